/** The game after an event, as far as the picture goes: what the story shows between two views. */
import { readCasino, readPoker, type Casino, type Gamble, type Poker } from './gamble';
import type { DuelWon, GambleEvent, Rerolling, Threw } from './wire';

export function told(gamble: Gamble, event: GambleEvent): Gamble {
  switch (event.event) {
    case 'turn-began':
      return {
        ...gamble,
        mover: event.seat,
        actor: event.seat,
        turn: event.turn,
        roll: 0,
        phase: 'roll',
        colour: null,
        casino: null,
        poker: null,
        ruin: null,
      };
    case 'announced':
      return { ...gamble, colour: event.colour };
    case 'rolled':
      return { ...gamble, roll: event.points, mover: event.seat, actor: event.seat };
    case 'taxed':
      return paid(gamble, event.seat, -event.paid);
    case 'paid':
      return paid(gamble, event.seat, event.amount);
    case 'moved':
    case 'sent-back': {
      const blocked = new Set(gamble.blocked);
      blocked.delete(event.pawn);
      return { ...gamble, squares: put(gamble.squares, event.pawn, event.square), blocked, casino: null };
    }
    case 'mastered':
      return { ...gamble, squares: put(gamble.squares, event.pawn, event.square) };
    case 'home':
      return {
        ...gamble,
        squares: put(gamble.squares, event.pawn, null),
        home: gamble.home.includes(event.pawn) ? gamble.home : [...gamble.home, event.pawn],
      };
    case 'casino':
      return { ...gamble, casino: readCasino({ pawn: event.pawn, square: event.square, kind: event.kind }) };
    case 'bet':
      return atCasino(gamble, { suits: event.suits });
    case 'turned':
      return {
        ...atCasino(gamble, { card: event.card, value: event.value }),
        turned: [...gamble.turned, event.card],
        pile: gamble.pile === null ? null : gamble.pile - 1,
      };
    case 'reshuffled':
      return { ...gamble, turned: [], pile: null };
    case 'bet-won':
      return atCasino(gamble, { outcome: 'won' });
    case 'bet-lost':
      return atCasino(paid(gamble, event.seat, -event.paid), { outcome: 'lost', lost: event.paid });
    case 'challenged': {
      const { pawn, opponent, target, stake } = event;
      return { ...gamble, poker: readPoker({ challenger: event.seat, pawn, opponent, target, stake }, 'dice') };
    }
    case 'shared':
      return atPoker(gamble, ({ shares }) => ({
        shares: gamble.money.map((_, seat) => (seat === event.seat ? event.amount : (shares[seat] ?? 0))),
      }));
    case 'threw':
    case 'rerolling':
      return atPoker(gamble, (poker) => atHand(poker, event));
    case 'tied':
      return atPoker(gamble, () => ({ tie: true, hands: ['', ''], kinds: [null, null], rolls: [0, 0], side: 0 }));
    case 'duel-won':
      return duelWon(gamble, event);
    default:
      return gamble;
  }
}

/** The bank pays a seat; less than nothing: the seat pays the bank. */
function paid(gamble: Gamble, seat: number, amount: number): Gamble {
  const money = gamble.money.map((had, one) => (one === seat ? had + amount : had));
  return { ...gamble, money, bank: gamble.bank - amount };
}

const atCasino = (gamble: Gamble, part: Partial<Casino>): Gamble =>
  gamble.casino ? { ...gamble, casino: { ...gamble.casino, ...part } } : gamble;

const atPoker = (gamble: Gamble, part: (poker: Poker) => Partial<Poker>): Gamble =>
  gamble.poker ? { ...gamble, poker: { ...gamble.poker, ...part(gamble.poker) } } : gamble;

function atHand(poker: Poker, event: Threw | Rerolling): Partial<Poker> {
  const side = event.seat === poker.opponent ? 1 : 0;
  const at = <T>(pair: [T, T], value: T): [T, T] => (side ? [pair[0], value] : [value, pair[1]]);
  const kinds = at(poker.kinds, null);
  if (event.event === 'threw')
    return { side, kinds, hands: at(poker.hands, event.hand), rolls: at(poker.rolls, event.rolls), rolling: 0 };
  const left = [...event.dice].reduce((hand, die) => hand.replace(die, ''), poker.hands[side]);
  return { side, kinds, hands: at(poker.hands, left), rolling: event.dice.length };
}

function duelWon(gamble: Gamble, { seat, gains, text }: DuelWon): Gamble {
  if (!gamble.poker) return gamble;
  return {
    ...atPoker(gamble, () => ({ winner: seat, gains, verdict: text })),
    money: gamble.money.map((had, one) => had + (gains[one] ?? 0)),
  };
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
