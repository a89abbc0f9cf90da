# The game and its edition by their names on the server.

edition-2017 = 2017
edition-2017-line = Riverboat as it came out.
game-riverboat = Riverboat
game-riverboat-line = Four rounds on your plantation: plant, harvest, fill the riverboats.
game-riverboat-learn = The guided first round
game-riverboat-learn-line = One round of Riverboat: workers, crops, riverboats and how they score.
game-riverboat-lesson = A guided first round
