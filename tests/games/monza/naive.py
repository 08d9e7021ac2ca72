"""The rules of a turn once more, written from the rule page alone: slow, plain, and with nothing of the engine in it.

Spaces are rectangles in the plane with exact edges; a turn is a recursion over sets and strings. The engine is held
against this in `test_adjacency.py` and `test_perft.py`.
"""

from __future__ import annotations

import dataclasses
import itertools
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "white", "p": "purple"}


@dataclasses.dataclass(frozen=True)
class Box:
    """A space in the plane: cars drive along x, lanes lie side by side along y."""

    name: str
    letter: str
    rear: Fraction
    front: Fraction
    left: int
    right: int
    finish: bool = False


class Plane(dict[str, Box]):
    """The spaces of a track by name, and the steps from each of them once somebody has asked."""

    def __init__(self, spaces: Mapping[str, Box]) -> None:
        super().__init__(spaces)
        self.steps: dict[str, list[str]] = {}


Places = tuple[tuple[str, str], ...]
"""Every car with the space that it stands on."""


def plane(text: str) -> Plane:
    """The rectangles of a track file."""
    raw = tomllib.loads(text, parse_float=Fraction)
    start = Fraction(raw["start"])
    found = {"start": Box("start", "w", Fraction(0), start, 0, 3)}
    end = start
    for lane, (letter, title) in enumerate(zip("abc", ("outer", "middle", "inner"), strict=True)):
        x = start
        words = raw["lanes"][title].split()
        for number, word in enumerate(words, 1):
            target = raw["edition"] == "classic" and number == len(words) and word[0] != "x"
            box = Box(f"{letter}{number}", word[0], x, x + Fraction(word[1:]), lane, lane + 1, target)
            found[box.name] = box
            x = box.front
        end = max(end, x)
    if raw["edition"] == "anniversary":
        found["finish"] = Box("finish", "w", end, end + start, 0, 3, finish=True)
    return Plane(found)


def touch(one: Box, two: Box) -> bool:
    """Do they share a piece of edge of positive length? Spaces that meet only at a corner do not."""
    along = min(one.front, two.front) - max(one.rear, two.rear)
    across = min(one.right, two.right) - max(one.left, two.left)
    return (along == 0 and across > 0) or (across == 0 and along > 0)


def steps(spaces: Plane, name: str) -> list[str]:
    """MZ-11: whatever touches, with its front edge ahead, and no obstacle. A car that has arrived goes nowhere."""
    if name not in spaces.steps:
        here = spaces[name]
        touching = [box for box in spaces.values() if touch(here, box) and box.front > here.front]
        spaces.steps[name] = [] if here.finish else [box.name for box in touching if box.letter != "x"]
    return spaces.steps[name]


def way_back(spaces: Plane, name: str) -> list[str]:
    """MZ-26: the spaces behind it in its own lane, nearest first, without obstacles; at last the start."""
    here, found = spaces[name], []
    while here.name != "start":
        behind = [box for box in spaces.values() if box.front == here.rear and box.left <= here.left < box.right]
        here = behind[0]
        if here.letter != "x":
            found.append(here.name)
    return found


@dataclasses.dataclass(frozen=True)
class Rules:
    """What is played, and how chance will fall."""

    obligation: str = "continue"
    open_finish: bool = False
    bonus: str = "none"
    professional: bool = False
    turbo_tiles: bool = False
    turbo: str = ""
    """What a turbo roll will show."""
    reroll: str = ""
    """What re-rolled dice will show: as many letters of it as are rolled."""


@dataclasses.dataclass(frozen=True)
class Turn:
    """A turn under way: what the mover has, and what has been laid."""

    car: str
    places: Places
    head: str
    hand: str
    tiles: str = ""
    extra: bool = False
    used: int = 0
    last: str = ""
    turbo: bool = False


@dataclasses.dataclass(frozen=True)
class End:
    """What a turn leaves behind."""

    places: Places
    used: int
    tiles: str
    extra: bool


def without(hand: str, dice: str) -> str:
    for die in dice:
        hand = hand.replace(die, "", 1)
    return hand


def fits(spaces: Plane, rules: Rules, to: str, colour: str) -> bool:
    return spaces[to].letter == colour or (rules.open_finish and spaces[to].finish)


def routes(spaces: Plane, rules: Rules, here: str, hand: str) -> list[list[tuple[str, str]]]:
    """Every route that dice open from here, as far as it can go: rows of colour and space."""
    found = []
    for to in steps(spaces, here):
        for colour in sorted(set(hand)):
            if fits(spaces, rules, to, colour):
                further = routes(spaces, rules, to, without(hand, colour)) or [[]]
                found += [[(colour, to), *rest] for rest in further]
    return found


