# What only pictures show.

mq-picture-title = Mississippi Queen: a race under way
mq-picture-heading-speed = speed
mq-picture-heading-coal = coal
mq-picture-heading-aboard = aboard
mq-picture-before-start = Before the start
mq-picture-round = Round { $number }
mq-picture-tile-of = tile { $laid } of { $of }
mq-picture-finish-laid = the finish is laid
mq-picture-moment = { $when } · { $river }
mq-picture-finish = FINISH

mq-picture-in-port = { mq-condition-in-port }, { mq-berth }
mq-picture-on-tile = tile { $number }
mq-picture-ashore = ashore, dock { $dock }
mq-picture-not-placed = not placed yet
