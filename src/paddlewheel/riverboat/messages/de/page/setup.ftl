# Das Spiel und seine Ausgabe nach ihren Namen auf dem Server.

edition-2017 = 2017
edition-2017-line = Riverboat, wie es erschien.
game-riverboat = Riverboat
game-riverboat-line = Vier Runden auf deiner Plantage: pflanzen, ernten, Flussschiffe füllen.
game-riverboat-learn = Die geführte erste Runde
game-riverboat-learn-line = Eine Runde Riverboat: Arbeiter, Ernte, Flussschiffe und wofür es Punkte gibt.
game-riverboat-lesson = Eine erste Runde mit Lotse
