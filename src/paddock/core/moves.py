"""Moves: what a player or chance decides, typed. Each game has its own, declared once.

A move is a struct whose fields have kinds. Its JSON, its notation (a word and its fields), its codes and the page's
type follow from that.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from paddock.core.field_kinds import FieldKind, Telling, field_kinds
from paddock.core.messages import Argument, PaddockError, has_message, say


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """Base of every game's moves. A game has a base of its own, and all its moves are direct subclasses of that."""

    prefix: ClassVar[str]
    """What is no move is refused with the message `PREFIX-notation`."""
    words: ClassVar[tuple[str, ...]] = ()
    """The words that its notation may begin with, where its tag is not the only one."""
    code_order: ClassVar[tuple[str, ...]] = ()
    """In which order its fields make up its code, where it is not their own."""

    def write(self) -> str:
        """Its notation."""
        texts = [kind.write(getattr(self, field)) for field, kind in field_kinds(type(self)).items()]
        return " ".join([str(self.__struct_config__.tag), *texts])

    @classmethod
    def read(cls, word: str, rest: list[str]) -> Self | None:
        """The move that a word and the words after it name; None where they name none."""
        kinds = list(field_kinds(cls).values())
        if kinds and kinds[-1].takes_rest and len(rest) > len(kinds):
            rest = [*rest[: len(kinds) - 1], " ".join(rest[len(kinds) - 1 :])]
        if len(rest) != len(kinds):
            return None
        values = [kind.read(text) for kind, text in zip(kinds, rest, strict=True)]
        return None if None in values else cls(*values)


M = TypeVar("M", bound=Move)
_NEEDED = "it needs a kind with a size, such as Annotated[int, NumberKind(1, 6)]"


class Notation(Generic[M]):
    """The moves of a game as text."""

    def __init__(self, base: type[M]) -> None:
        self.base = base
        self._kinds: dict[type[object], list[tuple[str, FieldKind]]] = {
            move: list(field_kinds(move).items()) for move in base.__subclasses__()
        }
        for move, kinds in self._kinds.items():
            for field, kind in kinds:
                if "read" not in vars(move) and type(kind).read is FieldKind.read:
                    raise TypeError(f"{move.__name__}.{field} has no notation: {_NEEDED}")
        self._words = {word: move for move in base.__subclasses__() for word in move.words or (_tag(move),)}
        # The same few are read and written again and again: a table does so with each move and each choice.
        self.read = functools.lru_cache(maxsize=4096)(self._read)
        self.write = functools.lru_cache(maxsize=4096)(self._write)

    def _write(self, move: Move) -> str:
        """The notation of a move of this game."""
        if not isinstance(move, self.base):
            raise TypeError(f"{move!r} is not a move of this game")
        return move.write()

    def _read(self, text: str) -> M:
        """The move that a notation names. Raises PaddockError with what would be right."""
        word, *rest = text.lower().split() or [""]
        found = self._words[word].read(word, rest) if word in self._words else None
        if found is None:
            raise PaddockError(f"{self.base.prefix}-notation", text=text)
        return found

    def is_proper(self, move: object) -> bool:
        """Is this a move as notation would give it? One made by hand may name no colour, or dice in any order."""
        kinds = self._kinds.get(type(move))
        return kinds is not None and False not in [kind.fits(getattr(move, field)) for field, kind in kinds]


class Codes:
    """The moves of players as numbers from 0 to `count - 1`, in this order: each has as many codes as its fields have
    combinations, and the last field counts fastest."""

    def __init__(self, *moves: type[Move]) -> None:
        self._ranges: dict[type[Move], tuple[int, list[tuple[str, FieldKind]]]] = {}
        self._moves: list[type[Move]] = []
        """The move of each code."""
        self._plans: dict[int, tuple[type[Move], list[tuple[FieldKind, int]]]] = {}
        for move in moves:
            kinds = field_kinds(move)
            fields = [(field, kinds[field]) for field in move.code_order or kinds]
            size = 1
            for field, kind in fields:
                if kind.size == 0:
                    raise TypeError(f"{move.__name__}.{field} has no codes: {_NEEDED}")
                size *= kind.size
            self._ranges[move] = len(self._moves), fields
            self._moves += [move] * size
        self.count = len(self._moves)

    def first(self, move: type[Move], **numbers: int) -> int:
        """The lowest code of a move; or of those with these numbers for some of its fields."""
        first, fields = self._ranges[move]
        return first + functools.reduce(lambda code, part: code * part[1].size + numbers.get(part[0], 0), fields, 0)

    def select(self, test: Callable[[type[Move], Mapping[str, int]], bool]) -> list[int]:
        """The codes of moves that pass a test, which is asked about every move with the numbers of its fields."""
        found = []
        for code, move in enumerate(self._moves):
            _, plan = self._plan(code)
            numbers = {field: number for field, (_, number) in zip(move.__struct_fields__, plan, strict=True)}
            if test(move, numbers):
                found.append(code)
        return found

    def encode(self, game: Any, state: Any, move: Move) -> int:
        """The code of a legal move of a player."""
        first, fields = self._ranges[type(move)]
        code = 0
        for field, kind in fields:
            code = code * kind.size + kind.number(game, state, getattr(move, field))
        return first + code

    def decode(self, game: Any, state: Any, code: int) -> Move:
        """The move of a player that has this code."""
        plan = self._plans.get(code)
        if plan is None:
            plan = self._plans[code] = self._plan(code)
        move, fields = plan
        return move(*[kind.choice(game, state, number) for kind, number in fields])

    def _plan(self, code: int) -> tuple[type[Move], list[tuple[FieldKind, int]]]:
        """The move of a code, and for each of its fields the kind and the number that stands in the code."""
        move = self._moves[code]
        first, fields = self._ranges[move]
        code -= first
        found = {}
        for field, kind in reversed(fields):
            code, number = divmod(code, kind.size)
            found[field] = kind, number
        return move, [found[field] for field in move.__struct_fields__]


def _tag(move: type[Move]) -> str:
    return str(move.__struct_config__.tag)


def move_text(game: Any, move: Move, names: Sequence[str], language: str | None = None) -> str | None:
    """A move in a few words: the message `PREFIX-move-TAG`, which knows its fields. None where there is none."""
    key = f"{getattr(move, 'prefix', game.name)}-move-{_tag(type(move))}"
    if not has_message(key):
        return None
    telling = Telling(game, names, language)
    args: dict[str, Argument] = {}
    for field, kind in field_kinds(type(move)).items():
        args.update(kind.arguments(telling, field, getattr(move, field)))
    return say(key, language, **args)
