import { expect, test } from 'vitest';
import { freeName } from './names';

test('a name stays as it is, unless somebody has it', () => {
  expect(freeName('Mia', ['Ben'])).toBe('Mia');
  expect(freeName('Mia', ['mia', 'Mia 2'])).toBe('Mia 3');
});
