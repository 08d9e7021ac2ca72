"""Where a turn can lead: every space, with the dice and tiles that are left there. Extra rolls are not followed."""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.monza.moves import CODE_DRIVE, CODE_REROLL

from .handful import rank
from .legal import legal
from .race import REACH, SEEN, Course, Memo, Race, Work
from .rules import act


@rule
def go_to(race: Race, memo: Memo, seat: int, place: int) -> None:
    """The race as it would be at one of the places in the list."""
    race.head = memo.heads[place]
    race.dice = memo.hands[place]
    race.tiles[seat] = memo.sets[place]
    race.last = memo.lasts[place] - 1


@long_rule
def add(course: Course, race: Race, memo: Memo, seat: int, places: int, first: int) -> int:
    """Puts where the race stands onto the list, if it is not there yet; how many there are now."""
    key = (race.head * 1024 + rank(course, race.dice)) * 64 + race.tiles[seat] + 1
    at = key * 40503 % 1048576 % SEEN
    while memo.seen[at] != 0:
        place = memo.seen[at] - 1
        if memo.heads[place] == race.head and memo.hands[place] == race.dice and memo.sets[place] == race.tiles[seat]:
            return places
        at = at + 1 if at + 1 < SEEN else 0
    memo.seen[at] = places + 1
    memo.marks[places] = at
    memo.heads[places] = race.head
    memo.hands[places] = race.dice
    memo.sets[places] = race.tiles[seat]
    memo.lasts[places] = race.last + 1
    memo.firsts[places] = first
    memo.drives[places] = 0
    return places + 1


@long_rule
def reach(course: Course, race: Race, work: Work, memo: Memo, seat: int) -> int:
    """Lists in the memo where the seat's turn can lead, nearest first, and says how many places there are. The race is
    left as it was. Beyond REACH of them, which is rare, the furthest are left out."""
    used, laid, lays = race.used[seat], race.laid, work.lays
    places = add(course, race, memo, seat, 0, CODE_DRIVE)
    place = 0
    while place < places:
        go_to(race, memo, seat, place)
        for i in range(legal(course, race, work)):
            code = work.codes[i]
            if code == CODE_DRIVE:
                memo.drives[place] = 1
            elif code < CODE_REROLL and places < REACH:
                act(course, race, work, code)
                places = add(course, race, memo, seat, places, code if place == 0 else memo.firsts[place])
                race.laid = laid
                race.path[laid] = 0
                go_to(race, memo, seat, place)
        place += 1
    for place in range(places):
        memo.seen[memo.marks[place]] = 0
    go_to(race, memo, seat, 0)
    race.used[seat] = used
    work.lays = lays
    return places
