# Zahlen, die ein Tisch ändern kann.

rb-knob-workers = Arbeiter, mit denen ein Spieler beginnt.
rb-knob-first-coins = Münzen, mit denen ein Spieler beginnt.
rb-knob-first-surveyors = Landvermesser, mit denen ein Spieler beginnt.
rb-knob-coins = Münzen, die es insgesamt gibt.
rb-knob-surveyors = Landvermesser, die es insgesamt gibt.
rb-knob-barns = Scheunen, die es insgesamt gibt.
rb-knob-wells = Brunnen, die es insgesamt gibt.
rb-knob-cards-of-a-colour = Bestellkarten jeder Farbe.
rb-knob-wild-cards = Bestellkarten, die für alle Farben gelten (Joker).
rb-knob-cards-a-round = Bestellkarten, die in einer Runde aufgedeckt werden.
rb-knob-riverboats-a-round = Flussschiffe, die ein Spieler in jeder der vier Runden füllen darf.
rb-knob-surveyors-a-round = Landvermesser, die ein Spieler in jeder der vier Runden stellen darf.
rb-knob-harbor-start = Wo der Hafenmeister mit 2, 3 und 4 Spielern beginnt.
rb-knob-harbor-end = Der letzte Schritt des Hafenmeisters.
rb-knob-harvest-bonus-at = Arbeiter, die von einer Frucht heimkommen müssen, damit es deren Bonus gibt.
rb-knob-barn-each = Punkte einer Scheune für jede Frucht der gewerteten Art ringsum.
rb-knob-barn-most = Punkte, die eine Scheune höchstens bringt.
rb-knob-well-each = Punkte eines Brunnens für jedes Feld seiner Gruppe.
rb-knob-covered-colour = Punkte am Ende für eine Farbe, deren Felder alle bedeckt sind.
rb-knob-unscored-feature = Punkte am Ende für jede Scheune, jeden Brunnen und jeden Landvermesser ohne Wertung.
rb-knob-agents-bonus = Punkte am Ende für die meisten Agenten, die zweitmeisten, die drittmeisten und die viertmeisten.
rb-knob-open-tiles = Plätze der Vorratstafel für Ernteplättchen mit einem, zwei und drei Sechsecken.
rb-knob-tile-points = Punkte für das Legen eines Ernteplättchens mit einem, zwei und drei Sechsecken.
rb-knob-riverboats-of-a-kind = Wie viele Flussschiffe es von jeder Art gibt.
rb-knob-space-steps = Schritte des Hafenmeisters, die zur Karte auf dem dritten Platz gehören.
