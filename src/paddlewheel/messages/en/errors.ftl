# Errors of any game. Texts in { $... } that quote input are shown as they are.

error-plain = { $text }

## Actions

action-illegal = '{ $action }' is not legal here ({ $clause }); legal is: { LIST($legal) }
action-illegal-when-over = '{ $action }' is not legal here ({ $clause }); legal is: nothing: the game is over
action-no-agreed-end = the game cannot end here by agreement: that takes somebody who has arrived, and somebody who still plays
action-unknown = { $text } is not an action; an action starts with one of: { LIST($verbs) }

## Games, editions, bots, seeds

setup-no-game = there is no game { $name }; choose one of { LIST($games) }
setup-no-edition = there is no edition { $name }; choose one of { LIST($editions) }
setup-no-edition-of = there is no edition { $name } of { LIST($games, "or") }; choose one of { LIST($editions) }
setup-no-language = there is no language { $name }; choose one of { LIST($languages) }
setup-no-bot = there is no bot { $name }; choose from { LIST($bots) }
setup-no-capability = the game { $game } does not offer: { $capability }
setup-bot-not-playing = { $bot } does not play { $game }, which does not offer: { $capability }
setup-no-budget = a budget is at least 1 iteration, or some time as in 200ms or 1s
setup-not-a-budget = a budget is a number of iterations, or a time as in 200ms or 1s; { $found } is neither
setup-not-a-seed = a seed is a whole number from 0 to { $most }, not { $found }

## JSON

json-malformed = line { $line }: this is not JSON ({ $reason })
json-too-deep = line 1: this JSON is nested too deeply
json-unreadable = line 1: this JSON cannot be read ({ $reason })

## Records

record-not-an-object = line 1: a record is a JSON object with the fields { LIST($fields) }
record-other-format = format: this is { $found }, not "{ $expected }"; it is not a Paddlewheel record
record-other-version = version: this record has version { $found }; this program reads version { $readable }
record-newer-version = version: this record has version { $found }; this program reads version { $readable }; a newer Paddlewheel made it
record-missing = { $field }: missing; a record has the fields { LIST($fields) }
record-actions-malformed = actions: must be a list of texts such as 'pass'
record-options-malformed = options: must be an object with edition, players and variants
record-not-text = { $field }: must be a text, not { $found }
record-bad-game = game: { $problem }
record-bad-options = options: { $problem }
record-options-unreadable = options: { $options } cannot be read ({ $reason })
record-bad-seed = seed: must be a number from 0 to { $most }, not { $found }
record-bad-action = action { $number } of { $of }: { $problem }
record-bad-action-on-line = line { $line }, action { $number } of { $of }: { $problem }
record-bad-agreed-end = agreed_end: must be true or false, not { $found }
record-no-agreed-end = agreed_end: { $problem }
record-result-missing = result: is null, but the game is over after its last action
record-result-too-early = result: the record says { $found }, but the game is not over after its last action
record-other-result = result: the record says { $found }, replaying it gives { $replayed }
record-made-elsewhere = { $problem }; the record was made { LIST($reasons, "and") }
record-other-data = with other data files (fingerprint { $found }, here { $own })
record-newer-engine = by a newer version of Paddlewheel ({ $found }, this is { $own })
record-other-engine = by another version of Paddlewheel ({ $found }, this is { $own })

## Draws that a room committed itself to

luck-too-many-draws = luck: it has more draws than the game
luck-malformed = luck: must have commitment, secret and draws ({ $reason })
luck-hidden = luck: the secret is shown when the game is over; until then nobody can check it
luck-other-commitment = luck: the secret does not belong to the commitment { $commitment }
luck-no-draw = luck: nothing is said of the draw '{ $action }'
luck-other-draw = luck: entry { $number } says '{ $action }', but the secret draws '{ $drawn }'

## Clauses of a rulebook

clause-unknown = there is no clause { $name }; a clause is named like { LIST($examples, "or") }; the chapters are those { LIST($chapters, "and") }
clause-chapters = of { $title } ({ LIST($keys) })
clause-nearest-one = there is no clause { $name }; the nearest is { $nearest }
clause-nearest = there is no clause { $name }; the nearest are { LIST($nearest, "and") }
