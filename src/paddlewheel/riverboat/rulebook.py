"""The rulebook of Riverboat: one edition, no knobs."""

from paddlewheel.core.rulebook import Rulebook

RULEBOOK = Rulebook("riverboat", "Riverboat", "RB", "paddlewheel.riverboat", ["2017"])
