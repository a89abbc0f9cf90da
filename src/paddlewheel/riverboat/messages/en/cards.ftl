# Opportunity cards: their names, what they count (.short: in few words), and how they score.

rb-card-turnips = turnips
rb-card-wheat = wheat
rb-card-corn = corn
rb-card-potatoes = potatoes
rb-card-pumpkins = pumpkins
rb-card-variety = variety
rb-card-agents = agents
rb-card-errand = errand
rb-card-voyage = voyage
rb-card-passage = passage
rb-card-savings = savings
rb-card-acreage = acreage
rb-card-barns = barns
rb-card-wells = wells
rb-card-homestead = homestead
rb-card-outskirts = outskirts
rb-card-fleet = fleet

rb-counted-crop = { $crop } harvested
    .short = a { $crop }
rb-counted-crop-types = kind of crop harvested
    .short = a kind of crop
rb-counted-agents = agent
    .short = an agent
rb-counted-coins = coin kept
    .short = a coin
rb-counted-three-hex-tiles = three-hex tile
    .short = a three-hex tile
rb-counted-barns = barn
    .short = a barn
rb-counted-wells = well
    .short = a well
rb-counted-barns-and-wells = barn and well
    .short = a barn or well
rb-counted-outskirts = planted field or barn on the outskirts
    .short = a field outside
rb-counted-riverboats = place on the two largest riverboats
    .short = for size, 2 boats

rb-scores-each = { $each } for every { $thing }, { $most } at most
rb-scores-once = { LIST($parts, "and") }
rb-brief-each = { $each } { FORM($thing, "short") }
rb-brief-once = { LIST($parts) }
