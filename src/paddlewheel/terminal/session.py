"""A race at a terminal, without the terminal: what lines and keys do to it, and what there is to show.

Nothing here reads or writes a screen, so a test can play a whole race by calling `submit` and `press`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from paddlewheel.bots import Bot
from paddlewheel.core.errors import NotationError, PaddlewheelError
from paddlewheel.core.match import Match
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import STOP
from paddlewheel.mississippi_queen.game import RacePosition
from paddlewheel.mississippi_queen.view.words import player
from paddlewheel.terminal import saving
from paddlewheel.terminal.commands import Order, Play, Unclear, understand
from paddlewheel.terminal.explain import KNOWN, help_page, refused, rule_page
from paddlewheel.terminal.history import History
from paddlewheel.terminal.logbook import Logbook
from paddlewheel.terminal.pages import Page


@dataclass
class Session:
    match: Match
    humans: set[int]
    bots: dict[int, Bot]
    save_to: Path | None = None
    message: str = ""  # the answer to what was typed last
    trouble: bool = False  # the message is a complaint
    page: Page | None = None  # shown instead of the river
    room: tuple[int, int] = (76, 18)  # columns and rows for a page
    over: bool = False  # the player has left
    logbook: Logbook = field(default_factory=Logbook)
    history: History = field(default_factory=History)
    _planned: list[int] = field(default_factory=list)  # what a bot means to do next in its turn

    @property
    def position(self) -> RacePosition:
        return cast(RacePosition, self.match.position)

    @property
    def is_human_asked(self) -> bool:
        return not self.match.is_over and self.match.actor in self.humans

    def say(self, text: str, *, trouble: bool = False) -> None:
        self.message, self.trouble = text, trouble

    # Playing

    def run_bots(self) -> Iterator[None]:
        """Let bots act until a person is asked; yields after each action, for whoever draws."""
        while not self.match.is_over and not self.is_human_asked:
            seat = self.match.actor
            self.play_action(self._bots_choice(seat))
            if self.match.actor != seat:
                self._planned = []
            self.history.close(f"{player(self.position.record, seat)} has acted since")
            yield

    def _bots_choice(self, seat: int) -> int:
        """The next action of the plan it made, or of a new one where that no longer holds."""
        legal = self.position.legal_actions()
        if not self._planned or self._planned[0] not in legal:
            self._planned = list(self.bots[seat].decide(self.position.seen_by(seat), legal))
        return self._planned.pop(0)

    def play_action(self, action: int) -> None:
        """Play a legal action with all that chance does next, and write it down."""
        before, known = self.position.copy(), len(self.match.log)
        self.history.remember(self.match, self.logbook.copy())
        self.match.play(action)
        self.history.settle(self.match)
        if before.record.phase == state.VOTE_PHASE and self.position.record.phase != state.VOTE_PHASE:
            self.history.close("the votes have been shown")
        for done in self.match.log[known:]:
            after = before.copy()
            after.step(done)
            self.logbook.tell(before, after, done)
            before = after

    def choose(self, action: int) -> None:
        """A person's action, legal or not."""
        clause = self.position.refusal(action)
        if clause:
            self.say(refused(self.position, action, clause), trouble=True)
        else:
            self.say("")
            self.play_action(action)

    # Lines

    def submit(self, line: str) -> None:
        """A typed line."""
        if self.page and not line.strip():
            self.turn_page()
            return
        self.page = None
        legal = self.match.legal_actions()
        if not line.strip():
            self.confirm(legal)
            return
        self._obey(understand(line.strip(), legal, KNOWN))

    def turn_page(self) -> None:
        if self.page and not self.page.turn(*self.room):
            self.page = None

    def confirm(self, legal: list[str]) -> None:
        """An empty line: stop, or the only thing there is."""
        if self.match.is_over:
            self.over = True
        elif self.position.record.phase == state.MOVE_PHASE:
            self.choose(STOP)
        elif len(legal) == 1:
            self.choose(self.match.game.parse_action(legal[0]))
        else:
            self.say(f"Choose one of: {', '.join(legal)}", trouble=True)

    def _obey(self, meant: Play | Order | Unclear) -> None:
        if isinstance(meant, Play):
            self.choose(self.match.game.parse_action(meant.text))
        elif isinstance(meant, Unclear):
            self.say(f"{meant.why}. Now you may: {', '.join(self.match.legal_actions())} (? explains)", trouble=True)
        else:
            ORDERS[meant.name](self, meant.argument)

    # Orders

    def undo(self, _: str) -> None:
        if not len(self.history):
            self.say(f"There is nothing to take back: {self.history.reason}.", trouble=True)
            return
        self.logbook.lines = self.history.undo(self.match)
        self.say("Taken back.")

    def restart(self, _: str) -> None:
        if not len(self.history):
            self.undo("")
            return
        self.logbook.lines = self.history.restart(self.match)
        self.say("Back to where you began.")

    def help(self, _: str) -> None:
        self.page = Page(help_page(self.position))

    def rules(self, clause: str) -> None:
        if not clause:
            self.say("Which clause? For example: rules MQ-MOV-8", trouble=True)
        else:
            self._show_rule(clause)

    def _show_rule(self, clause: str) -> None:
        try:
            self.page = Page(rule_page(clause, self.position.options.edition))
        except NotationError as problem:
            self.say(f"{problem}. For example: rules MQ-MOV-8", trouble=True)

    def log(self, _: str) -> None:
        self.page = Page(["The race so far:", *(line.text for line in self.logbook.lines)], from_the_end=True)

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save_to
        if path is None:
            self.say("Save it where? For example: save race.json", trouble=True)
            return
        try:
            saving.save(self.match, path)
        except PaddlewheelError as problem:
            self.say(str(problem), trouble=True)
        else:
            self.save_to = path
            self.say(saving.how_to_resume(path))

    def quit(self, _: str) -> None:
        self.over = True


ORDERS: dict[str, Callable[[Session, str], None]] = {
    "undo": Session.undo,
    "restart": Session.restart,
    "help": Session.help,
    "?": Session.help,
    "rules": Session.rules,
    "log": Session.log,
    "save": Session.save,
    "quit": Session.quit,
    "exit": Session.quit,
}
