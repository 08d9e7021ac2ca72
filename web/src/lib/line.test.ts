import { expect, test } from 'vitest';
import { deaf, pauseBefore, pulse } from './line';

test('a silent server is asked, and a sign of a broken line is there within three seconds', () => {
  expect(pulse(1000, 0, null)).toBe('fine');
  expect(pulse(1200, 0, null)).toBe('ask');
  expect(pulse(2300, 0, 1200)).toBe('fine');
  expect(pulse(2400, 0, 1200)).toBe('late');
});

test('a line without an answer is given up in the end', () => {
  expect(pulse(6300, 0, 1200)).toBe('late');
  expect(pulse(6400, 0, 1200)).toBe('hopeless');
});

test('a page that could not listen does not take that for silence of the server', () => {
  expect(deaf(200)).toBe(0);
  expect(deaf(390)).toBe(0);
  expect(deaf(3200)).toBe(3000);
});

test('attempts come at longer and longer intervals, and not all at the same moment', () => {
  expect(pauseBefore(0, 0.5)).toBe(250);
  expect(pauseBefore(2, 0.5)).toBe(1000);
  expect(pauseBefore(9, 0.5)).toBe(3000);
  expect(pauseBefore(9, 0)).toBeLessThan(pauseBefore(9, 1));
});
