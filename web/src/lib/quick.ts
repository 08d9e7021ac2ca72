/** "Play now": one tap, and a table against bots is there, with the dice ready to roll. */
import { api } from './api';
import type { GameFront } from './games';
import { keepKey } from './keys';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';
import { fitted, seatCount, usualSeats } from './settings';
import type { Say } from './text';
import type { GameInfo } from './wire';

export async function playNow(front: GameFront, info: GameInfo, say: Say): Promise<void> {
  const options = { ...front.quick },
    seats = seatCount(info, options, usualSeats(info, options));
  const { id, key } = await api.makeTable({
    game: front.key,
    options: fitted(info, options, seats),
    seats: [{ name: prefs.name || say('web-rookie') }, ...Array.from({ length: seats - 1 }, () => ({ bot: info.bot }))],
    public: false,
    clock: 'none',
    dice: 'seeded',
  });
  keepKey(id, key);
  sessionStorage.setItem('paddock.start', id);
  router.go(`/table/${id}`);
}
