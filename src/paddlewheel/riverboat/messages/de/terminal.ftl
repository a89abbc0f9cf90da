# Riverboat im Terminal.

rb-terminal-heading-player = Spieler
rb-terminal-heading-points = Pkt
rb-terminal-heading-coins = Münz
rb-terminal-heading-workers = Arb
rb-terminal-heading-surveyors = Verm
rb-terminal-heading-agents = Agt
rb-terminal-heading-riverboats = Boot
rb-terminal-heading-harbor = Haf
rb-terminal-title-riverboats = New Orleans: Flussschiffe, + im Stapel
rb-terminal-title-cards = New Orleans: Bonus, Karte, jetzt wert
rb-terminal-title-cards-on-spaces = New Orleans: Bonus und Karte
rb-terminal-title-tiles = Vorrat: offene Ernteplättchen
rb-terminal-title-supply = Allgemeiner Vorrat
rb-terminal-title-hand = Deine Karten und ihre Punkte
rb-terminal-word-open = offen
rb-terminal-word-taken = weg
rb-terminal-word-none = keine
rb-terminal-word-none-yet = noch keine
rb-terminal-word-none-open = keine offen
rb-terminal-word-any-feature = Ausbau
rb-terminal-bonus-surveyor = Vermess.
rb-terminal-bonus-agent = Agent
rb-terminal-bonus-steps = Schritte
rb-terminal-bonus-coin = Münze
rb-terminal-place-harbor = Hafen
rb-terminal-place-new-orleans = New Orleans
rb-terminal-place-new-orleans-short = N.O.
rb-terminal-score-from = Punkte aus
rb-terminal-score-now = Punkte jetzt
rb-terminal-score-more = (so viele mehr, wenn das Spiel jetzt endete)
rb-terminal-hint-lay = Pfeile, Leertaste, Enter
rb-terminal-hint-mat = Pfeile und Enter wählen
rb-terminal-hint-list = ↑ ↓ und Enter, oder die Nummer
rb-terminal-keys-arrows = Pfeiltasten gehen über den Plan oder durch die Liste; Enter nimmt, was gewählt ist; die Leertaste dreht ein Plättchen.
rb-terminal-keys-example = Zum Beispiel: c4 (das Feld), 3 (das Dritte der Liste), ship 4 wheat, coin, pass.
rb-terminal-keys-table = Die Tabelle: Punkte, Münzen, Arbeiter, Landvermesser zu Hause, Agenten, Flussschiffe, Schritt des Hafenmeisters.
rb-terminal-how-lay = Pfeile schieben, Leertaste dreht, Enter legt
rb-terminal-how-choose = Pfeile und Enter, oder tippe den Namen
rb-terminal-how-pay = oder zahle: coin, dann jedes leere Feld

rb-terminal-welcome = Vier Runden mit fünf Phasen; die meisten Punkte gewinnen. Die Leiste sagt, was zu tun ist.
rb-terminal-legend = { $worker } Arbeiter  { $barn } Scheune  { $well } Brunnen  { $surveyed } oder { $surveyed_well } gewertet  { $master } Hafenmeister
rb-terminal-symbols = Früchte mit zwei Buchstaben (Tu, Wh, Co, Po, Pu), Farben mit ihrem Zeichen. { $legend }.
rb-terminal-before-start = vor der ersten Runde
rb-terminal-round = Runde { $number } von { $of }
rb-terminal-choosing-phases = Wahl der Phasenplättchen

rb-terminal-in-pile = mit { $size }, +{ $left } im Stapel
rb-terminal-barns = { $number ->
    [one] { $number } Scheune
   *[other] { $number } Scheunen
}
rb-terminal-wells = { $number } Brunnen
rb-terminal-surveyors = { $number } Landvermesser
rb-terminal-mat-of = Plan von { $player }
rb-terminal-player-points = { $player }: { $points } Punkte
rb-terminal-harbor-points = { $points } Pkt
rb-terminal-harvested = geerntet { $crops }
rb-terminal-hand = Karten { $cards }
rb-terminal-ways-to-lay = { $number ->
    [one] es passt auf { $number } Art:
   *[other] es passt auf { $number } Arten:
}
rb-terminal-fields-to-choose = { $number ->
    [one] { $number } Feld zur Wahl, markiert:
   *[other] { $number } Felder zur Wahl, markiert:
}

rb-terminal-new-cards = Neue Karten
rb-terminal-phase-tiles = Phasenplättchen
rb-terminal-drafted = { $player } { $phase }
rb-terminal-card = Karte { $number }, { FORM($suit, "card") }
rb-terminal-placed = { $player } { $field }
rb-terminal-placed-for-a-coin = { $player } { $field } für eine Münze
rb-terminal-gained = { LIST($amounts) }
rb-terminal-took-surveyor = ein Landvermesser
rb-terminal-built-barn = eine Scheune auf { $field }
rb-terminal-built-well = ein Brunnen auf { $field }
rb-terminal-harvest-bonus = der Erntebonus

rb-terminal-no-coin = du hast keine Münze
rb-terminal-no-place-for = kein Platz für { $tile }: Jedes Sechseck braucht einen Arbeiter ohne Frucht
rb-terminal-not-over-workers = jedes Sechseck des Plättchens muss unter einem Arbeiter ohne Frucht liegen
rb-terminal-no-feature = davon gibt es nichts zu nehmen, oder kein { $feature }
rb-terminal-no-crop = auf { $field } wächst nichts
rb-terminal-has-well = bei { $crop } hast du schon einen Brunnen
rb-terminal-barn-there = auf { $field } steht schon eine Scheune
rb-terminal-worker-there = auf { $field } steht schon ein Arbeiter
rb-terminal-crop-there = auf { $field } wächst schon { $crop }
rb-terminal-other-colour = die Farbe von { $field } ist { $suit }
rb-terminal-too-few-workers = { $boat } nimmt { $capacity }, und du hast { $workers } auf { $crop }
rb-terminal-none-left = { $boat } ist nicht mehr da
rb-terminal-boat-taken = { $boat } ist schon genommen
