# Was die Varianten ändern.

mq-variant-black-rose = Die Black Rose, ein Schiff ohne Besitzer, fährt mit; wer Letzter ist, steuert sie.
mq-variant-teams = Vier Spieler fahren zwei gegen zwei, sechs drei gegen drei oder als drei Paare (2-2, 3-3, 2-2-2).
mq-variant-two-boats-each = Drei Spieler haben je zwei Schiffe, wie zwei Spieler immer.
mq-variant-exact-passengers = Der Vorrat enthält nur zwei Fahrgäste je Spieler.
mq-variant-river-length = Ein Fluss von anderer Länge, gezählt in Plättchen mit dem Startplättchen.
mq-variant-b-tiles = Andere Sonderplättchen als die der Ausgabe: keine, alle oder die genannten.
mq-variant-branching-river = Mit 6 bis 8 Spielern beginnt der Fluss mit zwei Armen, die sich wieder vereinen.
mq-variant-no-push-near-finish = Kein Schieben auf den Zielfeldern und ein Feld davor.
mq-variant-vote-on-direction = Über die Richtung des nächsten Plättchens wird abgestimmt statt gewürfelt.
