import { expect, test } from 'vitest';
import { growOn, isLow, roomOn } from './screen';

test('panels grow with a large screen, and never shrink', () => {
  expect(growOn('wide', { width: 2880, height: 1800 })).toBe(2);
  expect(growOn('wide', { width: 2880, height: 900 })).toBe(1);
  expect(growOn('wide', { width: 1200, height: 700 })).toBe(1);
  expect(growOn('tall', { width: 2880, height: 4000 })).toBe(1);
});

test('many players on a phone stand below the buttons of the shell, and the board begins below them', () => {
  expect(isLow('phone', { width: 390, height: 844 }, 3)).toBe(false);
  expect(isLow('phone', { width: 390, height: 844 }, 4)).toBe(true);
  expect(isLow('phone', { width: 320, height: 568 }, 2)).toBe(true);
  expect(isLow('tall', { width: 800, height: 1200 }, 6)).toBe(false);
  expect(roomOn('phone', 1, true).top).toBeGreaterThan(roomOn('phone', 1, false).top);
  expect(roomOn('wide', 2, false).left).toBe(600);
});
