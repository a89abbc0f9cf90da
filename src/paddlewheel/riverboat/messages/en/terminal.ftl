# Riverboat in the terminal.

rb-terminal-heading-player = player
rb-terminal-heading-points = pts
rb-terminal-heading-coins = coin
rb-terminal-heading-workers = work
rb-terminal-heading-surveyors = surv
rb-terminal-heading-agents = agt
rb-terminal-heading-riverboats = boat
rb-terminal-heading-harbor = hbr
rb-terminal-title-riverboats = New Orleans: riverboats, + in the pile
rb-terminal-title-cards = New Orleans: bonus, card, worth to you now
rb-terminal-title-cards-on-spaces = New Orleans: bonus and card
rb-terminal-title-tiles = Supply: open crop tiles
rb-terminal-title-supply = General supply
rb-terminal-title-hand = Your cards and what they would score
rb-terminal-word-open = open
rb-terminal-word-taken = taken
rb-terminal-word-none = none
rb-terminal-word-none-yet = none yet
rb-terminal-word-none-open = none open
rb-terminal-word-any-feature = any feature
rb-terminal-bonus-surveyor = surveyor
rb-terminal-bonus-agent = agent
rb-terminal-bonus-steps = steps
rb-terminal-bonus-coin = coin
rb-terminal-place-harbor = harbor
rb-terminal-place-new-orleans = New Orleans
rb-terminal-place-new-orleans-short = N.O.
rb-terminal-score-from = points from
rb-terminal-score-now = points now
rb-terminal-score-more = (so many more if the game ended now)
rb-terminal-hint-lay = arrows, space, Enter
rb-terminal-hint-mat = arrows and Enter choose
rb-terminal-hint-list = ↑ ↓ and Enter, or its number
rb-terminal-keys-arrows = Arrow keys move over the mat, or through the list; Enter takes what is chosen; space turns a tile.
rb-terminal-keys-example = For example: c4 (the field), 3 (the third of the list), ship 4 wheat, coin, pass.
rb-terminal-keys-table = The table: points, coins, workers, surveyors at home, agents, riverboats, step of the harbor master.
rb-terminal-how-lay = arrows move, space turns, Enter lays it
rb-terminal-how-choose = arrows and Enter, or type its name
rb-terminal-how-pay = or pay: coin, then any empty field

rb-terminal-welcome = Four rounds of five phases; the most points win. The bar says what to do next.
rb-terminal-legend = { $worker } worker  { $barn } barn  { $well } well  { $surveyed } or { $surveyed_well } surveyed  { $master } harbor master
rb-terminal-symbols = Crops by two letters (Tu, Wh, Co, Po, Pu), colours by suit. { $legend }.
rb-terminal-before-start = before the first round
rb-terminal-round = round { $number } of { $of }
rb-terminal-choosing-phases = choosing phase tiles

rb-terminal-in-pile = { $size }, +{ $left } in the pile
rb-terminal-barns = { $number ->
    [one] { $number } barn
   *[other] { $number } barns
}
rb-terminal-wells = { $number ->
    [one] { $number } well
   *[other] { $number } wells
}
rb-terminal-surveyors = { $number ->
    [one] { $number } surveyor
   *[other] { $number } surveyors
}
rb-terminal-mat-of = { $player }'s mat
rb-terminal-player-points = { $player }: { $points } points
rb-terminal-harbor-points = { $points } pts
rb-terminal-harvested = harvested { $crops }
rb-terminal-hand = cards { $cards }
rb-terminal-ways-to-lay = { $number ->
    [one] { $number } way to lay it:
   *[other] { $number } ways to lay it:
}
rb-terminal-fields-to-choose = { $number ->
    [one] { $number } field to choose from, marked:
   *[other] { $number } fields to choose from, marked:
}

rb-terminal-new-cards = New cards
rb-terminal-phase-tiles = Phase tiles
rb-terminal-drafted = { $player } { $phase }
rb-terminal-card = Card { $number }, { FORM($suit, "card") }
rb-terminal-placed = { $player } { $field }
rb-terminal-placed-for-a-coin = { $player } { $field } for a coin
rb-terminal-gained = { LIST($amounts) }
rb-terminal-took-surveyor = a surveyor
rb-terminal-built-barn = a barn on { $field }
rb-terminal-built-well = a well on { $field }
rb-terminal-harvest-bonus = the harvest bonus

rb-terminal-no-coin = you have no coin
rb-terminal-no-place-for = no place for { $tile }: every hex of it needs a bare worker
rb-terminal-not-over-workers = every hex of the tile must come to lie under a bare worker
rb-terminal-no-feature = there is nothing of the kind to take, or no { $feature }
rb-terminal-no-crop = { $field } has no crop
rb-terminal-has-well = your { $crop } has its well already
rb-terminal-barn-there = a barn is on { $field } already
rb-terminal-worker-there = a worker is on { $field } already
rb-terminal-crop-there = { $crop } is on { $field } already
rb-terminal-other-colour = { $field } is a { $suit } field
rb-terminal-too-few-workers = { $boat } takes { $capacity }, and you have { $workers } on { $crop }
rb-terminal-none-left = no { $boat } is left
rb-terminal-boat-taken = the open { $boat } has been taken
