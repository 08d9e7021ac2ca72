import { describe, expect, test } from 'vitest';
import { fitInto, wrapped } from './postcard';

describe('wrapped', () => {
  const measure = (text: string): number => text.length;

  test('fills lines with whole words', () => {
    expect(wrapped('Bolt and you both reached the finish', 14, measure)).toEqual([
      'Bolt and you',
      'both reached',
      'the finish',
    ]);
  });

  test('a word that is too long has a line of its own', () => {
    expect(wrapped('in Donaudampfschiff now', 8, measure)).toEqual(['in', 'Donaudampfschiff', 'now']);
  });
});

test('a board keeps its proportions', () => {
  expect(fitInto(1440, 900, { width: 640, height: 500 })).toEqual([640, 400]);
  expect(fitInto(390, 844, { width: 640, height: 422 })).toEqual([195, 422]);
});
