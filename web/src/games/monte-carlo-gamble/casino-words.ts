/** What is said at the casino table: what happens, what it brings, and which cards are gone. */
import type { Say } from '../../lib/text';
import type { Casino } from './gamble';

export interface AtCasino {
  casino: Casino;
  /** Who is at the table; and whether that is the only seat of this device. */
  name: string;
  you: boolean;
  /** A bet is placed here now, on so many suits. */
  betting: boolean;
  need: number;
  /** The card is turned here now. */
  turning: boolean;
  /** A prize is chosen here now. */
  choosing: boolean;
}

export function casinoTitle(say: Say, { casino, name, you, betting, need, turning }: AtCasino): string {
  if (casino.outcome === 'lost') return you ? say('web-monte-you-lose') : say('web-monte-loses', { name });
  if (casino.outcome === 'won') {
    if (casino.card === 'jackpot') return say('web-monte-jackpot-won');
    return you ? say('web-monte-you-win') : say('web-monte-wins', { name });
  }
  if (casino.card) return '';
  if (casino.suits) return turning ? say('web-monte-ask-card') : say('web-monte-card-comes');
  return betting ? say('web-monte-place-bet', { count: need }) : say('web-monte-bets', { name });
}

/** What it brings or costs, with amounts as `money` writes them; '' before it is known. */
export function casinoText(say: Say, { casino, name, choosing }: AtCasino, money: (dollars: number) => string): string {
  if (casino.outcome === 'lost') return say('web-monte-lost-text', { money: money(casino.lost) });
  if (casino.outcome === 'won')
    return say(choosing ? 'web-monte-won-choose' : 'web-monte-won-text', { money: money(casino.value), name });
  return '';
}

/** The suits as they are printed on cards. */
const SIGN: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** The cards that were turned, as they are printed. */
export function seenWords(say: Say, turned: readonly string[]): string {
  const cards = turned.map((card) => card.replace(/[shdc]/, (letter) => SIGN[letter] ?? letter));
  return cards.length ? say('web-monte-seen', { cards: cards.join(' ') }) : say('web-monte-none-seen');
}
