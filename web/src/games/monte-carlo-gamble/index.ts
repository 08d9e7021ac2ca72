import type { GameFront } from '../../lib/games';
import { poster } from './poster';

const monteCarloGamble: GameFront = {
  key: 'monte-carlo-gamble',
  name: 'Monte Carlo Gamble',
  order: 2,
  facts: ['web-monte-players', 'web-monte-theme'],
  poster: (wide) => poster(wide),
};

export default monteCarloGamble;
