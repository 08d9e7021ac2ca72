"""Why a move is refused, as a message that says what would be right."""

from __future__ import annotations

from paddock.core.messages import Argument, Message
from paddock.games.monte_carlo import die
from paddock.games.monte_carlo.die import why_not_move
from paddock.games.monte_carlo.gamble import (
    ANNOUNCE,
    BACK,
    BET,
    CARD,
    DICE,
    DRAW_FIRST,
    HAND,
    MOVE,
    PARTNERS,
    PHASES,
    POKER,
    PRIZE,
    ROLL,
    SHARE,
    TIE_DICE,
    Course,
    Gamble,
)
from paddock.games.monte_carlo.legal import may_announce, suits_to_choose
from paddock.games.monte_carlo.moves import (
    NOTATION,
    Alone,
    Announce,
    Back,
    Bet,
    Card,
    Challenge,
    Dice,
    First,
    Money,
    MovePawn,
    Partners,
    Pass,
    Reroll,
    Roll,
    Share,
    Squares,
    Stand,
)
from paddock.games.monte_carlo.names import CARDS, COLOURS, PAWN_NAMES, UNIT, hand_name
from paddock.games.monte_carlo.poker import can_be_challenged, highest_share, highest_stake
from paddock.games.monte_carlo.ruin import can_go_back
from paddock.games.monte_carlo.rules import CHANCE, NOBODY, actor

PAWN_KEYS = {
    die.NOT_YOURS: "pawn-not-yours",
    die.NOT_ANNOUNCED: "pawn-not-announced",
    die.IS_HOME: "pawn-home",
    die.ON_BANK: "pawn-on-bank",
    die.BLOCKED: "pawn-blocked",
}


def why_not(course: Course, gamble: Gamble, seat: int, move: object) -> Message | None:
    """Why this seat (or chance) may not make this move now; None where it may."""
    if not NOTATION.is_proper(move):
        return Message("gamble-notation", {"text": str(move)})
    acting = actor(gamble)
    if acting == NOBODY:
        return _message("over")
    if seat != acting:
        if acting == CHANCE:
            return _message("wait-for-chance", phase=PHASES[gamble.phase])
        return _message("not-your-turn", colour=COLOURS[course.colour[acting]])
    return _why_not_fall(course, gamble, move) if acting == CHANCE else _why_not_act(course, gamble, move)


def _why_not_fall(course: Course, gamble: Gamble, move: object) -> Message | None:
    """May chance do this?"""
    match move:
        case Roll() if gamble.phase == ROLL:
            return None
        case Card(card) if gamble.phase == CARD:
            return _message("card-turned", card=card) if gamble.seen >> CARDS.index(card) & 1 else None
        case Dice(dice) if gamble.phase in (DICE, TIE_DICE):
            if len(dice) == gamble.rolling:
                return None
            return _message("dice-count", rolling=gamble.rolling, given=len(dice))
        case First(colour) if gamble.phase == DRAW_FIRST:
            known = COLOURS.index(colour) in course.colour[: course.seats]
            return None if known else _message("no-such-player", colour=colour)
    return _not_now(gamble)


def _why_not_act(course: Course, gamble: Gamble, move: object) -> Message | None:
    """May the seat whose decision it is do this?"""
    phase = gamble.phase
    match move:
        case MovePawn(pawn) if phase == MOVE:
            return _why_not_pawn(course, gamble, pawn)
        case Challenge(pawn, stake) if phase == POKER:
            return _why_not_challenge(course, gamble, pawn, stake)
        case Reroll(dice) if phase == HAND:
            hand = hand_name(gamble.hands[gamble.side])
            if all(dice.count(letter) <= hand.count(letter) for letter in dice):
                return None
            return _message("not-in-hand", dice=dice, hand=hand)
        case Bet(suits) if phase == BET:
            wanted = suits_to_choose(course, gamble)
            return None if len(suits) == wanted else _message("suits", wanted=wanted, given=len(suits))
        case Share(amount) if phase == SHARE:
            most, share = highest_share(course, gamble, gamble.asked), units(amount)
            return None if share is not None and share <= most else _message("share", most=UNIT * most)
        case Back(pawn) if phase == BACK:
            if can_go_back(course, gamble, gamble.ruined, PAWN_NAMES.index(pawn)):
                return None
            return _message("cannot-go-back", pawn=pawn, colour=COLOURS[course.colour[gamble.ruined]])
        case Announce(colour) if phase == ANNOUNCE:
            return None if may_announce(course, gamble, COLOURS.index(colour)) else _message("colour", colour=colour)
        case Money() | Squares() if phase == PRIZE:
            return None
        case Pass() if phase == POKER:
            return None
        case Partners() | Alone() if phase == PARTNERS:
            return None
        case Stand() if phase == HAND:
            return None
    return _not_now(gamble)


def _why_not_pawn(course: Course, gamble: Gamble, pawn: str) -> Message | None:
    code = why_not_move(course, gamble, PAWN_NAMES.index(pawn))
    if code == die.MAY_MOVE:
        return None
    may = [name for i, name in enumerate(PAWN_NAMES) if why_not_move(course, gamble, i) == die.MAY_MOVE]
    return _message(PAWN_KEYS[code], pawn=pawn, roll=gamble.roll, pawns=", ".join(may))


def _why_not_challenge(course: Course, gamble: Gamble, pawn: str, stake: int) -> Message | None:
    target = PAWN_NAMES.index(pawn)
    if not can_be_challenged(course, gamble, target):
        may = [name for i, name in enumerate(PAWN_NAMES) if can_be_challenged(course, gamble, i)]
        return _message("not-challengeable", pawn=pawn, pawns=", ".join(may))
    most, wanted = highest_stake(gamble, course.owner[target]), units(stake)
    return None if wanted is not None and 1 <= wanted <= most else _message("stake", most=UNIT * most)


def _not_now(gamble: Gamble) -> Message:
    return _message("not-now", phase=PHASES[gamble.phase])


def _message(key: str, **args: Argument) -> Message:
    return Message(f"gamble-reason-{key}", args)


def units(amount: int) -> int | None:
    """An amount as the rules count it; None for what is no multiple of 10 000 $."""
    return amount // UNIT if amount % UNIT == 0 else None
