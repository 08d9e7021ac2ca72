"""Each law catches the toy that breaks it, and lets the sound one go by."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.core.chance import Seeded
from paddock.core.game import Game
from paddock.core.record import Record
from paddock.core.registry import Kind, kinds

from . import broken, laws
from .games import shuffle_what_is_hidden
from .seating import seatings_hold
from .toy import SEATINGS, Toy, ToyOptions

Law = Callable[[Game[Any], int], object]


def secrets(game: Game[Any], seed: int) -> None:
    laws.secrets_are_kept(game, seed, shuffle_what_is_hidden, ("random", "keen"))


def refusals(game: Game[Any], seed: int) -> None:
    # Odd moves come from a sound game: a broken one may not know what it should refuse.
    laws.all_else_is_refused(game, seed, laws.strange_moves(Toy({}), (1, 2)))


def chances(game: Game[Any], seed: int) -> None:
    laws.chances_are_exact(game, (seed,))


def loaded_dice(game: Game[Any], seed: int) -> None:
    laws.draws_follow_the_chances(game, broken.Loaded(seed), (seed,))


def fair_dice(game: Game[Any], seed: int) -> None:
    laws.draws_follow_the_chances(game, Seeded(seed), (seed,))


PAIRS: list[tuple[Law, type[Toy]]] = [
    (laws.ends_well, broken.Endless),
    (laws.ends_well, broken.NobodyIsLast),
    (laws.ends_well, broken.PaysTheFolded),
    (laws.ends_well, broken.TellsTooEarly),
    (laws.ends_well, broken.StillActing),
    (laws.what_is_legal_is_fine, broken.Strict),
    (refusals, broken.Lenient),
    (refusals, broken.Mumbling),
    (refusals, broken.Swallows),
    (refusals, broken.SpoilsThenRefuses),
    (laws.moves_round_trip, broken.Slurs),
    (laws.moves_round_trip, broken.OneCodeForAll),
    (laws.moves_round_trip, broken.CodesTooHigh),
    (laws.positions_round_trip, broken.ForgetsTheDie),
    (laws.play_goes_on_from_positions, broken.ForgetsTheDie),
    (laws.old_states_stand, broken.ChangesTheOldState),
    (laws.old_states_stand, broken.ForgetsToCopy),
    (laws.same_seed_same_record, broken.RollsAnew),
    (laws.thinking_does_not_shift_the_dice, broken.RollsAnew),
    (laws.taking_back_does_not_shift_the_dice, broken.RollsAnew),
    (laws.undo_is_the_shorter_record, broken.Moody),
    (laws.records_start_anywhere, broken.ForgetsTheDie),
    (chances, broken.SumsToMoreThanOne),
    (chances, broken.TreatsOutcomesAlike),
    (fair_dice, broken.TreatsOutcomesAlike),
    (laws.views_are_whole, broken.OffersTooMuch),
    (laws.views_are_whole, broken.VeilsTheOwnCard),
    (seatings_hold, broken.TakesAnyNumber),
    (seatings_hold, broken.TurnsOneAway),
    (seatings_hold, broken.MixesTheCars),
    (secrets, broken.ShowsTheDie),
    (secrets, broken.ShowsThePile),
    (secrets, broken.ShowsToSpectators),
]


def named(value: Any) -> str:
    return getattr(value, "__name__", str(value))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Toy]], None]:
    """Installs a broken toy under the toy's name, so that records and positions are read by it as well."""

    def install(kind: type[Toy]) -> None:
        bots = kinds()["toy"].bots
        monkeypatch.setitem(kinds(), "toy", Kind("toy", {1: kind}, ToyOptions, SEATINGS, bots))

    return install


def five_times(law: Law, kind: type[Toy]) -> None:
    """One race may not come to where a game is broken; five do."""
    for seed in range(1, 6):
        law(kind({}), seed)


@pytest.mark.parametrize(("law", "kind"), PAIRS, ids=named)
def test_law_catches(law: Law, kind: type[Toy], installed: Callable[[type[Toy]], None]) -> None:
    installed(kind)
    with pytest.raises(AssertionError):
        five_times(law, kind)


@pytest.mark.parametrize("law", dict.fromkeys(law for law, _ in PAIRS), ids=named)
def test_law_lets_the_sound_toy_go_by(law: Law) -> None:
    five_times(law, Toy)


def test_loaded_dice_are_caught() -> None:
    with pytest.raises(AssertionError, match="chi-square"):
        loaded_dice(Toy({}), 1)


def test_a_record_that_changes_on_the_way_is_caught(tmp_path: Path, installed: Callable[[type[Toy]], None]) -> None:
    installed(broken.Moody)
    with pytest.raises(AssertionError, match="states"):
        five_times(lambda game, seed: laws.records_round_trip(game, seed, tmp_path), broken.Moody)


def test_a_game_that_ignores_the_board_of_a_record_is_caught(installed: Callable[[type[Toy]], None]) -> None:
    other = Toy({}, "2 2 2")
    laws.records_bring_their_board(other, 1)
    installed(broken.SharesOneBoard)
    with pytest.raises(AssertionError):
        laws.records_bring_their_board(other, 1)


def test_a_story_that_is_not_told_is_caught() -> None:
    class Silent(Toy):
        def tell(self, *_: Any, **__: Any) -> str:
            return ""

    with pytest.raises(AssertionError, match="nothing to tell"):
        laws.stories_are_told(Silent({}), 1)


def test_take_backs_that_are_not_guarded_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Open(Record):
        def take_back(self, seat: int) -> Any:
            self.undo()

    monkeypatch.setattr(laws, "Record", Open)
    with pytest.raises(pytest.fail.Exception):
        laws.take_backs_are_guarded(Toy({}), 1)


def test_every_broken_toy_is_caught_by_some_law() -> None:
    toys = {kind for kind in vars(broken).values() if isinstance(kind, type) and issubclass(kind, Toy)}
    assert toys - {Toy, broken.SharesOneBoard} == {kind for _, kind in PAIRS}
