"""Rulebook of Riverboat: one edition with configurable numbers."""

from typing import Any

from paddlewheel.core.rulebook import Rulebook
from paddlewheel.core.rulebook.translations import read_rows
from paddlewheel.riverboat.knobs import default_value, knobs


class RiverboatRulebook(Rulebook):
    def knob_rows(self) -> list[dict[str, Any]]:
        rows = read_rows("paddlewheel.riverboat", "knobs", self.language)["knob"]
        return [
            {
                "name": row["name"],
                "title": row["says"].rstrip("."),
                "says": row["says"],
                "values": [_shown(default_value(knobs()[row["name"]]))],
                "clauses": [],
            }
            for row in rows
        ]


def _shown(value: Any) -> str:
    """
    >>> _shown([20, 10, 5, 0])
    '20, 10, 5, 0'
    """
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


RULEBOOK = RiverboatRulebook("riverboat", "Riverboat", "RB", "paddlewheel.riverboat", ["2017"])
