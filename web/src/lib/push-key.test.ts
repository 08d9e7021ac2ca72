import { expect, test } from 'vitest';
import { sameKey } from './push-key';

test('a key is known again in the form that browsers keep', () => {
  const kept = new Uint8Array([4, 251, 255, 62, 63]).buffer;
  expect(sameKey(kept, 'BPv_Pj8')).toBe(true);
  expect(sameKey(kept, 'BPv_Pj9')).toBe(false);
  expect(sameKey(null, 'BPv_Pj8')).toBe(false);
});
