### The coach

web-coach = Coach
web-coach-thinks = The coach is thinking…
web-coach-chance = { $share } %
web-coach-exact = Exact.
web-coach-playouts = From { $count } races played on from here.
web-coach-estimate = An estimate.
web-coach-may = Coach
web-coach-off = Without a coach
web-coach-off-text = Everybody thinks for themselves.
web-coach-on = With a coach
web-coach-on-text = Whoever likes may ask it, and everybody sees that.
web-coach-asks = { $name } asks the coach.
web-coach-asked = { $count ->
    [one] asked the coach once
   *[other] asked the coach { $count } times
}
