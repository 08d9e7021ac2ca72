"""What happens in a game, as typed events: they tell the story to log, animation, speech, sound and statistics."""

from __future__ import annotations

from paddock.core.events import Event
from paddock.games.monte_carlo import log
from paddock.games.monte_carlo.gamble import EVENT, KINDS, MOVES, PAYMENTS, RUINS, Work
from paddock.games.monte_carlo.names import CARDS, COLOURS, UNIT, hand_name, pawn_name, suits_name
from paddock.games.monte_carlo.shown import value_of


class FirstDrawn(Event, frozen=True, tag="first-drawn"):
    """Chance has named the first player (MG-05)."""

    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int
    turn: int


class Announced(Event, frozen=True, tag="announced"):
    seat: int
    colour: str


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    points: int


class Taxed(Event, frozen=True, tag="taxed"):
    """MG-60: what was owed, and what was really paid."""

    seat: int
    owed: int
    paid: int


class Stuck(Event, frozen=True, tag="stuck"):
    """No pawn may move (MG-16)."""

    seat: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    pawn: str
    origin: int
    square: int
    why: str


class Stacked(Event, frozen=True, tag="stacked"):
    """A pawn lies on others, from bottom to top (MG-20)."""

    seat: int
    pawn: str
    square: int
    under: tuple[str, ...]


class Paid(Event, frozen=True, tag="paid"):
    """The bank pays: what was really received, and what it would be without the limit (MG-11)."""

    seat: int
    amount: int
    wanted: int
    why: str
    square: int


class Casino(Event, frozen=True, tag="casino"):
    seat: int
    pawn: str
    square: int
    kind: str


class BetPlaced(Event, frozen=True, tag="bet"):
    seat: int
    suits: str


class Turned(Event, frozen=True, tag="turned"):
    seat: int
    card: str
    value: int
    """What the card is worth in dollars (MG-04)."""


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """After the jackpot all cards make a new pile (MG-45)."""


class BetWon(Event, frozen=True, tag="bet-won"):
    seat: int
    card: str


class BetLost(Event, frozen=True, tag="bet-lost"):
    seat: int
    card: str
    owed: int
    paid: int


class Home(Event, frozen=True, tag="home"):
    """A pawn is home; `home` says how many of its player's now are."""

    seat: int
    pawn: str
    home: int


class Challenged(Event, frozen=True, tag="challenged"):
    seat: int
    pawn: str
    opponent: int
    target: str
    stake: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class PartnersAsked(Event, frozen=True, tag="partners-asked"):
    seat: int


class Shared(Event, frozen=True, tag="shared"):
    seat: int
    amount: int


class Threw(Event, frozen=True, tag="threw"):
    """Poker dice rolled, the whole hand after it, and the number of this roll."""

    seat: int
    dice: str
    hand: str
    rolls: int


class Rerolling(Event, frozen=True, tag="rerolling"):
    seat: int
    dice: str


class Stood(Event, frozen=True, tag="stood"):
    seat: int
    hand: str


class Tied(Event, frozen=True, tag="tied"):
    """Both hands are equal: both roll all five dice once (MG-54)."""

    hand: str


class DuelWon(Event, frozen=True, tag="duel-won"):
    """`stake` is the challenger's own; `gains` is what each seat really won or lost, partners included."""

    seat: int
    loser: int
    hand: str
    other: str
    stake: int
    gains: tuple[int, ...]


class Mastered(Event, frozen=True, tag="mastered"):
    """The challenged pawn is master of the stack (MG-56)."""

    seat: int
    pawn: str
    square: int


class Ruined(Event, frozen=True, tag="ruined"):
    seat: int
    why: str


class SentBack(Event, frozen=True, tag="sent-back"):
    """After a ruin a pawn goes back (MG-70); `by` has chosen it."""

    seat: int
    pawn: str
    origin: int
    square: int
    by: int


