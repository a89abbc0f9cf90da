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

## Pages

report-made-by = Made by:
report-players-count = { $players } players
report-ladder = The ladder: { $game } { $edition }
report-mirrored-luck = Mirrored luck, every seat in turn.
report-elo-intervals = Elo with 95 % intervals; the weakest is 0 by definition.
report-elo-of-each = Elo of each
report-win-matrix = How often the row's bot won, alone against bots of the column.
report-win-matrix-label = share of wins of the row against the column
report-against = against
report-what-is-real = What is real
report-how-compared = Every value against the first, game by game, everything else and all luck being equal. Many questions were asked: the chance that any of the differences called real is none is 5 in 100 (Holm).
report-might-be-chance = Could be chance: { LIST($measures, "and") }.
report-all-differ = Everything that can differ does.
report-none-real = Nothing that could not be chance.
report-count-of-real = { $real } of { $count } differences are real
report-more = { $size } more ({ $low } to { $high })
report-less = { $size } less ({ $low } to { $high })
report-what-was-seen = What was seen
report-always-same = Always the same: { LIST($measures, "and") }.
report-along = From left to right: { $axis }. Bars are 95 % intervals.
report-fair-share = A fair share is { $share } %.
report-seats = Seats
report-how-seated = The share of wins by the place in the starting order, in 100, with 95 % intervals. The dashed line is a fair share; squares, with their numbers in bold, are really off it.
report-wins-by-place = wins by the place in the starting order
report-starting-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
report-made-of = What { $whole } are made of
report-parts-label = what the number is made of
report-every-number = Every number
report-left-out = Left out
report-not-admitted = What the rules do not admit was not played:
