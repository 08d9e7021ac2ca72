/** A moment of a game as the server tells it, read into what the page shows. No rule is known here. */
import { colourOf, type Colour } from '../../lib/colours';
import type { ChoiceOf, PositionOf } from '../../lib/game';
import type { CasinoDocument, GambleDocument, GambleEvent, GambleMove, PokerDocument, RuinDocument } from './wire';

export interface MonteCarlo {
  state: GambleDocument;
  move: GambleMove;
  event: GambleEvent;
}
export type Choice = ChoiceOf<MonteCarlo>;

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
  ruin: RuinDocument | null;
}

export const colourOfPawn = (pawn: string): Colour => colourOf(pawn[0] ?? 'r');

export function readGamble({ state: document }: PositionOf<MonteCarlo>): Gamble {
  const { casino, poker } = document,
    mover = document.mover ?? 0;
  return {
    phase: document.phase ?? 'roll',
    turn: document.turn ?? 1,
    mover,
    actor: document.actor ?? mover,
    colour: (document.colour as Colour | undefined) ?? null,
    roll: document.roll ?? 0,
    money: document.money ?? [],
    bank: document.bank ?? 0,
    squares: new Map(Object.entries(document.squares).map(([square, pawns]) => [Number(square), [...pawns]])),
    home: document.home ?? [],
    turned: document.turned ?? [],
    pile: document.pile ?? null,
    blocked: new Set(document.blocked ?? []),
    colours: (document.colours as Colour[][] | undefined) ?? [],
    casino: casino ? readCasino(casino) : null,
    poker: poker?.target ? readPoker(poker, document.phase ?? '') : null,
    ruin: document.ruin ?? null,
  };
}

export function readCasino(document: CasinoDocument): Casino {
  return {
    pawn: document.pawn,
    square: document.square ?? 0,
    kind: document.kind ?? 'single',
    suits: document.suits ?? null,
    card: document.card ?? null,
    value: document.value ?? 0,
    odds: document.odds ?? {},
    outcome: document.card ? 'won' : null,
    lost: 0,
  };
}

export function readPoker(document: PokerDocument, phase: string): Poker {
  return {
    challenger: document.challenger ?? 0,
    pawn: document.pawn,
    opponent: document.opponent ?? 0,
    target: document.target ?? '',
    stake: document.stake ?? 0,
    shares: document.shares ?? [],
    asked: document.asked ?? null,
    hands: [document.hands?.[0] ?? '', document.hands?.[1] ?? ''],
    kinds: document.kinds ?? [null, null],
    rolls: document.rolls ?? [0, 0],
    most: document.most ?? null,
    rolling: document.rolling ?? 0,
    side: document.side === 1 ? 1 : 0,
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
