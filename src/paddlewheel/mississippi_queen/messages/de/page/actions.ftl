# Aktionen nach ihrer Notation, wo ein Plan oder eine Frage sie nennt.

mq-page-action-speed = Tempo { $argument }
mq-page-action-port = Backbord
mq-page-action-starboard = Steuerbord
mq-page-action-ahead = geradeaus
mq-page-action-back = zurück
mq-page-action-stop = halten
mq-page-action-push = nach { $argument } schieben
mq-page-action-face = Bug nach { $argument }
mq-page-action-pass = passen
mq-page-action-give = { $argument } geben
mq-page-action-take = { $argument } nehmen
mq-page-action-refill = auffüllen
mq-page-action-board = an Bord nehmen
mq-page-action-decline = verzichten
mq-page-action-agree = zustimmen
mq-page-action-refuse = ablehnen
mq-page-action-vote = für { $argument } stimmen
mq-page-action-wait = hinter { $argument } warten
mq-page-action-place = Platz { $argument }
