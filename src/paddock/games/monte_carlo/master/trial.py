"""Moves that are tried on the state itself, and taken back: a rule allocates nothing, so there is no second state."""

from __future__ import annotations

from paddock.core.rule import long_rule

from ..gamble import CARDS, MAX_SEATS, PAWNS, Gamble, Work
from ..memo import Memo


@long_rule
def begin_trial(work: Work, memo: Memo) -> None:
    """What is tried leaves no trace on the scratch paper: no events, no counts."""
    paper = memo.paper
    paper[0], paper[1], paper[2] = work.watch, work.guarded, work.bets
    paper[3], paper[4] = work.duels, work.ruins
    for seat in range(MAX_SEATS):
        paper[5 + seat] = work.gains[seat]
    work.watch = 0
    work.guarded = 0


@long_rule
def end_trial(work: Work, memo: Memo) -> None:
    paper = memo.paper
    work.watch, work.guarded, work.bets = paper[0], paper[1], paper[2]
    work.duels, work.ruins = paper[3], paper[4]
    for seat in range(MAX_SEATS):
        work.gains[seat] = paper[5 + seat]


@long_rule
def keep(gamble: Gamble, memo: Memo, level: int) -> None:
    """Remembers the state, for `take_back`."""
    kept = memo.kept[level]
    kept[0], kept[1], kept[2], kept[3] = gamble.phase, gamble.turn, gamble.mover, gamble.colour
    kept[4], kept[5], kept[6], kept[7] = gamble.roll, gamble.bank, gamble.cards, gamble.seen
    kept[8], kept[9], kept[10], kept[11] = gamble.pawn, gamble.suits, gamble.card, gamble.opponent
    kept[12], kept[13], kept[14], kept[15] = gamble.target, gamble.stake, gamble.asked, gamble.side
    kept[16], kept[17], kept[18], kept[19] = gamble.rolling, gamble.challenged, gamble.ruined, gamble.chooser
    kept[20], kept[21] = gamble.why, gamble.first
    for side in range(2):
        kept[22 + side], kept[24 + side] = gamble.hands[side], gamble.rolls[side]
    for seat in range(MAX_SEATS):
        kept[26 + seat], kept[30 + seat] = gamble.money[seat], gamble.shares[seat]
    for pawn in range(PAWNS):
        kept[34 + pawn], kept[46 + pawn] = gamble.at[pawn], gamble.height[pawn]
    for card in range(CARDS):
        kept[58 + card] = gamble.turned[card]


@long_rule
def take_back(gamble: Gamble, memo: Memo, level: int) -> None:
    """The state as it was kept on this level. It stays kept."""
    kept = memo.kept[level]
    gamble.phase, gamble.turn, gamble.mover, gamble.colour = kept[0], kept[1], kept[2], kept[3]
    gamble.roll, gamble.bank, gamble.cards, gamble.seen = kept[4], kept[5], kept[6], kept[7]
    gamble.pawn, gamble.suits, gamble.card, gamble.opponent = kept[8], kept[9], kept[10], kept[11]
    gamble.target, gamble.stake, gamble.asked, gamble.side = kept[12], kept[13], kept[14], kept[15]
    gamble.rolling, gamble.challenged, gamble.ruined, gamble.chooser = kept[16], kept[17], kept[18], kept[19]
    gamble.why, gamble.first = kept[20], kept[21]
    for side in range(2):
        gamble.hands[side], gamble.rolls[side] = kept[22 + side], kept[24 + side]
    for seat in range(MAX_SEATS):
        gamble.money[seat], gamble.shares[seat] = kept[26 + seat], kept[30 + seat]
    for pawn in range(PAWNS):
        gamble.at[pawn], gamble.height[pawn] = kept[34 + pawn], kept[46 + pawn]
    for card in range(CARDS):
        gamble.turned[card] = kept[58 + card]
