import { expect, test } from 'vitest';
import { cameraFor, isInSight, partSeen, roomsOf, wholeBoard, type Point, type Sight } from './camera';

const screen = { width: 844, height: 390 },
  ground = { x: 0, y: 0, width: 1440, height: 900 };
const rooms = roomsOf(screen, {
  top: 62,
  bottom: 70,
  left: { width: 220, height: 160 },
  right: { width: 200, height: 170 },
});
const look = (mover: Point, ...points: Point[]): Sight => ({
  screen,
  rooms,
  ground,
  mover,
  points,
  nearest: 1,
  farthest: 0.5,
});

test('the room lies between the thumbs, and above them from edge to edge', () => {
  expect(rooms).toEqual([
    { x: 220, y: 62, width: 424, height: 258 },
    { x: 0, y: 62, width: 844, height: 158 },
  ]);
});

test('mover and targets are between the thumbs, as near as can be', () => {
  const mover = { x: 700, y: 450 },
    near = { x: 760, y: 470 };
  const camera = cameraFor(look(mover, near));
  expect(camera.scale).toBe(1);
  for (const point of [mover, near]) expect(isInSight(point, camera, rooms.slice(0, 1))).toBe(true);
});

test('it goes further away where the targets lie far apart', () => {
  const points = [
    { x: 300, y: 450 },
    { x: 900, y: 450 },
  ];
  const camera = cameraFor(look({ x: 600, y: 300 }, ...points));
  expect(camera.scale).toBeLessThan(1);
  for (const point of points) expect(isInSight(point, camera, rooms)).toBe(true);
});

test('what lies along the road fits above the thumbs without going further away', () => {
  const points = [
    { x: 400, y: 400 },
    { x: 1000, y: 440 },
  ];
  const camera = cameraFor(look({ x: 500, y: 420 }, ...points));
  expect(camera.scale).toBe(1);
  for (const point of points) expect(isInSight(point, camera, rooms)).toBe(true);
});

test('what is too far away is left out of sight, and the mover never is', () => {
  const mover = { x: 60, y: 60 },
    lost = { x: 1400, y: 860 };
  const camera = cameraFor(look(mover, { x: 120, y: 80 }, lost));
  expect(isInSight(mover, camera, rooms)).toBe(true);
  expect(isInSight({ x: 120, y: 80 }, camera, rooms)).toBe(true);
  expect(isInSight(lost, camera, rooms)).toBe(false);
});

test('the board fills the screen, except where its edge has to come between the thumbs', () => {
  const inner = cameraFor(look({ x: 250, y: 450 }));
  expect(inner.left).toBeLessThanOrEqual(0);
  const corner = cameraFor(look({ x: 20, y: 20 }));
  expect(corner.left).toBeGreaterThan(-20);
  expect(isInSight({ x: 20, y: 20 }, corner, rooms)).toBe(true);
});

test('the map shows the part that is seen, and no more than there is', () => {
  const camera = cameraFor(look({ x: 700, y: 450 }));
  expect(partSeen(camera, screen, ground)).toMatchObject({ width: 844, height: 390 });
  expect(partSeen(wholeBoard(screen, ground), screen, ground)).toEqual(ground);
});
