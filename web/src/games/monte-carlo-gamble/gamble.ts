/** A moment of a game as the server tells it, read into what the page shows. No rule is known here. */
import type { ShownEvent, PageView } from '../../lib/wire';
import { COLOURS, colourOf, type Colour } from '../../lib/colours';

export interface Casino {
  pawn: string;
  square: number;
  kind: string;
  suits: string | null;
  card: string | null;
  /** What the card is worth, in dollars. */
  value: number;
  /** The chance of each bet, by its letters, while it can be laid. */
  odds: Record<string, number>;
  /** How it went, as long as the table is still to be seen. */
  outcome: 'won' | 'lost' | null;
  /** What was paid to the bank. */
  lost: number;
}

export interface Poker {
  challenger: number;
  pawn: string;
  opponent: number;
  target: string;
  stake: number;
  shares: number[];
  asked: number | null;
  hands: [string, string];
  kinds: [string | null, string | null];
  rolls: [number, number];
  most: number | null;
  /** How many dice chance is about to roll. */
  rolling: number;
  side: 0 | 1;
  tie: boolean;
  winner: number | null;
  gains: number[];
  /** How it ended, in a sentence. */
  verdict: string;
}

export interface Gamble {
  phase: string;
  turn: number;
  mover: number;
  actor: number;
  colour: Colour | null;
  roll: number;
  money: number[];
  bank: number;
  squares: Map<number, string[]>;
  home: string[];
  turned: string[];
  pile: number | null;
  blocked: Set<string>;
  /** The colours of each seat. */
  colours: Colour[][];
  casino: Casino | null;
  poker: Poker | null;
  ruin: { seat: number; chooser: number; why: string } | null;
}

interface PokerDocument extends Omit<Partial<Poker>, 'hands' | 'kinds' | 'rolls' | 'most'> {
  hands?: (string | null)[];
  kinds?: (string | null)[];
  rolls?: number[];
  most?: number | (number | null)[] | null;
}

interface Document {
  phase?: string | null;
  turn?: number;
  mover?: number | null;
  actor?: number | null;
  colour?: Colour | null;
  roll?: number | null;
  money?: number[];
  bank?: number;
  squares: Record<string, string[]>;
  home?: string[];
  turned?: string[];
  pile?: number;
  blocked?: string[];
  colours?: Colour[][];
  casino?:
    (Partial<Omit<Casino, 'odds' | 'value'>> & { odds?: Record<string, number> | null; value?: number | null }) | null;
  poker?: PokerDocument | null;
  ruin?: Gamble['ruin'];
}

export const colourOfPawn = (pawn: string): Colour => colourOf(pawn[0] ?? 'r');

export function readGamble(view: PageView): Gamble {
  const document = (view.position as { state: Document }).state;
  const { casino, poker } = document,
    mover = document.mover ?? 0;
  return {
    phase: document.phase ?? 'roll',
    turn: document.turn ?? 1,
    mover,
    actor: document.actor ?? mover,
    colour: document.colour ?? null,
    roll: document.roll ?? 0,
    money: document.money ?? [],
    bank: document.bank ?? 0,
    squares: new Map(Object.entries(document.squares).map(([square, pawns]) => [Number(square), [...pawns]])),
    home: document.home ?? [],
    turned: document.turned ?? [],
    pile: document.pile ?? null,
    blocked: new Set(document.blocked ?? []),
    colours: document.colours ?? [],
    casino: casino
      ? {
          pawn: casino.pawn ?? '',
          square: casino.square ?? 0,
          kind: casino.kind ?? 'single',
          suits: casino.suits ?? null,
          card: casino.card ?? null,
          value: casino.value ?? 0,
          odds: casino.odds ?? {},
          outcome: casino.card ? 'won' : null,
          lost: 0,
        }
      : null,
    poker: poker?.target ? readPoker(poker, document.phase ?? '') : null,
    ruin: document.ruin ?? null,
  };
}

function readPoker(raw: PokerDocument, phase: string): Poker {
  const side = raw.side ?? 0,
    most = Array.isArray(raw.most) ? (raw.most[side] ?? null) : (raw.most ?? null);
  return {
    challenger: raw.challenger ?? 0,
    pawn: raw.pawn ?? '',
    opponent: raw.opponent ?? 0,
    target: raw.target ?? '',
    stake: raw.stake ?? 0,
    shares: raw.shares ?? [],
    asked: raw.asked ?? null,
    hands: [raw.hands?.[0] ?? '', raw.hands?.[1] ?? ''],
    kinds: [raw.kinds?.[0] ?? null, raw.kinds?.[1] ?? null],
    rolls: [raw.rolls?.[0] ?? 0, raw.rolls?.[1] ?? 0],
    most,
    rolling: raw.rolling ?? 0,
    side,
    tie: phase === 'tie-dice',
    winner: null,
    gains: [],
    verdict: '',
  };
}

/** Whose pawn it is. */
export function ownerOf(gamble: Gamble, pawn: string): number {
  const colour = colourOfPawn(pawn);
  return gamble.colours.findIndex((colours) => colours.includes(colour));
}

