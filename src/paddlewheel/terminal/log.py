"""Condensed log of a game: related events share a line, important ones have their own."""

import textwrap
from collections.abc import Hashable
from dataclasses import dataclass, replace

from paddlewheel.core.game import Position
from paddlewheel.core.match import Match
from paddlewheel.terminal import theme
from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.game_ui import Entry, Face


@dataclass(frozen=True)
class Line:
    text: str
    key: Hashable = None  # entries with equal keys are joined in one line
    heading: str = ""
    deeds: tuple[str, ...] = ()
    weighty: bool = False
    chapter: bool = False


class Logbook:
    def __init__(self, face: Face) -> None:
        self.face = face
        self.lines: list[Line] = []

    def copy(self) -> list[Line]:
        return list(self.lines)

    def tell(self, before: Position, after: Position, action: int) -> None:
        for event in before.game.events(before, after, action):
            entry = self.face.entry(before, event, action)
            if entry is None:
                continue
            if entry.line is None:
                self.lines.append(Line(entry.text, weighty=entry.weighty, chapter=entry.chapter))
            else:
                self._deed(entry)

    def _deed(self, entry: Entry) -> None:
        last = self.lines[-1] if self.lines else None
        if last is None or last.key != entry.line:
            last = Line("", entry.line, entry.heading, weighty=entry.weighty)
            self.lines.append(last)
        deeds = (*last.deeds, entry.text) if entry.text else last.deeds
        told = ": ".join(part for part in (last.heading, ", ".join(shortened(deeds))) if part)
        self.lines[-1] = replace(last, deeds=deeds, text=told)


def chronicle(match: Match, face: Face) -> Logbook:
    """Replay a game to build its log, from the first draw to the last action."""
    logbook = Logbook(face)
    position = match.game.new_position(match.options)
    for action in match.log:
        before = position.copy()
        position.step(action)
        logbook.tell(before, position, action)
    return logbook


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


def paint_log(canvas: Canvas, top: int, rows: int, lines: list[Line]) -> None:
    shown: list[tuple[str, Line]] = []
    for line in lines[-rows:] if rows > 0 else []:
        wrapped = textwrap.wrap(line.text, canvas.width - 1, subsequent_indent="  ", break_on_hyphens=False)
        shown += [(part, line) for part in wrapped]
    for index, (part, line) in enumerate(shown[-rows:] if rows > 0 else []):
        style = theme.HEADING if line.chapter else theme.PLAIN if line.weighty else theme.FAINT
        canvas.put(1, top + index, part, style)
