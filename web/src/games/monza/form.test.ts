import { expect, test } from 'vitest';
import { fit, zoomTo } from './form';
import { Track, type Layout } from './geometry';

/** An oval around the middle of a board. */
function oval(width: number, height: number, lane: number): Track {
  const at = (a: number, inset: number): [number, number] => [
    width / 2 + Math.cos(a) * (width / 2 - inset),
    height / 2 + Math.sin(a) * (height / 2 - inset),
  ];
  const angles = Array.from({ length: 120 }, (_, i) => (i * Math.PI) / 60);
  const line = angles.map((a): [number, number, number] => [...at(a, 2 * lane), a + Math.PI / 2]);
  const right = angles.map((a) => at(a, 3 * lane));
  const layout: Partial<Layout> = { width, height, lane, unit: lane, line, right, spaces: [] };
  return new Track(layout as Layout);
}
const wide = oval(1440, 900, 30),
  phone = oval(390, 844, 20);

test('a wide board fills the screen, with tower and tray side by side in the infield', () => {
  const place = fit(wide, 'wide', 1440, 900, 0);
  expect(place).toMatchObject({ scale: 1, left: 0, top: 0, grow: 1 });
  const { tower, tray } = place;
  if (!tower || !tray) throw new Error('both have room');
  expect(tower.x + tower.width).toBeLessThan(tray.x);
  expect(
    wide.layout.right.every(
      ([x, y]) => x <= tower.x || x >= tray.x + tray.width || y <= tray.y || y >= tray.y + tray.height,
    ),
  ).toBe(true);
});

test('on a small wide screen the tray lies below the board', () => {
  const place = fit(wide, 'wide', 720, 450, 120);
  expect(place.tray).toBeNull();
  expect(place.scale * 900).toBeLessThanOrEqual(450 - 120);
});

test('on a phone the road stays above the sheet', () => {
  const place = fit(phone, 'phone', 390, 844, 300),
    lowest = Math.max(...phone.layout.line.map(([, y]) => y));
  expect(place.tray).toBeNull();
  expect(lowest * place.scale).toBeLessThan(844 - 300 + 14);
});

test('the zoom keeps the car and all that can be tapped in sight', () => {
  const car = { x: 60, y: 400 },
    points = [
      { x: 80, y: 330 },
      { x: 120, y: 260 },
    ];
  const zoom = zoomTo(phone, 0.6, car, points);
  if (!zoom) throw new Error('it fits');
  expect(zoom.k).toBeGreaterThanOrEqual(1.25);
  expect(zoom.k).toBeLessThanOrEqual(3);
  for (const { x, y } of [car, ...points]) {
    const [seenX, seenY] = [zoom.k * x + (1 - zoom.k) * zoom.x, zoom.k * y + (1 - zoom.k) * zoom.y];
    expect(seenX).toBeGreaterThanOrEqual(0);
    expect(seenX).toBeLessThanOrEqual(390);
    expect(seenY).toBeGreaterThanOrEqual(0);
    expect(seenY).toBeLessThanOrEqual(844);
  }
});

test('there is no zoom where it would push something out of sight', () => {
  const corners = [
    { x: 20, y: 20 },
    { x: 370, y: 820 },
  ];
  expect(zoomTo(phone, 0.6, { x: 200, y: 400 }, corners)).toBeNull();
});
