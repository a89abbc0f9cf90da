# Names and amounts.

rb-mat-oak = oak
rb-mat-elm = elm
rb-mat-maple = maple
rb-mat-willow = willow

# A player goes by the mat.
rb-player-oak = Oak
rb-player-elm = Elm
rb-player-maple = Maple
rb-player-willow = Willow
rb-player-number = Player { $number }

# .many: more than one of them.
rb-crop-turnip = turnip
    .many = turnips
rb-crop-wheat = wheat
rb-crop-corn = corn
rb-crop-potato = potato
    .many = potatoes
rb-crop-pumpkin = pumpkin
    .many = pumpkins

# Colours of fields; .card: the cultivation card.
rb-suit-heart = heart
    .card = ♥ heart
rb-suit-spade = spade
    .card = ♠ spade
rb-suit-club = club
    .card = ♣ club
rb-suit-diamond = diamond
    .card = ♦ diamond
rb-suit-star = star
    .card = ★ star
rb-suit-wild = wild

rb-phase-cultivation = cultivation
rb-phase-planting = planting
rb-phase-shipping = shipping
rb-phase-opportunity = opportunity
rb-phase-scoring = scoring

rb-phase-bonus-cultivation = one more worker
rb-phase-bonus-planting = 1 coin
rb-phase-bonus-shipping = 1 step of the harbor master
rb-phase-bonus-opportunity = 1 point
rb-phase-bonus-scoring = a coin, a step or an agent

rb-feature-barn = a barn
rb-feature-well = a well
rb-feature-surveyor = a surveyor
rb-feature-any = an estate feature of choice

# Of crop tiles.
rb-size-one-hex = one-hex
rb-size-two-hex = two-hex
rb-size-three-hex = three-hex

rb-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
rb-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
rb-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
rb-workers = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
rb-agents = { $number ->
    [one] { $number } agent
   *[other] { $number } agents
}
rb-up-to-agents = up to { rb-agents }

rb-tile-of-one = { $first }
rb-tile-of-two = { $first }-{ $second }
rb-tile-of-three = { $first }-{ $second }-{ $third }
rb-crop-on-field = { $crop } on { $field }
rb-load = { $number ->
    [one] { $number } { $crop }
   *[other] { $number } { FORM($crop, "many") }
}

rb-boat = riverboat { $kind }
rb-brings = { LIST($benefits, "and") }
rb-brings-nothing = nothing

rb-player-with-points = { $player } with { $points }

# Where points come from.
rb-source-tiles = tiles
rb-source-riverboats = riverboats
rb-source-bonus = phase bonus
rb-source-barns = barns
rb-source-wells = wells
rb-source-opportunities = cards
rb-source-staff = surveyors and agents
rb-source-coins = coins
rb-source-colours = colours
rb-source-features = features left
rb-source-harbor = harbor
rb-source-agents = most agents

# Coins and points of an action.
rb-price = { LIST($parts) }
rb-gains-coins = gain { $coins }
rb-scores-points = +{ $points }
