# Was zu entscheiden ist.

rb-prompt-chance-mat = Ein Plan wird gezogen.
rb-prompt-chance-first = Das Los bestimmt den Startspieler.
rb-prompt-chance-fill = Ein Ernteplättchen wird aufgedeckt.
rb-prompt-chance-open = Eine Gelegenheitskarte wird aufgedeckt.
rb-prompt-chance-reveal = Die nächste Bestellkarte wird aufgedeckt.
rb-prompt-your-turn = Du bist dran, { $player }: { $ask }.
rb-prompt-waiting = Warten auf { $player }: { $task }.

rb-task-draft = Phasenplättchen wählen
rb-task-hire = den Arbeiter der Rundenleiste einsetzen
rb-task-cultivate = einen Arbeiter einsetzen
rb-task-take = ein Ernteplättchen nehmen
rb-task-lay = ein Ernteplättchen legen
rb-task-ship = ein Flussschiff füllen oder passen
rb-task-feature = einen Ausbau wählen
rb-task-build = bauen
rb-task-benefit = nehmen, was das Flussschiff bringt
rb-task-card = eine Gelegenheitskarte nehmen
rb-task-send = Arbeiter nach New Orleans schicken oder nicht
rb-task-bonus = einen Bonus wählen
rb-task-survey = einen Landvermesser stellen oder passen

rb-ask-draft = Wähle ein Phasenplättchen
rb-ask-hire = Setze den Arbeiter der Rundenleiste auf ein beliebiges leeres Feld
rb-ask-place-for-coin = Die Münze ist bezahlt, setze einen Arbeiter auf ein beliebiges leeres Feld
rb-ask-place-by-wild-card = Karte { $number } von { $of } ist ein Joker, setze einen Arbeiter auf ein beliebiges leeres Feld
rb-ask-place-by-card = Karte { $number } von { $of } ist { FORM($suit, "card") }, setze einen Arbeiter auf ein { $suit }-Feld
rb-ask-place-without-field =
    Karte { $number } von { $of } ist { FORM($suit, "card") }, aber deine { $suit }-Felder sind besetzt: Setze einen Arbeiter auf ein beliebiges leeres Feld
rb-ask-take = Nimm ein Ernteplättchen für { $workers } Arbeiter ohne Frucht
rb-ask-take-from-pile = Nimm ein Ernteplättchen mit { $size } aus dem Stapel
rb-ask-lay = Lege { $tile } unter deine Arbeiter ohne Frucht
rb-ask-build-barn = Setze die Scheune auf ein leeres Feld
rb-ask-build-well = Setze den Brunnen auf ein bepflanztes Feld
rb-ask-ship = Fülle ein Flussschiff oder passe ({ $turns ->
    [0] letzter Zug
    [one] danach noch { $turns } Zug
   *[other] danach noch { $turns } Züge
})
rb-ask-feature-for-harvest = Neun geerntet, wähle einen Ausbau oder passe
rb-ask-feature-for-surveyor = Kein Landvermesser ist mehr da, wähle einen anderen Ausbau oder passe
rb-ask-benefit = Nimm, was das Flussschiff bringt
rb-ask-card = Nimm eine Karte und den Bonus ihres Platzes
rb-ask-card-from-pile = Nimm eine Karte aus dem Stapel
rb-ask-send = Schicke bis zu { $workers } nach New Orleans oder passe
rb-ask-bonus = Wähle den Bonus des Wertungsplättchens
rb-ask-survey = Stelle einen Landvermesser (höchstens { $most }) oder passe
