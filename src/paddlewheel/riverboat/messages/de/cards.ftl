# Gelegenheitskarten: ihre Namen, was sie zählen („für jeden Agenten“; .short: knapp), und wie sie werten.

rb-card-turnips = Rüben
rb-card-wheat = Weizen
rb-card-corn = Mais
rb-card-potatoes = Kartoffeln
rb-card-pumpkins = Kürbisse
rb-card-variety = Vielfalt
rb-card-agents = Agenten
rb-card-errand = Besorgung
rb-card-voyage = Reise
rb-card-passage = Überfahrt
rb-card-savings = Erspartes
rb-card-acreage = Ackerland
rb-card-barns = Scheunen
rb-card-wells = Brunnen
rb-card-homestead = Gehöft
rb-card-outskirts = Rand
rb-card-fleet = Flotte

rb-counted-crop = { FORM($crop, "each") }
    .short = je { FORM($crop, "one") }
rb-counted-crop-types = jede geerntete Fruchtart
    .short = je Fruchtart
rb-counted-agents = jeden Agenten
    .short = je Agent
rb-counted-coins = jede behaltene Münze
    .short = je Münze
rb-counted-three-hex-tiles = jedes Ernteplättchen mit drei Sechsecken
    .short = je Dreier
rb-counted-barns = jede Scheune
    .short = je Scheune
rb-counted-wells = jeden Brunnen
    .short = je Brunnen
rb-counted-barns-and-wells = jede Scheune und jeden Brunnen
    .short = je Scheune, Brunnen
rb-counted-outskirts = jedes bepflanzte Feld und jede Scheune am Rand
    .short = je Feld am Rand
rb-counted-riverboats = jeden Platz auf den zwei größten Flussschiffen
    .short = je Platz, 2 Schiffe

rb-scores-each = { $each } für { $thing }, höchstens { $most }
rb-scores-once = { LIST($parts, "and") }
rb-brief-each = { $each } { FORM($thing, "short") }
rb-brief-once = { LIST($parts) }
