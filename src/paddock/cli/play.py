"""`paddock play`: a race with people and bots in any seats, on the screen or as the referee of a real box."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from paddock.bots import bot
from paddock.cli.seats import default_game, read_options, read_seats, set_up
from paddock.cli.table import TerminalTable, free_name
from paddock.cli.talk import LeaveError, Talk
from paddock.core.chance import Seeded
from paddock.core.game import Result
from paddock.core.messages import PaddockError, say, spoken
from paddock.core.record import Record
from paddock.core.registry import kind
from paddock.core.series import Series
from paddock.core.terminal import Screen, screen_of

INTERRUPTED = 130
MOST_SEED = 2**64 - 1


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME[=BOT]",
    help="A player, once for each: Mia is a person, Bolt=greedy a bot.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game: see `paddock games`."
)
@click.option(
    "--dice",
    type=click.Choice(["seeded", "typed"]),
    default="seeded",
    help="typed: real dice, and you type what they show.",
)
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="The same seed gives the same dice.")
@click.option(
    "--save",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep the race in this file, always up to date.",
)
@click.option(
    "--resume", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Go on with a saved race."
)
@click.option("--fast", is_flag=True, help="Bots do not pause.")
def play(
    game: str | None,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    dice: Literal["seeded", "typed"],
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    fast: bool,
) -> int:
    """Play a race. Without any option: you against bots, at once.

    \b
    paddock play monza
    paddock play monza --seat Mia --seat Noah --seat Bolt=greedy --seat Spark=random
    paddock play monza --option professional=true --option bonus_step=true
    paddock play monza --dice typed --seat Mia --seat Noah
    paddock play --resume monza-race-1.jsonl
    """
    if dice == "typed" and seed is not None:
        raise PaddockError("cli-seed-typed")
    if resume is not None:
        if game or seats or options:
            raise PaddockError("cli-resume-alone")
        record = Record.load(resume)
        if save is None:
            save = resume
    else:
        game = game or default_game()
        kind(game)
        record = Record(*set_up(game, read_options(game, options), read_seats(game, seats)))
    if save is not None and save != resume and save.exists():
        raise PaddockError("cli-save-exists", path=str(save))
    talk = Talk(fast)
    session = Session(record, screen_of(record.game.name), talk, dice == "typed", seed, save)
    return session.run()


class Session:
    """Several races at the same table: the seats stay, and prizes add up."""

    def __init__(
        self, record: Record, screen: Screen, talk: Talk, typed: bool, seed: int | None, save: Path | None
    ) -> None:
        self._record, self._screen, self._talk = record, screen, talk
        self._typed, self._seed, self._save = typed, seed, save
        self._series = Series.new(record.game.seats)

    def run(self) -> int:
        while True:
            table = self._table()
            try:
                if self._save is not None:
                    table.file = self._save
                    table.save()  # a file that cannot be written is known before the race, not after it
                self._welcome(table)
                table.run()
            except LeaveError:
                return self._leave(table, 0)
            except KeyboardInterrupt:
                self._talk.line()
                return self._leave(table, INTERRUPTED)
            self._celebrate(table)
            if not self._again(table):
                return 0
            self._record = Record(table.game, table.record.header.seats)
            self._save = free_name(table.game.name) if self._save else None

    def _table(self) -> TerminalTable:
        record, race = self._record, self._series.played
        seats = enumerate(record.header.seats)
        seed = None if self._seed is None else (self._seed + race) % (MOST_SEED + 1)
        bots = {seat: bot(who.bot, record.game, seat, seed) for seat, who in seats if who.bot is not None}
        return TerminalTable(record, bots, None if self._typed else Seeded(self._seed, race), self._screen, self._talk)

    def _welcome(self, table: TerminalTable) -> None:
        who = []
        for name, car, seat in zip(table.names, table.game.colours(), table.record.header.seats, strict=True):
            key = "cli-seat-bot" if seat.bot else "cli-seat-person"
            who.append(say(key, name=name, car=car, bot=seat.bot or ""))
        title = table.game.name.replace("-", " ").title()
        self._talk.say("cli-welcome", game=title, seats=", ".join(who), style="bold")
        self._talk.pause(1.2)

    def _leave(self, table: TerminalTable, code: int) -> int:
        if table.game.result(table.record.state) is None:
            table.save_somewhere()
            self._talk.line(table.how_to_resume(), whole=True)
        return code

    def _celebrate(self, table: TerminalTable) -> None:
        result = table.game.result(table.record.state)
        assert result is not None
        self._series = self._series.add(result)
        self._talk.line()
        self._reason(table)
        self._places(table, result)
        if table.file is not None:
            self._talk.say("cli-saved", path=str(table.file))
        if any(self._series.points):
            held = [
                say("cli-series-seat", name=name, prizes=self._screen.prizes(points))
                for name, points in zip(table.names, self._series.points, strict=True)
                if points
            ]
            self._talk.say("cli-series", races=self._series.played, held=", ".join(held))

    def _reason(self, table: TerminalTable) -> None:
        """Why it ended like this: to the one person at the terminal, or to all of them by their names."""
        record = table.record
        people = [seat for seat, who in enumerate(record.header.seats) if who.bot is None]
        events = [event for step in record.steps for event in step.events]
        reader = people[0] if len(people) == 1 else None
        ending = record.game.ending(record.state, events, reader, table.names, spoken())
        assert ending is not None
        self._talk.line(ending.reason if ending.place is None else f"{ending.place}. {ending.reason}")

    def _places(self, table: TerminalTable, result: Result) -> None:
        seats = sorted(range(table.game.seats), key=lambda seat: result.ranks[seat])
        for seat in seats:
            won = seat in result.winners
            line = f" {result.ranks[seat]}.  {table.names[seat]} ({table.game.colours()[seat]})"
            self._talk.line(f"{line}  {say('cli-winner')}" if won else line, "bold" if won else "")

    def _again(self, table: TerminalTable) -> bool:
        """Asks whether to play another race; without a person at the terminal, no."""
        if not self._talk.live or all(seat.bot for seat in table.record.header.seats):
            return False
        while True:
            try:
                answer = self._talk.ask(say("cli-again")).lower()
            except (LeaveError, KeyboardInterrupt):
                return False
            if answer in ("y", "yes"):
                return True
            if answer in ("s", "save"):
                self._talk.say("cli-saved", path=str(table.save()), style="green")
            elif answer in ("n", "no", "q"):
                return False
