# What happens.

rb-event-mat-drawn = Player { $number } draws the mat { $mat }, and goes by { START($mat) }.
rb-event-first-player = { $player } is the first player.
rb-event-tile-opened = A tile { $tile } is laid open.
rb-event-card-revealed = Card { $number } of { $of }: { FORM($suit, "card") }.
rb-event-card-opened = The card { $card } lies open ({ $scores }), with it { $bonus }.

rb-event-drafted = { $player } takes the phase tile { $phase }.
rb-event-card-ignored = { $player } pays a coin and never minds the card.
rb-event-tiles-searched = { $player } pays a coin and looks through the pile of { $size } tiles.
rb-event-cards-searched = { $player } pays a coin and looks through the pile of cards.
rb-event-no-more-riverboats = { $player } takes no more riverboats this round.
rb-event-no-feature = { $player } takes no estate feature.
rb-event-benefits-left = { $player } leaves what the riverboat still brings.
rb-event-nobody-sent = { $player } sends nobody to New Orleans.
rb-event-no-bonus = { $player } takes no bonus.
rb-event-no-more-surveyors = { $player } places no more surveyors.
rb-event-feature-taken = { $player } takes { $feature }.
rb-event-gained = { $player } gains { $gain }.
rb-event-harbor-master-moved = { $player } moves the harbor master { $steps }.
rb-event-workers-sent = { $player } sends { $workers } to New Orleans.
rb-event-feature-built = { $player } builds { $feature } on { $field }.
rb-event-worker-placed = { $player } puts a worker on { $field }, { $suit }.
rb-event-worker-hired = { $player } puts the worker of the round track on { $field }, { $suit }.
rb-event-barn-surveyed = { $player } surveys the barn on { $field }: { $points }.
rb-event-well-surveyed = { $player } surveys the well on { $field }: { $points }.
rb-event-card-surveyed = { $player } surveys the card { $card }: { $points }.
rb-event-tile-taken = { $player } takes { $tile }.
rb-event-tile-taken-from-pile = { $player } takes { $tile } from the pile.
rb-event-planted = { $player } plants { LIST($crops, "and") }.
rb-event-planted-for-points = { $player } plants { LIST($crops, "and") }: { $points }.
rb-event-shipped = { $player } ships { $load } on { $boat }.
rb-event-shipped-from-pile = { $player } ships { $load } on { $boat }, for a coin from the pile.
rb-event-card-taken = { $player } takes the card { $card }, with { $bonus }.
rb-event-card-taken-from-pile = { $player } takes the card { $card }, from the pile.

rb-event-refilled = No open crop tile fits: the supply board is filled again.
rb-event-went-home = Nothing fits { $player }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} on { LIST($fields, "and") } must go home.
rb-event-harvest-bonus = Nine harvested: { $player } may take an estate feature.
rb-event-cultivation-begins = Phase 1, { rb-phase-cultivation }: { $player } begins with the worker of the round track.
rb-event-planting-begins = Phase 2, { rb-phase-planting }: { $player } begins and gains 1 coin.
rb-event-planting-begins-without-coin = Phase 2, { rb-phase-planting }: { $player } begins; no coin is left to gain.
rb-event-shipping-begins = Phase 3, { rb-phase-shipping }: { $player } begins, a step further along the harbor.
rb-event-opportunity-begins = Phase 4, { rb-phase-opportunity }: { $player } begins and scores 1 point.
rb-event-scoring-begins = Phase 5, { rb-phase-scoring }: { $player } begins.
rb-event-staff-paid = Surveyors and agents score: { LIST($players) }.
rb-event-staff-of = { $player } { $points }
rb-event-round-begins = Round { $number }: { $player } is first to choose a phase tile.
rb-event-final-points = At the end { $player } scores { LIST($gains, "and") }.
rb-event-points-for = { $points } for { $source }
rb-event-no-final-points = At the end { $player } scores nothing more.
rb-event-over = The game is over. { LIST($standings) }.
