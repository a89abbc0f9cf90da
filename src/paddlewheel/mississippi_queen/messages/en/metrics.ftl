# What a study measures.

mq-metric-title-pushes = pushes
mq-metric-says-pushes = Boats pushed in a race.
mq-metric-title-groundings = groundings
mq-metric-says-groundings = Times a boat ran aground or came to lie on a sandbank, in a race.
mq-metric-title-out = boats out of the race
mq-metric-says-out = Boats that left a race before its end.
mq-metric-title-passengers = passengers taken
mq-metric-says-passengers = Passengers taken aboard in a race, by a boat.
mq-metric-title-coal = coal left
mq-metric-says-coal = Coal a boat has left at the end.
mq-metric-title-docked = boats in port
mq-metric-says-docked = Boats that had docked when a race ended.
