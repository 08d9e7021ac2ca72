/** The key with which a browser subscribes to calls of one server and no other. */

/** Are these the same key: as a browser keeps it, and as the server tells it? */
export function sameKey(kept: ArrayBuffer | null, told: string): boolean {
  if (!kept) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(kept)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === told;
}
