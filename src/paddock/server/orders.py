"""Turns a command into entries for the log, or refuses it with a reason. The game checks its own rules."""

from __future__ import annotations

from collections.abc import Collection
from random import SystemRandom

from paddock.bots import check_bot, usual_level
from paddock.core import moves
from paddock.core.game import CHANCE
from paddock.core.messages import PaddockError, say
from paddock.server.boards import require_listed, require_short
from paddock.server.clocks import Clocks
from paddock.server.connection import Connection
from paddock.server.dice import Dice
from paddock.server.entries import Changed, Hosted, Mixed, Rematch, Sat, Started, Stood, Undone
from paddock.server.guards import clean_name
from paddock.server.pending import Act, Fall, Pending
from paddock.server.structs import Again, AnyCommand, Change, Host, Mix, Move, Roll, Sit, Stand, Start, Undo
from paddock.server.table import Table, cached_game

LONGEST_MOVE = 200
_random = SystemRandom()


def pending_of(table: Table, dice: Dice, clocks: Clocks, who: Connection, command: AnyCommand) -> list[Pending]:
    """What a command is to add to the log. Raises PaddockError where this person may not, or it makes no sense now."""
    match command:
        case Move(seat=seat, move=move):
            require_own(table, who, seat)
            return [Act(seat, _read(table, move))]
        case Roll(seat=seat, move=typed):
            return [_roll(table, dice, who, seat, typed)]
        case Undo(seat=seat):
            return [_undo(table, who, seat)]
        case Sit():
            return [_sit(table, clocks, who, command)]
        case Stand(seat=seat):
            return _stand(table, clocks, who, seat)
        case Change():
            return _change(table, who, command)
        case Start(fill=fill):
            return _start(table, who, fill)
        case Mix():
            return [_mix(table, who)]
        case Host(seat=seat):
            return [_host(table, clocks, who, seat)]
        case Again():
            require_host(who)
            return [Rematch()]  # of an example: one may try again at any time
        case _:
            return []  # it is obeyed where it arrives


def sat_bot(table: Table, seat: int, strength: str, also: Collection[str] = ()) -> Sat:
    """A bot takes a seat, under a name that nobody at the table has, and that is none of `also`."""
    check_bot(strength, table.game.name)
    taken = {*also, *(other.name for number, other in enumerate(table.seats) if number != seat)}
    names = say("server-bot-names").split()
    name = next((name for name in names if name not in taken), f"{names[0]} {seat + 1}")
    return Sat(seat, name, "", strength)


def sat_person(table: Table, seat: int, name: str, key: str) -> Sat:
    name = clean_name(name)
    if any(other.name.casefold() == name.casefold() for n, other in enumerate(table.seats) if n != seat):
        raise PaddockError("server-name-taken", name=name)
    return Sat(seat, name, key)


def _sit(table: Table, clocks: Clocks, who: Connection, command: Sit) -> Sat:
    _require_seat(table, command.seat)
    if table.phase == "racing" and not table.practice:
        return _replace(table, clocks, who, command)
    _require_phase(table, "waiting")
    taken = table.seats[command.seat]
    own = command.seat in who.seats
    if command.bot is not None:
        require_host(who)  # who may also free the seat of anybody
        return sat_bot(table, command.seat, command.bot)
    if not taken.open and not own and not (taken.bot and who.host):
        raise PaddockError("server-seat-taken", name=taken.name)
    return sat_person(table, command.seat, command.name or "", who.key)


def _replace(table: Table, clocks: Clocks, who: Connection, command: Sit) -> Sat:
    """During a race: a person takes a seat that a bot drives for good, or a bot one whose person is away."""
    seat = command.seat
    taken = table.seats[seat]
    if command.bot is not None:
        require_host(who)
        clocks.require_away(seat, who.seats)
        return _driven_by_bot(table, seat, command.bot)
    if taken.bot is None:
        raise PaddockError("server-seat-taken", name=taken.name)
    return sat_person(table, seat, command.name or "", who.key)


def _stand(table: Table, clocks: Clocks, who: Connection, seat: int) -> list[Pending]:
    if not who.host and (not 0 <= seat < len(table.seats) or seat not in who.seats):
        raise PaddockError("server-not-your-seat")
    _require_seat(table, seat)
    if table.phase == "racing" and not table.practice:
        clocks.require_away(seat, who.seats)
        return [_driven_by_bot(table, seat, usual_level(table.game.name))]
    _require_phase(table, "waiting")
    return [] if table.seats[seat].open else [Stood(seat)]


