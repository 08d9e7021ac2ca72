"""Turns a command into entries for the log, or refuses it with a reason. The game checks its own rules."""

from __future__ import annotations

from paddock.bots import strengths
from paddock.core import moves
from paddock.core.game import CHANCE
from paddock.core.messages import PaddockError, say
from paddock.server.boards import require_listed, require_short
from paddock.server.connection import Connection
from paddock.server.dice import Dice
from paddock.server.entries import Changed, Rematch, Sat, Started, Stood, Undone
from paddock.server.guards import clean_name
from paddock.server.structs import Again, AnyCommand, Change, Describe, Move, Pong, Roll, Sit, Stand, Start, Undo
from paddock.server.table import Table, cached_game
from paddock.server.wishes import Act, Fall, Wish

LONGEST_MOVE = 200


def wishes_of(table: Table, dice: Dice, who: Connection, command: AnyCommand) -> list[Wish]:
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
            return [_sit(table, who, command)]
        case Stand(seat=seat):
            _require_phase(table, "waiting")
            if not who.host and (not 0 <= seat < len(table.seats) or seat not in who.seats):
                raise PaddockError("server-not-your-seat")
            _require_seat(table, seat)
            return [] if table.seats[seat].open else [Stood(seat)]
        case Change():
            return _change(table, who, command)
        case Start():
            return _start(table, who)
        case Again():
            if table.phase != "over" and not table.practice:
                raise PaddockError("server-not-over")
            if not who.host and not who.seats:
                raise PaddockError("server-only-players")
            return [Rematch()]
        case Pong() | Describe():
            return []  # answered where they arrive


def sat_bot(table: Table, seat: int, strength: str) -> Sat:
    """A bot takes a seat, under a name that nobody at the table has."""
    bots = strengths(table.game.name)
    if strength not in bots:
        raise PaddockError("no-such-bot", name=strength[:40], game=table.game.name, bots=", ".join(bots))
    taken = {other.name for number, other in enumerate(table.seats) if number != seat}
    names = say("server-bot-names").split()
    name = next((name for name in names if name not in taken), f"{names[0]} {seat + 1}")
    return Sat(seat, name, "", strength)


def sat_person(table: Table, seat: int, name: str, key: str) -> Sat:
    name = clean_name(name)
    if any(other.name.casefold() == name.casefold() for n, other in enumerate(table.seats) if n != seat):
        raise PaddockError("server-name-taken", name=name)
    return Sat(seat, name, key)


def _sit(table: Table, who: Connection, command: Sit) -> Sat:
    _require_phase(table, "waiting")
    _require_seat(table, command.seat)
    taken = table.seats[command.seat]
    own = command.seat in who.seats
    if command.bot is not None:
        _require_host(who)
        if taken.key and not own:
            raise PaddockError("server-seat-taken", name=taken.name)
        return sat_bot(table, command.seat, command.bot)
    if not taken.open and not own and not (taken.bot and who.host):
        raise PaddockError("server-seat-taken", name=taken.name)
    return sat_person(table, command.seat, command.name or "", who.key)


def _change(table: Table, who: Connection, command: Change) -> list[Wish]:
    _require_host(who)
    game, options = command.game, command.options
    chooses = game is not None or options is not None or command.board is not None
    if chooses or command.dice is not None:
        _require_phase(table, "waiting")
    if chooses:
        name = game or table.game.name
        chosen = options if options is not None else {} if game else table.chosen
        require_listed(name, chosen)
        require_short(command.board)
        cached_game(name, chosen, table.board_after(game, command.board))  # what is wrong with them is said here
    return [Changed(game, options, command.public, command.clock, command.dice, command.board)]


def _start(table: Table, who: Connection) -> list[Wish]:
    _require_phase(table, "waiting")
    _require_host(who)
    empty = [number for number, seat in enumerate(table.seats) if seat.open]
    if empty:
        raise PaddockError("server-seats-open", seats=len(empty))
    return [Started(table.header())]


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


def _require_host(who: Connection) -> None:
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
