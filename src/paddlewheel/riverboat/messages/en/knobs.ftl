# Numbers that a table may change.

rb-knob-workers = Workers a player begins with.
rb-knob-first-coins = Coins a player begins with.
rb-knob-first-surveyors = Surveyors a player begins with.
rb-knob-coins = Coins there are in all.
rb-knob-surveyors = Surveyors there are in all.
rb-knob-barns = Barns there are in all.
rb-knob-wells = Wells there are in all.
rb-knob-cards-of-a-colour = Cultivation cards of each colour.
rb-knob-wild-cards = Cultivation cards of every colour.
rb-knob-cards-a-round = Cultivation cards revealed in a round.
rb-knob-riverboats-a-round = Riverboats a player may fill in each of the four rounds.
rb-knob-surveyors-a-round = Surveyors a player may place in each of the four rounds.
rb-knob-harbor-start = Where the harbor master starts, with 2, 3 and 4 players.
rb-knob-harbor-end = The last step of the harbor master.
rb-knob-harvest-bonus-at = Workers harvested from one crop that bring its bonus.
rb-knob-barn-each = Points of a barn for each field around it with the crop it scores.
rb-knob-barn-most = Points of a barn at most.
rb-knob-well-each = Points of a well for each field of its group.
rb-knob-covered-colour = Points at the end for a colour whose fields are all covered.
rb-knob-unscored-feature = Points at the end for a barn, well or surveyor that never scored.
rb-knob-agents-bonus = Points at the end for the most agents, the second most, the third and the fourth.
rb-knob-open-tiles = Spaces of the supply board for crop tiles of one, two and three hexes.
rb-knob-tile-points = Points for laying a crop tile of one, two and three hexes.
rb-knob-riverboats-of-a-kind = How many riverboats there are of each kind.
rb-knob-space-steps = Steps of the harbor master that go with the card of the third space.
