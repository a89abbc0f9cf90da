"""Mississippi Queen at the terminal: a river of hexagons, steered with the arrow keys."""
