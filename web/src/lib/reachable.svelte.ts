/** The addresses under which other devices find this server: what links begin with that are passed on. */
import { api } from './api';
import { addressesOf } from './invitation';
import type { Ways } from './wire';

class Reachable {
  ways = $state.raw<Ways | null>(null);
  /** Best first. Until the server has answered, the address that this page has come by. */
  readonly addresses = $derived(addressesOf(location.origin, this.ways));
  readonly best = $derived(this.addresses[0] ?? { origin: location.origin, reached: 'here' });
  readonly origin = $derived(this.best.origin);

  /** Asks the server, which may have been started anew meanwhile, with other ways to it. */
  async look(): Promise<void> {
    this.ways = await api.ways().catch(() => this.ways);
  }

  /** Lets devices of the own network in, or no more. Rejects with a sentence where that cannot be. */
  async open(wanted: boolean): Promise<void> {
    this.ways = await api.openNetwork(wanted);
  }
}

export const reachable = new Reachable();
