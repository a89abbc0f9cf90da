sk-player = player { $number }
sk-your-turn = { START($player) }, row one to three spaces.
sk-waiting = Waiting for { $player }.
sk-over = The race is over.
sk-rows = to space { $space }
sk-first = { START($player) } begins.
sk-rowed = { START($player) } rows to space { $space }.
sk-arrived = { START($player) } reaches the end of the river.
