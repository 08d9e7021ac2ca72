"""What a sensible pilot does: takes the tank that carries furthest on the average, and spends tokens where they pay.

Rules over the same records, so that the bot at the table and a million races in the lab decide alike. Worth is counted
in sixths of a tile: what a tank is worth on a tile is the sum of the tiles that it drives over the six faces of the
accelerator.
"""

from __future__ import annotations

from paddock.core.rule import long_rule, rule
from paddock.games.hurry_cup.moves import (
    CODE_ACE,
    CODE_AGAIN,
    CODE_DONE,
    CODE_DRIVE,
    CODE_GO,
    CODE_GRAB,
    CODE_HORN,
    CODE_KEEP,
    CODE_LANTERN,
    CODE_NITRO,
    CODE_OIL,
    CODE_PIT,
    CODE_READY,
    CODE_SHORTCUT,
    CODE_SLIPSTREAM,
    CODE_SWAP,
    CODE_WISH,
)

from .legal import FINE, legal_drives, may_use, why_not_lantern, why_not_nitro, why_not_pit, why_not_slipstream
from .pawns import free_pawns
from .rally import (
    ACE,
    DRIVE,
    FACES,
    FINISH,
    FUEL,
    GRAB,
    HORN,
    HORN_TOKEN,
    NOTHING,
    OIL,
    OIL_LIMIT,
    READY,
    SECOND,
    SPACES,
    START,
    SWAP,
    TRUMPS,
    WISH,
    Course,
    Memo,
    Rally,
    Work,
)
from .sets import has
from .speed import draught, limit_of, reach, speed_of, tank_of

TILE = 6
"""The worth of one tile."""
FUTURE = 7
"""The column of the memo for what is to be expected on a tile of any tank."""
TOKEN = 9
"""What a token is worth keeping for: it must bring a tile and a half."""
LATE = 27
"""From this tile on, tokens are not kept any more: the race is soon over."""
WIN = 10_000


# ---- what a tank is worth --------------------------------------------------------------------------------------------


@rule
def gain(course: Course, rally: Rally, memo: Memo, tile: int, tank: int) -> int:
    """The tiles that this tank drives from here, added up over the six faces of the accelerator."""
    forget_without_oil(rally, memo)
    known = memo.gain[8 * tile + tank]
    if known == 0:
        known = 1
        for face in range(1, FACES + 1):
            known += reach(course, rally, tile, 10 * (tank + face), tank)
        memo.gain[8 * tile + tank] = known
    return known - 1


@rule
def forget_without_oil(rally: Rally, memo: Memo) -> None:
    """New oil changes what tanks are worth."""
    if memo.oil != rally.oil:
        for entry in range(SPACES * 8):
            memo.gain[entry] = 0
        memo.oil = rally.oil


@long_rule
def future(course: Course, rally: Rally, memo: Memo, tile: int) -> int:
    """What the next turn brings from here, on the average over all tanks."""
    if tile >= FINISH:
        return WIN
    forget_without_oil(rally, memo)
    known = memo.gain[8 * tile + FUTURE]
    if known == 0:
        total = 0
        for tank in range(1, FACES + 1):
            total += gain(course, rally, memo, tile, tank)
        known = 1 + total // FACES
        memo.gain[8 * tile + FUTURE] = known
    return known - 1