class Won(Event, frozen=True, tag="won"):
    """MG-80; and what everybody's pawns at home and chips count (MG-81)."""

    seats: tuple[int, ...]
    totals: tuple[int, ...]


GambleEvent = (
    FirstDrawn
    | TurnBegan
    | Announced
    | Rolled
    | Taxed
    | Stuck
    | Moved
    | Stacked
    | Paid
    | Casino
    | BetPlaced
    | Turned
    | Reshuffled
    | BetWon
    | BetLost
    | Home
    | Challenged
    | Passed
    | PartnersAsked
    | Shared
    | Threw
    | Rerolling
    | Stood
    | Tied
    | DuelWon
    | Mastered
    | Ruined
    | SentBack
    | Won
)


def read_events(seats: int, work: Work) -> list[Event]:
    """The events that a rule has written on its scratch paper."""
    return [_read(seats, work.events[at : at + EVENT]) for at in range(0, work.written * EVENT, EVENT)]


def _read(seats: int, row: list[int]) -> Event:
    kind, seat, a, b, c, d, e = row
    match kind:
        case log.TURN_BEGAN:
            return TurnBegan(seat, a)
        case log.ROLLED:
            return Rolled(seat, a)
        case log.MOVED:
            return Moved(seat, pawn_name(a), b, c, MOVES[d])
        case log.STACKED:
            return Stacked(seat, pawn_name(a), b, _read_pawns(c))
        case log.PAID:
            return Paid(seat, UNIT * a, UNIT * b, PAYMENTS[c], d)
        case log.TAXED:
            return Taxed(seat, UNIT * a, UNIT * b)
        case log.STUCK:
            return Stuck(seat)
        case log.CASINO:
            return Casino(seat, pawn_name(a), b, KINDS[c])
        case log.BET_PLACED:
            return BetPlaced(seat, suits_name(a))
        case log.TURNED:
            return Turned(seat, CARDS[a], value_of(a))
        case log.BET_WON:
            return BetWon(seat, CARDS[a])
        case log.BET_LOST:
            return BetLost(seat, CARDS[a], UNIT * b, UNIT * c)
        case log.RESHUFFLED:
            return Reshuffled()
        case log.HOME:
            return Home(seat, pawn_name(a), b)
        case log.ANNOUNCED:
            return Announced(seat, COLOURS[a])
        case log.RUINED:
            return Ruined(seat, RUINS[a])
        case log.SENT_BACK:
            return SentBack(seat, pawn_name(a), b, c, d)
        case log.FIRST_DRAWN:
            return FirstDrawn(seat)
        case log.WON:
            return Won((seat,), tuple(UNIT * (b >> 8 * other & 255) for other in range(a)))
    return _read_poker(seats, kind, seat, a, b, c, d, e)


def _read_poker(seats: int, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    match kind:
        case log.CHALLENGED:
            return Challenged(seat, pawn_name(a), b, pawn_name(c), UNIT * d)
        case log.PASSED:
            return Passed(seat)
        case log.PARTNERS_ASKED:
            return PartnersAsked(seat)
        case log.SHARED:
            return Shared(seat, UNIT * a)
        case log.THREW:
            return Threw(seat, hand_name(a), hand_name(b), c)
        case log.REROLLING:
            return Rerolling(seat, hand_name(a))
        case log.STOOD:
            return Stood(seat, hand_name(a))
        case log.TIED:
            return Tied(hand_name(a))
        case log.DUEL_WON:
            gains = tuple(UNIT * ((e >> 8 * other & 255) - 128) for other in range(seats))
            return DuelWon(seat, a, hand_name(b), hand_name(c), UNIT * d, gains)
        case log.MASTERED:
            return Mastered(seat, pawn_name(a), b)
    raise AssertionError(f"the rules wrote an event of unknown kind {kind}")


def _read_pawns(packed: int) -> tuple[str, ...]:
    """A row of pawns: their count in the lowest four bits, then four bits each."""
    return tuple(pawn_name(packed >> 4 + 4 * i & 15) for i in range(packed & 15))
