### Monte Carlo Gamble

## Colours, squares, cards, hands

gamble-colour-red = red
gamble-colour-yellow = yellow
gamble-colour-blue = blue
gamble-colour-green = green
gamble-square-start = the start
gamble-square-first-bank = the first bank
gamble-square-second-bank = the second bank
gamble-square-finish = the finish
gamble-card-jackpot = the jackpot
gamble-hand-nothing = nothing
gamble-hand-pair = one pair
gamble-hand-two-pairs = two pairs
gamble-hand-three = three of a kind
gamble-hand-low-straight = low straight
gamble-hand-high-straight = high straight
gamble-hand-full-house = full house
gamble-hand-four = four of a kind
gamble-hand-five = five of a kind

## What happens

gamble-event-first-drawn = { $player } is drawn to begin.
gamble-event-turn-began = It is { $player }’s turn to roll.
gamble-event-announced = { $player } announces { $colour }.
gamble-event-rolled = { $player } rolls { $points }.
gamble-event-taxed = { $player } pays ${ $paid } in tax.
gamble-event-stuck = None of { $player }’s pawns can move.
gamble-event-moved = { $why ->
    [lost] { $pawn } goes back from { $origin } to { $square }.
    [to-bank] The arrow takes { $pawn } on from { $origin } to { $square }.
    [back-to-bank] The arrow takes { $pawn } back from { $origin } to { $square }.
   *[roll] { $pawn } moves from { $origin } to { $square }.
}
gamble-event-moved-page = { $why ->
    [lost] { $player }’s pawn goes back from { $origin } to { $square }.
    [to-bank] The arrow takes { $player }’s pawn on from { $origin } to { $square }.
    [back-to-bank] The arrow takes { $player }’s pawn back from { $origin } to { $square }.
   *[roll] { $player } moves a pawn from { $origin } to { $square }.
}
gamble-event-stacked = On { $square }, { $pawn } lies on { $under }.
gamble-event-stacked-page = { $player }’s pawn is now on top of the stack on { $square }.
gamble-event-paid = { $why ->
    [rescue] { $player } gets ${ $amount } to carry on with.
   *[bank] { $player } gets ${ $amount }.
}
gamble-event-casino = { $kind ->
    [triple] { $pawn } enters the triple casino on { $square }.
    [double] { $pawn } enters the double casino on { $square }.
   *[single] { $pawn } enters the single casino on { $square }.
}
gamble-event-casino-page = { $kind ->
    [triple] { $player } enters the triple casino on { $square }.
    [double] { $player } enters the double casino on { $square }.
   *[single] { $player } enters the single casino on { $square }.
}
gamble-event-bet = { $player } bets on { $suits }.
gamble-event-turned = The card is { $card }.
gamble-event-reshuffled = All cards are shuffled into a new pile.
gamble-event-bet-won = { $player } wins the bet.
gamble-event-bet-lost = { $player } loses the bet and pays ${ $paid }.
gamble-event-home = { $home ->
    [one] { $pawn } is home, { $player }’s first pawn.
   *[other] { $pawn } is home; { $player } has { $home } there.
}
gamble-event-home-page = { $home ->
    [one] { $player } brings the first pawn home.
   *[other] { $player } now has { $home } pawns home.
}
gamble-event-challenged = { $player } challenges { $opponent }: { $pawn } against { $target }, for ${ $stake }.
gamble-event-challenged-page = { $player } challenges { $opponent } to poker for ${ $stake }.
gamble-event-passed = { $player } does not call poker.
gamble-event-partners-asked = { $player } asks the others to add to the stake.
gamble-event-shared = { $anything ->
    [yes] { $player } adds ${ $amount }.
   *[no] { $player } adds nothing.
}
gamble-event-threw = { $rolls ->
    [one] { $player } rolls { $dice }: { $hand-kind }.
   *[other] { $player } rolls { $dice } and has { $hand }: { $hand-kind }.
}
gamble-event-rerolling = { $player } rolls { $dice } again.
gamble-event-stood = { $player } stays with { $hand }.
gamble-event-tied = A tie, { $hand-kind } each: both roll once more.
gamble-event-duel-won = { $player } beats { $loser }, { $hand-kind } against { $other-kind }, and wins ${ $amount }.
gamble-event-mastered = { $pawn } is now the master of the stack on { $square }.
gamble-event-mastered-page = { $player } is now the master of the stack on { $square }.
gamble-event-ruined = { $why ->
    [tax] { $player } is ruined by the tax.
    [poker] { $player } is ruined by poker.
   *[casino] { $player } is ruined by the casino.
}
gamble-event-sent-back = { $pawn } goes back from { $origin } to { $square }.
gamble-event-sent-back-page = { $player }’s pawn goes back from { $origin } to { $square }.
gamble-event-won = { $player } has brought all pawns home and wins with ${ $amount }!

