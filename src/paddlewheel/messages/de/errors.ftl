# Fehler, die es in jedem Spiel gibt. Zitierte Eingaben stehen da, wie sie sind.

error-plain = { $text }

## Aktionen

action-illegal = „{ $action }“ ist hier nicht erlaubt ({ $clause }); erlaubt ist: { LIST($legal) }
action-illegal-when-over = „{ $action }“ ist hier nicht erlaubt ({ $clause }); das Spiel ist zu Ende
action-no-agreed-end = hier kann das Spiel nicht gemeinsam beendet werden: Dazu muss jemand angekommen sein und noch jemand spielen
action-unknown = { $text } ist keine Aktion; eine Aktion beginnt mit einem von: { LIST($verbs) }

## Spiele, Ausgaben, Bots, Startzahlen

setup-no-game = es gibt kein Spiel { $name }; wähle eines von { LIST($games) }
setup-no-edition = es gibt keine Ausgabe { $name }; wähle eine von { LIST($editions) }
setup-no-edition-of = es gibt keine Ausgabe { $name } von { LIST($games, "or") }; wähle eine von { LIST($editions) }
setup-no-language = Die Sprache { $name } gibt es nicht; zur Wahl stehen { LIST($languages) }
setup-no-bot = es gibt keinen Bot { $name }; wähle einen von { LIST($bots) }
setup-no-capability = dem Spiel { $game } fehlt: { $capability }
setup-bot-not-playing = { $bot } spielt { $game } nicht; dem Spiel fehlt: { $capability }
setup-no-budget = die Denkzeit ist mindestens 1 Durchgang oder eine Zeit wie 200ms oder 1s
setup-not-a-budget = die Denkzeit ist eine Zahl von Durchgängen oder eine Zeit wie 200ms oder 1s; { $found } ist keines von beiden
setup-not-a-seed = eine Startzahl ist eine ganze Zahl von 0 bis { $most }, nicht { $found }

## JSON

json-malformed = Zeile { $line }: Das ist kein JSON ({ $reason })
json-too-deep = Zeile 1: Dieses JSON ist zu tief verschachtelt
json-unreadable = Zeile 1: Dieses JSON ist nicht lesbar ({ $reason })

## Aufzeichnungen

record-not-an-object = Zeile 1: Eine Aufzeichnung ist ein JSON-Objekt mit den Feldern { LIST($fields) }
record-other-format = format: Hier steht { $found }, nicht "{ $expected }"; das ist keine Aufzeichnung von Paddlewheel
record-other-version = version: Diese Aufzeichnung hat die Fassung { $found }; dieses Programm liest Fassung { $readable }
record-newer-version = version: Diese Aufzeichnung hat die Fassung { $found }; dieses Programm liest Fassung { $readable }; ein neueres Paddlewheel hat sie gemacht
record-missing = { $field }: fehlt; eine Aufzeichnung hat die Felder { LIST($fields) }
record-actions-malformed = actions: muss eine Liste von Texten wie 'pass' sein
record-options-malformed = options: muss ein Objekt mit edition, players und variants sein
record-not-text = { $field }: muss ein Text sein, nicht { $found }
record-bad-game = game: { $problem }
record-bad-options = options: { $problem }
record-options-unreadable = options: { $options } ist nicht lesbar ({ $reason })
record-bad-seed = seed: muss eine Zahl von 0 bis { $most } sein, nicht { $found }
record-bad-action = Aktion { $number } von { $of }: { $problem }
record-bad-action-on-line = Zeile { $line }, Aktion { $number } von { $of }: { $problem }
record-bad-agreed-end = agreed_end: muss true oder false sein, nicht { $found }
record-no-agreed-end = agreed_end: { $problem }
record-result-missing = result: ist null, aber nach der letzten Aktion ist das Spiel zu Ende
record-result-too-early = result: Die Aufzeichnung sagt { $found }, aber nach der letzten Aktion ist das Spiel nicht zu Ende
record-other-result = result: Die Aufzeichnung sagt { $found }, das Nachspielen ergibt { $replayed }
record-made-elsewhere = { $problem }; die Aufzeichnung entstand { LIST($reasons, "and") }
record-other-data = mit anderen Spieldaten (Fingerabdruck { $found }, hier { $own })
record-newer-engine = von einer neueren Fassung von Paddlewheel ({ $found }, dies ist { $own })
record-other-engine = von einer anderen Fassung von Paddlewheel ({ $found }, dies ist { $own })

## Ziehungen, auf die sich ein Raum festgelegt hat

luck-too-many-draws = luck: hat mehr Ziehungen als das Spiel
luck-malformed = luck: braucht commitment, secret und draws ({ $reason })
luck-hidden = luck: Das Geheimnis wird gezeigt, wenn das Spiel zu Ende ist; bis dahin kann es niemand prüfen
luck-other-commitment = luck: Das Geheimnis gehört nicht zur Festlegung { $commitment }
luck-no-draw = luck: Von der Ziehung „{ $action }“ ist nichts gesagt
luck-other-draw = luck: Eintrag { $number } sagt „{ $action }“, aber das Geheimnis zieht „{ $drawn }“

## Regeln eines Regelbuchs

clause-unknown = es gibt keine Regel { $name }; eine Regel heißt wie { LIST($examples, "or") }; die Kapitel sind die { LIST($chapters, "and") }
clause-chapters = von { $title } ({ LIST($keys) })
clause-nearest-one = es gibt keine Regel { $name }; am nächsten kommt { $nearest }
clause-nearest = es gibt keine Regel { $name }; am nächsten kommen { LIST($nearest, "and") }
