"""Every installed game, with several choices of options, keeps every law."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import paddock
from paddock.core.chance import Seeded
from paddock.core.game import Game
from paddock.core.law_entry import nothing_is_hidden
from paddock.core.registry import kinds
from paddock.laws.accounts import accounts_add_up, luck_is_exact
from paddock.laws.cases import Case
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
    bad_notation_is_refused,
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
    unknown_rules_are_named,
)
from paddock.laws.seating import seatings_hold
from paddock.laws.secrets import resampling_is_blind
from paddock.laws.states import old_states_stand, play_goes_on_from_positions, positions_round_trip
from paddock.laws.views import bots_play_by_the_rules, secrets_are_kept, views_are_whole
from paddock.laws.walk import walk

from ..letters import ANYTHING
from .games import GAMES

SEEDS = (1, 2, 3)


def test_every_installed_game_is_held_to_the_laws() -> None:
    assert set(kinds()) == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_seatings_hold(name: str) -> None:
    seatings_hold(paddock.game(name))


@pytest.mark.parametrize("seed", range(8))
def test_races_end(game: Game[Any], seed: int) -> None:
    ends_well(game, seed)


def test_first_begins(game: Game[Any]) -> None:
    for seed in SEEDS:
        first_begins(game, seed)


def test_stories_are_told(game: Game[Any]) -> None:
    for seed in SEEDS:
        stories_are_told(game, seed)


def test_guides_are_told(game: Game[Any]) -> None:
    for seed in SEEDS:
        guides_are_told(game, seed)
        nobody_is_left_alone(game, seed)


def test_guides_keep_secrets(game: Game[Any]) -> None:
    for seed in SEEDS:
        guides_keep_secrets(game, seed)


def test_endings_are_told(game: Game[Any]) -> None:
    for seed in range(8):
        endings_are_told(game, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_legal_is_fine(game: Game[Any], seed: int) -> None:
    what_is_legal_is_fine(game, seed)


def test_legal_moves_need_no_check(game: Game[Any]) -> None:
    for seed in SEEDS:
        legal_moves_need_no_check(game, seed)


def test_alike_moves_are_alike(game: Game[Any]) -> None:
    for seed in SEEDS:
        alike_moves_are_alike(game, seed)


def test_all_else_is_refused(game: Game[Any]) -> None:
    strange = strange_moves(game, SEEDS)
    for seed in SEEDS[:2]:
        all_else_is_refused(game, seed, strange)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_moves_round_trip(game: Game[Any], seed: int) -> None:
    moves_round_trip(game, seed)


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(st.text(ANYTHING, max_size=12), min_size=1, max_size=4))
def test_text_that_is_no_move_is_refused_kindly(game: Game[Any], texts: list[str]) -> None:
    bad_notation_is_refused(game, texts)


def test_notation_that_is_cut_short_or_goes_on_is_refused_kindly(game: Game[Any]) -> None:
    written = [game.write(step.move) for step in walk(game, 1)[:6] if step.move]
    cut = [text[:size] for text in written for size in range(len(text))]
    bad_notation_is_refused(game, [*cut, *(f"{text} {more}" for text in written for more in written)])


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_positions_round_trip(game: Game[Any], seed: int) -> None:
    positions_round_trip(game, seed)


def test_play_goes_on_from_positions(game: Game[Any]) -> None:
    for seed in SEEDS:
        play_goes_on_from_positions(game, seed)


def test_old_states_stand(game: Game[Any]) -> None:
    for seed in SEEDS[:2]:
        old_states_stand(game, seed)


def test_same_seed_same_record(game: Game[Any]) -> None:
    same_seed_same_record(game, 5)


def test_thinking_does_not_shift_the_dice(game: Game[Any]) -> None:
    thinking_does_not_shift_the_dice(game, 5)


def test_taking_back_does_not_shift_the_dice(game: Game[Any]) -> None:
    for seed in SEEDS:
        taking_back_does_not_shift_the_dice(game, seed)


def test_take_backs_are_guarded(game: Game[Any]) -> None:
    take_backs_are_guarded(game, 5)


def test_records_round_trip(game: Game[Any], tmp_path: Path) -> None:
    records_round_trip(game, 5, tmp_path)


def test_undo_is_the_shorter_record(game: Game[Any]) -> None:
    undo_is_the_shorter_record(game, 5)


def test_records_start_anywhere(game: Game[Any]) -> None:
    records_start_anywhere(game, 5)


def test_unknown_rules_are_named(game: Game[Any]) -> None:
    unknown_rules_are_named(game, 5)


def test_records_bring_their_board(game: Game[Any]) -> None:
    records_bring_their_board(game, 5)


def test_chances_are_exact(game: Game[Any]) -> None:
    chances_are_exact(game, SEEDS)


def test_falls_are_moves(game: Game[Any]) -> None:
    for seed in SEEDS:
        falls_are_moves(game, seed)


def test_draws_follow_the_chances(game: Game[Any]) -> None:
    draws_follow_the_chances(game, Seeded(20), SEEDS)


def test_views_are_whole(game: Game[Any]) -> None:
    for seed in SEEDS:
        views_are_whole(game, seed)


def test_secrets_are_kept(case: Case, game: Game[Any]) -> None:
    hidden = sum(secrets_are_kept(game, seed, case.entry.alternatives, paddock.strengths(game.name)) for seed in SEEDS)
    secret = case.entry.alternatives is not nothing_is_hidden
    assert (hidden > 0) == secret, "what is hidden is shuffled, and where nothing is, there is nothing to shuffle"


def test_resampling_is_blind(game: Game[Any]) -> None:
    different = sum(resampling_is_blind(game, seed) for seed in SEEDS)
    assert game.secrets or not different, "where nothing is hidden, there is nothing to draw"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_drawn_anew(name: str) -> None:
    game = paddock.game(name)
    assert (sum(resampling_is_blind(game, seed) for seed in SEEDS) > 0) == game.secrets


def test_bots_play_by_the_rules(game: Game[Any]) -> None:
    for strength in paddock.strengths(game.name):
        for seed in SEEDS:
            bots_play_by_the_rules(game, strength, seed)


def test_luck_and_cost_add_up(game: Game[Any]) -> None:
    for seed in SEEDS[:2]:
        accounts_add_up(game, seed)
        luck_is_exact(game, seed)
