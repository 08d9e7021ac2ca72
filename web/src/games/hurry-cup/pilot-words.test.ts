import { expect, test } from 'vitest';
import type { Say } from '../../lib/text';
import { pilotWords } from './pilot-words';
import { readRally, type Pilot } from './rally';
import { Whereabouts } from './whereabouts';

const say: Say = (key, values) => [key.replace(/^(web-)?hurry-/, ''), ...Object.values(values ?? {})].join(' ');
const rally = readRally({
  state: {
    cars: [4, 6],
    lantern: 0,
    tanks: { red: 5, green: null },
    pawns: ['red', 'green'],
    tokens: [['ace'], []],
    used: [['nitro'], []],
  },
  options: { cars: ['red', 'green'] },
});
const [first, second] = rally.pilots as [Pilot, Pilot];
const whereabouts = new Whereabouts(say, rally, 30, null);

test('name, way to go, tank, lantern and tokens that are left are said in the order in which they are seen', () => {
  const words = pilotWords(say, first, { rally, names: ['Mia', 'you'], look: 'column', whereabouts });
  expect(words).toBe('Mia, you, to-go 26, tank 5 colour-red, lantern, token-ace');
});

test('in a row the short sign is seen first, and a tank that is not known has only its colour', () => {
  const words = pilotWords(say, second, { rally, names: ['Ben'], look: 'small', whereabouts });
  expect(words).toBe('Ben, 24, to-go 24, colour-green');
});
