"""Rulebook of Riverboat: one edition with configurable numbers."""

from typing import Any

from paddlewheel.core.messages import text
from paddlewheel.core.rulebook import Rulebook
from paddlewheel.riverboat.knobs import Knob, default_value, knobs
from paddlewheel.riverboat.messages.knobs import knob as message


class RiverboatRulebook(Rulebook):
    def knob_rows(self) -> list[dict[str, Any]]:
        return [_row(knob, text(message(knob.name), self.language)) for knob in knobs().values()]


def _row(knob: Knob, says: str) -> dict[str, Any]:
    values = [_shown(default_value(knob))]
    return {"name": knob.name, "title": says.rstrip("."), "says": says, "values": values, "clauses": []}


def _shown(value: Any) -> str:
    """
    >>> _shown([20, 10, 5, 0])
    '20, 10, 5, 0'
    """
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


RULEBOOK = RiverboatRulebook("riverboat", "Riverboat", "RB", "paddlewheel.riverboat", ["2017"])
