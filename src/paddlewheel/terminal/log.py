"""Condensed log of a game: related events share a line, important ones have their own."""

from dataclasses import replace

from paddlewheel.core.game import Position
from paddlewheel.core.matches.match import Match
from paddlewheel.core.messages.language import localized
from paddlewheel.core.presentation import events_between
from paddlewheel.core.terminal.game_ui import GameUI, LogEntry, Words
from paddlewheel.core.terminal.log import LogLine


class Logbook:
    def __init__(self, face: GameUI, language: str) -> None:
        self.ui, self.language = face, language
        self.lines: list[LogLine] = []

    def copy(self) -> list[LogLine]:
        return list(self.lines)

    def add_event(self, before: Position, after: Position, action: int) -> None:
        for event in events_between(before, after, action):
            entry = self.ui.entry(before, event, action)
            if entry is None:
                continue
            if entry.line is None:
                self.lines.append(LogLine(self._text(entry.text), important=entry.important, chapter=entry.chapter))
            else:
                self._append_part(entry)

    def _append_part(self, entry: LogEntry) -> None:
        last = self.lines[-1] if self.lines else None
        if last is None or last.key != entry.line:
            last = LogLine("", entry.line, self._text(entry.heading).rstrip("."), important=entry.important)
            self.lines.append(last)
        deeds = (*last.part_texts, self._text(entry.text)) if entry.text else last.part_texts
        told = ": ".join(part for part in (last.heading, ", ".join(collapse_repeats(deeds))) if part)
        self.lines[-1] = replace(last, part_texts=deeds, text=told)

    def _text(self, words: Words) -> str:
        return localized(words, self.language)


def build_log(match: Match, face: GameUI, language: str) -> Logbook:
    """Replay a game to build its log, from the first draw to the last action."""
    logbook = Logbook(face, language)
    position = match.game.new_position(match.options)
    for action in match.log:
        before = position.copy()
        position.step(action)
        logbook.add_event(before, position, action)
    return logbook


def collapse_repeats(deeds: tuple[str, ...]) -> list[str]:
    """
    >>> collapse_repeats(("speed 3", "ahead", "ahead", "port"))
    ['speed 3', 'ahead x2', 'port']
    """
    runs: list[tuple[str, int]] = []
    for deed in deeds:
        if runs and runs[-1][0] == deed:
            runs[-1] = (deed, runs[-1][1] + 1)
        else:
            runs.append((deed, 1))
    return [deed if count == 1 else f"{deed} x{count}" for deed, count in runs]
