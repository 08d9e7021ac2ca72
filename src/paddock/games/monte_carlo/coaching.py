"""What the coach of Monte Carlo Gamble says of a way: how it ends, and what sets it apart from the next best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paddock.core.advice import Remark, Way
from paddock.core.events import Event
from paddock.core.guide import Words
from paddock.games.monte_carlo.casino import number_of, suits_of
from paddock.games.monte_carlo.events import Paid, Stacked
from paddock.games.monte_carlo.field_kinds import suit_signs
from paddock.games.monte_carlo.gamble import CARDS, Course, Gamble
from paddock.games.monte_carlo.guide import what_is_there
from paddock.games.monte_carlo.moves import Bet, Challenge, Money, MovePawn, Pass, Reroll, Squares, Stand
from paddock.games.monte_carlo.names import PAWN_NAMES, UNIT, read_suits
from paddock.games.monte_carlo.stack import is_blocked


def remark(gamble: Gamble, way: Way) -> Remark | None:
    """Where a pawn comes to, or how many cards win; all else its words say."""
    match way.moves[0]:
        case MovePawn():
            return Remark("gamble-way-move", {"there": what_is_there(way.events)})
        case Bet(suits=suits):
            odds = _odds(gamble, suits)
            return Remark("gamble-way-bet", {"suits": suit_signs(suits), "wins": odds.wins, "cards": odds.cards})
    return None


def compare(course: Course, gamble: Gamble, seat: int, best: Way, other: Way) -> Remark | None:
    match best.moves[0], other.moves[0]:
        case Bet(suits=suits), Bet():
            return _bet(gamble, seat, suits)
        case Money(), Squares():
            return Remark("gamble-why-money", {"money": 2 * UNIT * number_of(gamble.card)})
        case Squares(), Money():
            return Remark("gamble-why-squares", {"squares": gamble.roll * number_of(gamble.card)})
        case Pass(), _:
            return Remark("gamble-why-pass")
        case Challenge(stake=stake), Pass():
            return Remark("gamble-why-challenge", {"stake": stake})
        case Challenge(stake=stake), Challenge(stake=another) if stake != another:
            return Remark("gamble-why-stake", {"stake": stake, "size": "more" if stake > another else "less"})
        case Stand(), Reroll():
            return Remark("gamble-why-stand")
        case Reroll(), Stand():
            return Remark("gamble-why-reroll")
        case MovePawn(), MovePawn():
            return _move(course, gamble, seat, best, other)
    return None


def _move(course: Course, gamble: Gamble, seat: int, best: Way, other: Way) -> Remark | None:
    there, elsewhere = what_is_there(best.events), what_is_there(other.events)
    if there == "home" != elsewhere:
        return Remark("gamble-why-home")
    if _paid(best.events, seat) > _paid(other.events, seat):
        return Remark("gamble-why-paid", {"amount": _paid(best.events, seat)})
    held, others = _blocked(course, best.state, seat), _blocked(course, other.state, seat)
    if held < others:
        return Remark("gamble-why-free")
    mine, theirs = _covered(course, best.events, seat), _covered(course, other.events, seat)
    if mine and not theirs:
        return Remark("gamble-why-covers", seats={"player": mine[0]})
    if theirs and not mine:
        return Remark("gamble-why-avoids", seats={"player": theirs[0]})
    if there == "casino" != elsewhere:
        return Remark("gamble-why-casino")
    if elsewhere == "casino" != there:
        return Remark("gamble-why-no-casino")
    return None


class _Odds(NamedTuple):
    """Of the cards in the pile, how many win; and the most that the others cost."""

    wins: int
    cards: int
    most: int


def _odds(gamble: Gamble, suits: str) -> _Odds:
    bet = read_suits(suits)
    pile = [card for card in range(CARDS) if gamble.seen >> card & 1 == 0]
    lost = [card for card in pile if suits_of(card) & bet == 0]
    return _Odds(len(pile) - len(lost), len(pile), max((number_of(card) for card in lost), default=0))


def _bet(gamble: Gamble, seat: int, suits: str) -> Remark:
    """MG-42: who owes more than they have is ruined."""
    odds = _odds(gamble, suits)
    ruin = "yes" if odds.most > gamble.money[seat] else "no"
    args: dict[str, Words] = {"wins": odds.wins, "cards": odds.cards, "most": UNIT * odds.most, "ruin": ruin}
    return Remark("gamble-why-bet", args)


def _paid(events: Sequence[Event], seat: int) -> int:
    return sum(event.amount for event in events if isinstance(event, Paid) and event.seat == seat)


def _blocked(course: Course, gamble: Gamble, seat: int) -> int:
    return sum(is_blocked(course, gamble, pawn) for pawn in course.own[seat][: course.pawns])


def _covered(course: Course, events: Sequence[Event], seat: int) -> list[int]:
    """The others on whose pawns a pawn comes to lie."""
    under = [name for event in events if isinstance(event, Stacked) for name in event.under]
    owners = [course.owner[PAWN_NAMES.index(name)] for name in under]
    return [owner for owner in dict.fromkeys(owners) if owner != seat]
