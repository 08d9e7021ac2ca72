import type { GameFront } from '../../lib/games';
import { car } from './art';
import type { Colour } from '../../lib/colours';
import type { Layout } from './geometry';
import { optionPicture } from './pictures';
import { poster } from './poster';
import { standings } from './standings';

const hurryCup: GameFront = {
  key: 'hurry-cup',
  name: 'Hurry’Cup!',
  order: 3,
  facts: ['web-hurry-age'],
  poster: (wide) => poster(wide),
  dim: true,
  token: (piece) =>
    `<svg viewBox="-32 -18 62 38" width="46" height="29" aria-hidden="true">${car(piece as Colour)}</svg>`,
  mainOptions: ['grab', 'first', 'races'],
  hiddenOptions: ['players', 'cars'],
  offered: { races: [1, 3, 5] },
  optionPicture,
  quick: { grab: 'live' },
  chosen: { grab: 'live' },
  standings: (frames, layout) => standings(frames, layout as Layout),
  builder: { text: 'web-hurry-build', open: () => import('./Builder.svelte') },
  longEvents: ['drove', 'aced', 'nitro', 'slipstreamed', 'lantern-step'],
  mini: () => import('./mini'),
  scene: () => import('./Race.svelte'),
  victory: () => import('./Victory.svelte'),
  exampleHeight: 760,
};

export default hurryCup;
