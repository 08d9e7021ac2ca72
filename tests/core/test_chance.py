"""Where chance comes from: seeds, scripts and people. A game cannot tell which."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock import CHANCE, Game, IllegalMoveError, PaddockError, Play, Record, Scripted, Seeded, Typed
from paddock.core.moves import Move


def rolls(game: Game[Any], source: Seeded, numbers: list[int]) -> list[int]:
    return [source.draw(game, game.start(), number) for number in numbers]


def test_a_seed_gives_the_same_rolls(game: Game[Any]) -> None:
    numbers = list(range(30))
    assert rolls(game, Seeded(5), numbers) == rolls(game, Seeded(5), numbers)
    assert rolls(game, Seeded(5), numbers) != rolls(game, Seeded(6), numbers)
    assert rolls(game, Seeded(5, race=1), numbers) != rolls(game, Seeded(5), numbers)


def test_rolls_do_not_depend_on_the_order_of_asking(game: Game[Any]) -> None:
    straight = rolls(game, Seeded(5), list(range(10)))
    assert rolls(game, Seeded(5), list(range(9, -1, -1))) == straight[::-1]
    source = Seeded(5)
    assert rolls(game, source, [3, 3, 3]) == [straight[3]] * 3


def test_without_a_seed_one_is_drawn(game: Game[Any]) -> None:
    numbers = list(range(12))
    assert rolls(game, Seeded(), numbers) != rolls(game, Seeded(), numbers)


def test_a_script_says_what_falls(game: Game[Any]) -> None:
    table = Play(Record(game), Scripted(["roll wwwwww", "roll rrrrrr"]))
    table.fall()
    assert table.record.steps[-1].seat == CHANCE
    assert game.write(table.record.steps[-1].move) == "roll wwwwww"
    assert "lay w a1" in game.view(table.state, 0).legal


def test_a_script_that_has_ended_says_so(game: Game[Any]) -> None:
    with pytest.raises(PaddockError, match="2 moves") as caught:
        Scripted(["roll wwwwww", "roll rrrrrr"]).draw(game, game.start(), 2)
    assert caught.value.message.key == "chance-script-ended"


def test_a_script_cannot_say_what_cannot_fall(game: Game[Any]) -> None:
    table = Play(Record(game), Scripted(["roll www"]))
    with pytest.raises(IllegalMoveError, match="6 dice"):
        table.fall()
    assert len(table.record) == 0


def test_a_script_in_bad_notation_is_refused(game: Game[Any]) -> None:
    with pytest.raises(PaddockError, match="not a move"):
        Play(Record(game), Scripted(["dice please"])).fall()


def test_real_dice_are_asked_for(game: Game[Any]) -> None:
    asked: list[tuple[Game[Any], Any]] = []

    def ask(which: Game[Any], state: Any) -> Move:
        asked.append((which, state))
        return which.read("roll pwbgyr")

    table = Play(Record(game), Typed(ask))
    before = table.state
    table.fall()
    assert asked == [(game, before)]
    assert game.write(table.record.steps[-1].move) == "roll rygbwp"


def test_the_source_is_told_how_many_moves_of_chance_stand(game: Game[Any]) -> None:
    """After an undo the number goes back too, so a script or a seed answers for the same place again."""

    class Counting(Seeded):
        def __init__(self) -> None:
            super().__init__(1)
            self.numbers: list[int] = []

        def draw(self, game: Game[Any], state: Any, number: int) -> int:
            self.numbers.append(number)
            return super().draw(game, state, number)

    source = Counting()
    table = Play(Record(game), source)
    bots = [paddock.bot("random", game, seat, 3) for seat in range(2)]
    while len(source.numbers) < 3:
        seat = min(table.waiting_for())
        if seat == CHANCE:
            table.fall()
        else:
            table.move(seat, bots[seat].choose(game.view(table.state, seat)))
    table.record.undo()
    table.fall()
    assert source.numbers == [0, 1, 2, 2]
