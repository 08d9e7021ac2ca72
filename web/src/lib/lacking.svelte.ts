/** A part of the page could not be fetched, because the server was away. Browsers remember that for as long as a page is
 * open, and do not ask again: the page has to be opened anew once the server is back. */
import { api } from './api';

/** Milliseconds between two questions whether the server is back. */
const PAUSE = 1500;

class Lacking {
  part = $state(false);
  /** A race is open, which knows itself when all that was tapped has been sent. */
  held = $state(false);

  /** Notices every part that is missing from now on. */
  watch(): void {
    addEventListener('vite:preloadError', () => {
      // Where the server answers, the part is missing there too, and opening the page anew would not bring it.
      api.games().catch(() => (this.part = true));
    });
  }

  /** Opens the page anew as soon as the server answers; gives what ends the waiting. */
  renew(): () => void {
    const timer = setInterval(() => {
      api
        .games()
        .then(() => location.reload())
        .catch(() => undefined);
    }, PAUSE);
    return () => clearInterval(timer);
  }
}

export const lacking = new Lacking();
