# Aufbauten, die es nicht gibt. Namen von Ausgaben, Varianten und Zahlen sind die der Spieldaten.

mq-setup-players-malformed = die Zahl der Spieler ist eine ganze Zahl, nicht { $found }
mq-setup-players = { $edition } ist für { $low } bis { $high } Spieler, nicht { $found }
mq-setup-options-malformed = eine Ausgabe ist ein Name, und Varianten sind benannte Werte, nicht { $edition } und { $variants }
mq-setup-no-variant = es gibt keine Variante { $name }; es gibt { LIST($variants) }; änderbare Zahlen sind { LIST($numbers) }
mq-setup-switch = { $variant } ist an oder aus, nicht { $found }
mq-setup-not-admitted = { $edition } erlaubt { $variant } nicht; erlaubt ist { LIST($admitted) }
mq-setup-not-admitted-because = { $edition } erlaubt { $variant } nicht: { $reason }; erlaubt ist { LIST($admitted) }
mq-setup-knob-word = { $knob } ist { LIST($words, "or") }, nicht { $found }
mq-setup-knob-number = { $knob } ist eine Zahl von { $low } bis { $high }, nicht { $found }
mq-setup-knob-range = { $knob } geht von einer Zahl zu einer anderen wie 2-5, nicht { $found }
mq-setup-rose-players = die Black Rose fährt hier mit { $low } bis { $high } Spielern, nicht mit { $found } (MQ-ROSE-2)
mq-setup-rose-room = { $edition } hat Platz für { $boats } Schiffe; die Black Rose wäre eines zu viel (MQ-ROSE-2)
mq-setup-team-players = Teams fahren mit 4 oder 6 Spielern, nicht mit { $found } (MQ-SET-12)
mq-setup-teams = Teams aus { $players } Spielern sind { LIST($teams, "or") }, nicht { $found } (MQ-SET-12)
mq-setup-river-length = ein Fluss hat mit dem Startplättchen { $low } bis { $high } Plättchen, nicht { $found } (MQ-RIV-12)
mq-setup-river-length-text = ein Fluss hat mit dem Startplättchen { $low } bis { $high } Plättchen, nicht den Text { $found } (MQ-RIV-12)
mq-setup-b-tiles-malformed = b_tiles schreibt man wie B1+B2, nicht { $found }
mq-setup-no-b-tile = es gibt kein B-Plättchen { $name }; es gibt { LIST($tiles) }
mq-setup-b-tiles = das Spiel für Fortgeschrittene hat { $low } bis { $high } B-Plättchen, nicht { $found } (MQ-RIV-12)
mq-setup-b-tile-twice = in { $tiles } steht ein B-Plättchen doppelt; jedes ist nur einmal in der Schachtel
mq-setup-two-boats = je zwei Schiffe gibt es zu dritt (zu zweit ohnehin), nicht zu { $players } Spielern (MQ-SET-11)
mq-setup-two-boats-in-teams = in Teams hat jeder ein Schiff, also nicht je zwei (MQ-SET-12)
mq-setup-branching-players = der gegabelte Fluss ist für 6 bis 8 Spieler, nicht für { $players } (MQ-RIV-15)
mq-setup-branching-length = ein gegabelter Fluss hat mindestens 12 Plättchen (MQ-RIV-15)
mq-setup-b1-needed = 7 und 8 Spieler brauchen das Plättchen B1: Auch an ihren Kohlendepots warten Fahrgäste (MQ-SET-9)
mq-setup-too-few-tiles = ein Fluss aus { $length } Plättchen braucht { $needed } nach dem Start, aber es gibt nur { $a_tiles } A-Plättchen und { $b_tiles } gewählte B-Plättchen (MQ-RIV-12)
mq-setup-boats = es ist Platz für { $most } Schiffe, nicht für { $found } (MQ-SET-6)
mq-setup-no-passengers = { $edition } hat keine Fahrgäste (MQ-SET-10)

mq-setup-reason-black-rose = in der Schachtel ist keine Black Rose (MQ-ROSE-1)
mq-setup-reason-b-tiles = in der Schachtel sind keine B-Plättchen (MQ-RIV-12)
mq-setup-reason-exact-passengers = sie hat keine Fahrgäste (MQ-SET-13)
mq-setup-reason-branching-river = es braucht 6 bis 8 Spieler (MQ-RIV-15)
mq-setup-reason-teams = hier fährt jedes Schiff für sich (MQ-SET-12)
mq-setup-reason-two-boats-each = hier hat jeder ein Schiff (MQ-SET-11)
