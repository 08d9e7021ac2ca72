"""How near the compiled lane comes to a C program written by hand, and how far it leaves the interpreter behind.

The C program (`limit/monza.c`) plays the same races. That its tally is equal is checked in every run: a program that
does something else measures nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.report import aim, heading, processor_seconds, say, share, spread, table
from paddock.core.game import Game
from paddock.core.lane.simulation import Simulation
from paddock.core.lane.tally import ROUNDS
from paddock.core.registry import build
from paddock.core.seating import MOST_SEATS
from paddock.games.monza.game import Monza
from paddock.games.monza.shelf import TRACKS
from paddock.games.monza.tally import Tally

FOLDER = Path(__file__).parent / "limit"
SOURCE = FOLDER / "monza.c"
BUILD = FOLDER / "build"
FLAGS = ("-std=c99", "-O3", "-march=native", "-Wall", "-Wextra")

AIM_LIMIT, AIM_INTERPRETED = 0.6, 100
ROUNDS_MEASURED = 7
SECONDS = 0.5
"""About as long as one measurement takes."""
SEED, BOT_SEED = 20, 11
BY_HAND = ("random", "greedy")
"""The bots that the C program knows."""

TABLES: dict[str, dict[str, Any]] = {
    "oval": {"track": "oval"},
    "grand-prix, professional, bonus step": {"track": "grand-prix", "professional": True, "bonus_step": True},
}


class LimitError(Exception):
    """The C program cannot be built or run; its one sentence says why."""


# ---- the program by hand ---------------------------------------------------------------------------------------------


def build_program() -> Path:
    """Compiles the C program. It is put in its place in one go, so that several processes may do so at once."""
    compiler = os.environ.get("CC") or "cc"
    if shutil.which(compiler) is None:
        raise LimitError(f"There is no C compiler {compiler!r} here: install one (gcc or clang), or name one in CC.")
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        new = Path(folder) / "monza"
        made = subprocess.run([compiler, *FLAGS, "-o", new, SOURCE], capture_output=True, text=True, check=False)
        if made.returncode != 0 or made.stderr:
            raise LimitError(f"{compiler} does not take {SOURCE.name} without complaint:\n{made.stderr}")
        return new.replace(BUILD / "monza")


def write_course(game: Game[Any], path: Path) -> None:
    """The tables of a course as numbers: options, drivers by colour, then a line a space."""
    assert isinstance(game, Monza)
    course = game.course
    options = [course.obligation, course.open_finish, course.bonus, course.professional, course.turbo_tiles]
    lines = [[course.spaces, course.seats, game.first, *options], course.driver]
    for i in range(course.spaces):
        lines.append([*course.steps[i], course.back[i], course.colour[i], course.finish[i], course.front[i]])
    path.write_text("".join(" ".join(str(number) for number in line) + "\n" for line in lines), encoding="ascii")


def play_by_hand(
    program: Path, game: Game[Any], bots: Sequence[str], seed: int, bot_seed: int, begin: int, end: int
) -> tuple[Tally, float]:
    """What the C program counts in these races, and its own seconds of processor time for them."""
    with tempfile.TemporaryDirectory() as folder:
        course = Path(folder) / "course.txt"
        write_course(game, course)
        letters = "".join(bot[0] for bot in bots)
        command = [str(program), str(course), letters, *(str(number) for number in (seed, bot_seed, begin, end))]
        played = subprocess.run(command, capture_output=True, text=True, check=False)
    if played.returncode != 0:
        raise LimitError(played.stderr.strip() or f"{program.name} ended with {played.returncode}.")
    found = {words[0]: words[1:] for words in map(str.split, played.stdout.splitlines())}
    rounds = [0] * ROUNDS
    for word in found.pop("rounds"):
        place, _, races = word.partition(":")
        rounds[int(place)] = int(races)
    seconds = float(found.pop("seconds")[0])
    wins = [int(word) for word in found.pop("wins")]
    wins += [0] * (MOST_SEATS - len(wins))
    return Tally(wins=wins, rounds=rounds, **{name: int(words[0]) for name, words in found.items()}), seconds


# ---- the comparison --------------------------------------------------------------------------------------------------


class Comparison:
    """One table and one kind of bot, measured in turns by the three: so a busy moment of the machine hits all alike."""

    def __init__(self, program: Path, title: str, options: Mapping[str, Any], bot: str) -> None:
        self.title = f"{title}: {bot}"
        self._program = program
        self._game = build("monza", options)
        self._bots = [bot] * self._game.seats
        self.compiled: list[float] = []
        self.by_hand: list[float] = []
        self.interpreted: list[float] = []
        """Seconds for `races` races each, the interpreter's reckoned up from fewer."""
        self._slow = self._simulation(interpreted=True)
        self._few = 4
        self.races = self._calibrate()

    def _simulation(self, interpreted: bool = False) -> Simulation:
        return Simulation(self._game, self._bots, SEED, BOT_SEED, interpreted)

    def _calibrate(self) -> int:
        """How many races the compiled lane plays in about the time of one measurement. All are warm after this."""
        self._simulation().run(0, 1)
        # The interpreter plays the same few races every time: all routes that its greedy bots ask for are remembered.
        if self._slow.run(0, self._few) != self._simulation().run(0, self._few):
            raise LimitError(f"{self.title}: the compiled and the interpreted lane do not play the same races.")
        once = processor_seconds(lambda: self._slow.run(0, self._few))
        self._few = max(self._few, int(self._few * SECONDS / once / 2))
        self._slow.run(0, self._few)
        trial = 2_000
        once = processor_seconds(lambda: self._simulation().run(0, trial))
        return max(trial, int(trial * SECONDS / once))

    def measure(self) -> None:
        """Once each. Tables of routes start empty both here and in C, and are filled within the time that counts."""
        simulation = self._simulation()
        tallies: list[Tally] = []
        self.compiled.append(processor_seconds(lambda: tallies.append(simulation.run(0, self.races))))
        tally, seconds = play_by_hand(self._program, self._game, self._bots, SEED, BOT_SEED, 0, self.races)
        if tally != tallies[0]:
            raise LimitError(f"{self.title}: the C program does not count what the compiled lane counts.")
        self.by_hand.append(seconds)
        slow = processor_seconds(lambda: self._slow.run(0, self._few))
        self.interpreted.append(slow * self.races / self._few)

    @property
    def of_limit(self) -> float:
        return share(self.compiled, self.by_hand)

    @property
    def of_interpreted(self) -> float:
        return share(self.compiled, self.interpreted)

    def row(self) -> list[str]:
        measured = (self.compiled, self.by_hand, self.interpreted)
        times = [f"{1e6 * median(seconds) / self.races:.2f}" for seconds in measured]
        ratios = [f"{self.of_limit:.2f}", spread(self.compiled, self.by_hand), f"{self.of_interpreted:.0f}"]
        return [self.title, f"{self.races:,}", *times, *ratios]


def main() -> None:
    heading("Monza, whole races: the compiled lane against C by hand and the interpreter")
    try:
        program = build_program()
        tables = {title: options for title, options in TABLES.items() if options["track"] in TRACKS.keys}
        comparisons = [Comparison(program, title, options, bot) for title, options in tables.items() for bot in BY_HAND]
        for _ in range(ROUNDS_MEASURED):
            for comparison in comparisons:
                comparison.measure()
    except LimitError as error:
        raise SystemExit(str(error)) from None
    table(
        ("4 cars", "races", "compiled µs", "C µs", "interpreted µs", "compiled/C", "pairs", "compiled/interpreted"),
        [comparison.row() for comparison in comparisons],
    )
    say(f"Medians of {ROUNDS_MEASURED} runs in turns; processor time of a race; ratios of speed. Tallies are equal.")
    for one in comparisons:
        aim(f"{one.title}: {one.of_limit:.3f} of C (aim {AIM_LIMIT})", one.of_limit >= AIM_LIMIT)
        text = f"{one.title}: {one.of_interpreted:.1f} times the interpreter (aim {AIM_INTERPRETED})"
        aim(text, one.of_interpreted >= AIM_INTERPRETED)
