"""What the games' terminal interfaces are made of: canvas, styles, keys, lists of options, the log's lines."""
