# What happens.

mq-event-boxed = Tile { $tile } stays in the box.
mq-event-first-to-start = First to start: { $player }.
mq-event-next-to-start = Next to start: { $player }.
mq-event-rolled = { START($player) } rolls the die: { $direction }.
mq-event-rolled-for-rose = { $player }, for { mq-boat-black }, rolls the die: { $direction }.
mq-event-tile-laid = Tile { $tile } is laid { $side }.
mq-event-tile-laid-with = Tile { $tile } is laid { $side }, { LIST($found, "and") }.

mq-event-speed-set = { START($boat) } sets speed { $speed }.
mq-event-speed-set-for-coal = { START($boat) } sets speed { $speed } for { $coal } coal.
mq-event-turned-to-port = { START($boat) } turns to port, bow { $bow } ({ $price }).
mq-event-turned-to-starboard = { START($boat) } turns to starboard, bow { $bow } ({ $price }).
mq-event-ahead = { START($boat) } goes ahead to { $to }.
mq-event-ahead-onto = { START($boat) } goes ahead to { $to }, { $spot }.
mq-event-backed = { START($boat) } backs off the sandbank to { $to }.
mq-event-backed-onto = { START($boat) } backs off the sandbank to { $to }, { $spot }.
mq-event-pushed = { START($boat) } pushes { $pushed } { $heading } to { $to }.
mq-event-followed = { START($boat) } follows to { $to }.
mq-event-followed-onto = { START($boat) } follows to { $to }, { $spot }.
mq-event-faced = { START($boat) } points { $bow }.
mq-event-cast-off = { START($boat) } casts off and points { $bow }.
mq-event-stopped = { START($boat) } ends its move at { $at }, bow { $bow }.
mq-event-blocked = { START($boat) } finds every way out blocked and waits.
mq-event-out-of-coal = { START($boat) } has no coal to leave the sandbank and is out of the race.
mq-event-declined = { START($boat) } leaves the passenger at the dock.
mq-event-coal-asked = { START($boat) } asks { $partner } for { $amount } coal.
mq-event-coal-refused = { START($boat) } keeps its coal.
mq-event-coal-passed = { START($giver) } gives { $taker } { $amount } coal.
mq-event-waits = { START($boat) } waits on { $at }.
mq-event-starts = { START($boat) } starts at { $at }.

mq-event-voted = A vote is in from { $player }.
mq-event-votes = The votes: left { $left }, ahead { $ahead }, right { $right }.
mq-event-tied = It is a tie, to be settled by { $player }.
mq-event-tie-settled = The tie is settled by { $player }: { $direction }.

mq-event-sandbank-holds = The sandbank holds { $boat }: speed { $speed }.
mq-event-driftwood-slows = Driftwood slows { $boat }: speed { $speed }.
mq-event-out-aground = { START($boat) } runs aground and is out of the race.
mq-event-aground = { START($boat) } runs aground: under repair, it loses its next turn.
mq-event-stranded = { START($boat) } is stuck on the sandbank and loses this turn.
mq-event-held-up = { START($boat) } is held up and loses its next turn.
mq-event-held-up-stops = { START($boat) } is held up and stops.
mq-event-boarded = { START($boat) } takes a passenger aboard ({ $aboard } of { $most }).
mq-event-refilled = { START($boat) } fills up with coal.
mq-event-docked = { START($boat) } docks at the finish, { mq-berth }!
mq-event-launched = { START($boat) } comes onto the river at { $at }.
mq-event-finish-laid = The finish lies { $direction }.
mq-event-tiles-removed = The tiles behind all boats leave the river.
mq-event-tiles-removed-with-passengers = The tiles behind all boats leave the river, { mq-passengers } with them.

mq-event-waits-for-dock = { START($boat) } waits for a free dock.
mq-event-under-repair = { START($boat) } is under repair this turn.
mq-event-loses-turn = { START($boat) } loses this turn.
mq-event-round-begins = Round { $number }: { LIST($boats) }.
mq-event-moved-by = { $boat } (moved by { $player })
mq-event-over = The race is over. { LIST($standings) }.
mq-event-over-by-rounds = The race is over after { $rounds } rounds. { LIST($standings) }.
mq-event-over-alone = The race is over, nobody else is left. { LIST($standings) }.
mq-event-over-dead = The race is over, nobody can find enough passengers any more. { LIST($standings) }.
