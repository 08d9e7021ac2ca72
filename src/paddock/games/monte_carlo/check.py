"""What is wrong with a board, square by square, and what would be right (MG-30 to MG-35, and the page's constraints).

No board that passes can force a pawn on and on. Arrows lead to banks, where pawns rest. A casino can be won whatever
is bet on, by the jackpot at the latest, and a bet that is won moves the pawn ahead, on a road that has an end.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from paddock.core.messages import Argument, Message, PaddockError
from paddock.games.monte_carlo.board import CASINOS, Board, Kind, Square


class Fault(msgspec.Struct, frozen=True):
    """Something wrong. An `error` makes a board unplayable; a `warning` is advice that a designer may overrule."""

    severity: Literal["error", "warning"]
    message: Message
    square: int | None = None
    """The number of the square, where it is about one."""

    def text(self, language: str = "en") -> str:
        return self.message.text(language)


def check_board(board: Board) -> list[Fault]:
    """Everything that is wrong with a board: what cannot be played first, then advice."""
    wrong = errors(board)
    return wrong or warnings(board)


def require_sound(board: Board) -> None:
    """Refuses a board that cannot be played, with its first fault."""
    for fault in errors(board):
        raise PaddockError(fault.message.key, **fault.message.args)


# ---- what cannot be played -------------------------------------------------------------------------------------------


def errors(board: Board) -> list[Fault]:
    found = _ends(board) + _number(board, "bank", 2)
    if found:
        return found  # where the banks are unknown, arrows cannot be judged
    return _arrow(board, "to-bank") + _arrow(board, "back-to-bank") + _casinos(board) + _start(board)


def _ends(board: Board) -> list[Fault]:
    """One start, first; one finish, last."""
    found = []
    if board.squares[0].kind != "start":
        found.append(_error("gamble-fault-start", board.squares[0]))
    if board.squares[-1].kind != "finish":
        found.append(_error("gamble-fault-finish", board.squares[-1]))
    found += [_error("gamble-fault-start", square) for square in board.of_kind("start") if square.number > 0]
    found += [_error("gamble-fault-finish", square) for square in board.of_kind("finish")[:-1]]
    return found


def _number(board: Board, kind: Kind, right: int) -> list[Fault]:
    squares = board.of_kind(kind)
    if len(squares) == right:
        return []
    place = squares[right] if len(squares) > right else board.squares[-1]
    return [_error("gamble-fault-number", place, kind=kind, right=right, count=len(squares))]


def _arrow(board: Board, kind: Kind) -> list[Fault]:
    """MG-32, MG-33: one arrow before the first bank, and one after the second. Any other would not lead its way."""
    found = _number(board, kind, 1)
    for square in board.of_kind(kind):
        if kind == "to-bank" and square.number > board.first_bank:
            found.append(_error("gamble-fault-to-bank", square, bank=board.first_bank))
        if kind == "back-to-bank" and square.number < board.second_bank:
            found.append(_error("gamble-fault-back-to-bank", square, bank=board.second_bank))
    return found


def _casinos(board: Board) -> list[Fault]:
    """MG-35: casinos of all three kinds."""
    missing = [kind for kind in CASINOS if not any(square.kind == kind for square in board.squares)]
    return [_error("gamble-fault-no-casino", board.squares[0], kind=kind) for kind in missing]


def _start(board: Board) -> list[Fault]:
    """A pawn must find a green square somewhere, or nobody would ever meet."""
    return [] if board.of_kind("green") else [_error("gamble-fault-no-green", board.squares[0])]


# ---- advice ----------------------------------------------------------------------------------------------------------


def warnings(board: Board) -> list[Fault]:
    return _banks(board) + _spread(board) + _singles(board)


def _banks(board: Board) -> list[Fault]:
    """Banks roughly at one and two thirds: within a twelfth of the road."""
    found = []
    for third, number in ((1, board.first_bank), (2, board.second_bank)):
        right = round(board.finish * third / 3)
        if abs(number - right) > board.finish / 12:
            found.append(_warning("gamble-advice-bank", board.squares[number], right=right))
    return found


def _spread(board: Board) -> list[Fault]:
    """Casinos on the whole way: never nine squares in a row without one."""
    found, since = [], 0
    for square in board.squares:
        since = 0 if square.kind in CASINOS else since + 1
        if since == 9:
            found.append(_warning("gamble-advice-no-casino-here", square))
    return found


def _singles(board: Board) -> list[Fault]:
    """Single casinos rarer than the others, and later."""
    counts = {kind: sum(square.kind == kind for square in board.squares) for kind in CASINOS}
    singles = board.of_kind("single")
    found = []
    if counts["single"] >= min(counts["triple"], counts["double"]):
        found.append(_warning("gamble-advice-singles-many", singles[-1], count=counts["single"]))
    if singles[0].number < board.first_bank:
        found.append(_warning("gamble-advice-single-early", singles[0], bank=board.first_bank))
    return found


# ---- saying it -------------------------------------------------------------------------------------------------------


def _error(key: str, square: Square, **args: Argument) -> Fault:
    return Fault("error", Message(key, {"square": square.number} | args), square.number)


def _warning(key: str, square: Square, **args: Argument) -> Fault:
    return Fault("warning", Message(key, {"square": square.number} | args), square.number)
