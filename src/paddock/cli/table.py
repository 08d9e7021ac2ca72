"""A race at the terminal: asks players and chance for moves, tells what happens, and keeps the record."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from paddock.cli.coach import TerminalCoach
from paddock.cli.talk import LeaveError, Talk, clean, undisturbed
from paddock.core.chance import Source, Typed
from paddock.core.events import Event
from paddock.core.game import CHANCE, Game
from paddock.core.messages import PaddockError, say, spoken
from paddock.core.moves import Move
from paddock.core.record import Record
from paddock.core.registry import Bot
from paddock.core.terminal import MenuItem, Screen

LOG = 20
"""How many of the last events `log` tells."""
RECAP, TALL = 6, 34
"""How many of the last events that matter stand above the choices: half of it on a screen that is not so tall."""
BETWEEN, AFTER = 0.08, 0.45
"""Seconds after a small event of a bot's turn, and after one that matters."""


class TakenBackError(Exception):
    """The referee has taken back a typed roll: chance is asked again."""


class TerminalTable:
    """One race: a record, who sits where, and where the dice come from."""

    def __init__(
        self, record: Record, bots: Mapping[int, Bot], source: Source | None, screen: Screen, talk: Talk
    ) -> None:
        """Without a source, somebody types what real dice show."""
        self.record, self.game, self.screen, self.talk = record, record.game, screen, talk
        self.names = [clean(name) for name in record.names]
        self.file: Path | None = None
        """Where the race is kept up to date."""
        self.typed = source is None
        self._bots = bots
        self._source = source or Typed(self._ask_dice)
        self._coach = TerminalCoach(record.game)
        self._story: list[tuple[str, bool]] = []
        for step in record.steps:
            self._note(step.events)

    # -- the race

    def run(self) -> None:
        """Plays to the end. Raises LeaveError or KeyboardInterrupt when somebody goes; the record is sound then."""
        while actors := self.game.actors(self.record.state):
            seat = min(actors)
            if seat == CHANCE:
                self._fall()
            elif seat in self._bots:
                view = self.game.view(self.record.state, seat)
                self._tell(self._append(seat, self._bots[seat].choose(view)), paced=True)
            else:
                self._decide(seat)
        self.talk.line()
        self._show(None, [], recap=False)

    def _fall(self) -> None:
        try:
            way = self._source.draw(self.game, self.record.state, self.record.chance_moves())
        except TakenBackError:
            return
        with undisturbed():
            events = self.record.fall(way)
            self._keep()
        self._tell(events, paced=True)

    def _append(self, seat: int, move: Move) -> list[Event]:
        with undisturbed():
            events = self.record.append(seat, move)
            self._keep()
        return events

    def _keep(self) -> None:
        """Saves the race. If the file cannot be written, the race goes on, and the next move or leaving tries again."""
        if self.file is not None:
            try:
                self.record.save(self.file)
            except PaddockError as error:
                self.talk.line(str(error), "yellow")

    # -- a person decides

    def _decide(self, seat: int) -> None:
        """Shows what can be done, and asks until something is."""
        state = self.game.veil(self.record.state, seat)
        menu = self.screen.menu(self.game, state, seat, self.names, self.talk.plain)
        self.talk.clear()
        self._show(seat, menu, recap=True)
        self._list(menu)
        while True:
            try:
                text = self._ask(say("cli-prompt", name=self.names[seat]))
                if text == "u":
                    self._take_back(seat)
                    return
                if text.lower() == "hint":
                    for line in self._coach.hint(state, seat, self.names):
                        self.talk.line(line, "cyan")
                    continue
                move = self._chosen(state, seat, menu, text)
                reason = self.game.check(self.record.state, seat, move)
                if reason is None:
                    self._tell(self._append(seat, move), paced=False)
                    return
                self.talk.line(reason.text(), "yellow")
            except PaddockError as error:
                self.talk.line(str(error), "yellow")

    def _show(self, seat: int | None, menu: list[MenuItem], recap: bool) -> None:
        """The picture and, where the screen is redrawn, what happened lately: as much of it as there is room for."""
        console = self.talk.console
        state = self.game.veil(self.record.state, seat)
        lately = [line for line, brief in self._story if brief and recap and self.talk.live]
        lately = lately[-RECAP if console.height >= TALL else -RECAP // 2 :]
        others = len(menu) + 3 if menu else self.game.seats + 4
        canvas = self.talk.canvas(others + len(lately) + bool(lately))
        picture = self.screen.picture(self.game, state, self.names, menu, canvas)
        self.talk.show(picture)
        spare = console.height - others - len(console.render_lines(picture)) - 1 if lately else 0
        for line in ["", *lately[-spare:]] if spare > 0 else []:
            self.talk.line(line, "dim")

    def _list(self, menu: list[MenuItem]) -> None:
        self.talk.line()
        width = len(str(len(menu)))
        for number, item in enumerate(menu, 1):
            line = Text().append(f" {item.key or number:>{width}}  ", "bold")
            line.append_text(item.words)
            self.talk.console.print(line, no_wrap=True, overflow="ellipsis", soft_wrap=not self.talk.live)
        self.talk.line(say("cli-keys-one" if len(menu) == 1 else "cli-keys"), "dim")

    def _chosen(self, state: Any, seat: int, menu: list[MenuItem], text: str) -> Move:
        """The move behind a number, or behind a notation; nothing typed is the only choice, where there is just one."""
        moves = [item.move for item in menu if item.move is not None]
        if not text:
            if len(menu) == 1 and moves:
                return moves[0]
            raise PaddockError("cli-type-something", choices=len(moves))
        if text.isascii() and text.isdigit():
            if len(text) > 4 or not 1 <= int(text) <= len(moves):
                raise PaddockError("cli-no-such-choice", text=text, choices=len(moves))
            return moves[int(text) - 1]
        return self.screen.read(self.game, state, seat, text)

    def _take_back(self, seat: int) -> None:
        """A player takes back the own last move; a referee, a roll that was just typed."""
        if self.typed and self.record.steps and self.record.steps[-1].seat == CHANCE:
            self._undo(1)
            return
        with undisturbed():
            self.record.take_back(seat)
            self._keep()
        self._retell()

    # -- real dice

    def _ask_dice(self, game: Game[Any], state: Any) -> Move:
        """What the real dice show, until it is something that they can show."""
        self.talk.line()
        self.talk.line(self.screen.question(game, state, self.names), "bold")
        while True:
            text = self._ask(say("cli-prompt-dice"))
            try:
                if text == "u":
                    self._back_to_roll()
                move = self.screen.answer(game, state, text)
            except PaddockError as error:
                self.talk.line(str(error), "yellow")
                continue
            reason = game.check(state, CHANCE, move)
            if reason is None:
                return move
            self.talk.line(reason.text(), "yellow")

    def _back_to_roll(self) -> None:
        """The last roll was mistyped: it is taken back, with everything that bots and people did after it."""
        for back, step in enumerate(reversed(self.record.steps), 1):
            if step.seat == CHANCE:
                self._undo(back)
                raise TakenBackError
        raise PaddockError("take-back-nothing")

    def _undo(self, moves: int) -> None:
        with undisturbed():
            self.record.undo(moves)
            self._keep()
        self._retell()
        self.talk.say("cli-roll-taken-back")

    # -- what can be typed at any question

    def _ask(self, prompt: str) -> str:
        """What the person types, after the shell's own commands are handled."""
        while True:
            text = self.talk.ask(prompt)
            match text.lower():
                case "q" | "quit" | "exit":
                    raise LeaveError
                case "s" | "save":
                    self.talk.say("cli-saved", path=str(self.save()), style="green")
                case "?" | "h" | "help":
                    self.talk.say("cli-play-help")
                    self.talk.line(self.screen.notation(self.game, self.record.state))
                case "log":
                    for line, _ in self._story[-LOG:]:
                        self.talk.line(f"  {line}")
                case "u" | "undo":
                    return "u"
                case _:
                    return text

    # -- the story

    def _note(self, events: list[Event]) -> None:
        told = [clean(self.game.tell(event, self.names, spoken())) for event in events]
        self._story += [(line, self.screen.brief(event)) for line, event in zip(told, events, strict=True)]

    def _retell(self) -> None:
        self._story.clear()
        for step in self.record.steps:
            self._note(step.events)

    def _tell(self, events: list[Event], paced: bool) -> None:
        self._note(events)
        for event, (line, brief) in zip(events, self._story[len(self._story) - len(events) :], strict=True):
            self.talk.line(f"  {line}", "" if self.screen.brief(event) else "dim")
            if paced:
                self.talk.pause(AFTER if brief else BETWEEN)

    # -- keeping it

    def save(self) -> Path:
        """Saves the race: to its file, or to one with a name that is still free."""
        path = self.file or free_name(self.game.name)
        with undisturbed():
            self.record.save(path)
        self.file = path
        return path

    def save_somewhere(self) -> Path:
        """Saves the race even where its own file has become unwritable: a race is never lost because of a folder."""
        try:
            return self.save()
        except PaddockError as error:
            if self.file is None:
                raise
            self.talk.line(str(error), "yellow")
            self.file = None
            return self.save()

    def how_to_resume(self) -> str:
        command = f"paddock play --resume {shlex.quote(str(self.file))}" + (" --dice typed" if self.typed else "")
        return say("cli-resume-with", path=str(self.file), command=command)


def free_name(game: str) -> Path:
    """A file name in the current folder that no race has yet."""
    number = 1
    while Path(f"{game}-race-{number}.jsonl").exists():
        number += 1
    return Path(f"{game}-race-{number}.jsonl")
