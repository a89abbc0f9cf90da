# Der Tisch beider Spiele.

table-round = Runde { $number }
table-undo = Zurück
table-restart = Zug von vorn
table-skip = Überspringen
table-space-key = Leertaste
table-again = Noch einmal zeigen
table-confirm = Bestätigen
table-sure = { $action }: so spielen?
table-lost = Die Verbindung ist weg. Sie wird von selbst wieder aufgebaut.
table-gone = Dieser Link öffnet keinen Raum. Bitte den Gastgeber um deinen.
table-waiting = Der Raum wird geöffnet ...
table-choices = Möglichkeiten
table-wins = { $names } gewinnt
table-you-win = Du gewinnst!
table-share-victory = { $names } teilen sich den Sieg
table-log = Verlauf
table-rules = Regeln
table-replay = Rückschau
table-room = Raum
table-panels = Neben dem Plan
