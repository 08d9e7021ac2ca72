import { expect, test } from 'vitest';
import { lookedRoutes, placeLabels } from './routes';

const board = { width: 1000, height: 600 };
const at = (ends: { x: number; y: number }[], scale = 1): number[][] =>
  placeLabels(ends, board, 40, scale).map((end) => [end.at.x, end.at.y]);

test('a label stands above its end', () => {
  expect(at([{ x: 500, y: 300 }])).toEqual([[500, 260]]);
});
test('at the upper edge it stands below, and at a side it stays on the board', () => {
  expect(at([{ x: 2, y: 20 }])).toEqual([[42, 60]]);
});
test('two labels never lie on each other', () => {
  expect(
    at([
      { x: 500, y: 300 },
      { x: 520, y: 305 },
    ]),
  ).toEqual([
    [500, 260],
    [520, 345],
  ]);
});

test('what would have been best lies on top of what was played', () => {
  const way = { events: [{ event: 'drove', space: 'a2' }], share: 0.3 };
  const review = {
    seat: 0,
    ways: [
      { ...way, best: true, played: false },
      { ...way, best: false, played: true },
    ],
  };
  const routes = lookedRoutes(review, (events) => events.map((event) => event['space']));
  expect(routes.map(({ kind, legs }) => [kind, legs])).toEqual([
    ['played', ['a2']],
    ['best', ['a2']],
  ]);
  expect(lookedRoutes(null, () => [])).toEqual([]);
});
