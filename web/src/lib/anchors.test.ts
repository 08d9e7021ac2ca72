import { describe, expect, it } from 'vitest';
import { anchors, instead, isAnchored } from './anchors';

describe('anchors', () => {
  it('names several things at once, notations with blanks among them', () => {
    const value = anchors('space:b4', 'move:lay w b4');
    expect(isAnchored(value, 'space:b4')).toBe(true);
    expect(isAnchored(value, 'move:lay w b4')).toBe(true);
    expect(isAnchored(value, 'move:lay w b')).toBe(false);
    expect(isAnchored(undefined, 'roll')).toBe(false);
  });

  it('falls back to what is near, and to the board in the end', () => {
    expect(instead('move:lay w b4')).toEqual(['choices', 'roll', 'board']);
    expect(instead('seat:2')).toEqual(['board']);
  });
});
