"""Why a move is refused, as a message that says what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.messages import Argument, Message
from paddock.core.moves import Move
from paddock.games.hurry_cup import legal, moves
from paddock.games.hurry_cup.colours import PAWNS
from paddock.games.hurry_cup.pawns import free_pawns, without_pawn
from paddock.games.hurry_cup.rally import (
    ACE,
    AFTER,
    CALLER,
    DRAW_FIRST,
    DRIVE,
    FIND,
    FINISH,
    GIVEN,
    GRAB,
    HAND,
    HORN,
    HORN_TOKEN,
    LIFT,
    LOOK,
    NOTHING,
    PHASES,
    READY,
    ROLL,
    SECOND,
    START,
    TOKENS,
    WISH,
    Course,
    Rally,
)
from paddock.games.hurry_cup.speed import limit_of, reach, speed_of, tank_of
from paddock.games.hurry_cup.who import CHANCE, NOBODY, actor, all_at_once

KEYS = {
    legal.NOT_NOW: "not-now",
    legal.NO_TOKEN: "no-token",
    legal.NOT_YET: "not-yet",
    legal.TOKEN_PLAYED: "token-played",
    legal.NO_FUEL: "no-fuel",
    legal.PAWN_GONE: "pawn-gone",
    legal.ALREADY_WISHED: "already-wished",
    legal.NO_LANTERN: "no-lantern",
    legal.YOURSELF: "yourself",
    legal.LEADS: "leads",
    legal.TOO_NEAR: "too-near",
    legal.TRUMP_NOT_USED: "trump-not-used",
    legal.MUST_MOVE: "must-move",
    legal.TOO_LITTLE_TANK: "too-little-tank",
    legal.LIMIT_STOPS: "limit-stops",
    legal.PAST_FINISH: "past-finish",
    legal.MUST_DRIVE_OUT: "must-drive-out",
    legal.NOT_STRAIGHT: "not-straight",
    legal.NO_BEND: "no-bend",
    legal.STRAIGHT_TOO_STRICT: "straight-too-strict",
    legal.NOT_DRIVEN_OUT: "not-driven-out",
    legal.NOT_ENTERED: "not-entered",
}
PHASES_OF: dict[type[Move], tuple[int, ...]] = {
    moves.First: (DRAW_FIRST,),
    moves.Ready: (READY,),
    moves.Horn: (READY,),
    moves.Caller: (CALLER,),
    moves.Tank: (LOOK, LIFT),
    moves.Lift: (LIFT,),
    moves.Grab: (HORN, GRAB),
    moves.Late: (GRAB,),
    moves.Given: (GIVEN,),
    moves.Wish: (WISH,),
    moves.Hand: (HAND,),
    moves.Lantern: (START,),
    moves.Swap: (START,),
    moves.Slipstream: (START,),
    moves.Pit: (START,),
    moves.Ace: (START,),
    moves.Go: (START,),
    moves.Roll: (ROLL,),
    moves.Again: (SECOND,),
    moves.Keep: (SECOND,),
    moves.Drive: (DRIVE,),
    moves.Shortcut: (DRIVE,),
    moves.Nitro: (AFTER,),
    moves.Oil: (AFTER,),
    moves.Done: (AFTER,),
    moves.Find: (FIND,),
}
"""When a move can be made at all: each token has its moment."""
TOKEN_OF: dict[type[Move], str] = {
    moves.Horn: "horn",
    moves.Swap: "swap",
    moves.Slipstream: "slipstream",
    moves.Pit: "pit",
    moves.Ace: "ace",
    moves.Shortcut: "shortcut",
    moves.Nitro: "nitro",
    moves.Oil: "oil",
}


class Reasons:
    """Answers for one table, which knows who drives which car."""

    def __init__(self, course: Course, cars: Sequence[str]) -> None:
        self.course, self.cars = course, cars

    def why_not(self, rally: Rally, seat: int, move: object) -> Message | None:
        """Why this seat (or chance) may not make this move now; None where it may."""
        if not isinstance(move, Move) or not moves.NOTATION.is_proper(move):
            return Message("hurry-notation", {"text": str(move)})
        acting = actor(rally)
        if acting == NOBODY:
            return Message("hurry-reason-over")
        if not (rally.waiting >> seat & 1 if all_at_once(rally) and seat >= 0 else seat == acting):
            return self._not_your_turn(rally, acting)
        if rally.phase not in PHASES_OF[type(move)]:
            return self._message(legal.NOT_NOW, rally, seat, move)
        if seat == CHANCE:
            return self._why_not_chance(rally, move)
        return self._message(self._reason(rally, seat, move), rally, seat, move)

    def _not_your_turn(self, rally: Rally, acting: int) -> Message:
        if acting == CHANCE:
            return Message("hurry-reason-wait-for-chance", {"phase": PHASES[rally.phase]})
        if all_at_once(rally):
            names = [car for seat, car in enumerate(self.cars) if rally.waiting >> seat & 1]
            return Message("hurry-reason-not-asked", {"cars": ", ".join(names)})
        return Message("hurry-reason-not-your-turn", {"car": self.cars[acting]})

    def _why_not_chance(self, rally: Rally, move: Move) -> Message | None:
        course = self.course
        match move:
            case moves.First(car):
                fine, right = car in self.cars, ", ".join(self.cars)
            case moves.Caller(car):
                fine, right = self._among(rally.horns, car)
            case moves.Hand(car):
                fine, right = self._among(without_pawn(course, rally), car)
            case moves.Given(pawn):
                left = free_pawns(course, rally)
                fine = left >> PAWNS.index(pawn) & 1 != 0
                right = ", ".join(name for place, name in enumerate(PAWNS) if left >> place & 1)
            case moves.Tank(pawn):
                fine = rally.rolled < course.seats and PAWNS[rally.rolled] == pawn
                right = PAWNS[rally.rolled] if rally.rolled < course.seats else "lift"
            case moves.Lift():
                fine, right = rally.rolled == course.seats, "tank"
            case moves.Find(token):
                fine = rally.hidden >> TOKENS.index(token) & 1 != 0
                right = ", ".join(name for place, name in enumerate(TOKENS) if rally.hidden >> place & 1)
            case _:
                fine, right = True, ""
        return None if fine else Message("hurry-reason-chance", {"right": right})

    def _among(self, seats: int, car: str) -> tuple[bool, str]:
        names = [name for seat, name in enumerate(self.cars) if seats >> seat & 1]
        return car in names, ", ".join(names)

    def _reason(self, rally: Rally, seat: int, move: Move) -> int:
        course = self.course
        match move:
            case moves.Horn():
                return legal.why_not_token(rally, seat, HORN_TOKEN)
            case moves.Grab(pawn):
                return legal.why_not_grab(course, rally, PAWNS.index(pawn))
            case moves.Wish(pawn):
                return legal.why_not_wish(course, rally, seat, PAWNS.index(pawn))
            case moves.Lantern():
                return legal.why_not_lantern(rally, seat)
            case moves.Swap(car):
                other = self.cars.index(car) if car in self.cars else seat
                return legal.why_not_swap(rally, seat, other)
            case moves.Slipstream():
                return legal.why_not_slipstream(course, rally, seat)
            case moves.Pit(token):
                return legal.why_not_pit(rally, seat, TOKENS.index(token))
            case moves.Ace():
                return legal.why_not_token(rally, seat, ACE)
            case moves.Drive(tiles):
                return legal.why_not_drive(course, rally, seat, tiles)
            case moves.Shortcut(after, points):
                return legal.why_not_shortcut(course, rally, seat, after, points)
            case moves.Nitro():
                return legal.why_not_nitro(rally, seat)
            case moves.Oil(tile):
                return legal.why_not_oil(rally, seat, tile)
        return legal.FINE

    def _message(self, code: int, rally: Rally, seat: int, move: Move) -> Message | None:
        """The sentence of a reason, with what it needs to say what would be right."""
        if code == legal.FINE:
            return None
        args: dict[str, Argument] = {"phase": PHASES[rally.phase], "token": TOKEN_OF.get(type(move), "")}
        match move:
            case moves.Grab(pawn) | moves.Wish(pawn):
                left = free_pawns(self.course, rally)
                args["pawn"] = pawn
                args["left"] = ", ".join(name for place, name in enumerate(PAWNS) if left >> place & 1)
            case moves.Swap():
                args["cars"] = ", ".join(car for other, car in enumerate(self.cars) if other != seat)
            case moves.Pit(token):
                args["trump"] = token
            case moves.Oil(tile):
                args["tile"] = tile
                args["tiles"] = ", ".join(str(n) for n in range(FINISH + 1) if rally.entered >> n & 1)
            case moves.Drive() | moves.Shortcut() if rally.phase == DRIVE:
                args |= self._drive(rally, seat, move)
        if 0 <= seat < len(self.cars) and rally.played[seat] != NOTHING:
            args["played"] = TOKENS[rally.played[seat]]
        return Message(f"hurry-reason-{KEYS[code]}", args)

    def _drive(self, rally: Rally, seat: int, move: Move) -> dict[str, Argument]:
        """How far the car could drive, and what is in its way."""
        course = self.course
        here, speed, tank = rally.at[seat], speed_of(rally, seat), tank_of(rally, seat)
        most = reach(course, rally, here, speed, tank)
        args: dict[str, Argument] = {"tank": tank, "speed": speed, "here": here}
        start = here
        if isinstance(move, moves.Shortcut) and move.after <= most:
            start = min(here + move.after, FINISH)
            args["here"] = start
            if start < FINISH and course.jump[start]:
                landing = course.jump[start]
                rest = reach(course, rally, landing, speed, max(tank - move.after - 1, 0))
                strict = landing if limit_of(course, rally, landing) < speed else min(landing + rest + 1, FINISH)
                return args | {
                    "most": move.after + 1 + rest,
                    "tile": strict,
                    "limit": limit_of(course, rally, strict),
                }
        tile = min(here + most + 1, FINISH)
        return args | {"most": most, "tile": tile, "limit": limit_of(course, rally, tile)}
