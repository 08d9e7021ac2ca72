"""The events alone tell the whole story: whoever follows them knows every stack, every purse and the pile."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from paddock.core.events import Event, events_of
from paddock.core.messages import languages
from paddock.games.monte_carlo import events as happened

from .tables import Table, new_table, table


class Follower:
    """Somebody who sees the start and then nothing but events."""

    def __init__(self, race: Table) -> None:
        self.stacks = {int(square): list(pawns) for square, pawns in race.document["squares"].items()}
        self.finish = race.game.road.finish
        self.money = race.money
        self.turned: list[str] = []
        self.challenger = ""

    def move(self, pawn: str, origin: int, square: int) -> None:
        self.stacks[origin].remove(pawn)
        self.stacks.setdefault(square, []).append(pawn)

    def see(self, event: Event) -> None:
        match event:
            case happened.Moved(_, pawn, origin, square) | happened.SentBack(_, pawn, origin, square):
                self.move(pawn, origin, square)
            case happened.Stacked(_, pawn, square, under):
                assert self.stacks[square] == [*under, pawn]
            case happened.Paid(seat, amount):
                self.money[seat] += amount
            case happened.Taxed(seat, _, paid) | happened.BetLost(seat, _, _, paid):
                self.money[seat] -= paid
            case happened.DuelWon():
                self.money = [held + gain for held, gain in zip(self.money, event.gains, strict=True)]
            case happened.Challenged():
                self.challenger = event.pawn
            case happened.Mastered(_, pawn, square):
                others = [other for other in self.stacks[square] if other not in (pawn, self.challenger)]
                self.stacks[square] = [*others, self.challenger, pawn]
            case happened.Turned(_, card, _):
                self.turned.append(card)
            case happened.Reshuffled():
                self.turned = []

    def agrees(self, race: Table) -> None:
        home = self.stacks.get(self.finish, [])
        assert home == race.document["home"]
        road = {str(square): pawns for square, pawns in self.stacks.items() if pawns and square != self.finish}
        assert road == race.document["squares"]
        assert self.money == race.money
        assert self.turned == race.document["turned"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_events_are_enough_to_follow_a_game(players: int, seed: int) -> None:
    race, random = new_table(players=players), Random(seed)
    follower = Follower(race)
    while race.game.actors(race.state):
        for event in race.play(race.any_move(random)):
            follower.see(event)
        follower.agrees(race)


def test_every_kind_of_event_happens_and_is_told_in_every_language() -> None:
    """But for the rescue of MG-70, to which no play leads, all that can happen does in a few dozen games."""
    count: Counter[str] = Counter()
    for seed in range(40):
        random = Random(seed)
        race = new_table(players=2 + seed % 3, first="drawn")
        while race.game.actors(race.state):
            for event in race.play(race.any_move(random)):
                tag = str(event.__struct_config__.tag)
                if count[tag] < 20:
                    for language in languages():
                        assert race.game.tell(event, ["Mia", "Noah", "Ben", "Eva"], language)
                count[tag] += 1
    assert set(count) == {str(kind.__struct_config__.tag) for kind in events_of(happened.GambleEvent)}


def test_sentences() -> None:
    race = table({})

    def told(event: Event) -> str:
        return race.game.tell(event, ["Mia", "Noah", "Ben"])

    assert told(happened.Moved(0, "r1", 0, 8, "roll")) == "Red 1 moves from the start to the first bank."
    assert told(happened.Stacked(0, "r1", 12, ("y1", "b2"))) == "On 12, red 1 lies on yellow 1 and blue 2."
    assert told(happened.BetPlaced(0, "hc")) == "Mia bets on ♥♣."
    assert told(happened.Turned(0, "3c", 30_000)) == "The card is 3♣."
    assert told(happened.Turned(0, "jackpot", 50_000)) == "The card is the jackpot."
    assert told(happened.Threw(0, "AT", "AAAT9", 2)) == "Mia rolls A 10 and has A A A 10 9: three of a kind."
    won = happened.DuelWon(0, 1, "AAAKK", "KKQQ9", 40_000, (40_000, -40_000, 0))
    assert told(won) == "Mia beats Noah, full house against two pairs, and wins $40,000."
    assert told(happened.Shared(2, 0)) == "Ben adds nothing."
    assert told(happened.Won((1,), (0, 1_010_000, 0))) == "Noah has brought all pawns home and wins with $1,010,000!"


def test_bots_play_it_from_the_command_line(tmp_path: Path) -> None:
    seats = [word for name in ("Mia", "Noah", "Ben") for word in ("--seat", f"{name}=random")]
    ran = subprocess.run(
        [sys.executable, "-m", "paddock", "play", "monte-carlo-gamble", *seats, "--seed", "5"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    assert "Monte Carlo Gamble" in ran.stdout
    assert "has brought all pawns home and wins with" in ran.stdout
