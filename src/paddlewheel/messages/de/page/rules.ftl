# Das Regelheft.

rules-title = { $game }: die Regeln
rules-loading = Die Regeln werden geholt ...
rules-search = Regeln durchsuchen
rules-hint = ein Wort oder eine Nummer wie { $id }
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-found-tips = { $count ->
    [one] 1 Tipp gefunden
   *[other] { $count } Tipps gefunden
}
rules-advice = Tipp
rules-about = Zu
rules-nothing = Keine Regel enthält diese Wörter. Versuch weniger oder ein anderes Wort dafür.
rules-edition = Ausgabe
rules-here = Diese Ausgabe
rules-differs = Was anderswo anders ist
rules-view = Was gezeigt wird
rules-contents = Inhalt
rules-words = Wörter
rules-also = auch: { $words }
rules-numbers = Zahlen der Schachtel
rules-set-differently = Was die Ausgaben anders regeln
rules-read-differently = Regeln, die anders lauten
rules-elsewhere = Anderswo
rules-no-difference = Alle Ausgaben sagen dasselbe.
rules-left-out = { $count ->
    [one] 1 Regel anderer Ausgaben fehlt hier.
   *[other] { $count } Regeln anderer Ausgaben fehlen hier.
}
rules-ruling = von diesem Regelheft festgelegt
rules-rule = Regel { $clause }
rules-example = Beispiel
rules-before = Vorher
rules-after = Nachher
rules-moment = Gezeigter Moment
rules-drawn = Gezeichnetes Beispiel: { $title }
rules-points = Punkte
rules-coins = Münzen
rules-workers = Arbeiter im Vorrat
rules-surveyors = Landvermesser im Vorrat
rules-agents = Agenten
rules-cards = Karten
rules-harbor = Hafenmeister
rules-other-game = Regeln von { $game }
rules-show-more = Mehr zeigen
rules-show-numbers = Regelnummern
rules-undone = zurückgenommen
rules-before-round = Aufbau
rules-chance = Zufall
rules-nothing-yet = Noch ist nichts geschehen.
