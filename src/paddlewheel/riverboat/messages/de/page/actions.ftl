# Aktionen nach ihrer Notation, wo eine Frage sie nennt.

rb-page-action-phase = Phase { $phase }
rb-page-action-coin = Münze zahlen
rb-page-action-search-cards = Karten durchsuchen
rb-page-action-search-singles = Einer durchsuchen
rb-page-action-search-doubles = Zweier durchsuchen
rb-page-action-pass = passen
rb-page-action-barn = Scheune
rb-page-action-well = Brunnen
rb-page-action-surveyor = Landvermesser
rb-page-action-gain-coins = Münzen nehmen
rb-page-action-gain-points = Punkte nehmen
rb-page-action-gain-steps = Schritte nehmen
rb-page-action-send = { $number } schicken
rb-page-action-place = auf { $field } setzen
rb-page-action-survey = { $field } werten
rb-page-action-survey-card = Karte „{ $card }“ werten
rb-page-action-take = { $tile } nehmen
rb-page-action-lay = auf { $field } legen, Drehung { $turns }
rb-page-action-ship = { $crop } auf Flussschiff { $boat }
rb-page-action-ship-from-pile = { $crop } auf Flussschiff { $boat } vom Stapel
rb-page-action-card = Karte „{ $card }“
