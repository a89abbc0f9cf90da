# Names and amounts.

# Boats, by their colours; .label: beside a picture, .short: in a narrow column.
mq-boat-white = White
mq-boat-orange = Orange
mq-boat-blue = Blue
mq-boat-green = Green
mq-boat-pink = Pink
mq-boat-red = Red
mq-boat-yellow = Yellow
mq-boat-violet = Violet
mq-boat-grey = Grey
mq-boat-beige = Beige
mq-boat-brown = Brown
mq-boat-black = the Black Rose
    .label = Black Rose
    .short = Rose

mq-player = { LIST($boats, "and") }
mq-player-number = Player { $number }

mq-heading-N = N
mq-heading-NE = NE
mq-heading-SE = SE
mq-heading-S = S
mq-heading-SW = SW
mq-heading-NW = NW

mq-direction-left = left
mq-direction-ahead = ahead
mq-direction-right = right

mq-condition-sailing = sailing
mq-condition-loses-turn = loses a turn
mq-condition-aground = under repair
mq-condition-cast-off = casts off next
mq-condition-poled-off = poled off
mq-condition-in-port = in port
mq-condition-out = out
mq-condition-ashore = waits ashore

# The place in the order of arrival.
mq-berth = { $berth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $berth }th
}

# Where a boat is: "at 2.7".
mq-space = { $place }
mq-land-behind-dock = the land behind dock { $dock }

# What it meets there.
mq-spot-finish = a finish dock
mq-spot-water = open water
mq-spot-land = land
mq-spot-depot = a coal depot
mq-spot-driftwood = driftwood
mq-spot-sandbank = a sandbank
mq-spot-start-dock = a start dock
mq-dock = a dock, { mq-passengers } waiting
mq-passengers = { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}

# Where a tile is laid, and what is on it.
mq-side-left = to the left
mq-side-ahead = straight ahead
mq-side-right = to the right
mq-side-ring = in the ring
mq-found-dock = { $passengers ->
    [0] an empty dock
   *[other] a dock with { mq-passengers }
}
mq-found-depots = { $number ->
    [one] { $number } coal depot
   *[other] { $number } coal depots
}
mq-found-driftwood = driftwood
mq-found-sandbanks = { $number ->
    [one] { $number } sandbank
   *[other] { $number } sandbanks
}

# Coal and movement points, as of an action.
mq-coal = { $number } coal
mq-gains-coal = gain { $number } coal
mq-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mq-free = free
mq-price = { LIST($parts) }
