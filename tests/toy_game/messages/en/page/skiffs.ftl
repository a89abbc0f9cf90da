game-skiffs = Skiffs
game-skiffs-line = The first skiff at the end of the river wins.
