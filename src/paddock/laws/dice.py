"""Laws of dice: the same seed gives the same race, whatever is thought about or taken back."""

from __future__ import annotations

import functools
from typing import Any

import paddock
from paddock.core.chance import Seeded, Source
from paddock.core.game import CHANCE, Game, View
from paddock.core.moves import Move
from paddock.core.philox import draw, open_stream
from paddock.core.play import Play
from paddock.core.record import Record
from paddock.core.registry import Bot

from .walk import bots_for, refused, walk


def same_seed_same_record(game: Game[Any], seed: int) -> None:
    """Seeds decide everything: the same give the same text, others do not."""

    def text(source: Source, bots: int) -> str:
        return paddock.play(game, bots_for(game, "random", bots), source).text()

    record = text(Seeded(seed), seed)
    assert text(Seeded(seed), seed) == record, "the same seed has given two races"
    assert text(Seeded(seed + 1), seed) != record, "dice ignore the seed"
    assert text(Seeded(seed, race=1), seed) != record, "dice ignore the race"
    assert text(Seeded(seed), seed + 1) != record, "bots ignore the seed"


class Thinker:
    """A bot that thinks: plays lines of its own to their end before it says what another bot would have said."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self._game, self._bot, self._thoughts = game, bot, 0

    def choose(self, view: View) -> Move:
        state = self._game.setup(view.position)
        for text in view.legal[:2]:
            self._game.apply(state, view.seat or 0, self._game.read(text))
        if self._thoughts < 8:
            self._thoughts += len(paddock.play(self._game, bots_for(self._game, "random", 7), Seeded(7))) > 0
        return self._bot.choose(view)


def thinking_does_not_shift_the_dice(game: Game[Any], seed: int) -> None:
    """A bot that thinks longer gets the same rolls; and the n-th roll is what seed and n say, and nothing else."""
    bots = bots_for(game, "random", seed)
    record = paddock.play(game, bots, Seeded(seed))
    thoughtful: list[Bot] = [Thinker(game, bot) for bot in bots_for(game, "random", seed)[:1]]
    thoughtful += bots_for(game, "random", seed)[1:]
    again = paddock.play(game, thoughtful, Seeded(seed))
    assert again.text() == record.text(), "a thinking bot has shifted the dice"
    number = 0
    for state, step in zip(record.states(), record.steps, strict=False):
        if step.seat == CHANCE:
            way = draw(open_stream(seed), number, game.ways(state))
            assert step.move == game.outcome(state, way), f"roll {number} is not the seed's"
            number += 1


def taking_back_does_not_shift_the_dice(game: Game[Any], seed: int) -> None:
    """Moves taken back and made again, and rolls undone by the table, lead to the race that it would have been."""
    straight = paddock.play(game, bots_for(game, "random", seed), Seeded(seed))
    table = Play(Record(game), Seeded(seed))
    taken_back = undone = 0
    for state, step in zip(straight.states(), straight.steps, strict=False):
        assert table.state == state
        assert table.waiting_for() == game.actors(state)
        if step.seat != CHANCE:
            table.move(step.seat, step.move)
            if step.seat in table.waiting_for():
                assert table.record.take_back(step.seat) == step.move
                assert table.state == state, "a move was taken back to somewhere else"
                table.move(step.seat, step.move)
                taken_back += 1
        else:
            table.fall()
            assert table.record.steps[-1].move == step.move, "a later roll has shifted"
            if undone < 20:
                table.record.undo()
                table.fall()
                assert table.record.steps[-1].move == step.move, "a roll that is undone falls anew"
                undone += 1
    assert undone, "there was nothing to undo"
    assert [step[:2] for step in table.record.steps] == [step[:2] for step in straight.steps]
    assert table.state == straight.state
    assert len(Record.read(table.record.text())) == len(straight)


def take_backs_are_guarded(game: Game[Any], seed: int) -> None:
    """Nobody takes back a roll, another's move, or one after which the own decision is over."""
    record = Record(game)
    assert refused(lambda: record.take_back(0)), "what was never done is taken back"
    for step in walk(game, seed)[:-1]:
        assert step.move is not None
        record.append(step.seat, step.move)
        before = record.text()
        for seat in range(game.seats):
            if seat != step.seat or seat not in game.actors(record.state):
                assert refused(functools.partial(record.take_back, seat)), f"seat {seat} takes back too much"
        assert record.text() == before, "a refused take-back has left a trace"
