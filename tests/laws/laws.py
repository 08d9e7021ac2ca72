"""The laws themselves: each is a function that raises AssertionError where a game breaks it.

They know no game. What they need to know of one, its contract says.
"""

from __future__ import annotations

import functools
import json
import operator
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import zip_longest
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import paddock
from paddock.core.chance import Seeded, Source
from paddock.core.events import Event
from paddock.core.game import CHANCE, Applied, Game, IllegalMoveError, Result, View
from paddock.core.messages import Message, PaddockError
from paddock.core.moves import Move
from paddock.core.philox import draw, open_stream
from paddock.core.play import Play
from paddock.core.record import Record
from paddock.core.registry import Bot

LONGEST = 20_000
"""A race of more moves than this does not end."""


class Step(NamedTuple):
    """A moment of a race: who does what now, and what that leads to. The last one has nobody."""

    state: Any
    seat: int
    move: Move | None
    events: list[Event]


NOBODY = -2


def make(game: Game[Any], state: Any, seat: int, move: Move) -> Applied[Any]:
    """Makes a move that is offered: that it is refused all the same breaks a law, whichever is being tried."""
    try:
        return game.apply(state, seat, move)
    except IllegalMoveError as error:
        raise AssertionError(f"{move} is offered to seat {seat} and refused: {error}") from error


def walk(game: Game[Any], seed: int) -> list[Step]:
    """A race in which everybody does anything, where several may act in any order. Keeps every state."""
    random = Random(seed)
    state, steps = game.start(), list[Step]()
    while actors := sorted(game.actors(state)):
        assert len(steps) < LONGEST, "the race does not end"
        seat = random.choice(actors)
        if seat == CHANCE:
            move = game.outcome(state, random.randrange(game.ways(state)))
        else:
            moves = game.legal(state, seat)
            assert moves, f"seat {seat} is to act and may do nothing"
            move = random.choice(moves)
        after, events = make(game, state, seat, move)
        steps.append(Step(state, seat, move, events))
        state = after
    return [*steps, Step(state, NOBODY, None, [])]


def some(steps: Sequence[Step], most: int, seed: int = 0) -> list[Step]:
    """A few moments of a race, the first and the last among them: where asking all would take too long."""
    if len(steps) <= most:
        return list(steps)
    middle = sorted(Random(seed).sample(range(1, len(steps) - 1), most - 2))
    return [steps[0], *(steps[i] for i in middle), steps[-1]]


# ---- races end -------------------------------------------------------------------------------------------------------


def ends_well(game: Game[Any], seed: int) -> None:
    """Until the end somebody may act and there is no result; then nobody, and a result that agrees with itself."""
    steps = walk(game, seed)
    for step in steps[:-1]:
        actors = game.actors(step.state)
        assert actors, "nobody may act, but the game is not over"
        assert actors == {CHANCE} or actors <= set(range(game.seats)), f"{actors} are not seats"
        assert game.result(step.state) is None, "there is a result before the end"
        assert (game.ways(step.state) > 0) == (CHANCE in actors), "ways are for chance alone"
        for seat in range(-1, game.seats + 1):
            moves = game.legal(step.state, seat)
            assert bool(moves) == (seat in actors and seat != CHANCE), f"seat {seat} with {actors} to act has {moves}"
    last = steps[-1].state
    assert game.ways(last) == 0
    assert not any(game.legal(last, seat) for seat in range(-1, game.seats + 1)), "moves after the end"
    result = game.result(last)
    assert result is not None, "the game is over and has no result"
    agrees_with_itself(result, game.seats)


def agrees_with_itself(result: Result, seats: int) -> None:
    """Winners are the first; places follow from one another; who is placed better takes no fewer points."""
    assert len(result.ranks) == len(result.points) == seats
    assert result.winners
    assert result.winners == tuple(seat for seat in range(seats) if result.ranks[seat] == 1)
    for own in range(seats):
        assert result.ranks[own] == 1 + sum(other < result.ranks[own] for other in result.ranks)
        for other in range(seats):
            if result.ranks[own] == result.ranks[other]:
                assert result.points[own] == result.points[other]
            elif result.ranks[own] < result.ranks[other]:
                assert result.points[own] >= result.points[other]


