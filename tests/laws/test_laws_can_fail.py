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
from paddock.laws import dice
from paddock.laws.chances import chances_are_exact, draws_follow_the_chances, falls_are_moves
from paddock.laws.dice import (
    same_seed_same_record,
    take_backs_are_guarded,
    taking_back_does_not_shift_the_dice,
    thinking_does_not_shift_the_dice,
)
from paddock.laws.endings import endings_are_told
from paddock.laws.guides import guides_are_told, guides_keep_secrets, nobody_is_left_alone
from paddock.laws.moves import (
    alike_moves_are_alike,
    all_else_is_refused,
    legal_moves_need_no_check,
    moves_round_trip,
    strange_moves,
    what_is_legal_is_fine,
)
from paddock.laws.races import ends_well, first_begins, stories_are_told
from paddock.laws.records import (
    records_bring_their_board,
    records_round_trip,
    records_start_anywhere,
    undo_is_the_shorter_record,
)
from paddock.laws.seating import seatings_hold
from paddock.laws.secrets import resampling_is_blind
from paddock.laws.states import old_states_stand, play_goes_on_from_positions, positions_round_trip
from paddock.laws.views import secrets_are_kept, views_are_whole

from . import broken
from .games import shuffle_what_is_hidden
from .toy import SEATINGS, Toy, ToyOptions

Law = Callable[[Game[Any], int], object]


def secrets(game: Game[Any], seed: int) -> None:
    secrets_are_kept(game, seed, shuffle_what_is_hidden, ("random", "keen"))


def refusals(game: Game[Any], seed: int) -> None:
    # Odd moves come from a sound game: a broken one may not know what it should refuse.
    all_else_is_refused(game, seed, strange_moves(Toy({}), (1, 2)))


def chances(game: Game[Any], seed: int) -> None:
    chances_are_exact(game, (seed,))


def loaded_dice(game: Game[Any], seed: int) -> None:
    draws_follow_the_chances(game, broken.Loaded(seed), (seed,))


def fair_dice(game: Game[Any], seed: int) -> None:
    draws_follow_the_chances(game, Seeded(seed), (seed,))


PAIRS: list[tuple[Law, type[Toy]]] = [
    (ends_well, broken.Endless),
    (ends_well, broken.NobodyIsLast),
    (ends_well, broken.PaysTheFolded),
    (ends_well, broken.TellsTooEarly),
    (ends_well, broken.StillActing),
    (first_begins, broken.SaysAnotherBegins),
    (first_begins, broken.SaysChanceDraws),
    (what_is_legal_is_fine, broken.Strict),
    (legal_moves_need_no_check, broken.HurriesThroughTheFirst),
    (legal_moves_need_no_check, broken.HurriesInSilence),
    (legal_moves_need_no_check, broken.HurriesOnTheOldState),
    (alike_moves_are_alike, broken.AllMovesAreAlike),
    (alike_moves_are_alike, broken.TheLastStandsForAll),
    (refusals, broken.Lenient),
    (refusals, broken.Mumbling),
    (refusals, broken.Swallows),
    (refusals, broken.SpoilsThenRefuses),
    (refusals, broken.KnowsOneWay),
    (moves_round_trip, broken.Slurs),
    (moves_round_trip, broken.OneCodeForAll),
    (moves_round_trip, broken.CodesTooHigh),
    (positions_round_trip, broken.ForgetsTheDie),
    (play_goes_on_from_positions, broken.ForgetsTheDie),
    (old_states_stand, broken.ChangesTheOldState),
    (old_states_stand, broken.ForgetsToCopy),
    (same_seed_same_record, broken.RollsAnew),
    (thinking_does_not_shift_the_dice, broken.RollsAnew),
    (taking_back_does_not_shift_the_dice, broken.RollsAnew),
    (undo_is_the_shorter_record, broken.Moody),
    (records_start_anywhere, broken.ForgetsTheDie),
    (chances, broken.SumsToMoreThanOne),
    (chances, broken.TreatsOutcomesAlike),
    (fair_dice, broken.TreatsOutcomesAlike),
    (falls_are_moves, broken.FallsTheFirstWay),
    (falls_are_moves, broken.FallsInSilence),
    (falls_are_moves, broken.FallsOnTheOldState),
    (falls_are_moves, broken.KnowsOneWay),
    (views_are_whole, broken.OffersTooMuch),
    (views_are_whole, broken.VeilsTheOwnCard),
    (seatings_hold, broken.TakesAnyNumber),
    (seatings_hold, broken.TurnsOneAway),
    (seatings_hold, broken.MixesTheColours),
    (guides_are_told, broken.PointsNowhere),
    (guides_are_told, broken.PointsAtTheRefused),
    (guides_are_told, broken.RollsForOthers),
    (guides_are_told, broken.PointsAtNobody),
    (guides_are_told, broken.HasTwoGoals),
    (guides_are_told, broken.ExplainsInSilence),
    (guides_are_told, broken.ExplainsAtLength),
    (nobody_is_left_alone, broken.LeavesOneAlone),
    (guides_keep_secrets, broken.ExplainsTheDie),
    (endings_are_told, broken.EndsTooEarly),
    (endings_are_told, broken.KeepsTheEndToItself),
    (endings_are_told, broken.RanksAnew),
    (endings_are_told, broken.NamesAnotherWinner),
    (endings_are_told, broken.EndsWithoutAReason),
    (endings_are_told, broken.CountsForOne),
    (secrets, broken.ShowsTheDie),
    (secrets, broken.ShowsThePile),
    (secrets, broken.ShowsToSpectators),
    (resampling_is_blind, broken.ResamplesThePile),
    (resampling_is_blind, broken.ResamplesTheOwnCard),
    (resampling_is_blind, broken.LeavesTheDieHidden),
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
        five_times(lambda game, seed: records_round_trip(game, seed, tmp_path), broken.Moody)


def test_a_game_that_ignores_the_board_of_a_record_is_caught(installed: Callable[[type[Toy]], None]) -> None:
    other = Toy({}, "2 2 2")
    records_bring_their_board(other, 1)
    installed(broken.SharesOneBoard)
    with pytest.raises(AssertionError):
        records_bring_their_board(other, 1)


def test_a_story_that_is_not_told_is_caught() -> None:
    class Silent(Toy):
        def tell(self, *_: Any, **__: Any) -> str:
            return ""

    with pytest.raises(AssertionError, match="nothing to tell"):
        stories_are_told(Silent({}), 1)


def test_take_backs_that_are_not_guarded_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Open(Record):
        def take_back(self, seat: int) -> Any:
            self.undo()

    monkeypatch.setattr(dice, "Record", Open)
    with pytest.raises(AssertionError, match="takes back too much"):
        take_backs_are_guarded(Toy({}), 1)


def test_every_broken_toy_is_caught_by_some_law() -> None:
    toys = {kind for kind in vars(broken).values() if isinstance(kind, type) and issubclass(kind, Toy)}
    assert toys - {Toy, broken.SharesOneBoard} == {kind for _, kind in PAIRS}
