# Namen und Mengen. .acc, .dat: Akkusativ, Dativ, wo sie anders lauten.

rb-mat-oak = Eiche
rb-mat-elm = Ulme
rb-mat-maple = Ahorn
rb-mat-willow = Weide

# Ein Spieler heißt wie sein Plan.
rb-player-oak = Eiche
rb-player-elm = Ulme
rb-player-maple = Ahorn
rb-player-willow = Weide
rb-player-number = Spieler { $number }

# Früchte, wie sie auf Feldern wachsen; .one: eine davon; .each: als Gezähltes; .field: das Feld.
rb-crop-turnip = Rüben
    .one = Rübe
    .each = jede geerntete Rübe
    .field = Rübenfeld
rb-crop-wheat = Weizen
    .one = Weizen
    .each = jeden geernteten Weizen
    .field = Weizenfeld
rb-crop-corn = Mais
    .one = Mais
    .each = jeden geernteten Mais
    .field = Maisfeld
rb-crop-potato = Kartoffeln
    .one = Kartoffel
    .each = jede geerntete Kartoffel
    .field = Kartoffelfeld
rb-crop-pumpkin = Kürbisse
    .one = Kürbis
    .each = jeden geernteten Kürbis
    .field = Kürbisfeld

# Farben von Feldern; .card: die Bestellkarte.
rb-suit-heart = Herz
    .card = ♥ Herz
rb-suit-spade = Pik
    .card = ♠ Pik
rb-suit-club = Kreuz
    .card = ♣ Kreuz
rb-suit-diamond = Karo
    .card = ♦ Karo
rb-suit-star = Stern
    .card = ★ Stern
rb-suit-wild = Joker

rb-phase-cultivation = Bestellen
rb-phase-planting = Pflanzen
rb-phase-shipping = Verschiffen
rb-phase-opportunity = Gelegenheiten
rb-phase-scoring = Wertung

rb-phase-bonus-cultivation = ein Arbeiter mehr
rb-phase-bonus-planting = 1 Münze
rb-phase-bonus-shipping = 1 Schritt des Hafenmeisters
rb-phase-bonus-opportunity = 1 Punkt
rb-phase-bonus-scoring = eine Münze, ein Schritt oder ein Agent

rb-feature-barn = eine Scheune
    .dat = einer Scheune
rb-feature-well = ein Brunnen
    .acc = einen Brunnen
    .dat = einem Brunnen
rb-feature-surveyor = ein Landvermesser
    .acc = einen Landvermesser
    .dat = einem Landvermesser
rb-feature-any = ein Ausbau nach Wahl
    .acc = einen Ausbau nach Wahl
    .dat = einem Ausbau nach Wahl

# Von Ernteplättchen: „ein Ernteplättchen mit einem Sechseck“.
rb-size-one-hex = einem Sechseck
rb-size-two-hex = zwei Sechsecken
rb-size-three-hex = drei Sechsecken

rb-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
rb-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
rb-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
    .dat = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritten
}
rb-workers = { $number } Arbeiter
rb-agents = { $number ->
    [one] { $number } Agent
   *[other] { $number } Agenten
}
    .dat = { $number } Agenten
rb-up-to-agents = bis zu { rb-agents }

rb-tile-of-one = { FORM($first, "one") }
rb-tile-of-two = { FORM($first, "one") }-{ FORM($second, "one") }
rb-tile-of-three = { FORM($first, "one") }-{ FORM($second, "one") }-{ FORM($third, "one") }
rb-crop-on-field = { $crop } auf { $field }
rb-load = { $number ->
    [one] { $number } { FORM($crop, "one") }
   *[other] { $number } { $crop }
}

rb-boat = Flussschiff { $kind }
rb-brings = { LIST($benefits, "and") }
rb-brings-nothing = nichts

rb-player-with-points = { $player } mit { $points }

# Woher Punkte kommen.
rb-source-tiles = Ernteplättchen
rb-source-riverboats = Flussschiffe
rb-source-bonus = Phasenbonus
rb-source-barns = Scheunen
rb-source-wells = Brunnen
rb-source-opportunities = Karten
rb-source-staff = Landvermesser und Agenten
rb-source-coins = Münzen
rb-source-colours = Farben
rb-source-features = übrige Ausbauten
rb-source-harbor = Hafen
rb-source-agents = die meisten Agenten

# Münzen und Punkte einer Aktion.
rb-price = { LIST($parts) }
rb-gains-coins = bringt { $coins }
rb-scores-points = +{ $points }
