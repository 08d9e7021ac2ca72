"""What Monte Carlo Gamble explains to who plays it for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.guide import Lesson, Words
from paddock.games.monte_carlo.casino import number_of
from paddock.games.monte_carlo.die import tax_owed
from paddock.games.monte_carlo.events import Casino, Challenged, Home, Moved, Paid, Ruined, Stacked, Taxed, Turned
from paddock.games.monte_carlo.field_kinds import suit_signs
from paddock.games.monte_carlo.gamble import (
    ANNOUNCE,
    BACK,
    BANK,
    BANK_GIVES,
    BET,
    CARD,
    DICE,
    HAND,
    MOST_MONEY,
    MOVE,
    OVER,
    PARTNERS,
    POKER,
    PRIZE,
    ROLL,
    SHARE,
    START_GIVES,
    TAX,
    TIE_DICE,
    Course,
    Gamble,
)
from paddock.games.monte_carlo.legal import suits_to_choose
from paddock.games.monte_carlo.names import UNIT, suits_name
from paddock.games.monte_carlo.poker import most_rolls
from paddock.games.monte_carlo.position import named_actor
from paddock.games.monte_carlo.stack import is_blocked


class GambleLesson(Lesson, frozen=True):
    prefix = "gamble"


PLAIN = {
    ANNOUNCE: GambleLesson("announce", "choices"),
    ROLL: GambleLesson("roll", "roll"),
    POKER: GambleLesson("poker", "choices"),
    TIE_DICE: GambleLesson("tie", "roll"),
}
"""What to do where it is always the same."""


def lessons(game: Game[Gamble], course: Course, gamble: Gamble, seat: int) -> Iterator[Lesson]:
    """The goal; what the player does now; and what to look out for."""
    if gamble.phase == OVER:
        return
    yield GambleLesson("goal", "board", "goal", {"pawns": course.pawns})
    if named_actor(gamble) != seat:
        return
    if gamble.phase == MOVE:
        yield from _moving(game, gamble, seat)
    elif gamble.phase in PLAIN:
        yield PLAIN[gamble.phase]
    elif gamble.phase in (BET, CARD, PRIZE):
        yield _casino(course, gamble)
    else:
        yield _duel(gamble, seat)
    if gamble.phase in (ANNOUNCE, ROLL, MOVE):
        owed = tax_owed(course, gamble, seat)
        yield GambleLesson("tax", "token:money", "note", {"owed": UNIT * owed, "tax": UNIT * TAX})
        yield from _held_up(course, gamble, seat)


def _moving(game: Game[Gamble], gamble: Gamble, seat: int) -> Iterator[Lesson]:
    """Where the first pawn that may move would come to, and what happens there."""
    events = game.apply_legal(gamble, seat, game.legal(gamble, seat)[0]).events
    moved = next(event for event in events if isinstance(event, Moved))
    args: dict[str, Words] = {"roll": gamble.roll, "there": what_is_there(events)}
    args |= {"bank": UNIT * BANK_GIVES, "start": UNIT * START_GIVES}
    yield GambleLesson("move", f"space:{moved.square}", args=args)


def what_is_there(events: Sequence[Event]) -> str:
    """What a pawn meets where it arrives."""
    for event in events:
        match event:
            case Moved(why="to-bank" | "back-to-bank"):
                return "arrow"
            case Stacked():
                return "stack"
            case Casino():
                return "casino"
            case Paid(why="bank" | "start" as why):
                return why
            case Home():
                return "home"
    return "free"


def _casino(course: Course, gamble: Gamble) -> Lesson:
    if gamble.phase == BET:
        return GambleLesson("bet", "choices", args={"suits": suits_to_choose(course, gamble)})
    if gamble.phase == CARD:
        suits = suit_signs(suits_name(gamble.suits))
        return GambleLesson("card", "roll", args={"suits": suits, "roll": gamble.roll})
    number = number_of(gamble.card)
    args = {"money": 2 * UNIT * number, "roll": gamble.roll, "squares": gamble.roll * number}
    return GambleLesson("prize", "choices", args=args)


def _duel(gamble: Gamble, seat: int) -> Lesson:
    """Poker, from the partners on, and the ruin that may follow."""
    duel = {"challenger": gamble.mover, "opponent": gamble.opponent}
    if gamble.phase == PARTNERS:
        return GambleLesson("partners", "choices", seats={"opponent": gamble.opponent})
    if gamble.phase == SHARE:
        return GambleLesson("share", "choices", seats=duel)
    if gamble.phase == DICE:
        return GambleLesson("dice", "roll", args={"most": most_rolls(gamble), "stake": UNIT * gamble.stake})
    if gamble.phase == HAND:
        return GambleLesson("hand", "choices", args={"left": most_rolls(gamble) - gamble.rolls[gamble.side]})
    assert gamble.phase == BACK
    own = "yes" if gamble.ruined == seat else "no"
    return GambleLesson("back", "choices", args={"own": own}, seats={"player": gamble.ruined})


def _held_up(course: Course, gamble: Gamble, seat: int) -> Iterator[Lesson]:
    """Own pawns that only a low roll moves."""
    for pawn in course.own[seat][: course.pawns]:
        if is_blocked(course, gamble, pawn):
            yield GambleLesson("blocked", f"space:{gamble.at[pawn]}", "note")
        elif course.kind[gamble.at[pawn]] == BANK:
            yield GambleLesson("bank", f"space:{gamble.at[pawn]}", "note")


def event_lessons(events: Sequence[Event], seat: int) -> Iterator[Lesson]:
    """What has just happened to this player, or to all."""
    for event in events:
        match event:
            case Taxed(seat=who, paid=paid) if who == seat:
                yield GambleLesson("taxed", "token:money", "note", {"paid": paid})
            case Paid(seat=who, why="bank", amount=amount, square=square) if who == seat:
                args = {"amount": amount, "most": UNIT * MOST_MONEY}
                yield GambleLesson("bank-paid", f"space:{square}", "note", args)
            case Stacked(seat=who, square=square) if who == seat:
                yield GambleLesson("stack", f"space:{square}", "note")
            case Challenged(seat=by, opponent=who, stake=stake) if who == seat:
                yield GambleLesson("challenged", f"seat:{by}", "note", {"stake": stake}, {"player": by})
            case Ruined(seat=who) if who == seat:
                yield GambleLesson("ruined", "token:money", "note")
            case Home(seat=who, home=home) if who == seat:
                yield GambleLesson("home", "board", "note", {"home": home})
            case Turned(card="jackpot"):
                yield GambleLesson("jackpot", "board", "note")
