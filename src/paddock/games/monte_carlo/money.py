"""Money between players and the bank, in units of 10 000 $ (MG-10 to MG-12)."""

from __future__ import annotations

from paddock.core.log import emit
from paddock.core.rule import long_rule, rule
from paddock.games.monte_carlo.events import PAID

from .gamble import MOST_MONEY, Gamble, Work


@rule
def room_for(gamble: Gamble, seat: int, amount: int) -> int:
    """MG-11: how much of a gain a player keeps; nobody holds more than 250 000 $."""
    return min(amount, MOST_MONEY - gamble.money[seat])


@long_rule
def receive(gamble: Gamble, work: Work, seat: int, amount: int, why: int, square: int) -> None:
    """The bank pays a player."""
    kept = room_for(gamble, seat, amount)
    gamble.bank -= kept
    gamble.money[seat] += kept
    emit(work, PAID, seat, kept, amount, why, square)


@rule
def pay(gamble: Gamble, seat: int, amount: int) -> int:
    """MG-12: a player pays the bank what is owed, or all that there is; says how much it was."""
    paid = min(amount, gamble.money[seat])
    gamble.money[seat] -= paid
    gamble.bank += paid
    return paid
