import { expect, test } from 'vitest';
import { isWanted, moveWords } from './move-words';

const move = (notation: string, words: string | null = null, text: string | null = null) => ({ notation, words, text });

test('a move is called by its words, and what would happen stands below', () => {
  expect(moveWords([move('f', 'Fold', 'You are out.'), move('s', 'Stay', 'You stay in.')])).toEqual([
    { label: 'Fold', under: 'You are out.', short: false },
    { label: 'Stay', under: 'You stay in.', short: false },
  ]);
});

test('without words it is called by what would happen, with its notation below', () => {
  expect(moveWords([move('step 3', null, 'You go to 3.'), move('step 4', null, 'You go to 4.')])[0]).toEqual({
    label: 'You go to 3.',
    under: 'step 3',
    short: false,
  });
});

test('what is the same for every move is not said', () => {
  expect(moveWords([move('a', null, 'The turn ends.'), move('b', null, 'The turn ends.')])).toEqual([
    { label: 'a', under: '', short: true },
    { label: 'b', under: '', short: true },
  ]);
});

test('the only move says what would happen', () => {
  expect(moveWords([move('a', null, 'The turn ends.')])[0]?.label).toBe('The turn ends.');
});

test('a long label needs a wide button', () => {
  expect(moveWords([move('a', 'Fold'), move('b', 'Raise the stake')]).map(({ short }) => short)).toEqual([true, false]);
});

test('a move is found by any part of what is written on it', () => {
  const [words] = moveWords([move('f', 'Fold', 'You are out.')]);
  expect(words && isWanted(words, ' OUT ')).toBe(true);
  expect(words && isWanted(words, 'stay')).toBe(false);
});
