import type { GameFront } from '../../lib/games';
import { poster } from './poster';

const hurryCup: GameFront = {
  key: 'hurry-cup',
  name: 'Hurry’Cup!',
  order: 3,
  facts: ['web-hurry-players', 'web-hurry-age'],
  poster: (wide) => poster(wide),
};

export default hurryCup;
