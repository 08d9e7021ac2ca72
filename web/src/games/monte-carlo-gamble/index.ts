import type { GameFront } from '../../lib/games';
import type { Colour } from '../../lib/colours';
import type { Layout } from './wire';
import { pawnIcon } from './paint';
import { poster } from './poster';
import { standings } from './standings';

const monteCarloGamble: GameFront = {
  key: 'monte-carlo-gamble',
  name: 'Monte Carlo Gamble',
  order: 2,
  facts: ['web-monte-theme'],
  poster: (wide) => poster(wide),
  dim: true,
  token: (piece) => pawnIcon(piece as Colour, 30),
  mainOptions: ['first', 'two_player_pawns'],
  hiddenOptions: ['players', 'colours'],
  quick: { board: 'boulevard' },
  standings: (frames, layout) => standings(frames, layout as Layout),
  longEvents: ['moved', 'sent-back', 'turned', 'bet-lost', 'duel-won'],
  mini: () => import('./mini'),
  scene: () => import('./Gamble.svelte'),
  victory: () => import('./Victory.svelte'),
  exampleHeight: 800,
};

export default monteCarloGamble;
