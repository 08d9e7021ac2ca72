import { expect, test } from 'vitest';
import type { Say } from '../../lib/text';
import { casinoText, casinoTitle, seenWords, type AtCasino } from './casino-words';
import type { Casino } from './gamble';

const say: Say = (key, values) => [key.replace('web-monte-', ''), ...Object.values(values ?? {})].join(' ');
const at = (casino: Partial<Casino>, part: Partial<AtCasino> = {}): AtCasino => ({
  casino: {
    pawn: 'a1',
    square: 7,
    kind: 'single',
    suits: null,
    card: null,
    value: 0,
    odds: {},
    outcome: null,
    lost: 0,
    ...casino,
  },
  name: 'Mia',
  you: false,
  betting: false,
  need: 1,
  turning: false,
  choosing: false,
  ...part,
});

test('first the bet, then the card, for whoever acts and for those who watch', () => {
  expect(casinoTitle(say, at({}, { betting: true, need: 2 }))).toBe('place-bet 2');
  expect(casinoTitle(say, at({}))).toBe('bets Mia');
  expect(casinoTitle(say, at({ suits: 's' }, { turning: true }))).toBe('ask-card');
  expect(casinoTitle(say, at({ suits: 's' }))).toBe('card-comes');
  expect(casinoTitle(say, at({ suits: 's', card: 's5' }))).toBe('');
});

test('a win and a loss are told to oneself and of others', () => {
  expect(casinoTitle(say, at({ outcome: 'won', card: 's5' }, { you: true }))).toBe('you-win');
  expect(casinoTitle(say, at({ outcome: 'won', card: 'jackpot' }, { you: true }))).toBe('jackpot-won');
  expect(casinoTitle(say, at({ outcome: 'lost', card: 's5' }))).toBe('loses Mia');
  const money = (dollars: number): string => `$${dollars}`;
  expect(casinoText(say, at({ outcome: 'won', value: 500 }, { choosing: true }), money)).toBe('won-choose $500 Mia');
  expect(casinoText(say, at({ outcome: 'won', value: 500 }), money)).toBe('won-text $500 Mia');
  expect(casinoText(say, at({ outcome: 'lost', lost: 1000 }), money)).toBe('lost-text $1000');
  expect(casinoText(say, at({}), money)).toBe('');
});

test('cards are named as they are printed', () => {
  expect(seenWords(say, ['s5', 'h10'])).toBe('seen ♠5 ♥10');
  expect(seenWords(say, [])).toBe('none-seen');
});