## Why not

gamble-reason-over = The game is over.
gamble-reason-wait-for-chance = { $phase ->
    [draw-first] It is drawn first who begins.
    [card] A card is to be turned first.
   *[roll] The dice are to be rolled first.
}
gamble-reason-not-your-turn = It is the { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
} player’s turn to decide.
gamble-reason-not-now = That cannot be done now; { $phase ->
    [draw-first] it is to be drawn who begins.
    [announce] the colour that will move is to be announced, such as announce red.
    [roll] the die is to be rolled.
    [move] a pawn is to be moved, such as move r1.
    [bet] a bet is to be placed, such as bet h.
    [card] a card is to be turned.
    [prize] choose money or squares.
    [poker] challenge a pawn, such as challenge y1 20000, or pass.
    [partners] choose partners or alone.
    [share] say what you add, such as share 10000.
    [hand] roll dice again, such as reroll J9, or stand.
    [back] choose the pawn that goes back, such as back r1.
   *[dice] poker dice are to be rolled.
}
gamble-reason-card-turned = The card { $card } lies face up already; another one is on top of the pile.
gamble-reason-dice-count = { $rolling ->
    [one] One poker die is rolled here, not { $given }.
   *[other] { $rolling } poker dice are rolled here, not { $given }.
}
gamble-reason-no-such-player = Nobody plays { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
} as the first colour in this game.
gamble-reason-pawn-not-yours = { $pawn } is not your pawn; with { $roll } you may move { $pawns }.
gamble-reason-pawn-not-announced = { $pawn } is not of the colour that was announced; with { $roll } you may move { $pawns }.
gamble-reason-pawn-home = { $pawn } is home already; with { $roll } you may move { $pawns }.
gamble-reason-pawn-on-bank = { $pawn } leaves the bank only with a 1, 2 or 3; with { $roll } you may move { $pawns }.
gamble-reason-pawn-blocked = { $pawn } is blocked and moves only with a 1, 2 or 3; with { $roll } you may move { $pawns }.
gamble-reason-suits = { $wanted ->
    [one] On this casino you bet on one suit, not { $given }.
   *[other] On this casino you bet on { $wanted } suits, not { $given }.
}
gamble-reason-not-challengeable = { $pawn } cannot be challenged now; you may challenge { $pawns }.
gamble-reason-stake = The stake is a multiple of ${ 10000 }, from ${ 10000 } to ${ $most }.
gamble-reason-share = What you add is a multiple of ${ 10000 }, from ${ 0 } to ${ $most }.
gamble-reason-not-in-hand = The hand is { $hand }; { $dice } is not part of it.
gamble-reason-cannot-go-back = { $pawn } cannot go back: it must be a pawn of the ruined player, neither home nor on the start.
gamble-reason-colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
} cannot be announced: it must be a colour of your own with a pawn that is not home.

## Moves and options

gamble-notation = “{ $text }” is not a move. Moves are written: announce red, move r2, bet hc, money, squares, challenge y1 40000, pass, partners, alone, share 20000, reroll J9, stand, back r1; and of chance: first red, roll 5, card 3c, card jackpot, dice AKKQ9.
gamble-dice = “{ $text }” does not name poker dice: “{ $letter }” is not a face. Use A, K, Q, J, T (or 10) and 9.
gamble-no-such-board = There is no board “{ $key }”. The shipped boards are { $boards }; a board of your own is given as the path of its .toml file.
gamble-players = Monte Carlo Gamble is for { $least } to { $most } players, not { $players }.
gamble-colour = There are no pawns in the colour { $colour }. The colours are { $colours }.
gamble-colours = { $players } players need { $needed } different colours here, not: { $given }.
gamble-first = The first player is a seat from 0 to { $most } or "drawn", not { $first }.

