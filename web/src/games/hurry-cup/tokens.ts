/** The tokens as line icons of 24 × 24, and the colour of the disc that each lies on. */
import { anchors } from '../../lib/anchors';
import type { Say } from '../../lib/text';
import type { Choice, Pilot } from './rally';

export const ICON: Record<string, string> = {
  ace:
    '<path d="M12 4.5c1 2.2 5.6 4.6 5.6 7.9 0 2.9-3.3 3.1-4.7 1.1.1 1.9.7 3 1.8 4H9.3c1.1-1 1.7-2.1 1.8-4-1.4 ' +
    '2-4.7 1.8-4.7-1.1 0-3.3 4.6-5.7 5.6-7.9Z" fill="currentColor" stroke="none"/>',
  nitro:
    '<path d="M12.5 4c.6 3.4 5 5.3 5 10a5.5 5.5 0 0 1-11 0c0-2.6 1.5-3.9 2.4-5.7.6 1.2.9 2 2 2.7C12.1 8.9 12.6 ' +
    '6.7 12.5 4Z" fill="currentColor" stroke="none"/>',
  horn:
    '<circle cx="6" cy="12" r="3.2" fill="currentColor"/>' +
    '<path d="M9.5 12h5M14.5 12c2 0 3-2.5 5-4v8c-2-1.5-3-4-5-4Z" fill="currentColor"/><path d="M11.5 12v3.5"/>',
  second:
    '<path d="M5.5 12a6.5 6.5 0 0 1 11-4.7M18.5 12a6.5 6.5 0 0 1-11 4.7M17 4v3.6h-3.6M7 20v-3.6h3.6"/>' +
    '<circle cx="12" cy="12" r="1.7" fill="currentColor" stroke="none"/>',
  shortcut:
    '<path d="M5 19C5 8 19 16 19 5" stroke-dasharray="2 2.6" opacity=".7"/><path d="M6 18L18 6M12.5 6H18v5.5"/>',
  slipstream: '<path d="M4 8h9M4 12h6M4 16h9"/><path d="M13 12l6.5-4.5v9Z" fill="currentColor"/>',
  pit:
    '<path d="M14.5 5.5a4 4 0 0 0-4.8 5.2L5 15.4 8.6 19l4.7-4.7a4 4 0 0 0 5.2-4.8l-2.7 2.7-2.8-.7-.7-2.8Z" ' +
    'fill="currentColor"/>',
  oil: '<path d="M12 4.5c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5Z" fill="currentColor" stroke="none"/>',
  swap: '<path d="M5 9h13M14.5 5.5L18 9l-3.5 3.5M19 15H6M9.5 11.5L6 15l3.5 3.5"/>',
  fuel:
    '<path d="M6 19V6.5A1.5 1.5 0 0 1 7.5 5h5A1.5 1.5 0 0 1 14 6.5V19M5 19h10M14 11h2a1.5 1.5 0 0 1 1.5 ' +
    '1.5V16a1.2 1.2 0 0 0 2.4 0V9.5L17.5 7"/><path d="M8 8h4"/>',
};

const DISC: Record<string, string> = {
  ace: '#2A2233',
  nitro: '#C8372D',
  horn: '#8F5F14',
  second: '#2F6F4B',
  fuel: '#7A4B2B',
};

export const discOf = (token: string): string => DISC[token] ?? '#1F6E86';

/** In which order tokens lie on a card: trumps first, as everybody has them. */
const ORDER = ['ace', 'nitro', 'horn', 'second', 'shortcut', 'slipstream', 'pit', 'oil', 'swap', 'fuel'];

/** What a token on the screen means for guide and phrases: itself, and what a tap on it does, if that is one thing. */
export function tokenAnchors(token: string, ways: readonly Choice[] = []): string {
  const [only, another] = ways;
  return anchors(`token:${token}`, ...(only && !another ? [`move:${only.notation}`] : []));
}

/** now: it can be played; later: not at this moment; fresh: from the next round on; spent: another one was played. */
export type TokenState = 'now' | 'later' | 'fresh' | 'spent' | 'used';

export interface HeldToken {
  token: string;
  state: TokenState;
}

/** The tokens of a pilot, those that are used last; `offers` has what can be played now. */
export function tokensOf(pilot: Pilot, offers: ReadonlyMap<string, unknown>): HeldToken[] {
  const held = inOrder([...pilot.tokens, ...pilot.fresh]),
    used = inOrder(pilot.used).filter((token) => !held.includes(token));
  const stateOf = (token: string): TokenState => {
    if (offers.has(token)) return 'now';
    if (!pilot.tokens.includes(token)) return 'fresh';
    return pilot.played ? 'spent' : 'later';
  };
  return [
    ...held.map((token) => ({ token, state: stateOf(token) })),
    ...used.map((token) => ({ token, state: 'used' as const })),
  ];
}

/** What a token does, and whether it can be used now, in the game's words. */
export function explained(say: Say, { token, state }: HeldToken): { title: string; text: string } {
  const when: Record<TokenState, string> = {
    now: 'hurry-guide-when-now',
    later: 'hurry-guide-when-later',
    fresh: 'hurry-guide-when-next-round',
    spent: 'hurry-guide-when-spent',
    used: 'web-hurry-gone',
  };
  return {
    title: say(`hurry-guide-token-${token}-title`),
    text: say(`hurry-guide-token-${token}`, { when: say(when[state]) }),
  };
}

/** When it can be used, in a few words. */
export function momentOf(say: Say, { token, state }: HeldToken): string {
  return state === 'later' ? say(`web-hurry-when-${token}`) : say(`web-hurry-when-${state}`);
}

export const inOrder = (tokens: Iterable<string>): string[] =>
  [...new Set(tokens)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
