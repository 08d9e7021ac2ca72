import { describe, expect, test } from 'vitest';
import { fitted, frameOf, inOrder, titles } from './frame';

describe('frameOf', () => {
  test('a tall picture lies below its headline', () => {
    expect(frameOf(352, 520, 116)).toEqual({
      width: 352,
      height: 520,
      beside: false,
      free: { left: 0, top: 116, width: 352, height: 380 },
    });
  });

  test('a wide one beside it', () => {
    const frame = frameOf(390, 300, 116);
    expect(frame.beside).toBe(true);
    expect(frame.free).toEqual({ left: 164, top: 0, width: 226, height: 276 });
  });
});

test('seats are ordered by their places, and stay in their order where they share one', () => {
  expect(inOrder([2, 1, 2, 1]).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
});

test('a long name is cut', () => {
  expect(fitted('Grandpa', 10)).toBe('Grandpa');
  expect(fitted('Maximiliane', 6)).toBe('Maxim…');
});

describe('titles', () => {
  test('the own place is large', () => {
    expect(titles('Bolt wins', 'Third of four', false)).toEqual({ large: 'Third of four', small: 'Bolt wins' });
  });

  test('a win is larger than its place', () => {
    expect(titles('You win', 'First of four', true)).toEqual({ large: 'You win', small: 'First of four' });
  });

  test('whoever watched is told who has won', () => {
    expect(titles('Bolt wins', null, false)).toEqual({ large: 'Bolt wins', small: null });
  });
});