## Board files

gamble-board-not-toml = { $place } is not valid TOML: { $detail }.
gamble-board-unknown-key = { $place }: “{ $key }” is not part of a board. A board has name and road.
gamble-board-no-name = { $place }: the board needs a name, such as name = "Boulevard".
gamble-board-length = { $place }: the road has { $squares } squares; it must have { $fewest } to { $most }, such as road = "S g g shd … F".
gamble-board-word = { $place }, square { $square }: “{ $word }” is not a square. Use S, g, B, >, <, 2, 1, F, or three different suits such as shd.

## What the checker says

gamble-fault-start = Square { $square }: a road has exactly one start (S), as its first square.
gamble-fault-finish = Square { $square }: a road has exactly one finish (F), as its last square.
gamble-fault-number = Square { $square }: a road has { $kind ->
    [bank] { $right } banks (B)
    [to-bank] { $right } arrow to the bank (>)
   *[back-to-bank] { $right } arrow back to the bank (<)
}, this one has { $count }.
gamble-fault-to-bank = Square { $square }: the arrow to the bank (>) must lie before the first bank, on square { $bank }.
gamble-fault-back-to-bank = Square { $square }: the arrow back to the bank (<) must lie after the second bank, on square { $bank }.
gamble-fault-no-casino = { $kind ->
    [triple] The road needs a triple casino, such as shd.
    [double] The road needs a double casino (2).
   *[single] The road needs a single casino (1).
} From square { $square } on there is none.
gamble-fault-no-green = From square { $square } on there is no green square (g); pawns need some to meet on.
gamble-advice-bank = Square { $square }: the banks lie best at one and two thirds of the road; this one would be on square { $right }.
gamble-advice-no-casino-here = Square { $square }: nine squares in a row without a casino; put one among them.
gamble-advice-singles-many = Square { $square }: the road has { $count } single casinos; they should be rarer than each of the other kinds.
gamble-advice-single-early = Square { $square }: single casinos should come late, after the first bank on square { $bank }.

## Positions

