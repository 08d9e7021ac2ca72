"""`paddock replay`: a saved race, verified, told, or walked through move by move."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from paddock.cli.talk import LeaveError, Talk, clean
from paddock.core.messages import PaddockError, say, spoken
from paddock.core.record import Record
from paddock.core.terminal import Screen, screen_of

MOST = 10**9
"""No record has so many moves."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--verify", is_flag=True, help="Only check every move, and report it in one line.")
@click.option("--step", is_flag=True, help="Walk through it, even without a terminal.")
@click.option(
    "--to", "to", type=click.IntRange(0, MOST), metavar="N", help="Show the board after move N; 0 is the start."
)
@click.option(
    "--position", "position", type=click.IntRange(0, MOST), metavar="N", help="Print the position after move N as JSON."
)
def replay(file: Path, verify: bool, step: bool, to: int | None, position: int | None) -> None:
    """Replay a saved race. In a terminal: step by step; otherwise: as a story."""
    if sum([verify, step, to is not None, position is not None]) > 1:
        raise PaddockError("cli-replay-one-way")
    record = Record.load(file)
    if position is not None:
        document = record.game.position(_state(record, position))
        click.echo(msgspec.json.format(msgspec.json.encode(document)).decode())
        return
    walk = Walk(record, screen_of(record.game.name), Talk())
    if verify:
        walk.verdict(file)
    elif to is not None:
        _state(record, to)
        walk.at(to)
    elif step or walk.talk.live:
        walk.through()
    else:
        walk.story()


def _state(record: Record, number: int) -> object:
    if number > len(record):
        raise PaddockError("cli-replay-too-far", number=number, moves=len(record))
    return record.steps[number - 1].state if number else record.first_state


class Walk:
    """A record on the screen."""

    def __init__(self, record: Record, screen: Screen, talk: Talk) -> None:
        self.record, self.screen, self.talk = record, screen, talk
        self.names = [clean(name) for name in record.names]

    def verdict(self, file: Path) -> None:
        game, state = self.record.game, self.record.state
        result, moment = game.result(state), self.screen.moment(game, state)
        if result is None:
            self.talk.say("cli-verified-open", path=str(file), moves=len(self.record), moment=moment)
            return
        winners = ", ".join(self.names[seat] for seat in result.winners)
        self.talk.say("cli-verified", path=str(file), moves=len(self.record), moment=moment, winners=winners)

    def story(self) -> None:
        for number in range(1, len(self.record) + 1):
            for line in self.told(number):
                self.talk.line(line)

    def told(self, number: int) -> list[str]:
        """What the move of this number did, as sentences."""
        if number == 0:
            return [say("cli-replay-start")]
        return [self.record.game.tell(event, self.names, spoken()) for event in self.record.steps[number - 1].events]

    def at(self, number: int) -> None:
        """The board after a move, and what that move did."""
        lines = self.told(number)
        game = self.record.game
        state = game.veil(_state(self.record, number), None)
        self.talk.show(self.screen.picture(game, state, self.names, [], self.talk.canvas(len(lines) + 4)))
        self.talk.line()
        for line in lines:
            self.talk.line(f"  {line}")

    def through(self) -> None:
        """Enter goes on, b back, a number jumps, q ends."""
        number, last = 0, len(self.record)
        while True:
            self.talk.clear()
            self.at(number)
            target = self._next(number, last)
            if target is None:
                return
            number = target

    def _next(self, number: int, last: int) -> int | None:
        while True:
            try:
                text = self.talk.ask(say("cli-replay-prompt", number=number, moves=last)).lower()
            except LeaveError:
                return None
            if text in ("q", "quit"):
                return None
            if text in ("", "n"):
                if number == last:
                    self.talk.say("cli-replay-end", style="yellow")
                    continue
                return number + 1
            if text in ("b", "back"):
                return max(0, number - 1)
            if text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= last:
                return int(text)
            self.talk.say("cli-replay-help", moves=last, style="yellow")
