# Das Spiel und seine Ausgabe nach ihren Namen auf dem Server.

edition-2017 = 2017
edition-2017-line = Riverboat, wie es erschien.
game-riverboat = Riverboat
game-riverboat-line = Vier Runden auf deiner Plantage: pflanzen, ernten, Flussschiffe füllen.
