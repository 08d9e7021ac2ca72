"""The bots: they play by the rules, from views alone; the greedy one beats chance, and the shark the greedy one."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from paddock import CHANCE, Seeded, View, bot, play, strengths
from paddock.core.lane.simulation import Simulation
from paddock.games.monte_carlo.casino import cards_left, number_of, suits_of
from paddock.games.monte_carlo.gamble import CARDS, DOUBLE, JACKPOT, SINGLE
from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.greedy import cards_for
from paddock.games.monte_carlo.landing import best_bet, bet_worth, lost_with, won_with
from paddock.games.monte_carlo.lane import table_memo
from paddock.games.monte_carlo.legal import count_suits
from paddock.games.monte_carlo.memo import Memo
from paddock.games.monte_carlo.names import read_suits
from paddock.games.monte_carlo.worth import survey

from .tables import ROAD, Table, table

GAME = "monte-carlo-gamble"
CLEVER = ["greedy", "shark", "master"]


def move_of(name: str, moment: Table) -> str:
    """What a bot does now, at the seat that is to act."""
    seat = moment.acting
    move = bot(name, moment.game, seat, 0).choose(moment.game.view(moment.state, seat))
    assert move in moment.game.legal(moment.state, seat)
    return moment.game.write(move)


def test_bots_by_name() -> None:
    assert strengths(GAME) == ["random", "greedy", "shark", "master"]


# ---- strength


def shares(bots: list[str], games: int, **options: Any) -> list[float]:
    """Which part of the games each bot wins; seats are changed round, so that none has the better one."""
    game = MonteCarloGamble({"players": len(bots), "first": "drawn", **options})
    won = [0] * len(bots)
    for turn in range(len(bots)):
        seated = bots[turn:] + bots[:turn]
        tally = Simulation(game, seated, 7 + turn, 8).run(0, games)
        assert tally.unfinished == 0
        for place in range(len(bots)):
            won[(place + turn) % len(bots)] += tally.wins[place]
    return [wins / (games * len(bots)) for wins in won]


@pytest.mark.parametrize(
    ("better", "worse", "players", "least"),
    [
        ("greedy", "random", 2, 0.75),
        ("greedy", "random", 3, 0.65),
        ("shark", "greedy", 2, 0.63),
        ("shark", "greedy", 3, 0.55),
        ("shark", "greedy", 4, 0.45),
        ("shark", "random", 3, 0.80),
        ("master", "shark", 2, 0.53),
        ("master", "shark", 3, 0.365),
    ],
)
def test_the_better_bot_wins_clearly(better: str, worse: str, players: int, least: float) -> None:
    """One against equals who would each have the same share: by many times the spread of so many games."""
    assert shares([better] + [worse] * (players - 1), 1000)[0] > least


@pytest.mark.parametrize(("board", "least", "most"), [("boulevard", 25, 60), ("promenade", 10, 24)])
def test_games_of_three_sharks_have_the_right_length_and_no_seat_an_edge(board: str, least: int, most: int) -> None:
    """The page's constraints on a board, loosely; docs/designers/boards.md has the numbers of a large sample."""
    game = MonteCarloGamble({"players": 3, "board": board})
    tally = Simulation(game, ["shark"] * 3, 1, 2).run(0, 3000)
    half = next(turns for turns in range(512) if 2 * sum(tally.rounds[: turns + 1]) >= tally.races)
    assert least <= half <= most
    assert max(tally.wins[:3]) < (1 / 3 + 0.05) * tally.races


# ---- by the rules, from views alone


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 2}, {"players": 2, "two_player_pawns": "three"}, {"players": 4, "first": "drawn"}],
    ids=str,
)
def test_bots_play_from_the_json_of_a_view_alone(options: dict[str, Any]) -> None:
    """The bot gets what came over a wire, on a game that it has built itself."""
    game, own = MonteCarloGamble(options, ROAD), MonteCarloGamble(options, ROAD)
    names = [strengths(GAME)[(seat + 1) % 3] for seat in range(game.seats)]
    record = play(game, [bot(name, game, seat, 1) for seat, name in enumerate(names)], Seeded(5))
    assert game.result(record.state) is not None
    far = [bot(name, own, seat, 1) for seat, name in enumerate(names)]
    state = record.first_state
    for step in record.steps:
        if step.seat != CHANCE:
            view = msgspec.json.decode(game.view(state, step.seat).json(), type=View)
            assert far[step.seat].choose(view) == step.move
        state = step.state


