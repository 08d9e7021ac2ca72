"""The rules once more, written the slow way from the page alone: stacks are lists, money is dollars, cards a set.

It knows nothing of `paddock.games.monte_carlo` but the board's words. It follows a game move by move, and says what the
position must be and what may be done.
"""

from __future__ import annotations

from collections import Counter

SUITS = "shdc"
ORDER = "9TJQKA"
LETTERS = {"red": "r", "yellow": "y", "blue": "b", "green": "g"}


def rank_of(hand: str) -> tuple[int, list[int]]:
    counts = Counter(hand)
    shape = sorted(counts.values(), reverse=True)
    shapes: list[object] = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], "KQJT9", "AKQJT", [3, 2], [4, 1], [5]]
    letters = "".join(sorted(hand, key=ORDER.index, reverse=True))
    kind: object = letters if letters in ("KQJT9", "AKQJT") else shape
    values = sorted(hand, key=lambda die: (counts[die], ORDER.index(die)), reverse=True)
    return shapes.index(kind), [ORDER.index(die) for die in values]


class Naive:
    def __init__(self, road: list[str], colours: list[list[str]], each: int) -> None:
        """`colours` are those of each seat, `each` the pawns of a colour."""
        self.road, self.colours = road, colours
        self.seats, self.finish = len(colours), len(road) - 1
        self.banks = [number for number, word in enumerate(road) if word == "B"]
        self.owner = {f"{LETTERS[c]}{n + 1}": s for s, row in enumerate(colours) for c in row for n in range(each)}
        order = sorted(self.owner, key=lambda pawn: ("rybg".index(pawn[0]), pawn))
        self.squares: dict[int, list[str]] = {0: order}
        self.money = [10_000] * self.seats
        self.pile = {f"{n}{s}" for s in SUITS for n in range(1, 5)} | {"jackpot"}
        self.mover, self.turn, self.phase = 0, 1, ""
        self.begin()

    # -- the state in a few words

    def at(self, pawn: str) -> int:
        return next(square for square, pawns in self.squares.items() if pawn in pawns)

    def left(self, seat: int) -> list[str]:
        return [pawn for pawn, owner in self.owner.items() if owner == seat and self.at(pawn) != self.finish]

    def put(self, pawn: str, square: int) -> None:
        self.squares[self.at(pawn)].remove(pawn)
        self.squares.setdefault(square, []).append(pawn)

    def gain(self, seat: int, amount: int) -> None:
        self.money[seat] = min(250_000, self.money[seat] + amount)

    # -- turns

    def begin(self) -> None:
        self.colour = ""
        self.roll, self.pawn, self.bet, self.card, self.stack_done = 0, "", "", "", set[str]()
        self.phase = "roll"
        if len(self.colours[self.mover]) == 2:
            alive = [c for c in self.colours[self.mover] if any(p[0] == LETTERS[c] for p in self.left(self.mover))]
            self.phase = "announce" if len(alive) == 2 else "roll"
            self.colour = "" if len(alive) == 2 else alive[0]

    def end(self) -> None:
        self.mover, self.turn = (self.mover + 1) % self.seats, self.turn + 1
        self.begin()

    def movable(self) -> list[str]:
        found = []
        for pawn in self.left(self.mover):
            square = self.at(pawn)
            above = self.squares[square][self.squares[square].index(pawn) + 1 :]
            blocked = self.road[square] == "g" and any(self.owner[other] != self.mover for other in above)
            slow = blocked or self.road[square] == "B"
            if (not self.colour or pawn[0] == LETTERS[self.colour]) and (self.roll <= 3 or not slow):
                found.append(pawn)
        return found

    def rolled(self, points: int) -> None:
        self.roll = points
        own = self.left(self.mover)
        if points == 4 and not any(self.at(pawn) == 0 for pawn in own):
            self.money[self.mover] = max(0, self.money[self.mover] - (40_000 if len(own) == 1 else 20_000))
            if self.money[self.mover] == 0:
                self.ruin(self.mover, self.mover)
                return
        self.phase = "move"
        if not self.movable():
            self.end()

    def arrive(self, pawn: str, square: int) -> None:
        self.put(pawn, square)
        word = self.road[square]
        if word in "<>":
            square = self.banks[0 if word == ">" else 1]
            self.put(pawn, square)
            word = "B"
        if word == "F":
            self.phase = "over"
            if self.left(self.mover):
                self.end()
        elif word in "BS":
            self.gain(self.mover, 50_000 if word == "B" else 10_000)
            self.end()
        elif word == "g":
            self.pawn = pawn
            self.poker()
        else:
            self.pawn, self.bet = pawn, word if len(word) == 3 else ""
            self.phase = "card" if self.bet else "bet"

    # -- casino

    def turned(self, card: str) -> None:
        self.pile.discard(card)
        number, suits = (5, SUITS) if card == "jackpot" else (int(card[0]), card[1])
        if card == "jackpot":
            self.pile = {f"{n}{s}" for s in SUITS for n in range(1, 5)} | {"jackpot"}
        if set(suits) & set(self.bet):
            self.card, self.phase = card, "prize"
            return
        self.money[self.mover] = max(0, self.money[self.mover] - 10_000 * number)
        if self.money[self.mover] == 0:
            self.send_back(self.pawn)
            self.end()
        else:
            self.arrive(self.pawn, max(0, self.at(self.pawn) - self.roll))

    def prize(self, money: bool) -> None:
        number = 5 if self.card == "jackpot" else int(self.card[0])
        if money:
            self.gain(self.mover, 20_000 * number)
        ahead = self.roll if money else self.roll * number
        self.arrive(self.pawn, min(self.finish, self.at(self.pawn) + ahead))

    # -- ruin

    def send_back(self, pawn: str) -> None:
        square = max((bank for bank in self.banks if bank < self.at(pawn)), default=0)
        self.put(pawn, square)
        self.gain(self.owner[pawn], 50_000 if square else 10_000)

    def ruin(self, seat: int, chooser: int) -> None:
        self.ruined, self.chooser = seat, chooser
        self.phase = "back"
        pawns = self.can_go_back()
        if len(pawns) == 1:
            self.back(pawns[0])

    def can_go_back(self) -> list[str]:
        return [pawn for pawn in self.left(self.ruined) if self.at(pawn) != 0]

    def back(self, pawn: str) -> None:
        self.send_back(pawn)
        if self.ruined == self.mover:
            self.end()
        else:
            self.poker()

    # -- poker

    def targets(self) -> list[str]:
        stack = self.squares[self.at(self.pawn)]
        return [pawn for pawn in stack if self.owner[pawn] != self.mover and pawn not in self.stack_done]

    def poker(self) -> None:
        self.phase = "poker"
        if self.at(self.pawn) < self.banks[0] or not self.targets():
            self.end()

    def challenge(self, pawn: str, stake: int) -> None:
        self.stack_done.add(pawn)
        self.target, self.foe, self.stake = pawn, self.owner[pawn], stake
        self.shares = [0] * self.seats
        self.hands, self.rolls, self.side, self.tie = ["", ""], [0, 0], 0, False
        self.asking = [(self.mover + 1 + i) % self.seats for i in range(self.seats - 1)]
        self.asking.remove(self.foe)
        self.phase = "dice"
        if len(self.left(self.foe)) == 1 and any(self.most_share(seat) for seat in self.asking):
            self.phase = "partners"

    def most_share(self, seat: int) -> int:
        return min(self.money[seat] - 10_000, self.money[self.foe] - self.stake - sum(self.shares))

    def ask(self) -> None:
        while self.asking and not self.most_share(self.asking[0]):
            self.asking.pop(0)
        self.phase = "share" if self.asking else "dice"

    def threw(self, dice: str) -> None:
        self.hands[self.side] += dice
        self.rolls[self.side] += 1
        most = 1 if self.tie else 3 if self.side == 0 else self.rolls[0]
        self.phase = "hand"
        if self.rolls[self.side] == most:
            self.stand()

    def stand(self) -> None:
        self.phase = "tie-dice" if self.tie else "dice"
        if self.side == 0:
            self.side = 1
            return
        mine, other = rank_of(self.hands[0]), rank_of(self.hands[1])
        if mine == other:
            self.phase, self.tie = "tie-dice", True
            self.hands, self.rolls, self.side = ["", ""], [0, 0], 0
            return
        parts = [share + (self.stake if seat == self.mover else 0) for seat, share in enumerate(self.shares)]
        if mine > other:
            self.money[self.foe] -= sum(parts)
            for seat, part in enumerate(parts):
                self.gain(seat, part)
        else:
            for seat, part in enumerate(parts):
                self.money[seat] -= part
            self.gain(self.foe, sum(parts))
            stack = self.squares[self.at(self.pawn)]
            for pawn in (self.pawn, self.target):
                stack.remove(pawn)
                stack.append(pawn)
        winner, loser = (self.mover, self.foe) if mine > other else (self.foe, self.mover)
        if self.money[loser] == 0:
            self.ruin(loser, winner)
        elif mine > other:
            self.poker()
        else:
            self.end()

    # -- what may be done, and doing it

    def legal(self) -> set[str]:
        """The moves of whoever decides; nothing where chance does."""
        match self.phase:
            case "announce":
                return {f"announce {colour}" for colour in self.colours[self.mover]}
            case "move":
                return {f"move {pawn}" for pawn in self.movable()}
            case "bet":
                wanted = int(self.road[self.at(self.pawn)])
                pairs = {f"bet {a}{b}" for a in SUITS for b in SUITS if SUITS.index(a) < SUITS.index(b)}
                return pairs if wanted == 2 else {f"bet {suit}" for suit in SUITS}
            case "prize":
                return {"money", "squares"}
            case "poker":
                most = {pawn: min(self.money[self.mover], self.money[self.owner[pawn]]) for pawn in self.targets()}
                stakes = {f"challenge {p} {stake}" for p, m in most.items() for stake in range(10_000, m + 1, 10_000)}
                return stakes | {"pass"}
            case "partners":
                return {"partners", "alone"}
            case "share":
                return {f"share {amount}" for amount in range(0, self.most_share(self.asking[0]) + 1, 10_000)}
            case "hand":
                hand = sorted(self.hands[self.side], key=ORDER.index, reverse=True)
                picks = ["".join(hand[i] for i in range(5) if bits >> i & 1) for bits in range(1, 32)]
                return {"stand"} | {f"reroll {dice}" for dice in picks}
            case "back":
                return {f"back {pawn}" for pawn in self.can_go_back()}
        return set()

    def do(self, text: str) -> None:
        word, *rest = text.split()
        match word:
            case "announce":
                self.colour, self.phase = rest[0], "roll"
            case "roll":
                self.rolled(int(rest[0]))
            case "move":
                self.arrive(rest[0], min(self.finish, self.at(rest[0]) + self.roll))
            case "bet":
                self.bet, self.phase = rest[0], "card"
            case "card":
                self.turned(rest[0])
            case "money" | "squares":
                self.prize(word == "money")
            case "challenge":
                self.challenge(rest[0], int(rest[1]))
            case "pass":
                self.end()
            case "partners":
                self.ask()
            case "alone":
                self.phase = "dice"
            case "share":
                self.shares[self.asking.pop(0)] = int(rest[0])
                self.ask()
            case "dice":
                self.threw(rest[0])
            case "reroll":
                for die in rest[0]:
                    self.hands[self.side] = self.hands[self.side].replace(die, "", 1)
                self.phase = "dice"
            case "stand":
                self.stand()
            case "back":
                self.back(rest[0])
