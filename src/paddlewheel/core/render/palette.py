"""Colours that drawings share; the page has them in tokens.css, there also by night."""

PAPER, INK, CARD = "#efe3c6", "#2a2118", "#f7efdb"
CREAM, PLATE = "#fff8e8", "#fdf6e3"
BRASS, WARNING, COAL = "#c9973f", "#b23a2e", "#1f1b18"

FOAM, MEADOW = "#d5ebe2", "#b9bd84"
WATER_DEEP, WATER_LIGHT = "#3f7f86", "#5aa3a0"
RIVER_DEEP, RIVER_SHADE, RIVER_GRID = "#0e3b40", "#1d4a4d", "#e9f5ee"
SAND, WET_SAND, LEAF = "#ecd9a3", "#cfb67c", "#7f9c55"
TREE, TREE_LIGHT, TREE_DARK, TREE_CROWN = "#5c7d3c", "#6d8f48", "#4f6f36", "#a5bf73"
WOOD, WHARF, HOUSES = "#8a5f3c", "#a97b4b", "#e8d3b0"
