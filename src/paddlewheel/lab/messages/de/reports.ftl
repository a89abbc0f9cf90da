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

## Seiten

report-made-by = Gemacht mit:
report-players-count = { $players } Spieler
report-ladder = Die Rangliste: { $game } { $edition }
report-mirrored-luck = Gespiegeltes Glück, jeder Platz der Reihe nach.
report-elo-intervals = Elo mit Intervallen zu 95 %; der schwächste hat nach Festlegung 0.
report-elo-of-each = Elo von jedem
report-win-matrix = Wie oft der Bot der Zeile gewann, allein gegen Bots der Spalte.
report-win-matrix-label = Anteil der Siege der Zeile gegen die Spalte
report-against = gegen
report-what-is-real = Was echt ist
report-how-compared = Jeder Wert gegen den ersten, Spiel für Spiel, bei sonst gleichen Bedingungen und gleichem Glück. Es waren viele Fragen: Dass einer der Unterschiede, die echt genannt sind, keiner ist, hat eine Wahrscheinlichkeit von 5 in 100 (Holm).
report-might-be-chance = Vielleicht Zufall: { LIST($measures, "and") }.
report-all-differ = Alles, was sich unterscheiden kann, tut es.
report-none-real = Nichts, was nicht Zufall sein könnte.
report-count-of-real = { $real } von { $count } Unterschieden sind echt
report-more = { $size } mehr ({ $low } bis { $high })
report-less = { $size } weniger ({ $low } bis { $high })
report-what-was-seen = Was zu sehen war
report-always-same = Immer gleich: { LIST($measures, "and") }.
report-along = Von links nach rechts: { $axis }. Striche sind Intervalle zu 95 %.
report-fair-share = Ein gerechter Anteil ist { $share } %.
report-seats = Plätze
report-how-seated = Der Anteil der Siege nach dem Platz in der Startreihenfolge, von 100, mit Intervallen zu 95 %. Die gestrichelte Linie ist ein gerechter Anteil; Quadrate, mit fetten Zahlen, weichen wirklich davon ab.
report-wins-by-place = Siege nach dem Platz in der Startreihenfolge
report-starting-place = { $number }.
report-made-of = { $whole }: woraus sie bestehen
report-parts-label = woraus sich die Zahl zusammensetzt
report-every-number = Alle Zahlen
report-left-out = Ausgelassen
report-not-admitted = Was die Regeln nicht zulassen, wurde nicht gespielt:
