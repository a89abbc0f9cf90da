# Sätze, die das Regelbuch bildet.

mq-rules-part = gehört zum Spiel
mq-rules-missing = nicht in dieser Ausgabe
mq-rules-only-with = nur mit { LIST($ways, "or") }
mq-rules-players = { LIST($counts, "or") } Spielern
mq-rules-variant = der Variante { $name }
mq-rules-number-with-players = { $number } mit { $players }
mq-rules-number-with = { $number } mit { LIST($counts, "or") }
mq-rules-in-editions = { START($when) }: { LIST($editions) }.

mq-rules-no-difference = { $left } und { $right } unterscheiden sich nicht.
mq-rules-different-knobs = Was anders eingestellt ist
mq-rules-different-clauses = Regeln, die fehlen oder anders lauten
