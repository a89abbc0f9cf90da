# Der Tisch beider Spiele.

table-round = Runde { $number }
table-undo = Zurück
table-restart = Zug von vorn
table-confirm = Bestätigen
table-sure = { $action }: so spielen?
table-lost = Die Verbindung ist weg. Sie wird von selbst wieder aufgebaut.
table-gone = Dieser Link öffnet keinen Raum. Bitte den Gastgeber um deinen.
table-waiting = Der Raum wird geöffnet ...
table-choices = Möglichkeiten
table-wins = { $names } gewinnt
table-share-victory = { $names } teilen sich den Sieg
table-log = Verlauf
table-rules = Regeln
table-replay = Rückschau
table-room = Raum
table-panels = Neben dem Plan
table-decision-kept = Deine Entscheidung ist aufgehoben und wird gesendet, sobald die Verbindung wieder da ist.
table-decision-dropped = Was du ohne Verbindung entschieden hast, gilt nicht mehr: Inzwischen ist etwas anderes geschehen. Bitte entscheide noch einmal.
