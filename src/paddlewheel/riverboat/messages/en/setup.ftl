# Set-ups that cannot be.

rb-setup-no-edition = Riverboat has one edition, { $edition }; there is no { $found }
rb-setup-variants-malformed = variants are named values, not { $found }
rb-setup-players = Riverboat is for 2 to 4 players, not { $found }
rb-setup-no-variant = Riverboat has no variant { $name }; what can be changed are the numbers { LIST($numbers) }
rb-setup-one-number = { $knob } has one number, not { $given }: { $found }
rb-setup-several-numbers = { $knob } has { $count } numbers as in { $example }, or one for all, not { $given }: { $found }
rb-setup-number = { $knob } is a number from { $low } to { $high }, not { $found }
rb-setup-too-few-coins = { $players } players begin with { $needed } coins; there are { $supply }
rb-setup-too-few-surveyors = { $players } players begin with { $needed } surveyors; there are { $supply }
rb-setup-too-few-cards = { $rounds } rounds need { $needed } cultivation cards; there are { $supply }
rb-setup-too-many-riverboats = a player has room for { $places } riverboats in the game, not for { $claimed }
