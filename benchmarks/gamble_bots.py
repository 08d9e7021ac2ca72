"""Monte Carlo Gamble with bots: how fast both lanes are, who beats whom, how long and how fair the boards are."""

from __future__ import annotations

from statistics import median
from typing import Any

from benchmarks.report import aim, heading, processor_seconds, table
from paddock import strengths
from paddock.core.lane.simulation import Simulation
from paddock.core.registry import build
from paddock.games.monte_carlo.shelf import BOARDS

GAME = "monte-carlo-gamble"
GAMES, PLAIN_GAMES, PASSES = 4_000, 20, 3
MATCH, SAMPLE = 6_000, 50_000
ALLOWED = 5.0
"""Points that a seat may win above its share (the constraint of the rule page)."""


def simulation(bots: list[str], interpreted: bool = False, **options: Any) -> Any:
    return Simulation(build(GAME, {"players": len(bots), **options}), bots, 1, 2, interpreted=interpreted)


def games_a_second(lane: Any, games: int) -> float:
    lane.run(0, 1)  # whatever is made once is made here
    return median(games / processor_seconds(lambda: lane.run(1, 1 + games)) for _ in range(PASSES))


def speed() -> None:
    heading("Monte Carlo Gamble, whole games on the boulevard: the compiled lane against the interpreter")
    rows = []
    for players in (3, 2):
        for bot in strengths(GAME):
            fast = games_a_second(simulation([bot] * players), GAMES)
            slow = games_a_second(simulation([bot] * players, interpreted=True), PLAIN_GAMES)
            rows.append([f"{players} {bot}", f"{fast:,.0f}", f"{slow:.0f}", f"{fast / slow:.0f}"])
    table(("players", "compiled games/s", "interpreted games/s", "ratio"), rows)


def won(bots: list[str]) -> float:
    """The part of the games that the first bot wins, in percent, in every seat as often."""
    wins = 0
    for turn in range(len(bots)):
        wins += simulation(bots[turn:] + bots[:turn], first="drawn").run(0, MATCH).wins[-turn % len(bots)]
    return 100 * wins / (MATCH * len(bots))


def strength() -> None:
    heading("Monte Carlo Gamble, one bot among others: wins in percent")
    rows = []
    for better, worse in (("greedy", "random"), ("shark", "greedy"), ("shark", "random")):
        found = [f"{won([better] + [worse] * others):.1f}" for others in (1, 2, 3)]
        rows.append([f"{better} among {worse}", *found])
    table(("bot", "2 players (50.0)", "3 players (33.3)", "4 players (25.0)"), rows)


def boards() -> None:
    heading("Monte Carlo Gamble, sharks: turns of the winner, and wins by seat in percent (seat 0 begins)")
    rows, length, above = [], 0, 0.0
    for board in BOARDS.keys:
        for players in (2, 3, 4):
            tally = simulation(["shark"] * players, board=board, first=0).run(0, SAMPLE)
            quarters = [turns_of(tally, part) for part in (0.05, 0.5, 0.95)]
            shares = [100 * wins / tally.races for wins in tally.wins[:players]]
            above = max(above, max(shares) - 100 / players)
            if (board, players) == ("boulevard", 3):
                length = quarters[1]
            counts = [f"{count / tally.races:.1f}" for count in (tally.bets, tally.duels, tally.ruins)]
            by_seat = " ".join(f"{share:.1f}" for share in shares)
            rows.append([f"{board}, {players}", *map(str, quarters), by_seat, *counts])
    table(("board, players", "5 %", "median", "95 %", "wins by seat", "bets", "duels", "ruins"), rows)
    aim(f"median of {length} turns each on the boulevard with three (aim 25 to 60)", 25 <= length <= 60)
    aim(f"no seat more than {above:.1f} points above its share (aim {ALLOWED})", above <= ALLOWED)


def turns_of(tally: Any, part: float) -> int:
    """How many turns this part of the games had at most."""
    games = 0
    for turns, count in enumerate(tally.rounds):
        games += count
        if games >= part * tally.races:
            return turns
    return len(tally.rounds)


def main() -> None:
    speed()
    strength()
    boards()
