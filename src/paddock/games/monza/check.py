"""What is wrong with a track, space by space, and what would be right (MZ-10 to MZ-15, and the page's constraints)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from paddock.core.messages import Argument, Message, PaddockError
from paddock.games.monza.colours import COLOURS
from paddock.games.monza.curve import curve_of
from paddock.games.monza.geometry import cramped
from paddock.games.monza.track import LANES, TICKS, Space, Track


class Fault(msgspec.Struct, frozen=True):
    """Something wrong. An `error` makes a track unplayable; a `warning` is advice that a designer may overrule."""

    severity: Literal["error", "warning"]
    message: Message
    space: str | None = None
    """The name of the space, where it is about one: `b7`."""

    def text(self, language: str = "en") -> str:
        return self.message.text(language)


def check_track(track: Track) -> list[Fault]:
    """Everything that is wrong with a track: what cannot be played or drawn first, then advice."""
    wrong = errors(track)
    if not wrong:  # no road fits lanes that do not end together
        wrong = [fault for name in track.curves for fault in _curve(track, name)]
    return sorted(wrong + warnings(track), key=lambda fault: fault.severity)  # "error" comes before "warning"


def require_sound(track: Track) -> None:
    """Refuses a track that cannot be played, with its first fault."""
    for fault in errors(track):
        raise PaddockError(fault.message.key, **fault.message.args)


# ---- what cannot be played -------------------------------------------------------------------------------------------


def errors(track: Track) -> list[Fault]:
    found = _lane_lengths(track) + _start(track) + _targets(track)
    if found:
        return found  # with lanes that do not end together, reach would only repeat it space by space
    return _reach(track)


def _lane_lengths(track: Track) -> list[Fault]:
    """All lanes end on the same line: MZ-13's finish lies across them."""
    lengths = [track.lane(lane)[-1].front for lane in range(3)]
    usual = Counter(lengths).most_common(1)[0][0] if len(set(lengths)) < 3 else max(lengths)
    found = []
    for lane, front in enumerate(lengths):
        if front != usual:
            last = track.lane(lane)[-1]
            right = last.length + usual - front
            args = {"length": _units(front - track.start_length), "others": _units(usual - track.start_length)}
            if right > 0:
                found.append(
                    _error("monza-fault-lane-length", last, **args, last=_units(last.length), right=_units(right))
                )
            else:
                found.append(_error("monza-fault-lane-longer", last, **args))
    return found


def _start(track: Track) -> list[Fault]:
    """MZ-12: exactly two spaces can be entered from the start field."""
    first = [track.lane(lane)[0] for lane in range(3)]
    opened = [space for space in first if not space.obstacle]
    if len(opened) == 3:
        return [_error("monza-fault-start-three", first[2])]
    if len(opened) < 2:
        closed = next(space for space in first if space.obstacle)
        return [_error("monza-fault-start-few", closed, opened=len(opened))]
    return []


def _targets(track: Track) -> list[Fault]:
    """MZ-13: on a classic track two lanes end in a target space, of different colours, and the third in an obstacle."""
    if track.edition != "classic":
        return []
    last = [track.lane(lane)[-1] for lane in range(3)]
    targets = [space for space in last if not space.obstacle]
    if len(targets) != 2:
        wrong = last[2] if len(targets) == 3 else next(space for space in last if space.obstacle)
        return [_error("monza-fault-targets", wrong, targets=len(targets))]
    if targets[0].colour == targets[1].colour:
        return [_error("monza-fault-targets-alike", targets[1], colour=COLOURS[targets[1].colour])]
    return []


def _reach(track: Track) -> list[Fault]:
    """MZ-15: every space can be reached from the start, and from every one the finish can be."""
    steps = {space.id: [to.id for to in track.steps(space)] for space in track.spaces}
    arrives = {space.id for space in track.spaces if space.finish}
    for space in sorted(track.spaces, key=lambda space: -space.front):  # a step always leads to a front further ahead
        if any(to in arrives for to in steps[space.id]):
            arrives.add(space.id)
    reached = {track.start.id}
    for space in sorted(track.spaces, key=lambda space: space.front):
        if space.id in reached:
            reached.update(steps[space.id])
    found = []
    for space in track.spaces:
        if space.obstacle or space.lane < 0:
            continue  # where start and finish are cut off from each other, spaces of the lanes are at fault
        if space.id not in reached:
            found.append(_error("monza-fault-unreachable", space))
        if space.id not in arrives:
            found.append(_error("monza-fault-dead-end", space))
    return found


# ---- advice ----------------------------------------------------------------------------------------------------------


def warnings(track: Track) -> list[Fault]:
    return _start_colours(track) + _lengths(track) + _rows_of_three(track) + _balance(track)


def _start_colours(track: Track) -> list[Fault]:
    """MZ-12: blue and white on a classic track, white and purple on an anniversary track."""
    expected = {"blue", "white"} if track.edition == "classic" else {"white", "purple"}
    opened = [track.lane(lane)[0] for lane in range(3) if not track.lane(lane)[0].obstacle]
    if {COLOURS[space.colour] for space in opened} == expected or not opened:
        return []
    first, second = sorted(expected)
    wrong = next((space for space in opened if COLOURS[space.colour] not in expected), opened[0])
    return [_warning("monza-advice-start-colours", wrong, edition=track.edition, first=first, second=second)]


def _lengths(track: Track) -> list[Fault]:
    """Spaces of at least two different lengths, with edges that lie apart: otherwise MZ-11(b) never matters."""
    spaces = [space for space in track.spaces if space.lane >= 0]
    if len({space.length for space in spaces}) < 2:
        return [_warning("monza-advice-one-length", spaces[0])]
    return []


def _rows_of_three(track: Track) -> list[Fault]:
    """Never three equal colours in a row."""
    found = []
    for lane in range(3):
        row = track.lane(lane)
        for one, two, three in zip(row, row[1:], row[2:], strict=False):
            if one.colour == two.colour == three.colour:
                colour = "obstacle" if three.obstacle else COLOURS[three.colour]
                found.append(_warning("monza-advice-three-alike", three, colour=colour))
    return found


def _balance(track: Track) -> list[Fault]:
    """Every colour roughly equally frequent: within a third of its share."""
    count = Counter(space.colour for space in track.spaces if space.lane >= 0 and not space.obstacle)
    share = sum(count.values()) / 6
    found = []
    for colour, name in enumerate(COLOURS):
        if not share * 2 / 3 <= count[colour] <= share * 4 / 3:
            message = Message("monza-advice-balance", {"colour": name, "count": count[colour], "share": round(share)})
            found.append(Fault("warning", message))
    return found


# ---- the roads that it is drawn on -----------------------------------------------------------------------------------


def _curve(track: Track, name: str) -> list[Fault]:
    """A curve that cannot be drawn, or spaces on its bends that are too short to be read: under 0.9 of a lane width."""
    try:
        short = cramped(track, curve_of(track, name))
    except PaddockError as error:
        return [Fault("error", error.message)]
    return [_warning("monza-advice-cramped", space, layout=name) for space in short]


# ---- saying it -------------------------------------------------------------------------------------------------------


def _error(key: str, space: Space, **args: Argument) -> Fault:
    return Fault("error", Message(key, _place(space) | args), space.name)


def _warning(key: str, space: Space, **args: Argument) -> Fault:
    return Fault("warning", Message(key, _place(space) | args), space.name)


def _place(space: Space) -> dict[str, Argument]:
    return {"lane": LANES[space.lane], "space": space.name}


def _units(ticks: int) -> str:
    return f"{ticks / TICKS:g}"
