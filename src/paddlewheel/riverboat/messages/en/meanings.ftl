# What an action does.

rb-meaning-draft = { $bonus }, and you begin the phase
rb-meaning-coin = never mind the card: any empty field will do
rb-meaning-search-tiles = look through the pile of { $size } tiles and take one
rb-meaning-search-cards = look through the pile and take any card, without a bonus

rb-meaning-pass-ship = no more riverboats this round
rb-meaning-pass-feature = take no estate feature
rb-meaning-pass-benefit = leave what is left
rb-meaning-pass-send = nobody goes to New Orleans
rb-meaning-pass-bonus = take no bonus
rb-meaning-pass-survey = place no more surveyors this round

rb-meaning-feature-barn = goes on an empty field; scores 2 for every hex of one crop around it
rb-meaning-feature-well = goes on a crop; scores 1 for every hex of its group
rb-meaning-feature-surveyor = waits in your supply for a scoring phase
rb-meaning-gain-coins = { $coins } from the general supply
rb-meaning-gain-points = score { $points }
rb-meaning-harbor-master = the harbor master walks { $steps }
rb-meaning-send = { $workers } to New Orleans for good: agents score every round and at the end

rb-meaning-survey-card = this card scores { $points } now
rb-meaning-survey-barn = this barn scores { $points } now
rb-meaning-survey-well = this well scores { $points } now
rb-meaning-build-barn = a barn here would score { $points } if surveyed now
rb-meaning-build-well = a well here would score { $points } if surveyed now
rb-meaning-worker-alone = a worker on this { $suit } field, alone
rb-meaning-worker-beside = a worker on this { $suit } field, beside { $workers ->
    [one] { $workers } bare worker
   *[other] { $workers } bare workers
} of yours

rb-meaning-lay = { LIST($crops, "and") }
rb-meaning-tile-open = a { $size } tile, { $number } open{ $points ->
    [0] {""}
   *[other] , scores { $points } when laid
}
rb-meaning-tile-in-pile = a { $size } tile, { $number } in the pile{ $points ->
    [0] {""}
   *[other] , scores { $points } when laid
}

rb-meaning-ship = { $brings }; { $workers ->
    [one] { $workers } worker comes
   *[other] { $workers } workers come
} home from { $crop }
rb-meaning-ship-for-feature = { rb-meaning-ship }; nine harvested: an estate feature too
rb-meaning-from-pile = { $brings } (a coin for one from the pile)
rb-meaning-card = { $scores }; { $points } now
rb-meaning-card-with-bonus = { rb-meaning-card }; with it { $bonus }