def stories_are_told(game: Game[Any], seed: int) -> None:
    """Every event has a sentence with the names in it, and survives the wire."""
    names = [f"Driver {seat}" for seat in range(game.seats)]
    for step in walk(game, seed):
        for event in step.events:
            text = game.tell(event, names)
            assert text == text.strip() != "", f"nothing to tell of {event}"
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


# ---- legal and check -------------------------------------------------------------------------------------------------


def allowed(game: Game[Any], state: Any, seat: int) -> list[Move]:
    """What a seat, or chance, may do."""
    if seat != CHANCE:
        return game.legal(state, seat)
    return [move for move, _ in game.chances(state)] if CHANCE in game.actors(state) else []


def what_is_legal_is_fine(game: Game[Any], seed: int) -> None:
    """Whatever is offered is accepted, and offered once."""
    for step in walk(game, seed):
        for seat in range(game.seats):
            moves = game.legal(step.state, seat)
            assert len(set(moves)) == len(moves), f"offered twice: {moves}"
            for move in moves:
                assert game.check(step.state, seat, move) is None, f"{move} is offered and refused"


def strange_moves(game: Game[Any], seeds: Iterable[int], most: int = 120) -> list[Move]:
    """Moves to be refused: those of other moments, and such with the right types and odd values in them."""
    seen: dict[Move, None] = {}
    for seed in seeds:
        for step in walk(game, seed):
            for seat in game.actors(step.state) - {CHANCE}:
                seen.update(dict.fromkeys(game.legal(step.state, seat)))
            if step.move is not None:
                seen[step.move] = None
    values: dict[type[Any], set[Any]] = {str: {"", "zz9", "Ω"}, int: {-1, 0, 7, 10**6}, bool: {False, True}}
    for move in seen:
        for value in msgspec.structs.astuple(move):
            values.setdefault(type(value), set()).add(value)
    random = Random(1)
    odd: dict[Move, None] = {}
    kinds = sorted({type(move) for move in seen}, key=lambda kind: kind.__name__)
    for kind in kinds:
        examples = [move for move in seen if type(move) is kind]
        for move in random.sample(examples, min(len(examples), 6)):
            odd[move] = None
            for field in move.__struct_fields__:
                had = getattr(move, field)
                choices = sorted(values[type(had)], key=repr)
                wanted = [*random.sample(choices, min(len(choices), 5)), type(had)()]
                wanted += ["", "zz9", had[::-1], had + had] if isinstance(had, str) else []
                odd.update(dict.fromkeys(msgspec.structs.replace(move, **{field: value}) for value in wanted))
    real = random.sample(list(seen), min(len(seen), most))
    return list(dict.fromkeys([*odd, *real]))


def refusal_of(game: Game[Any], state: Any, seat: int, move: Move) -> Message | None:
    """The reason with which `apply` refuses a move, if it does."""
    try:
        game.apply(state, seat, move)
    except IllegalMoveError as error:
        return error.message
    return None


def all_else_is_refused(game: Game[Any], seed: int, strange: Sequence[Move], states: int = 14) -> None:
    """What is not offered is refused: with a sentence, by `check` and `apply` alike, and nothing has changed by it."""
    for step in some(walk(game, seed), states, seed):
        state, before = step.state, repr(step.state)
        for seat in (CHANCE, *range(game.seats), game.seats):
            offered = set(allowed(game, state, seat))
            for move in strange:
                if move in offered:
                    continue
                reason = game.check(state, seat, move)
                assert reason is not None, f"seat {seat} may {move}, which is not offered"
                try:
                    text = reason.text()
                except LookupError as error:
                    raise AssertionError(f"{reason} has no text") from error
                assert text.strip(), f"{reason} says nothing"
                given = refusal_of(game, state, seat, move)
                assert given is not None, f"apply takes {move} of seat {seat}, which check refuses"
                assert given == reason, "check and apply give different reasons"
        assert repr(state) == before, "a refused move has changed the state"


# ---- moves as text, numbers and JSON ---------------------------------------------------------------------------------


