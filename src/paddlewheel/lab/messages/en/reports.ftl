# Reports of the lab in the terminal.

report-bot = bot
report-players = players
report-wins = wins
report-share = share
report-mean-score = mean score
report-games = games
report-share-of-wins = share of wins
report-interval = 95 times in 100 between
report-parity = parity
report-elo = Elo
report-give-or-take = give or take
report-between = { $low } and { $high }

report-simulation = { $games } games of { $game } { $edition }, { $players } players
report-simulation-finished = { $finished } finished, { $capped } stopped by the guard; rounds: mean { $mean }, median { $median }, 95th percentile { $p95 }
report-simulation-speed = { $steps } steps/s, { $games } games/s; seed { $seed }, trace { $trace }

report-comparison = { $challenger } against { $champion }: { $game }, { $players } players
report-better = { $challenger } is better: its share is nearer { $high } than { $low }
report-not-better = its share is nearer { $low } than { $high }
report-above-parity = better than parity, but whether nearer { $low } or { $high } is still open
report-still-open = still open; allow more games with --most

report-outcomes = { $count } distinct outcomes
report-beginning-with = beginning with
report-outcome-count = outcomes
report-with-pushes = with pushes
report-in-danger = in danger
report-milliseconds = milliseconds

report-study = A study of { $game }
report-study-games = { $combinations ->
    [1] { $games } games of { LIST($bots, "and") }
   *[other] { $games } games of { LIST($bots, "and") } in { $combinations } combinations
}, the same luck in each; seed { $seed }.
report-what-changes = what changes
report-what-it-changes = what it changes
report-by = by
report-between-heading = between
report-real = real
report-could-be-chance = could be chance
report-instead-of = { $value } instead of { $against }
