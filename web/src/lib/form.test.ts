import { expect, test } from 'vitest';
import { formOf } from './form';

test('a screen is wide, tall, or a phone', () => {
  expect(formOf(1440, 900)).toBe('wide');
  expect(formOf(834, 1112)).toBe('tall');
  expect(formOf(390, 844)).toBe('phone');
});

test('a phone on its side is wide only where there is room beside the board', () => {
  expect(formOf(844, 390)).toBe('wide');
  expect(formOf(690, 390)).toBe('tall');
});
