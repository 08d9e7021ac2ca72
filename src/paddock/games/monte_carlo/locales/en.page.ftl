### Monte Carlo Gamble: texts of its page

web-monte-theme = money and luck

web-monte-players-list = Players and their money
web-monte-on-road = { $count } on the road
web-monte-at-start = { $count } at the start
web-monte-blocked = { $count ->
    [one] { $count } blocked
   *[other] { $count } blocked
}
web-monte-home = { $count } home
web-monte-is-blocked = blocked
web-monte-square = Square { $square }
web-monte-stack-of = Stack of { $count } pawns on square { $square }
web-monte-close = Close
web-monte-turn-of = Your turn, { $name }
web-monte-watch = { $name } is playing
web-monte-over = The game is over
web-monte-you-rolled = { $points ->
    [1] You rolled a one
    [2] You rolled a two
    [3] You rolled a three
    [4] You rolled a four
    [5] You rolled a five
   *[6] You rolled a six
}
web-monte-rolled = { $points ->
    [1] { $name } rolled a one
    [2] { $name } rolled a two
    [3] { $name } rolled a three
    [4] { $name } rolled a four
    [5] { $name } rolled a five
   *[6] { $name } rolled a six
}
web-monte-points = { $points ->
    [1] a one
    [2] a two
    [3] a three
    [4] a four
    [5] a five
   *[6] a six
}
web-monte-ask-draw-first = Draw who begins
web-monte-ask-announce = Which colour will move?
web-monte-ask-roll = Roll the die
web-monte-ask-move = { $count ->
    [one] Move the pawn that glows.
   *[other] Move a pawn that glows, or tap where it would go.
}
web-monte-ask-bet = Lay a bet
web-monte-ask-card = Turn the card
web-monte-ask-prize = Money or squares?
web-monte-ask-poker = A round of poker?
web-monte-ask-poker-text = Your pawn lies on the stack on square { $square }. You may challenge somebody under it.
web-monte-ask-partners = Ask the others to add
web-monte-ask-share = { $name } asks: will you add to the stake against { $other }?
web-monte-ask-dice = Roll the poker dice
web-monte-ask-hand = Which dice to roll again?
web-monte-ask-tie-dice = A tie: roll once more
web-monte-ask-back = A pawn must go back
web-monte-ask-back-text = { $name } is ruined: tap the pawn that goes back.
web-monte-draw = Draw
web-monte-roll = Roll
web-monte-to = To { $square }
web-monte-where-free = Free square
web-monte-where-casino = Into a casino
web-monte-where-bank = To the bank
web-monte-where-start = Back to the start
web-monte-where-home = Home: a million!
web-monte-where-arrow = By the arrow to the bank
web-monte-where-own = On an own pawn
web-monte-where-stack = On top of { $name }
web-monte-short-free = Free
web-monte-short-casino = Casino
web-monte-short-bank = Bank
web-monte-short-start = Start
web-monte-short-home = Home
web-monte-short-arrow = Bank
web-monte-casino = Casino
web-monte-casino-single = Casino, one suit
web-monte-casino-double = Casino, two suits
web-monte-casino-triple = Casino, three suits
web-monte-casino-at = { $name } on square { $square }, by a roll of { $points }
web-monte-bet = The bet
web-monte-bet-mark = BET
web-monte-suit-s = spades
web-monte-suit-h = hearts
web-monte-suit-d = diamonds
web-monte-suit-c = clubs
web-monte-place-bet = { $count ->
    [one] Tap a suit
   *[other] Tap { $count } suits
}
web-monte-bets = { $name } lays a bet
web-monte-lay-bet = Lay the bet
web-monte-turn-card = Turn the card
web-monte-card-comes = The card …
web-monte-cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
web-monte-odds = Odds
web-monte-seen = Seen: { $cards }
web-monte-none-seen = No card has been seen yet.
web-monte-you-win = You win!
web-monte-wins = { $name } wins
web-monte-you-lose = Not this time
web-monte-loses = { $name } loses
web-monte-jackpot = Jackpot
web-monte-jackpot-won = Jackpot!
web-monte-lost-text = { $money } go to the bank, and the pawn goes back.
web-monte-won-text = The card is worth { $money }. { $name } chooses.
web-monte-won-choose = The card is worth { $money }. Choose one:
web-monte-prize-money = { $count ->
    [one] { $money }, one square
   *[other] { $money }, { $count } squares
}
web-monte-prize-squares = { $count ->
    [one] No money, one square
   *[other] No money, { $count } squares
}
web-monte-take-money = Take { $money }, go to { $square }
web-monte-take-squares = No money, go to { $square }
web-monte-poker = Poker
web-monte-whom = Whom to challenge
web-monte-stake = Stake
web-monte-challenge = Challenge { $name }: { $stake }
web-monte-pass = No poker
web-monte-alone = Play alone
web-monte-stakes = sets the stake
web-monte-waits = waits
web-monte-your-share = Your share
web-monte-add-share = Add { $money }
web-monte-add-nothing = Add nothing
web-monte-less = Less
web-monte-more = More
web-monte-kept = Kept
web-monte-to-roll = To roll again
web-monte-roll-dice = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
web-monte-reroll = { $count ->
    [0] Choose dice
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
web-monte-stand = Stay with it
web-monte-rolls-used = roll { $rolls } of { $most }
web-monte-tie = a tie: both roll once more
web-monte-duel-wins = wins { $money }
web-monte-duel-loses = loses { $money }
web-monte-hands = Hands, best first
web-monte-face-A = ace
web-monte-face-K = king
web-monte-face-Q = queen
web-monte-face-J = jack
web-monte-face-T = ten
web-monte-face-9 = nine
web-monte-faces-A = aces
web-monte-faces-K = kings
web-monte-faces-Q = queens
web-monte-faces-J = jacks
web-monte-faces-T = tens
web-monte-faces-9 = nines
web-monte-hand-of = { $kind ->
    [five] five { $faces }
    [four] four { $faces }
    [three] three { $faces }
    [two-pairs] { $faces } and { $others }
   *[pair] two { $faces }
}
web-monte-enter-die = What the die shows
web-monte-enter-card = Which card was turned
web-monte-enter-dice = What the poker dice show
web-monte-erase = Erase the last die
web-monte-that-is-it = That is what they show

web-monte-carlo-gamble-board-boulevard = The long road, for an evening at the casino.
web-monte-carlo-gamble-board-promenade = A short road, for a quick game.
web-monte-carlo-gamble-option-first = Who begins?
web-monte-carlo-gamble-option-first-0 = The first seat
web-monte-carlo-gamble-option-first-0-text = Play goes round from there.
web-monte-carlo-gamble-option-first-drawn = Drawn
web-monte-carlo-gamble-option-first-drawn-text = Chance names the first player.
web-monte-carlo-gamble-option-two-player-pawns = Pawns for two players
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Two colours each
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Two pawns of each; you announce the colour before you roll.
web-monte-carlo-gamble-option-two-player-pawns-three = One colour each
web-monte-carlo-gamble-option-two-player-pawns-three-text = Three pawns, as with more players.