def dice_moves(spaces: Plane, rules: Rules, turn: Turn) -> set[tuple[str, str]]:
    """MZ-21, MZ-23: the dice that may be laid now."""
    found = routes(spaces, rules, turn.head, turn.hand)
    if rules.obligation == "longest" and not turn.turbo:
        most = max((len(route) for route in found), default=0)
        found = [route for route in found if len(route) == most or spaces[route[-1][1]].finish]
    return {route[0] for route in found}


def turns(spaces: Plane, rules: Rules, turn: Turn) -> Iterator[tuple[tuple[str, ...], End]]:
    """Every way in which a turn can go on to its end, as moves in notation, with what it leaves behind."""
    dice = dice_moves(spaces, rules, turn)
    for colour, to in dice:
        hand = without(turn.hand, colour)
        after = dataclasses.replace(turn, head=to, hand=hand, used=turn.used + 1, last=colour)
        yield from before(f"lay {colour} {to}", turns(spaces, rules, after))
    if not turn.turbo or rules.turbo_tiles:
        for to in steps(spaces, turn.head):
            for colour in turn.tiles:
                if fits(spaces, rules, to, colour):
                    after = dataclasses.replace(turn, head=to, tiles=without(turn.tiles, colour), last=colour)
                    yield from before(f"tile {colour} {to}", turns(spaces, rules, after))
    if turn.extra and not turn.last:
        for chosen in handfuls(turn.hand):
            shown = "".join(sorted(rules.reroll[: len(chosen)], key="rygbwp".index))
            hand = "".join(sorted(without(turn.hand, chosen) + shown, key="rygbwp".index))
            after = dataclasses.replace(turn, hand=hand, extra=False)
            yield from before(f"reroll {chosen}", before(f"roll {shown}", turns(spaces, rules, after)))
    if not dice or turn.turbo or rules.obligation == "free":
        yield from before("drive", drive(spaces, rules, turn))


def handfuls(hand: str) -> set[str]:
    """Every different choice of dice from a hand, in the order of the colours."""
    hand = "".join(sorted(hand, key="rygbwp".index))
    return {"".join(some) for n in range(1, len(hand) + 1) for some in itertools.combinations(hand, n)}


def drive(spaces: Plane, rules: Rules, turn: Turn) -> Iterator[tuple[tuple[str, ...], End]]:
    """MZ-25, MZ-53: the car drives; then the turbo roll, or the turn is over."""
    places = dict(turn.places) | {turn.car: turn.head}
    if rules.professional and not turn.turbo and not turn.hand and not spaces[turn.head].finish:
        after = dataclasses.replace(turn, places=tuple(places.items()), hand=rules.turbo, turbo=True)
        yield from before(f"roll {rules.turbo}", turns(spaces, rules, after))
        return
    push(spaces, places, turn.car)
    for stepper in bonus_cars(rules, turn, places):
        targets = [to for to in steps(spaces, places[stepper]) if spaces[to].finish or to not in places.values()]
        if targets and not spaces[places[stepper]].finish:
            for to in targets:
                yield (f"step {to}",), end_of(turn, places | {stepper: to})
            yield ("decline",), end_of(turn, places)
            return
    yield (), end_of(turn, places)


def push(spaces: Plane, places: dict[str, str], mover: str) -> None:
    """MZ-26: the car that stood there goes back in its own lane."""
    here = places[mover]
    if here == "start" or spaces[here].finish:
        return
    for car, place in list(places.items()):
        if car != mover and place == here:
            places[car] = next(
                back for back in way_back(spaces, here) if back == "start" or back not in places.values()
            )


def bonus_cars(rules: Rules, turn: Turn, places: Mapping[str, str]) -> list[str]:
    """MZ-40 to MZ-42: the car of the colour laid last, where somebody drives it and the option lets it."""
    if rules.bonus == "none" or not turn.last:
        return []
    car = COLOURS[turn.last]
    return [car] if car in places and (car != turn.car or rules.bonus == "any") else []


def end_of(turn: Turn, places: Mapping[str, str]) -> End:
    return End(tuple(places.items()), turn.used, "".join(sorted(turn.tiles, key="rygbwp".index)), turn.extra)


def before(move: str, rest: Iterator[tuple[tuple[str, ...], End]]) -> Iterator[tuple[tuple[str, ...], End]]:
    for moves, end in rest:
        yield (move, *moves), end
