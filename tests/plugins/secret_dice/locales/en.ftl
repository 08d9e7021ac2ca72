secret-dice-name = Secret Dice
secret-dice-facts = 5 min · from 6
secret-dice-event-dealt = { $seat } is dealt a card.
secret-dice-event-looked = { $seat } holds a { $card }.
secret-dice-event-shaken = The die lies under the cup.
secret-dice-event-sealed = { $seat } has guessed.
secret-dice-event-lifted = The cup is lifted: the die shows { $die }.
secret-dice-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
secret-dice-standing-card = { $points ->
    [one] { $points } point, card { $card }
   *[other] { $points } points, card { $card }
}
secret-dice-round = Round { $round }
secret-dice-move-guess = Guess { $face }
secret-dice-move-fold = Fold
secret-dice-roll = Shake the cup
web-secret-dice-option-pile = The pile
web-secret-dice-option-pile-short = Short
web-secret-dice-option-pile-short-text = Two rounds.
web-secret-dice-option-pile-long = Long
web-secret-dice-option-pile-long-text = Five rounds.
