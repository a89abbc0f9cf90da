# The game and its edition by their names on the server.

edition-2017 = 2017
edition-2017-line = Riverboat as it came out.
game-riverboat = Riverboat
game-riverboat-line = Four rounds on your plantation: plant, harvest, fill the riverboats.
