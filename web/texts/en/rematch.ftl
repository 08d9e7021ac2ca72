### Another race, and the picture to share

web-order = The order
web-end-you = You
web-how-it-went = How it went
web-broken-off = The race was broken off
web-broken-off-text = Nobody has won it. You can watch it again, or start a new one.
web-rematch-ask = Rematch?
web-rematch-ready = wants more
web-rematch-you = and you?
web-rematch-thinks = thinking
web-rematch-count = { $ready ->
    [0] Nobody has asked for more yet.
    [one] One of { $all } wants more. It starts when all agree.
   *[other] { $ready } of { $all } want more. It starts when all agree.
}
web-rematch-starts = { $seconds ->
    [one] Starts in one second
   *[other] Starts in { $seconds } seconds
}
web-rematch-in = I’m in
web-rematch-out = Not yet after all
web-rematch-leave = Not this time
web-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
web-evening = This evening
web-evening-number = Race { $race } of the evening
web-evening-race = Race
web-evening-won = won
web-evening-points = points
web-evening-trophies = trophies
web-begins-title = Who begins next
web-begins = { $name } begins
web-begins-lot = The lot decides
web-begins-draw = by lot
web-begins-change = You can change it.
web-begins-host = The host can change it.
web-onward = Or another game for everybody
web-onward-game = { $game } with the same people
web-onward-go = On to the next table
web-share = Share
web-share-close = Close
web-share-making = The picture is being drawn…
web-share-save = Save the picture
web-share-link = Link to the replay
web-share-copy = Copy the link
web-share-failed = That did not work. You can copy the link by hand.
