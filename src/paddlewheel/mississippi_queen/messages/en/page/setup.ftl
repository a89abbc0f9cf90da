# The game, its editions and variants by their names on the server.

edition-2019 = 2019
edition-2019-line = The new edition: chain pushes, and nobody is out of the race.
game-mississippi-queen = Mississippi Queen
game-mississippi-queen-line = Race paddle steamers downriver, pick up two passengers, brake in time.
game-mississippi-queen-learn = The guided race
game-mississippi-queen-learn-line = Speed, coal, turning, pushing, docking: learned by doing, in five minutes.
game-mississippi-queen-lesson = A guided race
game-mississippi-queen-after-lesson = Now a real race
edition-intro-1997 = 1997, first race
edition-intro-1997-line = The introductory game: a pure race over four tiles, for a first try.
edition-classic-1997 = 1997
edition-classic-1997-line = The game of the year 1997: pick up two passengers on the way.
edition-black-rose-1998 = 1998, The Black Rose
edition-black-rose-1998-line = The expansion: the Black Rose, coal stations, driftwood, sandbanks.
edition-2019-advanced = 2019, advanced
edition-2019-advanced-line = The new edition with its special tiles.
variant-black-rose = The Black Rose
variant-teams = Teams
variant-two-boats-each = Two boats each
variant-exact-passengers = Just enough passengers
variant-river-length = Length of the river
variant-b-tiles = Special tiles
variant-branching-river = Branching river
variant-no-push-near-finish = No pushing at the finish
variant-vote-on-direction = Vote on the river
