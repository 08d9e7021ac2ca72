import { expect, test } from 'vitest';
import { formOf } from './form';

test('a screen is wide, tall, or a phone', () => {
  expect(formOf(1440, 900)).toBe('wide');
  expect(formOf(834, 1112)).toBe('tall');
  expect(formOf(390, 844)).toBe('phone');
});

test('a phone on its side is landscape, and so is a desktop at twice its size', () => {
  expect(formOf(844, 390)).toBe('landscape');
  expect(formOf(667, 375)).toBe('landscape');
  expect(formOf(640, 400)).toBe('landscape');
});

test('a low window that is hardly wider than high is none of these', () => {
  expect(formOf(400, 390)).toBe('phone');
});
