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
table-to-start = Zur Startseite
table-choices = Möglichkeiten
table-wins = { $names } gewinnt
table-you-win = Du gewinnst!
table-you-share-victory = Du teilst dir den Sieg mit { $names }
table-take-back = Meinen Zug zurücknehmen
table-take-back-how = Dein letzter Zug und alles, was danach kam; das Glück wird neu gezogen
table-has-won = { $names } hat gewonnen.
table-have-won = { $names } haben gewonnen.
table-you-have-won = Du hast gewonnen.
table-end-here = Hier aufhören
table-play-on = { $place ->
    [2] Um den zweiten Platz weiterspielen
    [3] Um den dritten Platz weiterspielen
   *[other] Um Platz { $place } weiterspielen
}
table-would-end = { $names } würde hier aufhören.
table-you-would-end = Du bist einverstanden, hier aufzuhören.
table-waits-for = Es fehlt noch: { $names }.
table-result = Ergebnis
table-show-result = Ergebnis zeigen
table-places = Plätze
table-rematch = Revanche
table-offers-rematch = { $name } bietet eine Revanche an.
table-join-rematch = Zur Revanche
table-rematch-offered = Deine Revanche ist eröffnet.
table-new-game = Neues Spiel
table-share = Teilen
table-share-line = { $game }: { $places }
table-chart-round = Runde
table-chart-end = Ende
table-share-victory = { $names } teilen sich den Sieg
table-log = Verlauf
table-rules = Regeln
table-replay = Rückschau
table-room = Raum
table-panels = Neben dem Plan
table-decision-kept = Deine Entscheidung ist aufgehoben und wird gesendet, sobald die Verbindung wieder da ist.
table-decision-dropped = Was du ohne Verbindung entschieden hast, gilt nicht mehr: Inzwischen ist etwas anderes geschehen. Bitte entscheide noch einmal.
