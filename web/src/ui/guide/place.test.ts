import { describe, expect, test } from 'vitest';
import { freeLine, overlap, placeBubble, type Box, type Place } from './place';

const SCREEN: Box = { left: 8, top: 8, right: 382, bottom: 836 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (place: Place, width: number, height: number, thing: Box): boolean =>
  overlap(box(place.left, place.top, width, height), thing) > 0;

describe('placeBubble', () => {
  const size = { width: 250, height: 150 };

  test.each([
    ['a space on the left', box(36, 136, 36, 72)],
    ['a button at the lower edge', box(90, 780, 280, 56)],
    ['a button in the upper corner', box(330, 6, 44, 44)],
    ['a seat in the middle', box(150, 400, 90, 40)],
  ])('never covers what it points at: %s', (_, target) => {
    const place = placeBubble({ room: SCREEN, ...size, target, avoid: [] });
    expect(covers(place, 250, 150, target)).toBe(false);
    expect(place.side).not.toBeNull();
    expect(place.left).toBeGreaterThanOrEqual(SCREEN.left);
    expect(place.left + 250).toBeLessThanOrEqual(SCREEN.right);
    expect(place.top).toBeGreaterThanOrEqual(SCREEN.top);
    expect(place.top + 150).toBeLessThanOrEqual(SCREEN.bottom);
  });

  test('goes where it covers nothing else that matters', () => {
    const target = box(150, 400, 90, 40),
      above = { ...box(8, 200, 374, 190), weight: 1 };
    const place = placeBubble({ room: SCREEN, ...size, target, avoid: [above] });
    expect(covers(place, 250, 150, above)).toBe(false);
    expect(place.side).toBe('below');
  });

  test('points at the target with its tip', () => {
    const target = box(40, 500, 20, 20);
    const place = placeBubble({ room: SCREEN, ...size, target, avoid: [] });
    const tip = place.side === 'above' || place.side === 'below' ? place.left + place.tip : place.top + place.tip;
    const wanted = place.side === 'above' || place.side === 'below' ? 50 : 510;
    expect(Math.abs(tip - wanted)).toBeLessThanOrEqual(1);
  });

  test('points nowhere where the target is all there is', () => {
    const place = placeBubble({ room: SCREEN, ...size, target: box(0, 0, 390, 700), avoid: [] });
    expect(place.side).toBeNull();
  });

  test('on a low screen it stands beside its target', () => {
    const room = box(8, 8, 828, 374),
      target = box(640, 310, 190, 56);
    const place = placeBubble({ room, ...size, target, avoid: [] });
    expect(covers(place, 250, 150, target)).toBe(false);
  });

  test('from far away it points with a stalk, rather than to lie on what is to be read', () => {
    const target = box(80, 750, 290, 55),
      instruction = { ...box(16, 610, 346, 24), weight: 0, touched: 10_000 };
    const place = placeBubble({ room: SCREEN, ...size, target, avoid: [instruction] });
    expect(overlap(box(place.left, place.top, size.width, size.height), instruction)).toBe(0);
    expect(place.side).toBe('above');
    expect(place.top + size.height + place.reach).toBe(750);
  });

  test('its stalk crosses nothing that can be tapped', () => {
    const target = box(470, 240, 160, 60),
      room = box(8, 8, 651, 359),
      horn = { ...box(365, 245, 100, 50), weight: 12 },
      wide = { ...box(8, 8, 651, 50), weight: 3 };
    const place = placeBubble({ room, ...size, target, avoid: [horn, wide] });
    expect(place.side).toBe('above');
  });
});

describe('freeLine', () => {
  const room = box(8, 6, 374, 800);

  test('is in the middle at the top where nothing is', () => {
    expect(freeLine(room, 200, 44, [])).toEqual({ left: 95, top: 6 });
  });

  test('lies below what is there, one thing after the other', () => {
    const things = [box(0, 56, 390, 60), box(0, 4, 390, 48)];
    expect(freeLine(room, 200, 44, things)).toEqual({ left: 95, top: 122 });
  });

  test('lies beside a title, if there is room', () => {
    expect(freeLine(room, 200, 44, [box(0, 4, 150, 48)])).toEqual({ left: 182, top: 6 });
  });

  test('ignores what lies lower', () => {
    expect(freeLine(room, 200, 44, [box(0, 600, 390, 200)]).top).toBe(6);
  });

  test('stays at the top where there is no room at all', () => {
    expect(freeLine(room, 200, 44, [box(0, 0, 390, 800)])).toEqual({ left: 95, top: 6 });
  });
});