@pytest.mark.parametrize("name", CLEVER)
def test_what_a_bot_remembers_does_not_change_what_it_does(name: str) -> None:
    game, random = MonteCarloGamble({}, ROAD), Random(4)
    old = [bot(name, game, seat, 1) for seat in range(3)]
    moment = Table(game, game.start())
    for _ in range(300):
        if moment.phase == "over":
            break
        if moment.acting != CHANCE:
            view = game.view(moment.state, moment.acting)
            before = view.json()
            assert game.write(old[moment.acting].choose(view)) == move_of(name, moment)
            assert view.json() == before
        moment.play(moment.any_move(random))


def test_bots_share_what_is_large_and_the_same() -> None:
    one, other = table_memo(), table_memo()
    assert one.answers is other.answers
    assert list(one.answers) == Memo().answers
    assert list(one.opening) == Memo().opening
    assert one.rest is not other.rest


# ---- casinos: bets by counting


def casino(square: int, turned: str, **more: Any) -> Table:
    return table({square: "r1"}, phase="bet", roll=3, turned=turned.split(), casino={"pawn": "r1"}, **more)


TURNED = ["", "1s 2s 3s 4s", "4h 3d 2c", "1s 1h 1d 1c 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h", "4d 3d 1c 2h 1s"]


@pytest.mark.parametrize("turned", TURNED)
@pytest.mark.parametrize("square", [5, 11])
def test_the_chance_of_a_bet_is_exact(turned: str, square: int) -> None:
    """Counted by the bot, and by the game's own chances once the bet is laid."""
    moment = casino(square, turned)
    for move in moment.legal:
        suits = read_suits(move.removeprefix("bet "))
        counted = Fraction(cards_for(moment.state, suits), cards_left(moment.state))
        laid = table({square: "r1"}, phase="bet", roll=3, turned=turned.split(), casino={"pawn": "r1"})
        laid.play(move)
        chances = laid.game.chances(laid.state)
        won = sum((chance for card, chance in chances if after(laid, laid.game.write(card)) == "prize"), Fraction(0))
        assert counted == won


def after(moment: Table, move: str) -> str:
    """The phase that a move leads to."""
    then = Table(moment.game, moment.state)
    then.play(move)
    return then.phase


@pytest.mark.parametrize("turned", TURNED)
@pytest.mark.parametrize("square", [5, 11])
def test_the_shark_lays_the_bet_that_is_worth_most_over_all_cards_left(turned: str, square: int) -> None:
    moment = casino(square, turned, money=[3, 1, 1])
    course, state, memo = moment.game.course, moment.state, Memo()
    survey(course, memo)
    pawn, pile = state.pawn, [card for card in range(CARDS) if not state.seen >> card & 1]
    where = course, state, memo, pawn, square, 3, 3

    def plain(suits: int) -> int:
        cards = [(won_with if suits_of(card) & suits else lost_with)(*where, number_of(card)) for card in pile]
        return sum(cards) // len(cards)

    wanted = {DOUBLE: 2, SINGLE: 1}[course.kind[square]]
    bets = [suits for suits in range(16) if count_suits(suits) == wanted]
    assert all(bet_worth(*where, suits) == plain(suits) for suits in bets)
    assert plain(best_bet(*where)) == max(map(plain, bets))
    assert JACKPOT in pile


@pytest.mark.parametrize("name", CLEVER)
def test_nobody_bets_on_a_suit_that_is_gone(name: str) -> None:
    assert "s" not in move_of(name, casino(11, "1s 2s 3s 4s")).removeprefix("bet ")
    assert move_of(name, casino(11, "1s 2s 3s 4s 1h 2h 3h 4h 1c 2c 3c")) == "bet d"


def prize(card: str, roll: int, **more: Any) -> Table:
    """A card has won on the single casino 11."""
    document = {"pawn": "r1", "suits": card[1], "card": card}
    return table({11: "r1"}, phase="prize", roll=roll, turned=[card], casino=document, **more)


@pytest.mark.parametrize("name", CLEVER)
def test_MG_41_a_card_of_one_is_taken_as_money(name: str) -> None:
    """Both prizes lead to the same square, and one of them pays."""
    assert move_of(name, prize("1s", 4, money=[5, 5, 5])) == "money"


def test_MG_41_the_shark_takes_the_squares_that_bring_the_last_pawn_home() -> None:
    assert move_of("shark", prize("4s", 4, home="r2 r3", money=[1, 5, 5])) == "squares"
