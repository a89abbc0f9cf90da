# What the variants change.

mq-variant-black-rose = The Black Rose, a boat without an owner, takes part; whoever is last moves her.
mq-variant-teams = Four players race two against two, six race three against three or as three pairs (2-2, 3-3, 2-2-2).
mq-variant-two-boats-each = Three players have two boats each, as two players always do.
mq-variant-exact-passengers = The supply holds just two passengers for each player.
mq-variant-river-length = A river of another length, counted in tiles with the start tile.
mq-variant-b-tiles = Other special tiles than the edition's own: none, all, or those named.
mq-variant-branching-river = With 6 to 8 players the river begins with two branches that join again.
mq-variant-no-push-near-finish = No pushing in the finish spaces, nor one space before them.
mq-variant-vote-on-direction = Players vote on the direction of the next tile instead of rolling.
