"""The log of a race in few lines: a boat's turn is told in one, what matters in a sentence of its own."""

from dataclasses import dataclass, replace

from paddlewheel.mississippi_queen.actions import action_text
from paddlewheel.mississippi_queen.game import RacePosition
from paddlewheel.mississippi_queen.view import ROUTINE, events
from paddlewheel.mississippi_queen.view.words import title

DULL = ("faced", "voted", "boxed")


@dataclass(frozen=True)
class Line:
    text: str
    boat: str = ""  # whose boat it is about
    deeds: tuple[str, ...] = ()  # of a turn told in one line
    weighty: bool = False


class Logbook:
    def __init__(self) -> None:
        self.lines: list[Line] = []

    def copy(self) -> list[Line]:
        return list(self.lines)

    def tell(self, before: RacePosition, after: RacePosition, action: int) -> None:
        for event in events(before, after, action):
            if event.kind == "followed":
                continue
            if event.kind in ROUTINE:
                self._deed(title(before.record, int(before.record.boat)), event.who, action_text(action))
            else:
                self.lines.append(Line(event.text, event.who, weighty=event.kind not in DULL))

    def _deed(self, name: str, boat: str, deed: str) -> None:
        last = self.lines[-1] if self.lines else None
        if last is None or not last.deeds or last.boat != boat or last.deeds[-1] == "stop":
            last = Line("", boat)
            self.lines.append(last)
        deeds = (*last.deeds, deed)
        self.lines[-1] = replace(last, deeds=deeds, text=f"{name}: {', '.join(shortened(deeds))}")


def shortened(deeds: tuple[str, ...]) -> list[str]:
    """
    >>> shortened(("speed 3", "ahead", "ahead", "port"))
    ['speed 3', 'ahead x2', 'port']
    """
    runs: list[tuple[str, int]] = []
    for deed in deeds:
        if runs and runs[-1][0] == deed:
            runs[-1] = (deed, runs[-1][1] + 1)
        else:
            runs.append((deed, 1))
    return [deed if count == 1 else f"{deed} x{count}" for deed, count in runs]
