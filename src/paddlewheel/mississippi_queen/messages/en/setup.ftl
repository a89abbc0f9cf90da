# Set-ups that cannot be. Names of editions, variants and knobs are those of the data files.

mq-setup-players-malformed = the number of players is a whole number, not { $found }
mq-setup-players = { $edition } is for { $low } to { $high } players, not { $found }
mq-setup-options-malformed = an edition is a name and variants are named values, not { $edition } and { $variants }
mq-setup-no-variant = there is no variant { $name }; there are { LIST($variants) }; numbers that can be changed are { LIST($numbers) }
mq-setup-switch = { $variant } is switched on or off, it cannot be { $found }
mq-setup-not-admitted = { $edition } does not admit { $variant }; it admits { LIST($admitted) }
mq-setup-not-admitted-because = { $edition } does not admit { $variant }: { $reason }; it admits { LIST($admitted) }
mq-setup-knob-word = { $knob } is { LIST($words, "or") }, not { $found }
mq-setup-knob-number = { $knob } is a number from { $low } to { $high }, not { $found }
mq-setup-knob-range = { $knob } goes from one number to another as in 2-5, not { $found }
mq-setup-rose-players = the Black Rose sails with { $low } to { $high } players here, not with { $found } (MQ-ROSE-2)
mq-setup-rose-room = { $edition } has room for { $boats } boats; the Black Rose would be one more (MQ-ROSE-2)
mq-setup-team-players = teams race with 4 or 6 players, not with { $found } (MQ-SET-12)
mq-setup-teams = teams of { $players } players are { LIST($teams, "or") }, not { $found } (MQ-SET-12)
mq-setup-river-length = a river has { $low } to { $high } tiles with the start, not { $found } (MQ-RIV-12)
mq-setup-river-length-text = a river has { $low } to { $high } tiles with the start, not the text { $found } (MQ-RIV-12)
mq-setup-b-tiles-malformed = b_tiles are named as in B1+B2, not { $found }
mq-setup-no-b-tile = there is no B tile { $name }; they are { LIST($tiles) }
mq-setup-b-tiles = the advanced game has { $low } to { $high } B tiles, not { $found } (MQ-RIV-12)
mq-setup-b-tile-twice = a B tile is named twice in { $tiles }; each is in the box once
mq-setup-two-boats = two boats each is for 3 players (2 have them anyway), not for { $players } (MQ-SET-11)
mq-setup-two-boats-in-teams = teams have one boat a player, so they cannot have two boats each (MQ-SET-12)
mq-setup-branching-players = the branching river is for 6 to 8 players, not for { $players } (MQ-RIV-15)
mq-setup-branching-length = a branching river has at least 12 tiles (MQ-RIV-15)
mq-setup-b1-needed = 7 and 8 players need the B1 tile: its coal stations carry passengers too (MQ-SET-9)
mq-setup-too-few-tiles = a river of { $length } tiles needs { $needed } after the start, but there are { $a_tiles } A tiles and { $b_tiles } chosen B tiles (MQ-RIV-12)
mq-setup-boats = there is room for { $most } boats, not for { $found } (MQ-SET-6)
mq-setup-no-passengers = { $edition } has no passengers (MQ-SET-10)

mq-setup-reason-black-rose = its box has no Black Rose (MQ-ROSE-1)
mq-setup-reason-b-tiles = its box has no B tiles (MQ-RIV-12)
mq-setup-reason-exact-passengers = it has no passengers (MQ-SET-13)
mq-setup-reason-branching-river = it takes 6 to 8 players (MQ-RIV-15)
mq-setup-reason-teams = it is a race of every boat for itself (MQ-SET-12)
mq-setup-reason-two-boats-each = it is a race of one boat each (MQ-SET-11)
