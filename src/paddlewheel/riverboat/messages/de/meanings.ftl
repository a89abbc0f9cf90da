# Was eine Aktion bewirkt.

rb-meaning-draft = { $bonus }, und du beginnst die Phase
rb-meaning-coin = die Karte nicht beachten: Jedes leere Feld ist recht
rb-meaning-search-tiles = den Stapel der Ernteplättchen mit { $size } durchsehen und eines nehmen
rb-meaning-search-cards = den Stapel durchsehen und eine beliebige Karte nehmen, ohne Bonus

rb-meaning-pass-ship = in dieser Runde kein Flussschiff mehr
rb-meaning-pass-feature = auf den Ausbau verzichten
rb-meaning-pass-benefit = auf den Rest verzichten
rb-meaning-pass-send = niemand geht nach New Orleans
rb-meaning-pass-bonus = auf den Bonus verzichten
rb-meaning-pass-survey = in dieser Runde keinen Landvermesser mehr stellen

rb-meaning-feature-barn = kommt auf ein leeres Feld; bringt 2 für jedes Feld mit derselben Frucht ringsum
rb-meaning-feature-well = kommt auf ein bepflanztes Feld; bringt 1 für jedes Feld seiner Gruppe
rb-meaning-feature-surveyor = wartet in deinem Vorrat auf eine Wertungsphase
rb-meaning-gain-coins = { $coins } aus dem allgemeinen Vorrat
rb-meaning-gain-points = { $points } bekommen
rb-meaning-harbor-master = der Hafenmeister geht { $steps } weiter
rb-meaning-send = { $workers } für immer nach New Orleans: Agenten bringen jede Runde und am Ende Punkte

rb-meaning-survey-card = diese Karte bringt jetzt { $points }
rb-meaning-survey-barn = diese Scheune bringt jetzt { $points }
rb-meaning-survey-well = dieser Brunnen bringt jetzt { $points }
rb-meaning-build-barn = eine Scheune hier brächte { $points }, wenn sie jetzt gewertet würde
rb-meaning-build-well = ein Brunnen hier brächte { $points }, wenn er jetzt gewertet würde
rb-meaning-worker-alone = ein Arbeiter auf dieses { $suit }-Feld, allein
rb-meaning-worker-beside = ein Arbeiter auf dieses { $suit }-Feld, neben { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeitern
} ohne Frucht

rb-meaning-lay = { LIST($crops, "and") }
rb-meaning-tile-open = ein Ernteplättchen mit { $size }, { $number } offen{ $points ->
    [0] {""}
   *[other] , bringt beim Legen { $points }
}
rb-meaning-tile-in-pile = ein Ernteplättchen mit { $size }, { $number } im Stapel{ $points ->
    [0] {""}
   *[other] , bringt beim Legen { $points }
}

rb-meaning-ship = { $brings }; { $workers ->
    [one] { $workers } Arbeiter kommt
   *[other] { $workers } Arbeiter kommen
} vom { FORM($crop, "field") } heim
rb-meaning-ship-for-feature = { rb-meaning-ship }; neun geerntet: auch ein Ausbau
rb-meaning-from-pile = { $brings } (eine Münze für eines vom Stapel)
rb-meaning-card = { $scores }; jetzt { $points }
rb-meaning-card-with-bonus = { rb-meaning-card }; dazu { $bonus }
