"""All laws by name, each as a test of one case."""

from __future__ import annotations

import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

import paddock
from paddock.bots import strengths
from paddock.core.chance import Seeded
from paddock.core.game import Game
from paddock.core.law_entry import nothing_is_hidden
from paddock.laws import (
    accounts,
    chances,
    dice,
    endings,
    guides,
    lanes,
    moves,
    races,
    records,
    seating,
    secrets,
    states,
    views,
)
from paddock.laws.cases import Case
from paddock.laws.walk import walk

Law = Callable[[Case], None]
SEEDS = (1, 2, 3)
PADDOCK = Path(paddock.__file__).parent
GAMES = str(PADDOCK / "games")


def races_end(case: Case) -> None:
    for seed in range(8):
        races.ends_well(case.game(), seed)


def first_begins(case: Case) -> None:
    for seed in SEEDS:
        races.first_begins(case.game(), seed)


def stories_are_told(case: Case) -> None:
    for seed in SEEDS:
        races.stories_are_told(case.game(), seed)


def guides_are_told(case: Case) -> None:
    for seed in SEEDS:
        guides.guides_are_told(case.game(), seed)
        guides.nobody_is_left_alone(case.game(), seed)
        guides.guides_keep_secrets(case.game(), seed)


def endings_are_told(case: Case) -> None:
    for seed in range(8):
        endings.endings_are_told(case.game(), seed)


def seatings_hold(case: Case) -> None:
    seating.seatings_hold(case.game())


def what_is_legal_is_fine(case: Case) -> None:
    for seed in SEEDS:
        moves.what_is_legal_is_fine(case.game(), seed)
        moves.legal_moves_need_no_check(case.game(), seed)
        moves.alike_moves_are_alike(case.game(), seed)


def all_else_is_refused(case: Case) -> None:
    game = case.game()
    moves.all_else_is_refused(game, 1, moves.strange_moves(game, SEEDS))


def moves_round_trip(case: Case) -> None:
    for seed in SEEDS:
        moves.moves_round_trip(case.game(), seed)


def bad_notation_is_refused(case: Case) -> None:
    game = case.game()
    written = [game.write(step.move) for step in walk(game, 1)[:6] if step.move]
    cut = [text[:size] for text in written for size in range(len(text))]
    moves.bad_notation_is_refused(game, [*cut, *(f"{text} {more}" for text in written for more in written), "", "\0"])


def states_are_values(case: Case) -> None:
    for seed in SEEDS[:2]:
        states.old_states_stand(case.game(), seed)


def positions_round_trip(case: Case) -> None:
    for seed in SEEDS[:2]:
        states.positions_round_trip(case.game(), seed)
        states.play_goes_on_from_positions(case.game(), seed)


def records_round_trip(case: Case) -> None:
    game = case.game()
    with tempfile.TemporaryDirectory() as folder:
        records.records_round_trip(game, 5, Path(folder))
    records.undo_is_the_shorter_record(game, 5)
    records.records_start_anywhere(game, 5)
    records.unknown_rules_are_named(game, 5)
    records.records_bring_their_board(game, 5)


def dice_follow_the_seed(case: Case) -> None:
    game = case.game()
    dice.same_seed_same_record(game, 5)
    dice.thinking_does_not_shift_the_dice(game, 5)
    dice.taking_back_does_not_shift_the_dice(game, 5)
    dice.take_backs_are_guarded(game, 5)


def chances_are_exact(case: Case) -> None:
    game = case.game()
    chances.chances_are_exact(game, SEEDS)
    chances.draws_follow_the_chances(game, Seeded(20), SEEDS)
    for seed in SEEDS:
        chances.falls_are_moves(game, seed)


def views_are_whole(case: Case) -> None:
    for seed in SEEDS:
        views.views_are_whole(case.game(), seed)


def secrets_are_kept(case: Case) -> None:
    game, known = case.game(), strengths(case.kind)
    hidden = sum(views.secrets_are_kept(game, seed, case.entry.alternatives, known) for seed in SEEDS)
    told = case.entry.alternatives is not nothing_is_hidden
    assert told == game.secrets, "a game with secrets says in its laws how to shuffle what is hidden, and no other does"
    _hides_what_is_secret(case, hidden)


def _hides_what_is_secret(case: Case, hidden: int) -> None:
    """In a game with secrets some are hidden, in its first case: other options may leave out what is secret."""
    secret, first = case.game().secrets, next(iter(case.entry.factories.values()))
    assert secret or not hidden, "something is hidden, and the game says that it has no secrets"
    assert hidden or not secret or case.factory is not first, "nothing was ever hidden"


def resampling_is_blind(case: Case) -> None:
    game = case.game()
    if type(game).resample is Game.resample and game.secrets:
        return  # a draft may have secrets that nobody can search with; a test asks stable games for more
    different = sum(secrets.resampling_is_blind(game, seed) for seed in SEEDS)
    assert game.secrets or not different, "nothing is hidden, and something was drawn anew"


def search_is_blind(case: Case) -> None:
    game = case.game()
    if case.lane is None or not game.secrets or type(game).resample is Game.resample:
        return
    different = sum(
        secrets.search_is_blind(game, case.lane.policies[-1], seed, case.entry.alternatives) for seed in SEEDS
    )
    _hides_what_is_secret(case, different)


def bots_play_by_the_rules(case: Case) -> None:
    for strength in strengths(case.kind):
        for seed in SEEDS:
            views.bots_play_by_the_rules(case.game(), strength, seed)


def luck_and_cost_add_up(case: Case) -> None:
    for seed in SEEDS[:2]:
        accounts.accounts_add_up(case.game(), seed)
        accounts.luck_is_exact(case.game(), seed)


def no_rule_leaves_its_tables(case: Case) -> None:
    if case.lane is not None:
        for policy in case.policies:
            sum(1 for _ in lanes.race(case.game(), [lanes.Interpreted(case.game(), case)], policy, 1))


def lanes_agree(case: Case) -> None:
    """Interpreted and compiled, the rules play the same races move by move, and hide the same."""
    if case.lane is None:
        return
    game = case.game()
    for policy in case.policies:
        sum(1 for _ in lanes.race(game, [lanes.Interpreted(game, case), lanes.Compiled(game, case)], policy, 1))
    answers = case.lane.module("answers")
    hidden = sum(secrets.lanes_keep_secrets(game, case.lane, answers, seed) for seed in SEEDS)
    _hides_what_is_secret(case, hidden)


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        *(races_end, first_begins, stories_are_told, guides_are_told, endings_are_told, seatings_hold),
        *(what_is_legal_is_fine, all_else_is_refused, moves_round_trip, bad_notation_is_refused),
        *(states_are_values, positions_round_trip, records_round_trip),
        *(dice_follow_the_seed, chances_are_exact),
        *(views_are_whole, secrets_are_kept, resampling_is_blind, bots_play_by_the_rules, search_is_blind),
        *(luck_and_cost_add_up, no_rule_leaves_its_tables, lanes_agree),
    )
}


def breach(law: Law, case: Case) -> str:
    """How a case breaks a law; empty where it keeps it. A game that fails on the way breaks it too."""
    try:
        law(case)
    except AssertionError as error:
        return str(error) or "an assertion of the law does not hold"
    except Exception as error:
        return f"{type(error).__name__}: {error} ({_place(error)})"
    return ""


def _place(error: Exception) -> str:
    """The last line of the game's own that led to an error; where there is none, the last line of all."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(PADDOCK) or GAMES in frame.filename]
    frame = (own or frames)[-1]
    return f"{Path(frame.filename).name}, line {frame.lineno}: {frame.line}"
