# Was geschieht.

rb-event-mat-drawn = Spieler { $number } zieht den Plan { $mat } und heißt nun { $mat }.
rb-event-first-player = Startspieler: { $player }.
rb-event-tile-opened = Das Ernteplättchen { $tile } wird aufgedeckt.
rb-event-card-revealed = Karte { $number } von { $of }: { FORM($suit, "card") }.
rb-event-card-opened = Die Karte „{ $card }“ liegt offen ({ $scores }), dazu { $bonus }.

rb-event-drafted = { $player } nimmt das Phasenplättchen { $phase }.
rb-event-card-ignored = { $player } zahlt eine Münze und beachtet die Karte nicht.
rb-event-tiles-searched = { $player } zahlt eine Münze und sieht den Stapel der Ernteplättchen mit { $size } durch.
rb-event-cards-searched = { $player } zahlt eine Münze und sieht den Kartenstapel durch.
rb-event-no-more-riverboats = { $player } nimmt in dieser Runde kein Flussschiff mehr.
rb-event-no-feature = { $player } verzichtet auf den Ausbau.
rb-event-benefits-left = { $player } verzichtet auf den Rest, den das Flussschiff bringt.
rb-event-nobody-sent = { $player } schickt niemanden nach New Orleans.
rb-event-no-bonus = { $player } verzichtet auf den Bonus.
rb-event-no-more-surveyors = { $player } stellt keinen Landvermesser mehr.
rb-event-feature-taken = { $player } nimmt { FORM($feature, "acc") }.
rb-event-gained = { $player } bekommt { $gain }.
rb-event-harbor-master-moved = { $player } zieht den Hafenmeister { $steps } weiter.
rb-event-workers-sent = { $player } schickt { $workers } nach New Orleans.
rb-event-feature-built = { $player } baut { FORM($feature, "acc") } auf { $field }.
rb-event-worker-placed = { $player } setzt einen Arbeiter auf { $field }, { $suit }.
rb-event-worker-hired = { $player } setzt den Arbeiter der Rundenleiste auf { $field }, { $suit }.
rb-event-barn-surveyed = { $player } wertet die Scheune auf { $field }: { $points }.
rb-event-well-surveyed = { $player } wertet den Brunnen auf { $field }: { $points }.
rb-event-card-surveyed = { $player } wertet die Karte „{ $card }“: { $points }.
rb-event-tile-taken = { $player } nimmt das Ernteplättchen { $tile }.
rb-event-tile-taken-from-pile = { $player } nimmt das Ernteplättchen { $tile } aus dem Stapel.
rb-event-planted = { $player } pflanzt { LIST($crops, "and") }.
rb-event-planted-for-points = { $player } pflanzt { LIST($crops, "and") }: { $points }.
rb-event-shipped = { $player } verschifft { $load } auf { $boat }.
rb-event-shipped-from-pile = { $player } verschifft { $load } auf { $boat }, für eine Münze vom Stapel.
rb-event-card-taken = { $player } nimmt die Karte „{ $card }“ mit { FORM($bonus, "dat") }.
rb-event-card-taken-from-pile = { $player } nimmt die Karte „{ $card }“ aus dem Stapel.

rb-event-refilled = Kein offenes Ernteplättchen passt: Die Vorratstafel wird neu gefüllt.
rb-event-went-home = Nichts passt für { $player }: { $workers } Arbeiter auf { LIST($fields, "and") } { $workers ->
    [one] muss
   *[other] müssen
} nach Hause.
rb-event-harvest-bonus = Neun geerntet: { $player } darf einen Ausbau nehmen.
rb-event-cultivation-begins = Phase 1, { rb-phase-cultivation }: { $player } beginnt mit dem Arbeiter der Rundenleiste.
rb-event-planting-begins = Phase 2, { rb-phase-planting }: { $player } beginnt und bekommt 1 Münze.
rb-event-planting-begins-without-coin = Phase 2, { rb-phase-planting }: { $player } beginnt; eine Münze ist nicht mehr da.
rb-event-shipping-begins = Phase 3, { rb-phase-shipping }: { $player } beginnt und geht im Hafen 1 Schritt weiter.
rb-event-opportunity-begins = Phase 4, { rb-phase-opportunity }: { $player } beginnt und bekommt 1 Punkt.
rb-event-scoring-begins = Phase 5, { rb-phase-scoring }: { $player } beginnt.
rb-event-staff-paid = Landvermesser und Agenten bringen Punkte: { LIST($players) }.
rb-event-staff-of = { $player } { $points }
rb-event-round-begins = Runde { $number }: { $player } wählt zuerst ein Phasenplättchen.
rb-event-final-points = Am Ende bekommt { $player } { LIST($gains, "and") }.
rb-event-points-for = { $points } für { $source }
rb-event-no-final-points = Am Ende bekommt { $player } keine weiteren Punkte.
rb-event-over = Das Spiel ist zu Ende. { LIST($standings) }.