def _driven_by_bot(table: Table, seat: int, strength: str) -> Sat:
    """A bot drives on under the name that everybody knows from this race."""
    sat = sat_bot(table, seat, strength)
    return Sat(seat, table.seats[seat].name, "", sat.bot)


def _host(table: Table, clocks: Clocks, who: Connection, seat: int) -> Hosted:
    """The host makes somebody else the host; while the host is away, anybody can become it."""
    _require_seat(table, seat)
    if not who.host:
        if seat not in who.seats:
            raise PaddockError("server-only-host")
        clocks.require_host_away()
    if not table.seats[seat].key:
        raise PaddockError("server-no-person")
    return Hosted(table.seats[seat].key)


def try_change(table: Table, command: Change) -> None:
    """Builds the game that a change asks for. Raises PaddockError with what is wrong with its options or board. It may
    take a while, but not the second time."""
    game, options, board = command.game, command.options, command.board
    if table.phase != "waiting" or (game is None and options is None and board is None):
        return
    name = game or table.game.name
    chosen = options if options is not None else {} if game else table.chosen
    require_listed(name, chosen)
    require_short(board)
    cached_game(name, chosen, table.board_after(game, board))


def _change(table: Table, who: Connection, command: Change) -> list[Pending]:
    require_host(who)
    game, options, board, dice = command.game, command.options, command.board, command.dice
    if any(part is not None for part in (game, options, board, dice)):
        _require_phase(table, "waiting")
    try_change(table, command)
    return [Changed(game, options, command.public, command.clock, dice, board, command.phrases, command.coach)]


def _mix(table: Table, who: Connection) -> Mixed:
    """Chance seats everybody anew, and never as they sit now: that would look as if nothing had happened."""
    _require_phase(table, "waiting")
    require_host(who)
    seats = table.seats
    order = list(range(len(seats)))
    while len(set(seats)) > 1 and [seats[seat] for seat in order] == seats:
        _random.shuffle(order)
    return Mixed(tuple(order))


def _start(table: Table, who: Connection, fill: bool) -> list[Pending]:
    """Starts the race; with `fill`, bots take the open seats first."""
    _require_phase(table, "waiting")
    require_host(who)
    empty = [number for number, seat in enumerate(table.seats) if seat.open]
    if empty and not fill:
        raise PaddockError("server-seats-open", seats=len(empty))
    bots: list[Sat] = []
    for seat in empty:
        bots.append(sat_bot(table, seat, usual_level(table.game.name), {bot.name for bot in bots}))
    return [*bots, Started(table.header(bots))]


def _roll(table: Table, dice: Dice, who: Connection, seat: int, typed: str | None) -> Act | Fall:
    _require_phase(table, "racing")
    if CHANCE not in table.moment.actors:
        raise PaddockError("server-no-roll")
    roller = table.reader(table.record.state)
    if table.dice == "typed":
        # Whoever referees reads the dice for bots, and for those who sit elsewhere.
        person = roller is not None and bool(table.seats[roller].key)
        if not (who.host or (roller in who.seats if person else who.seats)):
            raise PaddockError("server-not-your-seat")
        if typed is None:
            raise PaddockError("server-dice-typed")
        return Act(CHANCE, _read(table, typed))
    require_own(table, who, seat)
    if typed is not None:
        raise PaddockError("server-dice-seeded")
    if roller is not None and roller != seat:
        raise PaddockError("server-not-your-roll", name=table.names[roller])
    return dice.roll()


def _read(table: Table, notation: str) -> moves.Move:
    """The move that somebody has written. Raises PaddockError where it is none."""
    return table.game.read(notation[:LONGEST_MOVE])


def _undo(table: Table, who: Connection, seat: int) -> Undone:
    _require_phase(table, "racing")
    steps = table.record.steps
    mistyped = table.dice == "typed" and bool(steps) and steps[-1].seat == CHANCE
    if mistyped and (who.host or (seat in who.seats and seat == table.undoable())):
        return Undone(CHANCE)
    require_own(table, who, seat)
    return Undone(seat)


def _require_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise PaddockError("server-not-started" if table.phase == "waiting" else f"server-already-{table.phase}")


def require_host(who: Connection) -> None:
    if not who.host:
        raise PaddockError("server-only-host")


def _require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise PaddockError("server-no-such-seat", seats=len(table.seats))


def require_own(table: Table, who: Connection, seat: int) -> None:
    _require_phase(table, "racing")
    _require_seat(table, seat)
    if seat not in who.seats:
        raise PaddockError("server-not-your-seat")
