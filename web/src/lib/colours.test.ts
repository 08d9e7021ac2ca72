import { expect, test } from 'vitest';
import { COLOURS, colourNamed, colourOf, handful, isColour, letterOf, PAINT } from './colours';

test('each colour has its letter and a shape that no other has', () => {
  expect(COLOURS.map(letterOf).map(colourOf)).toEqual([...COLOURS]);
  expect(new Set(Object.values(PAINT).map((paint) => paint.shape)).size).toBe(COLOURS.length);
});

test('colours are read from letters and from names', () => {
  expect(handful('rrb')).toEqual(['red', 'red', 'blue']);
  expect(colourNamed('purple')).toBe('purple');
  expect([isColour('purple'), isColour('pink')]).toEqual([true, false]);
});
