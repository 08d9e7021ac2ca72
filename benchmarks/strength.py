"""How well the strongest bots of all games play: the part of the races that they win among others, with its interval.

Games name their matches in their `Kind` (`core/match.py`). The races follow from the seeds below, so that they can be
played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from benchmarks.report import aim, heading, processor_seconds, say, table
from paddock.core.lane.estimates import shares_of
from paddock.core.lane.simulation import Simulation, lane_players
from paddock.core.lane.survey import Brief
from paddock.core.match import Match
from paddock.core.registry import build, kinds, resolve
from paddock.lab.bot_races import BotRaces

SEED, BOT_SEED = 20_261, 1_907
Z = 1.96
"""The true share lies within so many standard errors, 19 times out of 20."""


def played(name: str, match: Match) -> Any:
    """What the bot has won in each race of a match: 1, a part of it, or 0."""
    seats = build(name, match.options).seats
    found = []
    for seat in range(seats):
        game = build(name, match.options)
        bots = [match.others] * seats
        bots[seat] = match.bot
        briefs = Brief.empty_array(max(1, match.races // seats))
        known = lane_players(name)
        how = Simulation if all(bot in known for bot in bots) else BotRaces
        how(game, bots, SEED + seat, BOT_SEED).run(0, len(briefs), briefs=briefs)
        winners = np.where(briefs["winners"] == 0, (1 << seats) - 1, briefs["winners"])  # truncated: shared by all
        found.append(shares_of(winners, seats)[:, seat])
    return np.concatenate(found)


def in_words(options: Mapping[str, Any]) -> str:
    words = [name if value is True else f"{name} {value}" for name, value in options.items() if value is not False]
    return ", ".join(words).replace("_", " ")


def measure(name: str, matches: list[Match]) -> None:
    heading(f"{name}: what one bot wins among others, in percent")
    rows, aims = [], []
    for match in matches:
        shares: Any = None

        def play(match: Match = match) -> None:
            nonlocal shares
            shares = played(name, match)

        seconds = processor_seconds(play)
        share, error = 100 * shares.mean(), 100 * Z * shares.std(ddof=1) / np.sqrt(len(shares))
        who = f"{match.bot} among {match.others}: {in_words(match.options)}"
        rows.append([who, f"{len(shares):,}", f"{share:.2f}", f"± {error:.2f}", f"{match.aim:.1f}", f"{seconds:.0f}"])
        aims.append((f"{who}: {share:.2f} ± {error:.2f} % of {len(shares):,} (aim {match.aim:.1f})", share, match.aim))
    table(("match", "races", "won %", "95 %", "aim %", "processor s"), rows)
    for text, share, wanted in aims:
        aim(text, share >= wanted)


def main() -> None:
    for name, kind in kinds().items():
        matches = list(resolve(kind.matches))
        if matches:
            measure(name, matches)
    say(f"Every seat as often. A win that is shared counts in parts. Seeds {SEED} (dice) and {BOT_SEED} (bots).")
