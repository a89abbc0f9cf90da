# Mississippi Queen in the terminal.

mq-terminal-heading-boat = boat
mq-terminal-heading-speed = speed
mq-terminal-heading-spd = spd
mq-terminal-heading-coal = coal
mq-terminal-heading-aboard = aboard
mq-terminal-heading-tile = tile

mq-terminal-brief-loses-turn = skips
mq-terminal-brief-aground = repair
mq-terminal-brief-cast-off = freed
mq-terminal-brief-poled-off = freed
mq-terminal-brief-out = out
mq-terminal-brief-ashore = land
mq-terminal-boat = { FORM($boat, "short") }
mq-terminal-turn-of = { START($boat) }
mq-terminal-in-port = { mq-berth }

mq-terminal-space-finish = finish
mq-terminal-space-goal = goal
mq-terminal-space-driftwood = wood
mq-terminal-space-sandbank = sand
mq-terminal-space-depot = coal
mq-terminal-space-dock = dock
mq-terminal-space-back = back

mq-terminal-hint-speed = digits or ↑ ↓ and Enter set the speed
mq-terminal-hint-move = ↑ ahead   ← → turn   Enter stop
mq-terminal-hint-choose = ← → and Enter choose
mq-terminal-keys-arrows = Arrow keys: up is ahead, left and right turn; where you choose from a list, they move the choice.
mq-terminal-keys-digits = Digits set a speed. Enter stops the move, or confirms the choice.
mq-terminal-keys-example = For example: s 4, ahead, p, push NE.

mq-terminal-welcome = The first at the finish{ $passengers ->
    [0] {""}
    [one] {""} with { $passengers } passenger aboard
   *[other] {""} with { $passengers } passengers aboard
} wins. The bar says what to do next; ? explains it.
mq-terminal-before-start = before the start
mq-terminal-round = round { $number }
mq-terminal-tiles = tile { $laid }/{ $of }
mq-terminal-finish-laid = the finish is laid
mq-terminal-supply = supply { $number }

mq-terminal-votes-shown = the votes have been shown
mq-terminal-never-backward = A boat never goes backward; left and right turn it.
mq-terminal-push-which-way = Push it which way? Left and right choose, Enter pushes, Esc lets it be.
mq-terminal-river-ends = the river ends there for now
mq-terminal-land-ahead = there is land ahead
mq-terminal-no-whole-move = after it, the whole move could not be completed