gamble-position-derived = In the position, { $place } is { $given }; from the rest follows { $right }.
gamble-position-turn = In the position, turn is { $turn }; turns count from 1.
gamble-position-seat = In the position, { $place } is { $seat }; seats count from 0 to { $most }.
gamble-position-phase = In the position, “{ $phase }” is not a phase of this game. Phases are { $phases }.
gamble-position-square-twice = In the position, a square is listed twice; list it once with all its pawns.
gamble-position-square = In the position, “{ $square }” is not a square; squares are numbered from 0 to { $most }, and pawns beyond are listed in home.
gamble-position-pawn = In the position, “{ $pawn }” is not a pawn of this game. The pawns are { $pawns }.
gamble-position-pawn-twice = In the position, the pawn { $pawn } is in two places.
gamble-position-money-seats = In the position, money has { $given } amounts; it needs { $seats }, one a seat.
gamble-position-money = In the position, seat { $seat } holds ${ $amount }; it must be a multiple of ${ 10000 } from ${ $least } to ${ $most }.
gamble-position-turned = In the position, “{ $card }” cannot be among the turned cards; they are different ones of 1s to 4c.
gamble-position-announced = In the position, colour is needed where two colours are played and one was announced, and nowhere else; the phase is { $phase }.
gamble-position-colour = In the position, “{ $colour }” cannot be announced; it must be a colour of the mover with a pawn that is not home.
gamble-position-no-roll = In the position, there is a roll, but in the phase { $phase } there is none.
gamble-position-roll = In the position, the phase { $phase } needs roll, from 1 to 6.
gamble-position-stuck = In the position, no pawn may move with a roll of { $roll }; the turn would be over.
gamble-position-needs = In the position, the phase { $phase } needs the part { $part }.
gamble-position-needs-not = In the position, the part { $part } does not belong to the phase { $phase }.
gamble-position-casino-pawn = In the position, casino names { $pawn }; it must be a pawn of the mover on a casino.
gamble-position-casino-bet = In the position, a bet is to be placed on square { $square }; it must be a double or single casino, with neither suits nor card yet.
gamble-position-casino-suits = In the position, casino has the suits “{ $suits }”; they must be as many as the casino wants, different letters in the order s h d c, or what is printed on it.
gamble-position-casino-card = In the position, the card { $card } cannot be in casino: it is there in the phase prize, won the bet, and was turned last.
gamble-position-rests = In the position, { $pawn } rests on square { $square }; pawns rest on the start, on green squares and on banks.
gamble-position-over = In the position, the game is over when the mover, and nobody else, has all pawns home; and only then.
gamble-position-ruin-why = In the position, “{ $why }” is not a reason to choose a pawn; it is tax or poker.
gamble-position-ruin-seats = In the position, ruin does not fit: after a tax the mover chooses; after poker the winner of the duel, and the part poker says which pawn challenged.
gamble-position-ruin-pawns = In the position, the ruined player needs two pawns or more that can go back; else there is no choice.
gamble-position-poker-pawn = In the position, poker names { $pawn }; it must be a pawn of the mover on top of a green square after the first bank.
gamble-position-poker-nobody = In the position, nobody on the stack can be challenged; the turn would be over.
gamble-position-poker-challenged = In the position, challenged names { $pawn }; only pawns of opponents are challenged.
gamble-position-poker-target = In the position, target is { $target }; during a duel it is an opponent’s pawn in the stack, and else there is no target, stake or share.
gamble-position-poker-stake = In the position, the stake is ${ $stake }; it must be a multiple of ${ 10000 }, from ${ 10000 } to ${ $most }.
gamble-position-poker-shares = In the position, shares must be one amount a seat, of partners only, as much as each may add.
gamble-position-poker-partners = In the position, the phase is { $phase }; partners are asked against a player with one pawn left to bring home, while somebody can add something.
gamble-position-poker-asked = In the position, the phase is { $phase }; asked is the partner who is to answer, in the phase share alone.
gamble-position-poker-letter = In the position, “{ $letter }” is not a face of a poker die; use A, K, Q, J, T and 9.
gamble-position-poker-hands = In the position, hands, rolls and side do not fit the phase: the challenger rolls up to three times, then the opponent at most as often, and a hand has five dice.

## Terminal

gamble-workshop-summary = { $name }: { $squares } squares from the start to the finish, { $casinos } casinos among them.
gamble-workshop-no-pawns = The board { $board } is drawn without pawns: leave out --cars.

