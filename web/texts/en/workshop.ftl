### The workshop

web-workshop-home = Design a track
web-workshop = Workshop
web-workshop-lead = Make a board of your own, see what is wrong with it, and let bots race on it.
web-workshop-game = Games
web-workshop-begin = Start from
web-workshop-starter = A small new one
web-workshop-load = Load a file
web-workshop-drop = You can also drop a file anywhere on this page, or paste a text into the field.
web-workshop-text = The board as text
web-workshop-wrong = You cannot race on it yet. Fix the text: it is checked again whenever you pause.
web-workshop-advice = You can race on it. Some advice:
web-workshop-fine = Nothing is wrong with it.
web-workshop-judge = Judge this board
web-workshop-stop = Stop
web-workshop-players = Players
web-workshop-bot = Who drives
web-workshop-options = Options of the game
web-workshop-waiting = { $ahead ->
    [one] Another board is being judged; yours is next.
   *[other] { $ahead } boards are judged before yours.
}
web-workshop-starting = The cars roll to the start…
web-workshop-progress = { $races } of { $wanted } races
web-workshop-old = You have changed the board since then: these numbers belong to the earlier text.
web-workshop-tint = What the colours of the spaces show
web-workshop-plain = No colours
web-workshop-idle = never used
web-workshop-space = { $space }: { $count } in one race
web-workshop-all-spaces = Every space in numbers
web-workshop-one-space = Space
web-workshop-play = Play on this board
web-workshop-drawing = Download the drawing (SVG)
web-workshop-save = Download the text
web-workshop-report = Download the report
web-workshop-picture = The drawing
