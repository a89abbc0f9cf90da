# Das Spiel, seine Ausgaben und Varianten nach ihren Namen auf dem Server.

edition-2019 = 2019
edition-2019-line = Die neue Ausgabe: Kettenschübe, und niemand scheidet aus.
game-mississippi-queen = Mississippi Queen
game-mississippi-queen-line = Raddampfer flussabwärts jagen, zwei Fahrgäste abholen, rechtzeitig bremsen.
game-mississippi-queen-learn = Das geführte Rennen
game-mississippi-queen-learn-line = Tempo, Kohle, Drehen, Schieben, Anlegen: in fünf Minuten durch Ausprobieren gelernt.
game-mississippi-queen-lesson = Ein Rennen mit Lotse
game-mississippi-queen-after-lesson = Jetzt ein echtes Rennen
edition-intro-1997 = 1997, erstes Rennen
edition-intro-1997-line = Das Einführungsspiel: ein reines Rennen über vier Plättchen, für den Anfang.
edition-classic-1997 = 1997
edition-classic-1997-line = Das Spiel des Jahres 1997: unterwegs zwei Fahrgäste abholen.
edition-black-rose-1998 = 1998, The Black Rose
edition-black-rose-1998-line = Die Erweiterung: die Black Rose, Kohlendepots, Treibholz, Sandbänke.
edition-2019-advanced = 2019, für Fortgeschrittene
edition-2019-advanced-line = Die neue Ausgabe mit ihren Sonderplättchen.
variant-black-rose = Die Black Rose
variant-teams = Mannschaften
variant-two-boats-each = Zwei Schiffe für jeden
variant-exact-passengers = Knappe Fahrgäste
variant-river-length = Länge des Flusses
variant-b-tiles = Sonderplättchen
variant-branching-river = Gegabelter Fluss
variant-no-push-near-finish = Kein Schieben am Ziel
variant-vote-on-direction = Abstimmen über den Fluss
