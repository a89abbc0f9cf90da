# Sentences that the rulebook generates.

mq-rules-part = part of the game
mq-rules-missing = not in this edition
mq-rules-only-with = only with { LIST($ways, "or") }
mq-rules-players = { LIST($counts, "or") } players
mq-rules-variant = the variant { $name }
mq-rules-number-with-players = { $number } with { $players }
mq-rules-number-with = { $number } with { LIST($counts, "or") }
mq-rules-in-editions = { START($when) }: { LIST($editions) }.

mq-rules-no-difference = { $left } and { $right } do not differ.
mq-rules-different-knobs = What is set differently
mq-rules-different-clauses = Rules that are missing or read differently
