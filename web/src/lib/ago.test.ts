import { expect, test } from 'vitest';
import { ago, clockTime, lasting } from './ago';

test.each([
  [12, 'en', ''],
  [725, 'en', '12 min'],
  [725, 'de', '12 Min.'],
  [7200, 'en', '2 hr'],
  [86_400 * 3, 'es', '3 d'],
])('%i s in %s', (seconds, language, told) => {
  expect(lasting(seconds, language)).toBe(told);
});

const noon = new Date(2026, 10, 17, 12, 0);
const hoursBefore = (hours: number): Date => new Date(noon.getTime() - hours * 3_600_000);

test.each([
  [0.001, 'en', 'now'],
  [0.2, 'en', '12 minutes ago'],
  [0.2, 'de', 'vor 12 Minuten'],
  [3, 'en', '3 hours ago'],
  [13, 'en', 'yesterday'],
  [40, 'de', 'vorgestern'],
  [24 * 3, 'fr', 'il y a 3 jours'],
  [24 * 20, 'en', '2 weeks ago'],
])('%f hours ago in %s', (hours, language, told) => {
  expect(ago(hoursBefore(hours), noon, language)).toBe(told);
});

test('a clock that is wrong does not tell of the future', () => {
  expect(ago(hoursBefore(-2), noon, 'en')).toBe('now');
});

test('a time of today has no date', () => {
  expect(clockTime(new Date(2026, 10, 17, 9, 5), noon, 'de')).toBe('9:05');
  expect(clockTime(new Date(2026, 10, 16, 14, 2), noon, 'de')).toBe('16. Nov., 14:02');
});
