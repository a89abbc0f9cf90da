"""Colours that all drawings share; the page has them in tokens.css."""

PAPER, INK = "#efe3c6", "#2a2118"
FOAM, MEADOW = "#d5ebe2", "#b9bd84"
BRASS, WARNING = "#c9973f", "#b23a2e"