def moves_round_trip(game: Game[Any], seed: int) -> None:
    """Notation, code and JSON each give the move back."""
    steps = walk(game, seed)
    kinds = sorted({type(step.move) for step in steps if step.move is not None}, key=lambda kind: kind.__name__)
    any_kind: Any = functools.reduce(operator.or_, kinds)
    written: set[Move] = set()
    for step in steps:
        for seat in range(game.seats):
            moves = game.legal(step.state, seat)
            codes = [game.encode(step.state, move) for move in moves]
            assert len(set(codes)) == len(codes), f"a code is used twice: {codes}"
            for move, code in zip(moves, codes, strict=True):
                assert 0 <= code < game.codes, f"{move} has the code {code} of {game.codes}"
                assert game.decode(step.state, code) == move, f"code {code} is not {move}"
            written.update(moves)
    for step in some(steps, 60):
        written.update(allowed(game, step.state, CHANCE))
    texts = {move: game.write(move) for move in written}
    assert len(set(texts.values())) == len(texts), "two moves are written alike"
    for move, text in texts.items():
        assert game.read(text) == move, f"{text!r} is not {move}"
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
    for step in steps[:-1]:  # on the wire a move says itself which kind it is
        assert msgspec.json.decode(msgspec.json.encode(step.move), type=any_kind) == step.move


def bad_notation_is_refused(game: Game[Any], texts: Iterable[str]) -> None:
    """Text that is no move gets a sentence; whatever is read can be written and read again."""
    for text in texts:
        try:
            move = game.read(text)
        except PaddockError as error:
            said = str(error).strip()
        else:
            said = game.write(move)
            assert game.read(said) == move
        assert said, "nothing is said"


# ---- positions -------------------------------------------------------------------------------------------------------


def positions_round_trip(game: Game[Any], seed: int) -> None:
    """Every state is a document: through JSON text and back it is the same state, in the same game."""
    for step in walk(game, seed):
        text = json.dumps(game.position(step.state))
        assert game.setup(json.loads(text)) == step.state, f"{text} is not {step.state}"
        for seat in (*range(game.seats), None):
            veiled = game.veil(step.state, seat)
            assert game.setup(json.loads(json.dumps(game.position(veiled)))) == veiled, "a veiled state is lost"


def play_goes_on_from_positions(game: Game[Any], seed: int, positions: int = 6) -> None:
    """From a document the race goes on as if it had never been written down, also in another process's game."""
    steps = walk(game, seed)
    for start in sorted(Random(seed).sample(range(len(steps)), min(positions, len(steps)))):
        other, state = paddock.position(json.loads(json.dumps(game.position(steps[start].state))))
        assert other.board == game.board, "the position has lost the board"
        assert other.options == game.options, "the position has lost the options"
        for step, after in zip(steps[start:-1], steps[start + 1 :], strict=True):
            assert step.move is not None
            state, events = other.apply(state, step.seat, step.move)
            assert state == after.state, "after a position the race went on differently"
            assert events == step.events, "after a position the story went on differently"


# ---- states are values -----------------------------------------------------------------------------------------------


def old_states_stand(game: Game[Any], seed: int) -> None:
    """Nothing that is asked or done changes a state: at the end of a race each is what it was when it came about."""
    random = Random(seed)
    state, taken = game.start(), list[tuple[Any, str]]()
    while actors := sorted(game.actors(state)):
        assert len(taken) < LONGEST, "the race does not end"
        taken.append((state, repr(state)))
        for seat in (*range(game.seats), None):
            if len(taken) % 10 == 1:
                game.view(state, seat)
            for move in game.legal(state, seat) if seat is not None else []:
                game.check(state, seat, move)
        game.result(state)
        seat = random.choice(actors)
        if seat == CHANCE:
            move = game.outcome(state, random.randrange(game.ways(state)))
        else:
            for other in game.legal(state, seat):
                make(game, state, seat, other)  # a branch that nobody follows
            move = random.choice(game.legal(state, seat))
        state = make(game, state, seat, move).state
    for number, (old, before) in enumerate(taken):
        assert repr(old) == before, f"state {number} has changed since"


# ---- dice ------------------------------------------------------------------------------------------------------------


def bots_for(game: Game[Any], strength: str, seed: int) -> list[Bot]:
    return [paddock.bot(strength, game, seat, seed) for seat in range(game.seats)]


