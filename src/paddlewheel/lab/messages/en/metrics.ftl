# What a study measures.

metric-title-rounds = rounds
metric-says-rounds = Rounds of a game.
metric-title-turns = turns
metric-says-turns = Turns of all players in a game.
metric-title-lead-changes = lead changes
metric-says-lead-changes = Times another player took the lead.
metric-title-first-edge = edge of the first to start
metric-says-first-edge = Wins in 100 games beyond a fair share, for who starts first.