gamble-screen-turn = turn { $turn }
gamble-screen-phase = { $phase ->
    [draw-first] who begins is drawn
    [announce] announce a colour
    [roll] about to roll
    [move] choose a pawn to move
    [bet] place a bet
    [card] a card is turned
    [prize] won: money or squares
    [poker] call poker, or pass
    [partners] ask the others, or play alone
    [share] add to the stake, or not
    [hand] roll dice again, or stand
    [back] choose the pawn that goes back
    [over] the game is over
   *[dice] poker dice are rolled
}
gamble-screen-rolled = the die shows { $points }
gamble-screen-stack = Stack on { $square }, from bottom to top:
gamble-screen-crowd = Side by side on { $square }:
gamble-screen-purse = ${ $amount } · { $home } of { $pawns } pawns home
gamble-screen-cards = Cards turned: { $cards } · { $left } in the pile
gamble-screen-no-cards = All { $left } cards are in the pile.
gamble-screen-casino = Casino on { $square }: { $pawn } plays.
gamble-screen-bet = The bet is { $suits }.
gamble-screen-card = The card is { $card }.
gamble-screen-stake = Poker for ${ $amount }: { $pawn } against { $target }
gamble-move-move = move { $pawn }
gamble-move-back = send back { $pawn }
gamble-move-bet = bet on { $suits }
gamble-screen-odds = { $winning } of { $cards } cards win
gamble-move-challenge = challenge { $pawn } for ${ $stake }
gamble-move-share = add ${ $amount }
gamble-move-announce = announce { $colour }
gamble-move-money = take the money
gamble-move-squares = take the squares
gamble-move-pass = no poker
gamble-move-partners = ask the others to add
gamble-move-alone = play alone
gamble-move-stand = stay with this hand
gamble-move-reroll = roll { $dice } again
gamble-move-first = { $colour } begins
gamble-move-roll = the die shows { $points }
gamble-move-card = the card is { $card }
gamble-move-dice = the dice show { $dice }
gamble-screen-type-c = challenge for another stake: type c, the pawn and the stake, such as c y1 40000
gamble-screen-type-a = add another amount: type a and the amount, such as a 120000
gamble-screen-type-r = roll dice again: type r and the dice, such as r J9
gamble-screen-ask-first = Which colour begins: { $colours }?
gamble-screen-ask-roll = { $player } rolls the die. What does it show, 1 to 6?
gamble-screen-ask-card = { $player } turns a card. Which one, such as 3c or jackpot? (s ♠, h ♥, d ♦, c ♣)
gamble-screen-ask-dice = { $player } rolls { $dice ->
    [one] one poker die. What does it show?
   *[other] { $dice } poker dice. What do they show?
} Letters in any order of A, K, Q, J, T and 9.
gamble-screen-no-roll = “{ $text }” is not what a die shows; type 1 to 6.
gamble-screen-no-card = “{ $text }” is not a card; type its number and suit, such as 3c, or jackpot.
gamble-screen-no-dice = “{ $text }” is not what poker dice show; type letters such as AKKQ9.
gamble-screen-no-draw-first = “{ $text }” is not a colour; type one such as red.
gamble-screen-wins = { $wins ->
    [one] one win
   *[other] { $wins } wins
}
gamble-screen-notation = Moves: move r2 (or just r2), announce red, bet hc, money, squares, challenge y1 40000 or c y1 40000, pass,
    partners, alone, share 20000 or a 20000, reroll J9 or r J9, stand, back r1.
    Pawns: r red, y yellow, b blue, g green, and a number. On the road they lie from bottom to top, left to right.
    Casinos: printed suits, ?? for two of your choice, ? for one.

## Pictures

gamble-layout-none = The board { $board } has no layout called “{ $name }”; it has { $layouts }.

## Lab

gamble-fact-bets = Bets in casinos
gamble-fact-bets-won = Bets won
gamble-fact-duels = Poker duels
gamble-fact-duels-won = Duels won by the challenger
gamble-fact-ruins-casino = Ruins by a casino
gamble-fact-ruins-tax = Ruins by tax
gamble-fact-ruins-poker = Ruins by poker
gamble-fact-taxes = Taxes paid, in $
gamble-fact-money = Money of all players at the end, in $
gamble-fact-money-winner = Money of the winner, in $
gamble-heat-landed = Pawns that landed here
gamble-heat-stuck = Pawns that could not move
gamble-heat-back = Pawns sent back from here

## Examples in the rules