def same_seed_same_record(game: Game[Any], seed: int) -> None:
    """Seeds decide everything: the same give the same text, others do not."""

    def text(source: Source, bots: int) -> str:
        return paddock.play(game, bots_for(game, "random", bots), source).text()

    record = text(Seeded(seed), seed)
    assert text(Seeded(seed), seed) == record, "the same seed has given two races"
    assert text(Seeded(seed + 1), seed) != record, "dice ignore the seed"
    assert text(Seeded(seed, race=1), seed) != record, "dice ignore the race"
    assert text(Seeded(seed), seed + 1) != record, "bots ignore the seed"


class Thinker:
    """A bot that thinks: plays lines of its own to their end before it says what another bot would have said."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self._game, self._bot, self._thoughts = game, bot, 0

    def choose(self, view: View) -> Move:
        state = self._game.setup(view.position)
        for text in view.legal[:2]:
            self._game.apply(state, view.seat or 0, self._game.read(text))
        if self._thoughts < 8:
            self._thoughts += len(paddock.play(self._game, bots_for(self._game, "random", 7), Seeded(7))) > 0
        return self._bot.choose(view)


def thinking_does_not_shift_the_dice(game: Game[Any], seed: int) -> None:
    """A bot that thinks longer gets the same rolls; and the n-th roll is what seed and n say, and nothing else."""
    bots = bots_for(game, "random", seed)
    record = paddock.play(game, bots, Seeded(seed))
    thoughtful: list[Bot] = [Thinker(game, bot) for bot in bots_for(game, "random", seed)[:1]]
    thoughtful += bots_for(game, "random", seed)[1:]
    again = paddock.play(game, thoughtful, Seeded(seed))
    assert again.text() == record.text(), "a thinking bot has shifted the dice"
    number = 0
    for state, step in zip(record.states(), record.steps, strict=False):
        if step.seat == CHANCE:
            way = draw(open_stream(seed), number, game.ways(state))
            assert step.move == game.outcome(state, way), f"roll {number} is not the seed's"
            number += 1


def taking_back_does_not_shift_the_dice(game: Game[Any], seed: int) -> None:
    """Moves taken back and made again, and rolls undone by the table, lead to the race that it would have been."""
    straight = paddock.play(game, bots_for(game, "random", seed), Seeded(seed))
    table = Play(Record(game), Seeded(seed))
    taken_back = undone = 0
    for state, step in zip(straight.states(), straight.steps, strict=False):
        assert table.state == state
        assert table.waiting_for() == game.actors(state)
        if step.seat != CHANCE:
            table.move(step.seat, step.move)
            if step.seat in table.waiting_for():
                assert table.record.take_back(step.seat) == step.move
                assert table.state == state, "a move was taken back to somewhere else"
                table.move(step.seat, step.move)
                taken_back += 1
        else:
            table.fall()
            assert table.record.steps[-1].move == step.move, "a later roll has shifted"
            if undone < 20:
                table.record.undo()
                table.fall()
                assert table.record.steps[-1].move == step.move, "a roll that is undone falls anew"
                undone += 1
    assert undone, "there was nothing to undo"
    assert [step[:2] for step in table.record.steps] == [step[:2] for step in straight.steps]
    assert table.state == straight.state
    assert len(Record.read(table.record.text())) == len(straight)


def take_backs_are_guarded(game: Game[Any], seed: int) -> None:
    """Nobody takes back a roll, another's move, or one after which the own decision is over."""
    record = Record(game)
    with pytest.raises(PaddockError, match=r"\w+"):
        record.take_back(0)
    for step in walk(game, seed)[:-1]:
        assert step.move is not None
        record.append(step.seat, step.move)
        before = record.text()
        for seat in range(game.seats):
            if seat != step.seat or seat not in game.actors(record.state):
                with pytest.raises(PaddockError):
                    record.take_back(seat)
        assert record.text() == before, "a refused take-back has left a trace"


# ---- records ---------------------------------------------------------------------------------------------------------


def record_of(game: Game[Any], seed: int) -> Record:
    return paddock.play(game, bots_for(game, "random", seed), Seeded(seed))


def agree(one: Record, other: Record) -> None:
    assert other.text() == one.text(), "the text has changed on the way"
    assert list(other.states()) == list(one.states()), "the states have changed on the way"
    assert [step.events for step in other.steps] == [step.events for step in one.steps], "the story has changed"


