### The rules

web-rules = Rules
web-rules-of = Rules: { $game }
web-contents = Contents
web-try-it = Try it
web-example-done = Well done!
web-example-missed = Not quite
web-example-missed-text = Your turn is over. There is a better way: try again.
web-back-to-race = Back to the race