@rule
def stand(course: Course, rally: Rally, memo: Memo, tile: int) -> int:
    """The worth of standing on a tile: how far it is, what comes next, and a token that lies there."""
    return TILE * tile + future(course, rally, memo, tile) + (TILE // 2 if has(rally.stars, tile) else 0)


@rule
def keeps(rally: Rally, seat: int) -> int:
    """What a token must bring to be worth it now."""
    return TOKEN if rally.at[seat] < LATE else 1


@rule
def tank_worth(course: Course, rally: Rally, memo: Memo, seat: int, tank: int) -> int:
    """What a pilot would do with this tank: drive, or play the road ace."""
    if rally.played[seat] == FUEL:
        return tank  # of no use, but to nobody else either
    here = min(rally.at[seat] + (1 if rally.lantern == seat else 0), FINISH - 1)
    worth = gain(course, rally, memo, here, tank)
    if may_use(rally, seat, ACE):
        worth = max(worth, TILE * min(tank, FINISH - here) - keeps(rally, seat))
    return 8 * worth + tank


# ---- decisions -------------------------------------------------------------------------------------------------------


@long_rule
def greedy(course: Course, rally: Rally, work: Work, memo: Memo, seat: int) -> int:
    """The code of the move of a sensible pilot."""
    if rally.phase == READY:
        return greedy_call(course, rally, memo, seat)
    if rally.phase == HORN or rally.phase == GRAB:
        return CODE_GRAB + best_pawn(course, rally, memo, seat, free_pawns(course, rally))
    if rally.phase == WISH:
        return CODE_WISH + best_pawn(course, rally, memo, seat, unranked_pawns(course, rally, seat))
    if rally.phase == START:
        return greedy_start(course, rally, memo, seat)
    if rally.phase == SECOND:
        drives = reach(course, rally, rally.at[seat], speed_of(rally, seat), tank_of(rally, seat))
        average = gain(course, rally, memo, rally.at[seat], tank_of(rally, seat))
        return CODE_AGAIN if average - TILE * drives >= TILE else CODE_KEEP
    if rally.phase == DRIVE:
        return greedy_drive(course, rally, work, memo, seat)
    return greedy_after(course, rally, memo, seat)


@rule
def unranked_pawns(course: Course, rally: Rally, seat: int) -> int:
    pawns = free_pawns(course, rally)
    for place in range(course.seats):
        if rally.wishes[seat][place] != 0:
            pawns &= ~(1 << rally.wishes[seat][place] - 1)
    return pawns


@rule
def best_pawn(course: Course, rally: Rally, memo: Memo, seat: int, pawns: int) -> int:
    """Of these pawns, the one whose tank is worth most."""
    best, most = NOTHING, NOTHING
    for pawn in range(course.seats):
        if has(pawns, pawn):
            worth = tank_worth(course, rally, memo, seat, rally.tank[pawn])
            if worth > most:
                best, most = pawn, worth
    return best


@rule
def greedy_call(course: Course, rally: Rally, memo: Memo, seat: int) -> int:
    """The horn, where the best tank is worth much more than any: for whoever is behind, or near the end."""
    if not may_use(rally, seat, HORN_TOKEN):
        return CODE_READY
    if draught(course, rally, seat) == NOTHING and rally.at[seat] < LATE:
        return CODE_READY
    best = 0
    for tank in range(1, FACES + 1):
        best = max(best, gain(course, rally, memo, rally.at[seat], tank))
    more = best - future(course, rally, memo, rally.at[seat])
    return CODE_HORN if more >= keeps(rally, seat) else CODE_READY


@long_rule
def greedy_start(course: Course, rally: Rally, memo: Memo, seat: int) -> int:
    """The free step first; then the token that brings most beyond the plain roll, if it is worth spending."""
    if why_not_lantern(rally, seat) == FINE:
        return CODE_LANTERN
    here, tank = rally.at[seat], tank_of(rally, seat)
    plain = gain(course, rally, memo, here, tank)
    best, most = CODE_GO, plain + keeps(rally, seat) - 1
    if may_use(rally, seat, ACE):
        worth = WIN if here + tank >= FINISH else TILE * tank
        if worth > most:
            best, most = CODE_ACE, worth
    if why_not_slipstream(course, rally, seat) == FINE:
        tile = draught(course, rally, seat) - 1
        worth = TILE * (tile - here) + gain(course, rally, memo, tile, tank)
        if worth > most:
            best, most = CODE_SLIPSTREAM, worth
    if may_use(rally, seat, SWAP):
        for other in range(course.seats):
            worth = gain(course, rally, memo, here, rally.tank[rally.pawn[other]])
            if other != seat and worth > most:
                best, most = CODE_SWAP + other, worth
    if best == CODE_GO:
        for trump in range(TRUMPS):
            if why_not_pit(rally, seat, trump) == FINE and here < LATE:
                return CODE_PIT + trump
    return best


@long_rule
def greedy_drive(course: Course, rally: Rally, work: Work, memo: Memo, seat: int) -> int:
    """To where it is best to stand; the shortcut where that is worth the token."""
    best, most = NOTHING, NOTHING
    for i in range(legal_drives(course, rally, work, seat)):
        code = work.codes[i]
        worth = 0
        if code < CODE_SHORTCUT:
            worth = stand(course, rally, memo, rally.at[seat] + code - CODE_DRIVE)
        else:
            after = (code - CODE_SHORTCUT) // FACES
            landing = course.jump[rally.at[seat] + after]
            end = landing + (code - CODE_SHORTCUT) % FACES - after
            worth = stand(course, rally, memo, end) - keeps(rally, seat)
        if worth > most:
            best, most = code, worth
    return best


@long_rule
def greedy_after(course: Course, rally: Rally, memo: Memo, seat: int) -> int:
    """Nitro onto a better tile, over the finish or past a strict limit; oil where it is in most cars' way."""
    here = rally.at[seat]
    if why_not_nitro(rally, seat) == FINE:
        more = stand(course, rally, memo, here + 1) - stand(course, rally, memo, here)
        if more >= keeps(rally, seat):
            return CODE_NITRO
    best, most = CODE_DONE, 0
    if may_use(rally, seat, OIL):
        for tile in range(here + 1):
            if has(rally.entered, tile) and limit_of(course, rally, tile) > OIL_LIMIT:
                near = cars_before(course, rally, tile)
                if near > 0 and near >= most:
                    best, most = CODE_OIL + tile, near
    return best


@rule
def cars_before(course: Course, rally: Rally, tile: int) -> int:
    """How many cars will come to this tile soon."""
    near = 0
    for other in range(course.seats):
        if rally.at[other] < tile and rally.at[other] + FACES >= tile:
            near += 1
    return near