def records_round_trip(game: Game[Any], seed: int, folder: Path) -> None:
    """Through text and through a file a record stays what it is; its states are the fold of its moves."""
    record = record_of(game, seed)
    agree(record, Record.read(record.text()))
    record.save(folder / "race.jsonl")
    agree(record, Record.load(folder / "race.jsonl"))
    assert [file.name for file in folder.iterdir()] == ["race.jsonl"], "something was left beside the file"
    state = record.first_state
    assert state == game.start()
    states = [state]
    for step in record.steps:
        state = game.apply(state, step.seat, step.move).state
        states.append(state)
    assert states == list(record.states()), "states are not the fold of the moves"
    assert len(record) == len(states) - 1
    assert record.state == states[-1]
    assert record.chance_moves() == sum(step.seat == CHANCE for step in record.steps)


def undo_is_the_shorter_record(game: Game[Any], seed: int) -> None:
    """A record with moves undone is the record of those that stand, in memory and read again; its file only grows."""
    record = record_of(game, seed)
    text, length = record.text(), len(record)
    moves = [(step.seat, step.move) for step in record.steps]
    random = Random(seed)
    for count in (1, random.randrange(1, length), length - 1, length):
        longer = Record.read(text)
        longer.undo(count)
        shorter = Record(game)
        for seat, move in moves[: length - count]:
            shorter.append(seat, move)
        assert list(longer.states()) == list(shorter.states()), f"undo of {count} is not the shorter record"
        assert longer.text().startswith(text), "undo has rewritten the file"
        assert longer.text().count("\n") == text.count("\n") + 1
        again = Record.read(longer.text())
        agree(longer, again)
        for seat, move in moves[length - count :]:
            again.append(seat, move)
        assert list(again.states()) == list(record.states()), "after an undo the race goes on differently"
        agree(again, Record.read(again.text()))


def records_start_anywhere(game: Game[Any], seed: int) -> None:
    """A record may start from a position, and carries it."""
    steps = walk(game, seed)
    middle = len(steps) // 2
    record = Record(game, start=steps[middle].state)
    for step in steps[middle:-1]:
        assert step.move is not None
        record.append(step.seat, step.move)
    assert record.state == steps[-1].state
    agree(record, Record.read(record.text()))


def other_header(text: str, **changes: Any) -> str:
    """The record with something else in its header."""
    first, rest = text.split("\n", 1)
    return json.dumps(json.loads(first) | changes) + "\n" + rest


def unknown_rules_are_named(game: Game[Any], seed: int) -> None:
    """A record of rules that are not known here is refused with a sentence that names game and version."""
    with pytest.raises(PaddockError) as caught:
        Record.read(other_header(record_of(game, seed).text(), rules=99))
    assert caught.value.message.key == "no-such-rules"
    assert "99" in str(caught.value)
    assert game.name in str(caught.value)


def records_bring_their_board(game: Game[Any], seed: int) -> None:
    """The header holds the board's text, and the game that is built from it stands on that board."""
    record = record_of(game, seed)
    header = json.loads(record.text().split("\n", 1)[0])
    assert header["board"] == game.board
    assert Record.read(record.text()).game.board == game.board


# ---- chance ----------------------------------------------------------------------------------------------------------


def chance_nodes(game: Game[Any], seeds: Iterable[int], most: int) -> Iterator[tuple[Any, list[tuple[Move, Fraction]]]]:
    """States where chance acts, each kind of them (by its outcomes) once."""
    seen: set[tuple[tuple[Move, Fraction], ...]] = set()
    for seed in seeds:
        for step in some([step for step in walk(game, seed) if step.seat == CHANCE], most, seed):
            chances = game.chances(step.state)
            if tuple(chances) not in seen:
                seen.add(tuple(chances))
                yield step.state, chances


def chances_are_exact(game: Game[Any], seeds: Iterable[int], most: int = 60) -> None:
    """Probabilities are fractions that sum to exactly 1, and are what counting all ways gives; all may fall."""
    nodes = 0
    for state, chances in chance_nodes(game, seeds, most):
        nodes += 1
        assert all(type(chance) is Fraction and chance > 0 for _, chance in chances)
        assert sum(chance for _, chance in chances) == 1, "probabilities do not sum to 1"
        assert len({move for move, _ in chances}) == len(chances), "an outcome is listed twice"
        ways = game.ways(state)
        count = Counter(game.outcome(state, way) for way in range(ways))
        assert dict(chances) == {move: Fraction(n, ways) for move, n in count.items()}, "ways and chances do not agree"
        for move, _ in chances:
            assert game.check(state, CHANCE, move) is None, f"{move} can fall and is refused"
    assert nodes, "chance never acts"


