# Aufbauten, die es nicht gibt.

rb-setup-no-edition = Riverboat hat eine Ausgabe, { $edition }; { $found } gibt es nicht
rb-setup-variants-malformed = Varianten sind benannte Werte, nicht { $found }
rb-setup-players = Riverboat ist für 2 bis 4 Spieler, nicht { $found }
rb-setup-no-variant = Riverboat hat keine Variante { $name }; ändern lassen sich die Zahlen { LIST($numbers) }
rb-setup-one-number = { $knob } hat eine Zahl, nicht { $given }: { $found }
rb-setup-several-numbers = { $knob } hat { $count } Zahlen wie { $example } oder eine für alle, nicht { $given }: { $found }
rb-setup-number = { $knob } ist eine Zahl von { $low } bis { $high }, nicht { $found }
rb-setup-too-few-coins = { $players } Spieler beginnen mit { $needed } Münzen; es gibt { $supply }
rb-setup-too-few-surveyors = { $players } Spieler beginnen mit { $needed } Landvermessern; es gibt { $supply }
rb-setup-too-few-cards = { $rounds } Runden brauchen { $needed } Bestellkarten; es gibt { $supply }
rb-setup-too-many-riverboats = ein Spieler hat im Spiel Platz für { $places } Flussschiffe, nicht für { $claimed }
