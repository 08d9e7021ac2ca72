import type { GameFront } from '../../lib/games';
import { carBadge, carBody, carDefs, carShadow } from './art';
import type { Colour } from './colours';
import type { Layout } from './geometry';
import { optionPicture } from './pictures';
import { poster } from './poster';
import { seatColours } from './race';
import { standings } from './standings';

const monza: GameFront = {
  key: 'monza',
  name: 'Monza',
  order: 1,
  facts: ['web-monza-players', 'web-monza-minutes', 'web-monza-age'],
  poster: (wide, say) => poster(wide, say('web-monza-tagline')),
  defs: carDefs,
  token: (piece) =>
    `<svg viewBox="-54 -33 112 70" width="46" height="29" aria-hidden="true"><g transform="translate(2 4)">${carShadow}</g>${carBody(piece as Colour)}<g transform="translate(24 0)">${carBadge(piece as Colour)}</g></svg>`,
  pieces: seatColours,
  seats: (options) => ({ least: 2, most: options['edition'] === 'classic' ? 6 : 4 }),
  seatOptions: (seats) => ({ players: seats }),
  mainOptions: ['edition', 'professional', 'bonus_step', 'first'],
  hiddenOptions: ['players', 'cars'],
  optionPicture,
  quick: { options: { track: 'oval' }, seats: 4 },
  standings: (frames, layout) => standings(frames, layout as Layout),
  longEvents: ['drove', 'pushed-back'],
  scene: () => import('./Race.svelte'),
};

export default monza;
