# Der Tisch.

rb-page-points = Punkte
rb-page-coin = Münze
rb-page-coins = Münzen
rb-page-workers = Arbeiter
rb-page-worker = Arbeiter
rb-page-barn = Scheune
rb-page-barns = Scheunen
rb-page-well = Brunnen
rb-page-wells = Brunnen
rb-page-surveyor = Landvermesser
rb-page-surveyors = Landvermesser
rb-page-harvested = abgeerntet
rb-page-mat-of = Der Plan von { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rb-page-other-mat = Du siehst den Plan von { $name }.
rb-page-back-to-mine = Zurück zu meinem Plan
rb-page-other-mats = Pläne der anderen
rb-page-players = Spieler
rb-page-decides = am Zug
rb-page-score-or-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rb-page-crop-on = { $crop } auf { $field }
rb-page-phases = Phasen der Runde
rb-page-landing = Die Anlegestelle von { $name }
rb-page-harbor-at = Der Hafenmeister steht auf { $at } von { $end }; Flussschiffe: { $boats }, bisher { $worth } wert.
rb-page-boat-at = Flussschiff mit { $capacity } bei { $at }
rb-page-reached = erreicht
rb-page-agents-there = Agenten in New Orleans: { $number }
rb-page-harvest = Geerntet
rb-page-hand = Gelegenheitskarten von { $name }
rb-page-card-turned = Karte { $number } von { $of }
rb-page-put-worker = Tippe ein leuchtendes Feld an oder zieh den Arbeiter dorthin.
rb-page-put-feature = Tippe ein leuchtendes Feld an; die Zahl sagt, was es jetzt gewertet brächte.
rb-page-put-surveyor = Tippe ein leuchtendes Feld oder eine Karte an.
rb-page-choose-tile = Wähl ein Plättchen oder zieh es auf den Plan.
rb-page-choose-boat = Wähl ein Flussschiff oder zieh es zur Anlegestelle.
rb-page-choose-place = Jetzt ein leuchtendes Feld.
rb-page-tiles = Ernteplättchen
rb-page-one-hex = Einer
rb-page-two-hexes = Zweier
rb-page-three-hexes = Dreier
rb-page-plant-here = Hier pflanzen
rb-page-load = Diese verladen
rb-page-turn = Drehen (r)
rb-page-other = Anders (r)
rb-page-never-mind = Anders wählen
rb-page-riverboats = Flussschiffe
rb-page-boat-of = Flussschiff mit { $capacity }:
rb-page-boat-left = noch { $left }
rb-page-none-open = keines offen
rb-page-cannot-fill = nicht zu füllen
rb-page-fill-with = Füll es mit
rb-page-from-pile = vom Stapel
rb-page-up-to = bis +{ $points }
rb-page-opportunities = Gelegenheitskarten
rb-page-goes-with = dazu
rb-page-space-surveyor = ein Landvermesser
rb-page-space-agent = ein Agent
rb-page-space-steps = Schritte des Hafenmeisters
rb-page-space-coin = eine Münze
rb-page-now-worth = jetzt { $points }
rb-page-pays = -{ $coins } Münze
rb-page-gains = +{ $coins } Münze
rb-page-boards = Tafeln
rb-page-score = Wertung
rb-page-supply = Allgemeiner Vorrat
rb-page-cultivation-left = Noch nicht gesehene Bestellkarten
rb-page-round-track = Arbeiter auf der Rundenleiste
rb-page-open-and-left = { $open } offen, { $left } im Stapel
rb-page-pile-cards = Im Kartenstapel
rb-page-tracks = Hafen und New Orleans
rb-page-track-of = { $name }: Hafenmeister auf { $at } von { $end }, Agenten { $agents }
rb-page-for-a-coin = Für eine Münze, vom Stapel
rb-page-surveyed = vermessen
rb-page-source = Punkte aus
rb-page-total = Punkte
rb-page-to-come = wenn jetzt Schluss wäre
rb-page-with-all = Wäre jetzt Schluss
rb-page-this-choice-adds = Diese Wahl bringt { $points }
rb-page-rule = Die Regel: { $clause }
rb-page-do-coin = Eine Münze zahlen
rb-page-do-search-singles = Die Einer durchsuchen
rb-page-do-search-doubles = Die Zweier durchsuchen
rb-page-do-search-cards = Die Karten durchsuchen
rb-page-do-pass = Passen
rb-page-do-barn = Eine Scheune
rb-page-do-well = Ein Brunnen
rb-page-do-surveyor = Ein Landvermesser
rb-page-do-gain-coins = Münzen
rb-page-do-gain-points = Punkte
rb-page-do-gain-steps = Hafenmeister
rb-page-do-send-1 = 1 Arbeiter schicken
rb-page-do-send-2 = 2 Arbeiter schicken
rb-page-do-send-3 = 3 Arbeiter schicken
rb-page-result-points = Punkte nach jeder Runde
rb-page-result-sources = Woher die Punkte kamen
rb-page-result-farms = Die Farmen
rb-page-since = Seit deinem Zug
rb-page-news-points = +{ $points }
rb-page-news-boat = Flussschiff { $boat }
rb-page-news-worker = ein Arbeiter auf { $field }
rb-page-news-agents = { $number ->
    [one] 1 Arbeiter nach New Orleans
   *[other] { $number } Arbeiter nach New Orleans
}
rb-page-news-built = { $feature } auf { $field }
rb-page-news-passed = passt