def draws_follow_the_chances(game: Game[Any], source: Source, seeds: Iterable[int], draws: int = 3000) -> None:
    """What a source gives is spread as the exact probabilities say: a chi-square test, rare outcomes put together."""
    for state, chances in list(chance_nodes(game, seeds, 20))[:4]:
        count = Counter(source.next(game, state, number) for number in range(draws))
        assert set(count) <= {move for move, _ in chances}, "something fell that cannot"
        bins: list[tuple[float, int]] = []
        expected, observed = 0.0, 0
        for move, chance in sorted(chances, key=lambda pair: (pair[1], game.write(pair[0]))):
            expected, observed = expected + draws * float(chance), observed + count[move]
            if expected >= 8:
                bins.append((expected, observed))
                expected, observed = 0.0, 0
        if bins and expected:
            bins[-1] = (bins[-1][0] + expected, bins[-1][1] + observed)
        freedom = len(bins) - 1
        if freedom < 1:
            continue
        square = sum((observed - expected) ** 2 / expected for expected, observed in bins)
        spread = sqrt(2 * freedom)
        assert square < freedom + 5 * spread + 5, f"chi-square {square:.1f} with {freedom} degrees of freedom"


# ---- secrets ---------------------------------------------------------------------------------------------------------


def views_are_whole(game: Game[Any], seed: int, states: int = 40) -> None:
    """A view is valid JSON that can be set up; who may act is offered what is legal, and nobody else anything."""
    for step in some(walk(game, seed), states, seed):
        actors = game.actors(step.state)
        for seat in (*range(game.seats), None):
            view = game.view(step.state, seat)
            sent = json.loads(view.json())
            assert msgspec.json.decode(view.json(), type=View) == msgspec.convert(sent, View)
            assert sent["game"] == game.name
            assert sent["seat"] == seat
            assert sent["actors"] == sorted(actors)
            moves = game.legal(step.state, seat) if seat is not None and seat in actors else []
            legal = [game.write(move) for move in moves]
            assert sent["legal"] == legal, f"seat {seat} may {legal}, and is offered {sent['legal']}"
            assert game.setup(sent["position"]) == game.veil(step.state, seat)
            assert msgspec.convert(sent["result"], Result | None) == game.result(step.state)


def secrets_are_kept(
    game: Game[Any], seed: int, alternatives: Any, strengths: Sequence[str] = ("random",), states: int = 40
) -> int:
    """Change what is hidden from a seat: neither the bytes of its view nor its bot's move change. Says how many states
    were different, so that a test can tell whether anything was hidden at all."""
    random = Random(seed)
    different = 0
    for step in some(walk(game, seed), states, seed):
        actors = game.actors(step.state)
        for seat in (*range(game.seats), None):
            shown = game.view(step.state, seat).json()
            for other in alternatives(game, step.state, seat, random):
                different += other != step.state
                assert game.view(other, seat).json() == shown, f"seat {seat} can tell {other} from {step.state}"
                if seat is not None and seat in actors:
                    for strength in strengths:
                        moves = [
                            paddock.bot(strength, game, seat, seed).choose(game.view(state, seat))
                            for state in (step.state, other)
                        ]
                        assert moves[0] == moves[1], f"the {strength} bot knows what it should not"
    return different


def bots_play_by_the_rules(game: Game[Any], strength: str, seed: int) -> None:
    """A bot makes moves that are offered to it, to the end of the race."""
    bots, table = bots_for(game, strength, seed), Play(Record(game), Seeded(seed))
    while actors := table.waiting_for():
        assert len(table.record) < LONGEST, "the race does not end"
        seat = min(actors)
        if seat == CHANCE:
            table.fall()
            continue
        view = game.view(table.state, seat)
        move = bots[seat].choose(view)
        assert game.write(move) in view.legal, f"the {strength} bot would {game.write(move)}"
        table.move(seat, move)


def differences(one: Iterable[Any], other: Iterable[Any]) -> list[int]:
    """Where two rows differ, for complaints that can be read."""
    return [i for i, (a, b) in enumerate(zip_longest(one, other)) if a != b]
