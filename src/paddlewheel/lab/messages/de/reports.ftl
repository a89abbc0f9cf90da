# Berichte des Labors im Terminal.

report-bot = Bot
report-players = Spieler
report-wins = Siege
report-share = Anteil
report-mean-score = mittlere Punkte
report-games = Spiele
report-share-of-wins = Anteil der Siege
report-interval = 95 von 100 Mal zwischen
report-parity = Gleichstand
report-elo = Elo
report-give-or-take = plus oder minus
report-between = { $low } und { $high }

report-simulation = { $games } Spiele { $game } { $edition }, { $players } Spieler
report-simulation-finished = { $finished } zu Ende gespielt, { $capped } abgebrochen; Runden: Mittel { $mean }, Median { $median }, 95. Perzentil { $p95 }
report-simulation-speed = { $steps } Schritte/s, { $games } Spiele/s; Startzahl { $seed }, Prüfsumme { $trace }

report-comparison = { $challenger } gegen { $champion }: { $game }, { $players } Spieler
report-better = { $challenger } ist besser: Der Anteil liegt näher bei { $high } als bei { $low }
report-not-better = der Anteil liegt näher bei { $low } als bei { $high }
report-above-parity = besser als Gleichstand, aber ob näher bei { $low } oder bei { $high }, ist noch offen
report-still-open = noch offen; erlaube mit --most mehr Spiele

report-outcomes = { $count } verschiedene Ausgänge
report-beginning-with = beginnend mit
report-outcome-count = Ausgänge
report-with-pushes = mit Schieben
report-in-danger = in Gefahr
report-milliseconds = Millisekunden

report-study = Eine Studie über { $game }
report-study-games = { $combinations ->
    [1] { $games } Spiele von { LIST($bots, "and") }
   *[other] { $games } Spiele von { LIST($bots, "and") } in { $combinations } Kombinationen
}, jedes Mal mit demselben Glück; Startzahl { $seed }.
report-what-changes = was sich ändert
report-what-it-changes = was das bewirkt
report-by = um
report-between-heading = zwischen
report-real = echt
report-could-be-chance = vielleicht Zufall
report-instead-of = { $value } statt { $against }