monte-carlo-gamble-example-blocked-title = Out from under
monte-carlo-gamble-example-blocked-aim = You are red, and you have rolled a 2. Your pawn on square 14 lies under two others: it is blocked, but a 1, 2 or 3 frees it. Tap the stack, and move that pawn.
monte-carlo-gamble-example-blocked-done = Your pawn has slipped out from under the others, and they keep their order. With a 4, 5 or 6 it would have had to stay.
monte-carlo-gamble-example-bank-title = The arrow to the bank
monte-carlo-gamble-example-bank-aim = You have rolled a 3. One of your pawns can reach the arrow, which takes it to the first bank at once. Find it, and collect ${ 50000 }.
monte-carlo-gamble-example-bank-done = The arrow has carried your pawn to the bank. Pawns stand side by side there, and leave only with a 1, 2 or 3.
monte-carlo-gamble-example-counting-title = Count the cards
monte-carlo-gamble-example-counting-aim = On a single casino you bet on one suit. Eleven cards lie face up, and no clubs among them. Look at the odds, bet on clubs, and turn the card.
monte-carlo-gamble-example-counting-done = Four clubs and the jackpot among six cards: five of six win. Cards are shuffled again only after the jackpot, so that counting pays.
monte-carlo-gamble-example-money-or-squares-title = Money or squares
monte-carlo-gamble-example-money-or-squares-aim = You came here with a 5, bet on ♥♣, and 3♣ was turned: you have won. Either take ${ 60000 } and go 5 squares on, or take no money and go 15. Choose the 15 squares.
monte-carlo-gamble-example-money-or-squares-done = Three times five is fifteen squares, past the bank. The money would have been ${ 60000 } and five squares: what is better depends on what you need.
monte-carlo-gamble-example-challenge-title = A round of poker
monte-carlo-gamble-example-challenge-aim = Your pawn has landed on a stack behind the first bank. Challenge one of the pawns under it, name a stake, and roll: up to three times, each time the dice that you want.
monte-carlo-gamble-example-challenge-done = You have challenged, and rolled. Your opponent may now roll as often as you did, and the better hand takes the stake. Whoever challenges and loses is also put under the other pawn.
monte-carlo-gamble-example-ruin-title = Ruined, but not lost
monte-carlo-gamble-example-ruin-aim = The tax has taken your last dollar: one of your pawns must go back to the nearest bank behind it. Send back the one that loses least. It brings you ${ 50000 }.
monte-carlo-gamble-example-ruin-done = From square 27 it is only three squares back to the bank on 24, and you got ${ 50000 } there. The others would have lost six and ten.

## The guide of a first game

gamble-guide-goal = Be the first to bring all { $pawns } pawns home. Money only helps you on the way.
gamble-guide-announce-title = Choose a colour
gamble-guide-announce = You play two colours. In this turn only pawns of the one that you choose now may move.
gamble-guide-roll-title = Roll the die
gamble-guide-roll = Then you move one of your pawns by what it shows.
gamble-guide-tax-title = Tax, on every four
gamble-guide-tax = { $owed ->
    [0] A four costs ${ $tax } before you move. With a pawn on the start you pay nothing: you are safe now.
   *[other] A four costs you ${ $owed } before you move. With a pawn on the start you would pay nothing.
}
gamble-guide-move-title = Tap this square
gamble-guide-move = { $roll ->
    [one] One square on
   *[other] { $roll } squares on
}: { $there ->
    [bank] a bank, which pays ${ $bank }.
    [arrow] the arrow leads to a bank, which pays ${ $bank }.
    [casino] a casino, where you bet on a card.
    [stack] a pawn is there already, and yours comes on top.
    [home] home.
    [start] the start, which pays ${ $start }.
   *[free] green and free, so nothing else happens there.
}
gamble-guide-bet-title = Place your bet
gamble-guide-bet = { $suits ->
    [one] Tap a suit. If the card shows it, you win. If not, you pay its value and go back.
   *[other] Tap { $suits } suits. If the card shows one of them, you win. If not, you pay its value and go back.
}
gamble-guide-card-title = Turn over the card
gamble-guide-card = You win with { $suits }. With any other suit you pay what the card is worth and go back { $roll }.
gamble-guide-prize-title = Money or squares?
gamble-guide-prize = Take ${ $money } and move on by { $roll }, or take no money and move on by { $squares }.
gamble-guide-poker-title = A round of poker?
gamble-guide-poker = Your pawn is on top. You may play somebody below it for money, or leave it. If you lose, you go under.
gamble-guide-partners-title = Partners?
gamble-guide-partners = { $opponent } has only one pawn left to bring home. So you may ask the others to add to your stake.
gamble-guide-share-title = Will you join in?
gamble-guide-share = { $challenger } plays poker against { $opponent }, who is close to winning. You win or lose what you add.
gamble-guide-dice-title = Roll the poker dice
gamble-guide-dice = { $most ->
    [one] You have one roll. The better hand wins ${ $stake }.
   *[other] You may roll up to { $most } times, and keep what you like. The better hand wins ${ $stake }.
}
gamble-guide-hand-title = Keep it, or roll again?
gamble-guide-hand = { $left ->
    [one] Tap the dice that you want to roll again, once more, or stay with what you have.
   *[other] Tap the dice that you want to roll again, up to { $left } times, or stay with what you have.
}
gamble-guide-tie-title = A tie: roll again
gamble-guide-tie = Both hands are worth the same. Each of you rolls all five dice once.
gamble-guide-back-title = Which pawn goes back?
gamble-guide-back = { $own ->
    [yes] You have no money left. Tap the pawn that goes back to the bank behind it; that bank then pays you.
   *[no] { $player } has no money left. Tap which of those pawns goes back to the bank behind it.
}
gamble-guide-blocked-title = Your pawn is blocked
gamble-guide-blocked = Somebody lies on top of it. It can leave only when you roll a one, two or three.
gamble-guide-bank-title = Your pawn is at the bank
gamble-guide-bank = Nobody can lie on it there. It leaves only when you roll a one, two or three.
gamble-guide-taxed-title = Tax
gamble-guide-taxed = You rolled a four and paid ${ $paid }. With a pawn on the start a four costs nothing.
gamble-guide-bank-paid-title = The bank pays
gamble-guide-bank-paid = You get ${ $amount }. Nobody ever holds more than ${ $most }.
gamble-guide-stack-title = On top
gamble-guide-stack = Your pawn lies on others. Opponents beneath it can leave only with a one, two or three.
gamble-guide-challenged-title = You are challenged
gamble-guide-challenged = { $player } plays poker with you for ${ $stake }. First { $player } rolls, then you.
gamble-guide-ruined-title = Ruined
gamble-guide-ruined = You had no money left. So a pawn goes back to the bank behind it, or to the start, and you are paid there.
gamble-guide-home-title = Home
gamble-guide-home = { $home ->
    [one] Your first pawn is home. It never has to go back.
   *[other] { $home } of your pawns are home. They never have to go back.
}
gamble-guide-jackpot-title = The jackpot
gamble-guide-jackpot = This card always wins, whatever the bet. Then all cards are shuffled again.

