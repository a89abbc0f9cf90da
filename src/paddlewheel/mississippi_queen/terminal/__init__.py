"""Terminal interface of Mississippi Queen: a river of hexagons, boats steered with the arrow keys."""
