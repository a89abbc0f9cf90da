# What an action does.

mq-meaning-speed = { $points } to use up, neither more nor less
mq-meaning-port = turn left, the bow then points { $bow }
mq-meaning-starboard = turn right, the bow then points { $bow }
mq-meaning-ahead = to { $to }, { $spot }
mq-meaning-ahead-onto-driftwood = { mq-meaning-ahead }; takes 2 points and, at the end, 1 speed
mq-meaning-ahead-onto-sandbank = { mq-meaning-ahead }; ends the turn at speed 1
mq-meaning-back = backward off the sandbank at speed 1, then point the boat as you like
mq-meaning-push-into = push { $boat } { $heading } into { $other }, which is pushed on
mq-meaning-push-onto = push { $boat } { $heading } onto { $spot } and follow
mq-meaning-face = point { $boat } { $heading }
mq-meaning-stop = end the move here
mq-meaning-stop-with = { mq-meaning-stop }: { $outcome }
mq-meaning-both = { $first } { $second }
mq-meaning-passenger-may-board = A passenger may be taken aboard.
mq-meaning-wait-blocked = every way out is blocked: stay and wait
mq-meaning-leave-race = no coal to leave the sandbank: out of the race

mq-meaning-board = { $boat } takes the passenger aboard ({ $aboard } of { $most })
mq-meaning-decline = { $boat } leaves the passenger at the dock
mq-meaning-no-coal = no coal passes between { $boat } and { $partner }
mq-meaning-agree = let { $boat } have { $amount } coal from { $partner }
mq-meaning-refuse = keep the { $amount } coal that { $boat } asks for
mq-meaning-refill = { $boat } is filled up from { mq-boat-black }
mq-meaning-take = { $boat } takes { $amount } coal from { $giver }
mq-meaning-give = { $boat } gives { $amount } coal to { $taker }

mq-meaning-vote = let the river go { $direction }
mq-meaning-wait = wait on land behind dock { $dock }
mq-meaning-place = start on space { $space } of the start tile
