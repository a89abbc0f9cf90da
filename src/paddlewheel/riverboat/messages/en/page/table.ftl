# The table.

rb-page-points = points
rb-page-coin = coin
rb-page-coins = coins
rb-page-workers = workers
rb-page-worker = worker
rb-page-barn = barn
rb-page-barns = barns
rb-page-well = well
rb-page-wells = wells
rb-page-surveyor = surveyor
rb-page-surveyors = surveyors
rb-page-harvested = harvested
rb-page-mat-of = The mat of { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rb-page-other-mat = You are looking at the mat of { $name }.
rb-page-back-to-mine = Back to my mat
rb-page-other-mats = Mats of the others
rb-page-players = Players
rb-page-decides = to move
rb-page-score-or-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rb-page-crop-on = { $crop } on { $field }
rb-page-phases = Phases of the round
rb-page-landing = The landing of { $name }
rb-page-harbor-at = The harbor master stands at { $at } of { $end }; riverboats: { $boats }, worth { $worth } so far.
rb-page-boat-at = riverboat of { $capacity } at { $at }
rb-page-reached = reached
rb-page-agents-there = Agents in New Orleans: { $number }
rb-page-harvest = Harvested
rb-page-hand = Opportunity cards of { $name }
rb-page-card-turned = Card { $number } of { $of }
rb-page-put-worker = Tap a lit field, or drag the worker there.
rb-page-put-feature = Tap a lit field; the number is what it would score if surveyed now.
rb-page-put-surveyor = Tap a lit field, or a card.
rb-page-choose-tile = Choose a tile, or drag it onto the mat.
rb-page-choose-boat = Choose a riverboat, or drag it to the landing.
rb-page-choose-place = Now a lit field.
rb-page-tiles = Crop tiles
rb-page-one-hex = One hex
rb-page-two-hexes = Two hexes
rb-page-three-hexes = Three hexes
rb-page-plant-here = Plant here
rb-page-load = Load these
rb-page-turn = Turn (r)
rb-page-other = Other place (r)
rb-page-never-mind = Choose another
rb-page-riverboats = Riverboats
rb-page-boat-of = Riverboat of { $capacity }:
rb-page-boat-left = { $left } left
rb-page-none-open = none open
rb-page-cannot-fill = cannot be filled
rb-page-fill-with = Fill it with
rb-page-from-pile = from the pile
rb-page-up-to = up to +{ $points }
rb-page-opportunities = Opportunity cards
rb-page-goes-with = with it
rb-page-space-surveyor = a surveyor
rb-page-space-agent = an agent
rb-page-space-steps = steps of the harbor master
rb-page-space-coin = a coin
rb-page-now-worth = now { $points }
rb-page-pays = -{ $coins } coin
rb-page-gains = +{ $coins } coin
rb-page-boards = Boards
rb-page-score = Score sheet
rb-page-supply = General supply
rb-page-cultivation-left = Cultivation cards not seen yet
rb-page-round-track = Workers on the round track
rb-page-open-and-left = { $open } open, { $left } in the pile
rb-page-pile-cards = In the card pile
rb-page-tracks = Harbor and New Orleans
rb-page-track-of = { $name }: harbor master at { $at } of { $end }, agents { $agents }
rb-page-for-a-coin = For a coin, from the pile
rb-page-surveyed = surveyed
rb-page-source = Points from
rb-page-total = Points
rb-page-to-come = if it ended now
rb-page-with-all = If it ended now
rb-page-this-choice-adds = This choice adds { $points }
rb-page-rule = The rule: { $clause }
rb-page-do-coin = Pay a coin
rb-page-do-search-singles = Search the one-hex tiles
rb-page-do-search-doubles = Search the two-hex tiles
rb-page-do-search-cards = Search the cards
rb-page-do-pass = Pass
rb-page-do-barn = A barn
rb-page-do-well = A well
rb-page-do-surveyor = A surveyor
rb-page-do-gain-coins = Coins
rb-page-do-gain-points = Points
rb-page-do-gain-steps = Harbor master
rb-page-do-send-1 = Send 1 worker
rb-page-do-send-2 = Send 2 workers
rb-page-do-send-3 = Send 3 workers
rb-page-result-points = Points after each round
rb-page-result-sources = Where the points came from
rb-page-result-farms = The farms
rb-page-since = Since your turn
rb-page-news-points = +{ $points }
rb-page-news-boat = riverboat { $boat }
rb-page-news-worker = a worker on { $field }
rb-page-news-agents = { $number ->
    [one] 1 worker to New Orleans
   *[other] { $number } workers to New Orleans
}
rb-page-news-built = { $feature } on { $field }
rb-page-news-passed = passes
