"""From a position document back to a state, with a sentence for the first thing in it that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.messages import Argument, PaddockError
from paddock.games.monte_carlo.board import CASINOS, Board
from paddock.games.monte_carlo.casino import suits_of
from paddock.games.monte_carlo.die import MAY_MOVE, why_not_move
from paddock.games.monte_carlo.gamble import (
    ALL_MONEY,
    ANNOUNCE,
    BACK,
    BET,
    BY_POKER,
    BY_TAX,
    CARD,
    DRAW_FIRST,
    JACKPOT,
    MOST_MONEY,
    MOVE,
    NOWHERE,
    OVER,
    PAWNS,
    PHASES,
    POKER_ROLLS,
    PRIZE,
    ROLL,
    RUINS,
    TIE_DICE,
    UNUSED,
    Course,
    Gamble,
)
from paddock.games.monte_carlo.legal import may_announce, suits_to_choose
from paddock.games.monte_carlo.names import CARDS, COLOURS, PAWN_NAMES, UNIT, read_suits
from paddock.games.monte_carlo.position import IN_CASINO, GambleDocument, is_at_poker, write_position
from paddock.games.monte_carlo.reader_poker import read_poker
from paddock.games.monte_carlo.ruin import can_go_back
from paddock.games.monte_carlo.stack import left_to_bring_home

RESTS = ("start", "green", "bank")
DERIVED = (
    *("actor", "bank", "colours", "blocked", "pile", "square", "kind", "odds"),
    *("kinds", "most", "rolling", "challenger"),
)
"""What follows from the rest of a document."""


def read_position(board: Board, course: Course, raw: Any) -> Gamble:
    """The state that a document describes."""
    try:
        document = msgspec.convert(raw, GambleDocument)
    except msgspec.ValidationError as error:
        raise PaddockError("position-form", detail=str(error)) from None
    gamble = _Reader(board, course, document).gamble()
    right = write_position(board, course, gamble)
    if gamble.phase == TIE_DICE and document.poker and document.poker.most == POKER_ROLLS:
        right["poker"]["most"] = POKER_ROLLS  # as earlier versions wrote it, before MG-54 counted
    _compare(raw, right)
    return gamble


def wrong(what: str, **args: Argument) -> PaddockError:
    return PaddockError(f"gamble-position-{what}", **args)


def _compare(given: dict[str, Any], right: dict[str, Any], place: str = "") -> None:
    """What follows from the rest of a document may be left out, but not be something else."""
    for name, value in given.items():
        if isinstance(value, dict) and isinstance(right[name], dict) and name != "squares":
            _compare(value, right[name], f"{place}{name}.")
        elif name in DERIVED and value is not None and value != right[name]:
            raise wrong("derived", place=place + name, given=str(value), right=str(right[name]))


class _Reader:
    def __init__(self, board: Board, course: Course, document: GambleDocument) -> None:
        self.board, self.course, self.document = board, course, document

    def gamble(self) -> Gamble:
        gamble, document = Gamble(), self.document
        if document.turn < 1:
            raise wrong("turn", turn=document.turn)
        gamble.turn = document.turn
        gamble.first = self._seat(document.first, "first")
        gamble.mover = gamble.first if document.mover is None else self._seat(document.mover, "mover")
        gamble.phase = self._phase()
        self._pawns(gamble)
        self._money(gamble)
        self._cards(gamble)
        self._die(gamble)
        if gamble.phase in IN_CASINO:
            self._casino(gamble)
        if document.poker is not None:
            read_poker(self.course, document.poker, gamble)
        if gamble.phase == BACK:
            self._ruin(gamble)
        self._parts(gamble)
        self._rests(gamble)
        self._end(gamble)
        return gamble

    def _seat(self, seat: int, place: str) -> int:
        if not 0 <= seat < self.course.seats:
            raise wrong("seat", place=place, seat=seat, most=self.course.seats - 1)
        return seat

    def _phase(self) -> int:
        document = self.document
        two = self.course.colours == 2
        guess = MOVE if document.roll else ANNOUNCE if two and document.colour is None else ROLL
        named = document.phase or PHASES[guess]
        phases = [name for phase, name in enumerate(PHASES) if two or phase != ANNOUNCE]
        if named not in phases:
            raise wrong("phase", phase=named, phases=", ".join(phases))
        return PHASES.index(named)

    def _pawns(self, gamble: Gamble) -> None:
        """Every pawn in one place; those that are not named are on the start."""
        gamble.at = [NOWHERE] * PAWNS
        stacks = {self._square(name): pawns for name, pawns in self.document.squares.items()}
        if len(stacks) < len(self.document.squares):
            raise wrong("square-twice")
        stacks[self.board.finish] = self.document.home
        for square, pawns in stacks.items():
            for height, name in enumerate(pawns):
                pawn = self._pawn(name)
                if gamble.at[pawn] != NOWHERE:
                    raise wrong("pawn-twice", pawn=name)
                gamble.at[pawn], gamble.height[pawn] = square, height
        height = len(stacks.get(0, ()))
        for pawn in range(PAWNS):
            if self.course.owner[pawn] != UNUSED and gamble.at[pawn] == NOWHERE:
                gamble.at[pawn], gamble.height[pawn] = 0, height
                height += 1

    def _square(self, name: str) -> int:
        number = int(name) if name.isdecimal() and len(name) <= 3 else -1
        if not 0 <= number < self.board.finish:
            raise wrong("square", square=name, most=self.board.finish - 1)
        return number

    def _pawn(self, name: str) -> int:
        names = [PAWN_NAMES[pawn] for pawn in range(PAWNS) if self.course.owner[pawn] != UNUSED]
        if name not in names:
            raise wrong("pawn", pawn=name, pawns=", ".join(names))
        return PAWN_NAMES.index(name)

    def _money(self, gamble: Gamble) -> None:
        money = self.document.money
        money = (UNIT,) * self.course.seats if money is None else money
        if len(money) != self.course.seats:
            raise wrong("money-seats", given=len(money), seats=self.course.seats)
        for seat, amount in enumerate(money):
            ruined = gamble.phase == BACK and self.document.ruin is not None and self.document.ruin.seat == seat
            least = 0 if ruined else UNIT
            most = 0 if ruined else MOST_MONEY * UNIT
            if not least <= amount <= most or amount % UNIT:
                raise wrong("money", seat=seat, amount=amount, least=least, most=most)
            gamble.money[seat] = amount // UNIT
        gamble.bank = ALL_MONEY - sum(gamble.money)

    def _cards(self, gamble: Gamble) -> None:
        for name in self.document.turned:
            if name not in CARDS[:JACKPOT] or gamble.seen >> CARDS.index(name) & 1:
                raise wrong("turned", card=name)
            card = CARDS.index(name)
            gamble.turned[gamble.cards] = card
            gamble.cards += 1
            gamble.seen |= 1 << card

    def _die(self, gamble: Gamble) -> None:
        """The announced colour, and what the die shows."""
        before = gamble.phase in (DRAW_FIRST, ANNOUNCE, OVER)
        colour, roll = self.document.colour, self.document.roll
        if (colour is None) == (self.course.colours == 2 and not before):
            raise wrong("announced", phase=PHASES[gamble.phase])
        if colour is not None:
            known = colour in COLOURS and may_announce(self.course, gamble, COLOURS.index(colour))
            if not known:
                raise wrong("colour", colour=colour)
            gamble.colour = COLOURS.index(colour)
        if before or gamble.phase == ROLL:
            if roll is not None:
                raise wrong("no-roll", phase=PHASES[gamble.phase])
            return
        if roll is None or not 1 <= roll <= 6:
            raise wrong("roll", phase=PHASES[gamble.phase])
        gamble.roll = roll
        may = any(why_not_move(self.course, gamble, pawn) == MAY_MOVE for pawn in range(PAWNS))
        if gamble.phase == MOVE and not may:
            raise wrong("stuck", roll=roll)

    def _casino(self, gamble: Gamble) -> None:
        document = self.document.casino
        if document is None:
            raise wrong("needs", phase=PHASES[gamble.phase], part="casino")
        pawn = self._pawn(document.pawn)
        square = self.board.squares[gamble.at[pawn]]
        if self.course.owner[pawn] != gamble.mover or square.kind not in CASINOS:
            raise wrong("casino-pawn", pawn=document.pawn)
        gamble.pawn = pawn
        if gamble.phase == BET:
            if square.kind == "triple" or document.suits or document.card:
                raise wrong("casino-bet", square=square.number)
            return
        self._suits(gamble, document.suits or "", square.suits)
        if gamble.phase == CARD:
            if document.card is not None:
                raise wrong("casino-card", card=document.card)
            return
        if document.card not in CARDS or not gamble.suits & suits_of(CARDS.index(document.card)):
            raise wrong("casino-card", card=str(document.card))
        gamble.card = CARDS.index(document.card)
        last = gamble.turned[gamble.cards - 1] if gamble.cards else JACKPOT
        if gamble.card != last:
            raise wrong("casino-card", card=document.card)

    def _suits(self, gamble: Gamble, suits: str, printed: str) -> None:
        """The bet: what is printed on a triple casino, or as many suits as the casino wants."""
        try:
            gamble.suits = read_suits(suits)
        except KeyError:
            raise wrong("casino-suits", suits=suits) from None
        wanted = len(printed) or suits_to_choose(self.course, gamble)
        if len(suits) != wanted or gamble.suits.bit_count() != wanted or (printed and suits != printed):
            raise wrong("casino-suits", suits=suits)

    def _ruin(self, gamble: Gamble) -> None:
        """MG-70: who is ruined, and who chooses: after a tax the same player, after poker the other side."""
        document = self.document.ruin
        if document is None:
            raise wrong("needs", phase=PHASES[gamble.phase], part="ruin")
        gamble.ruined = self._seat(document.seat, "ruin.seat")
        gamble.chooser = self._seat(document.chooser, "ruin.chooser")
        if document.why not in RUINS[BY_TAX:]:
            raise wrong("ruin-why", why=document.why)
        gamble.why = RUINS.index(document.why)
        if gamble.why == BY_TAX:
            fits = gamble.ruined == gamble.chooser == gamble.mover and self.document.poker is None
        else:
            fits = gamble.ruined != gamble.chooser and gamble.mover in (gamble.ruined, gamble.chooser)
        if not fits or (gamble.why == BY_POKER) != (self.document.poker is not None):
            raise wrong("ruin-seats")
        if sum(can_go_back(self.course, gamble, gamble.ruined, pawn) for pawn in range(PAWNS)) < 2:
            raise wrong("ruin-pawns")

    def _parts(self, gamble: Gamble) -> None:
        """Parts of the document that belong to no phase like this."""
        parts = {
            "casino": gamble.phase in IN_CASINO,
            "poker": is_at_poker(gamble),
            "ruin": gamble.phase == BACK,
        }
        for part, wanted in parts.items():
            given = getattr(self.document, part) is not None
            if given != wanted:
                raise wrong("needs" if wanted else "needs-not", phase=PHASES[gamble.phase], part=part)

    def _rests(self, gamble: Gamble) -> None:
        """MG-32, MG-33, MG-35: no pawn stays on a casino or an arrow, but the one that plays now."""
        for pawn in range(PAWNS):
            if gamble.at[pawn] in (NOWHERE, self.board.finish):
                continue
            plays = gamble.phase in IN_CASINO and pawn == gamble.pawn
            if self.board.squares[gamble.at[pawn]].kind not in RESTS and not plays:
                raise wrong("rests", pawn=PAWN_NAMES[pawn], square=gamble.at[pawn])

    def _end(self, gamble: Gamble) -> None:
        """MG-80: the game is over when the mover has all pawns home, and never goes on after that."""
        done = [seat for seat in range(self.course.seats) if not left_to_bring_home(self.course, gamble, seat)]
        if (done == [gamble.mover]) != (gamble.phase == OVER) or (done and gamble.phase != OVER):
            raise wrong("over")
        if gamble.phase == PRIZE and gamble.card == JACKPOT and gamble.cards:
            raise wrong("casino-card", card=CARDS[JACKPOT])
