import type { GameFront } from '../../lib/games';
import { carBadge, carBody, carDefs, carShadow } from './art';
import type { Colour } from '../../lib/colours';
import type { Layout } from './geometry';
import { optionPicture } from './pictures';
import { poster } from './poster';
import { standings } from './standings';

const monza: GameFront = {
  key: 'monza',
  name: 'Monza',
  order: 1,
  facts: ['web-monza-minutes', 'web-monza-age'],
  poster: (wide, say) => poster(wide, say('web-monza-tagline')),
  defs: carDefs,
  token: (piece) =>
    `<svg viewBox="-54 -33 112 70" width="46" height="29" aria-hidden="true"><g transform="translate(2 4)">` +
    `${carShadow}</g>${carBody(piece as Colour)}<g transform="translate(24 0)">${carBadge(piece as Colour)}</g>` +
    `</svg>`,
  mainOptions: ['edition', 'professional', 'bonus_step', 'first'],
  hiddenOptions: ['players', 'cars'],
  optionPicture,
  quick: { track: 'oval' },
  standings: (frames, layout) => standings(frames, layout as Layout),
  longEvents: ['drove', 'pushed-back'],
  mini: () => import('./mini'),
  scene: () => import('./Race.svelte'),
  way: () => import('./WayDice.svelte'),
  roomy: true,
  victory: () => import('./Victory.svelte'),
};

export default monza;
