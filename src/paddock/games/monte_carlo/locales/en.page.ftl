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
    [one] Move the glowing pawn.
   *[other] Move a glowing pawn, or tap the square it should go to.
}
web-monte-ask-bet = Place your bet
web-monte-ask-card = Turn over the card
web-monte-ask-prize = Money or squares?
web-monte-ask-poker = A round of poker?
web-monte-ask-poker-text = Your pawn lies on the stack on square { $square }. You may challenge somebody under it.
web-monte-ask-partners = Ask the others to add to the stake
web-monte-ask-share = { $name } asks: will you add to the stake against { $other }?
web-monte-ask-dice = Roll the poker dice
web-monte-ask-hand = Which dice do you want to roll again?
web-monte-ask-tie-dice = A tie: roll once more
web-monte-ask-back = A pawn must go back
web-monte-ask-back-text = { $name } is ruined: tap the pawn that goes back.
web-monte-ask-partners-text = May others add to your stake?
web-monte-which-pawn = Which pawn?
web-monte-from = from { $square }
web-monte-from-start = from the start
web-monte-why-rolled = You have rolled. Move a pawn first.
web-monte-why-choose = Choose first what you do with this turn.
web-monte-why-watch = { $name } is playing. Wait for your turn.
web-monte-why-no-dice = Tap the dice that you want to roll again.
web-monte-why-turned = This card already lies face up.
web-monte-why-whole = All the dice are entered. Erase one to change it.
web-monte-why-not-whole = { $count ->
    [one] One die is missing.
   *[other] { $count } dice are missing.
}
web-monte-least = It cannot be less.
web-monte-most = It cannot be more.
web-monte-about = What is this: { $what }
web-monte-about-prize-money = Money and squares
web-monte-about-prize-money-what = The bank pays you twice the value of the card. Then your pawn goes on by what you rolled.
web-monte-about-prize-money-when = Yours to choose whenever you win a bet. Whatever is on the square that you reach happens, too.
web-monte-about-prize-squares = Squares, no money
web-monte-about-prize-squares-what = You take no money. Your pawn goes on by what you rolled, times the number on the card.
web-monte-about-prize-squares-when = Yours to choose whenever you win a bet. Whatever is on the square that you reach happens, too.
web-monte-about-cards = The casino’s cards
web-monte-about-cards-what = One to four in each suit, and a jackpot. You win if the card has a suit of your bet. If not, you pay what the card is worth, and your pawn goes back by what you rolled.
web-monte-about-cards-when = Turned cards stay out. The jackpot always wins; then all cards are shuffled again.
web-monte-about-stake = The stake
web-monte-about-stake-what = What the loser pays the winner, in steps of { $step }: at most what each of the two holds.
web-monte-about-stake-when = You name it when you challenge a pawn under yours. Whoever has nothing left is ruined, and a pawn goes back.
web-monte-about-share = A share in the stake
web-monte-about-share-what = You win or lose just what you add. You keep at least { $step }.
web-monte-about-share-when = Only against somebody who has one pawn left to bring home, and only if the challenger asks.
web-monte-draw = Draw
web-monte-roll = Roll
web-monte-to = To { $square }
web-monte-where-free = Free square
web-monte-where-casino = Into a casino
web-monte-where-bank = To the bank
web-monte-where-start = Back to the start
web-monte-where-home = Home: a million!
web-monte-where-arrow = By the arrow to the bank
web-monte-where-own = On top of your own pawn
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
web-monte-casino-at = { $name } on square { $square }, after rolling a { $points }
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
web-monte-bets = { $name } places a bet
web-monte-lay-bet = Place the bet
web-monte-turn-card = Turn over the card
web-monte-card-comes = The card…
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
web-monte-lost-text = { $money } goes to the bank, and the pawn goes back.
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
web-monte-stand = Keep these dice
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
web-monte-that-is-it = The dice show this

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