export function pawnsOf(gamble: Gamble, seat: number): string[] {
  return [...gamble.squares.values()].flat().filter((pawn) => ownerOf(gamble, pawn) === seat);
}

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** The game after an event, as far as the picture goes: what the story shows between two views. */
export function told(gamble: Gamble, event: ShownEvent): Gamble {
  const seat = Number(event['seat'] ?? -1),
    number = (name: string): number => Number(event[name] ?? 0),
    text = (name: string): string => String(event[name] ?? '');
  const pay = (amount: number, who = seat): number[] => gamble.money.map((had, i) => (i === who ? had + amount : had));
  switch (event.event) {
    case 'turn-began':
      return {
        ...gamble,
        mover: seat,
        actor: seat,
        turn: number('turn'),
        roll: 0,
        phase: 'roll',
        colour: null,
        casino: null,
        poker: null,
        ruin: null,
      };
    case 'announced':
      return { ...gamble, colour: event['colour'] as Colour };
    case 'rolled':
      return { ...gamble, roll: number('points'), mover: seat, actor: seat };
    case 'taxed':
      return { ...gamble, money: pay(-number('paid')), bank: gamble.bank + number('paid') };
    case 'paid':
      return { ...gamble, money: pay(number('amount')), bank: gamble.bank - number('amount') };
    case 'moved':
    case 'sent-back':
      return {
        ...gamble,
        squares: put(gamble.squares, text('pawn'), number('square')),
        blocked: without(gamble.blocked, text('pawn')),
        casino: null,
      };
    case 'mastered':
      return { ...gamble, squares: put(gamble.squares, text('pawn'), number('square')) };
    case 'home':
      return {
        ...gamble,
        squares: put(gamble.squares, text('pawn'), null),
        home: gamble.home.includes(text('pawn')) ? gamble.home : [...gamble.home, text('pawn')],
      };
    case 'casino':
      return {
        ...gamble,
        casino: {
          pawn: text('pawn'),
          square: number('square'),
          kind: text('kind'),
          suits: null,
          card: null,
          value: 0,
          odds: {},
          outcome: null,
          lost: 0,
        },
      };
    case 'bet':
      return gamble.casino ? { ...gamble, casino: { ...gamble.casino, suits: text('suits') } } : gamble;
    case 'turned':
      return {
        ...gamble,
        turned: [...gamble.turned, text('card')],
        pile: gamble.pile === null ? null : gamble.pile - 1,
        casino: gamble.casino && { ...gamble.casino, card: text('card'), value: number('value') },
      };
    case 'reshuffled':
      return { ...gamble, turned: [], pile: null };
    case 'bet-won':
      return gamble.casino ? { ...gamble, casino: { ...gamble.casino, outcome: 'won' } } : gamble;
    case 'bet-lost':
      return {
        ...gamble,
        money: pay(-number('paid')),
        bank: gamble.bank + number('paid'),
        casino: gamble.casino && { ...gamble.casino, outcome: 'lost', lost: number('paid') },
      };
    case 'challenged':
      return {
        ...gamble,
        poker: readPoker(
          {
            challenger: seat,
            pawn: text('pawn'),
            opponent: number('opponent'),
            target: text('target'),
            stake: number('stake'),
          },
          'dice',
        ),
      };
    case 'shared':
      return gamble.poker
        ? {
            ...gamble,
            poker: {
              ...gamble.poker,
              shares: gamble.money.map((_, i) => (i === seat ? number('amount') : (gamble.poker?.shares[i] ?? 0))),
            },
          }
        : gamble;
    case 'threw':
    case 'rerolling':
    case 'stood':
    case 'tied':
    case 'duel-won':
      return gamble.poker
        ? {
            ...gamble,
            poker: toldPoker(gamble.poker, event, seat),
            ...(event.event === 'duel-won'
              ? {
                  money: gamble.money.map((had, i) => had + Number((event['gains'] as number[] | undefined)?.[i] ?? 0)),
                }
              : {}),
          }
        : gamble;
    default:
      return gamble;
  }
}

function toldPoker(poker: Poker, event: ShownEvent, seat: number): Poker {
  const side = seat === poker.opponent ? 1 : 0,
    at = <T>(pair: [T, T], value: T): [T, T] => (side ? [pair[0], value] : [value, pair[1]]);
  const kind = typeof event['kind'] === 'string' ? event['kind'] : null;
  switch (event.event) {
    case 'threw':
      return {
        ...poker,
        side,
        hands: at(poker.hands, String(event['hand'])),
        kinds: at(poker.kinds, kind),
        rolls: at(poker.rolls, Number(event['rolls'] ?? 1)),
        rolling: 0,
      };
    case 'rerolling':
      return {
        ...poker,
        side,
        rolling: String(event['dice']).length,
        kinds: at(poker.kinds, null),
        hands: at(
          poker.hands,
          [...String(event['dice'])].reduce((hand, die) => hand.replace(die, ''), poker.hands[side]),
        ),
      };
    case 'tied':
      return { ...poker, tie: true, hands: ['', ''], kinds: [null, null], rolls: [0, 0], side: 0 };
    case 'duel-won':
      return {
        ...poker,
        winner: seat,
        gains: (event['gains'] as number[] | undefined) ?? [],
        verdict: event.text ?? '',
      };
    default:
      return poker;
  }
}

/** The pawn leaves where it was; on its new square it lies on top. */
function put(squares: Map<number, string[]>, pawn: string, square: number | null): Map<number, string[]> {
  const next = new Map<number, string[]>();
  for (const [at, pawns] of squares) {
    const left = pawns.filter((one) => one !== pawn);
    if (left.length) next.set(at, left);
  }
  if (square !== null) next.set(square, [...(next.get(square) ?? []), pawn]);
  return next;
}

function without(pawns: Set<string>, pawn: string): Set<string> {
  const next = new Set(pawns);
  next.delete(pawn);
  return next;
}