## Why it ended like this

gamble-ending-reason = { $who ->
    [you] You were the first to bring all { $pawns } pawns home, in round { $round }
   *[one] { $winner } was the first to bring all { $pawns } pawns home, in round { $round }
}; for the rest, pawns at home and money count: { $totals }.
gamble-ending-total = { $player } ${ $amount }

## The coach: what a way comes to, and why it is better than the next best

gamble-way-move = { $there ->
    [home] brings a pawn home
    [bank] to a bank
    [start] back to the start
    [arrow] on to a bank
    [stack] onto a stack
    [casino] into a casino
   *[free] to a free square
}
gamble-way-bet = { $suits }: { $wins } of { $cards } cards win
gamble-why-bet = { $wins } of { $cards } cards win. { $ruin ->
    [yes] The most to lose is ${ $most }, and that would ruin you.
   *[no] You cannot be ruined: the most to lose is ${ $most }.
}
gamble-why-money = ${ $money } are worth more to you now than the squares.
gamble-why-squares = { $squares } squares take you further than the money would.
gamble-why-pass = A duel would risk more than it can bring.
gamble-why-challenge = The duel pays: you risk ${ $stake }, and your opponent more than that.
gamble-why-stake = { $size ->
    [more] Your chances are good enough for ${ $stake }.
   *[less] With ${ $stake } you risk less.
}
gamble-why-stand = Your hand is good enough.
gamble-why-reroll = Your hand can easily get better.
gamble-why-home = You bring a pawn home.
gamble-why-paid = The bank pays you ${ $amount }.
gamble-why-free = Fewer of your pawns are blocked then.
gamble-why-covers = You lie on top of { $player } and can call poker.
gamble-why-avoids = You stay clear of { $player }’s stack.
gamble-why-casino = The casino gives you more than it may cost.
gamble-why-no-casino = You stay out of the casino and risk no money.
