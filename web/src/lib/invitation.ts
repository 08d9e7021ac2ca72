/** Under which addresses other devices find a table: what a link or a QR code of it may say. */
import type { Ways } from './wire';

/** `anywhere`: everybody finds it. `near`: devices of the same network. `here`: only the machine of the server. */
export type Reached = 'anywhere' | 'near' | 'here';

export interface Address {
  /** Such as `http://192.168.1.23:8000`. */
  origin: string;
  reached: Reached;
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
const PRIVATE =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\]|[^.]+|.*\.(local|lan|home|internal|home\.arpa))$/;

/** From where an address is reached, as far as it tells itself. */
export function reachedBy(origin: string): Reached {
  const { hostname } = new URL(origin);
  if (LOOPBACK.test(hostname)) return 'here';
  return PRIVATE.test(hostname) ? 'near' : 'anywhere';
}

/**
 * The addresses of this server, best first: the public one, then the one that this page has come by, then those in the
 * network. The own machine's is there only where there is no other.
 */
export function addressesOf(own: string, ways: Ways | null): Address[] {
  const found: Address[] = [];
  const add = (origin: string, reached: Reached): void => {
    if (!found.some((one) => one.origin === origin)) found.push({ origin, reached });
  };
  if (ways?.public) add(ways.public.replace(/\/+$/, ''), 'anywhere');
  const network = ways?.network ?? [];
  // An address that the server calls its own in the network is one, whatever it looks like.
  if (network.includes(own)) add(own, 'near');
  else if (reachedBy(own) !== 'here') add(own, reachedBy(own));
  for (const origin of network) add(origin, 'near');
  return found.length ? found : [{ origin: own, reached: 'here' }];
}

/** An address as people read it: without what all of them begin with. */
export function spoken(link: string): string {
  return link.replace(/^https?:\/\//, '');
}
