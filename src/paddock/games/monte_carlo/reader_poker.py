"""The poker part of a position document, back to a state."""

from __future__ import annotations

from paddock.core.messages import Argument, PaddockError
from paddock.games.monte_carlo.gamble import (
    BACK,
    DICE,
    GREEN,
    HAND,
    PARTNERS,
    PAWNS,
    PHASES,
    POKER,
    POKER_DICE,
    SHARE,
    TIE_DICE,
    UNUSED,
    Course,
    Gamble,
)
from paddock.games.monte_carlo.hands import size
from paddock.games.monte_carlo.names import PAWN_NAMES, UNIT, read_hand
from paddock.games.monte_carlo.poker import can_be_challenged, highest_share, most_rolls
from paddock.games.monte_carlo.position import IN_DUEL, PokerDocument
from paddock.games.monte_carlo.stack import left_to_bring_home


def wrong(what: str, **args: Argument) -> PaddockError:
    return PaddockError(f"gamble-position-{what}", **args)


def read_poker(course: Course, document: PokerDocument, gamble: Gamble) -> None:
    """Gives a state the pawn on its stack, and the duel."""
    _read_pawn(course, document, gamble)
    if gamble.phase == POKER:
        if not any(can_be_challenged(course, gamble, pawn) for pawn in range(PAWNS)):
            raise wrong("poker-nobody")
    elif gamble.phase in IN_DUEL:
        _read_challenge(course, document, gamble)
        _read_shares(course, document, gamble)
        _read_dice(document, gamble)
    if gamble.phase not in IN_DUEL and (document.target or document.stake or any(document.shares)):
        raise wrong("poker-target", target=str(document.target))


def _read_pawn(course: Course, document: PokerDocument, gamble: Gamble) -> None:
    """MG-20, MG-51: a pawn of the mover on a green square behind the first bank. (After a lost duel, before the ruin is
    settled, it is no longer on top.)"""
    pawn = PAWN_NAMES.index(document.pawn) if document.pawn in PAWN_NAMES else -1
    if pawn < 0 or course.owner[pawn] != gamble.mover or not _is_stack(course, gamble, pawn):
        raise wrong("poker-pawn", pawn=document.pawn)
    stack = [other for other in range(PAWNS) if gamble.at[other] == gamble.at[pawn]]
    above = sum(gamble.height[other] > gamble.height[pawn] for other in stack)
    if above > (gamble.phase == BACK):
        raise wrong("poker-pawn", pawn=document.pawn)
    gamble.pawn = pawn
    for name in document.challenged:
        if name not in PAWN_NAMES or course.owner[PAWN_NAMES.index(name)] in (UNUSED, gamble.mover):
            raise wrong("poker-challenged", pawn=name)
        gamble.challenged |= 1 << PAWN_NAMES.index(name)


def _is_stack(course: Course, gamble: Gamble, pawn: int) -> bool:
    square = gamble.at[pawn]
    return course.first_bank < square < course.finish and course.kind[square] == GREEN


def _read_challenge(course: Course, document: PokerDocument, gamble: Gamble) -> None:
    target = PAWN_NAMES.index(document.target) if document.target in PAWN_NAMES else -1
    gamble.challenged &= ~(1 << target) if target >= 0 else -1
    if target < 0 or not can_be_challenged(course, gamble, target):
        raise wrong("poker-target", target=str(document.target))
    gamble.challenged |= 1 << target
    gamble.target, gamble.opponent = target, course.owner[target]
    if document.opponent not in (None, gamble.opponent):
        raise wrong("derived", place="poker.opponent", given=str(document.opponent), right=str(gamble.opponent))
    most = min(gamble.money[gamble.opponent], gamble.money[gamble.mover])
    if not UNIT <= document.stake <= UNIT * most or document.stake % UNIT:
        raise wrong("poker-stake", stake=document.stake, most=UNIT * most)
    gamble.stake = document.stake // UNIT


def _read_shares(course: Course, document: PokerDocument, gamble: Gamble) -> None:
    """MG-57: partners only against a player with one pawn left, each with what could be added."""
    if len(document.shares) not in (0, course.seats):
        raise wrong("poker-shares")
    for seat, share in enumerate(document.shares):
        if share % UNIT or not 0 <= share <= UNIT * highest_share(course, gamble, seat):
            raise wrong("poker-shares")
        gamble.shares[seat] = share // UNIT
    last = left_to_bring_home(course, gamble, gamble.opponent) == 1
    asks = gamble.phase in (PARTNERS, SHARE)
    if (asks or any(gamble.shares)) and not last:
        raise wrong("poker-partners", phase=PHASES[gamble.phase])
    room = any(highest_share(course, gamble, seat) > 0 for seat in range(course.seats))
    if gamble.phase == PARTNERS and (any(gamble.shares) or not room):
        raise wrong("poker-partners", phase=PHASES[gamble.phase])
    if (document.asked is not None) != (gamble.phase == SHARE):
        raise wrong("poker-asked", phase=PHASES[gamble.phase])
    if document.asked is not None:
        if not 0 <= document.asked < course.seats or highest_share(course, gamble, document.asked) < 1:
            raise wrong("poker-asked", phase=PHASES[gamble.phase])
        gamble.asked = document.asked


def _read_dice(document: PokerDocument, gamble: Gamble) -> None:
    """MG-52, MG-54: what each side has rolled, and how often."""
    try:
        hands = [read_hand(hand or "") for hand in document.hands]
    except KeyError as error:
        raise wrong("poker-letter", letter=str(error.args[0])) from None
    if document.side not in (0, 1) or any(len(hand or "") > POKER_DICE for hand in document.hands):
        raise wrong("poker-hands")
    gamble.side, gamble.hands, gamble.rolls = document.side, hands, list(document.rolls)
    sizes = [size(hand) for hand in hands]
    if gamble.phase not in (DICE, TIE_DICE, HAND):
        if any(sizes) or any(gamble.rolls) or gamble.side:
            raise wrong("poker-hands")
        return
    side, rolls = gamble.side, gamble.rolls
    if side == 0 and (sizes[1] or rolls[1]):
        raise wrong("poker-hands")
    if side == 1 and (sizes[0] != POKER_DICE or not 1 <= rolls[0] <= (1 if gamble.phase == TIE_DICE else 3)):
        raise wrong("poker-hands")
    if not 0 <= rolls[side] < most_rolls(gamble) or (gamble.phase == HAND) != (sizes[side] == POKER_DICE):
        raise wrong("poker-hands")
    if rolls[side] == 0 and sizes[side]:
        raise wrong("poker-hands")
    gamble.rolling = POKER_DICE - sizes[side]
