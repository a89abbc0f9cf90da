"""State of a terminal game and the commands on it, independent of the console.

Nothing here reads or writes a screen, so a test can play a whole game by calling `submit` and `press`.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from paddlewheel.bots import Bot
from paddlewheel.bots.follow_plan import PlanFollower
from paddlewheel.core.errors import IllegalAction, NotationError, PaddlewheelError, RecordError
from paddlewheel.core.matches.match import Match
from paddlewheel.core.matches.records import FORMAT, to_text
from paddlewheel.core.matches.undo import reveals
from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.messages.language import localized
from paddlewheel.core.terminal.game_ui import GameUI, Scene, Words
from paddlewheel.terminal import commands, messages
from paddlewheel.terminal.commands import Command, PlayInput, UnclearInput, Vocabulary, parse_input
from paddlewheel.terminal.explain import help_page, refusal_message, rule_page, some_of
from paddlewheel.terminal.log import build_log
from paddlewheel.terminal.pages import CanvasPage, Page
from paddlewheel.terminal.undo import UndoHistory


class Session:
    def __init__(
        self,
        match: Match,
        face: GameUI,
        humans: set[int],
        bots: dict[int, Bot],
        save_to: Path | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.match, self.ui, self.humans, self.bots, self.save_to = match, face, humans, bots, save_to
        self.language = language
        self.rulebook = match.game.module.rulebook.in_language(language)
        self.edition: str = match.game.options_to_json(match.options)["edition"]
        started = all(match.game.is_chance_action(action) for action in match.log)
        self.message = self.text(face.welcome(match.position)) if started else ""  # the response to the last input
        self.trouble = False  # the message is an error
        self.page: Page | None = None  # shown instead of the table
        self.room = (76, 18)  # columns and rows of a page
        self.over = False  # the player has quit
        self.logbook = build_log(match, face, language)
        self.history = UndoHistory()
        self._bot_plan = PlanFollower()
        self._seat = min(humans, default=0)

    @property
    def position(self) -> Any:
        """The current position, of the game's own class."""
        return self.match.position

    @property
    def is_human_turn(self) -> bool:
        return not self.match.is_over and self.match.actor in self.humans

    @property
    def seat(self) -> int:
        """The seat whose view is shown: the person whose turn it is, or was last."""
        if self.is_human_turn:
            self._seat = self.match.actor
        return self._seat

    def scene(self, choices: Sequence[int] = (), chosen: int | None = None) -> Scene:
        """What the game paints of this moment."""
        return Scene(self.position, self.seat, self.is_human_turn, choices, chosen, self.logbook.lines, self.language)

    def text(self, words: Words) -> str:
        return localized(words, self.language)

    def say(self, words: Words, *, trouble: bool = False) -> None:
        self.message, self.trouble = self.text(words), trouble

    # Playing

    def run_bots(self) -> Iterator[None]:
        """Let bots act until it is a person's turn; yields after each action so that the caller can draw."""
        while not self.match.is_over and not self.is_human_turn:
            seat = self.match.actor
            self.play_action(self._next_bot_action(seat))
            self.history.close(messages.has_acted(self.ui.player(self.position, seat)))
            yield

    def _next_bot_action(self, seat: int) -> int:
        position, bot = self.position, self.bots[seat]
        return self._bot_plan.next_action(
            position,
            len(self.match.log),
            lambda: bot.decide(position.seen_by(seat), position.legal_actions(), bot.budget),
        )

    def play_action(self, action: int) -> None:
        """Play a legal action and the chance actions that follow, and add them to the log."""
        before, known = self.position.copy(), len(self.match.log)
        self.history.remember(self.match, self.logbook.copy())
        self.match.play(action)
        self.history.close_after_chance(self.match, known)
        if reveals(before, self.position):
            self.history.close(self.ui.reveal_reason())
        for done in self.match.log[known:]:
            after = before.copy()
            after.step(done)
            self.logbook.add_event(before, after, done)
            before = after

    def choose(self, action: int) -> None:
        """Play a person's action, or explain why it is refused."""
        clause = self.position.refusal(action)
        if clause:
            self.say(refusal_message(self.ui, self.rulebook, self.position, action, clause), trouble=True)
        else:
            self.say("")
            self.play_action(action)

    # Typed lines

    def submit(self, line: str) -> None:
        """Handle a typed line."""
        if self.page and not line.strip():
            self.turn_page()
            return
        self.page = None
        if not line.strip():
            self.confirm()
        else:
            self._execute(parse_input(line.strip(), self._vocabulary()))

    def _vocabulary(self) -> Vocabulary:
        face = self.ui
        orders = (*commands.COMMAND_NAMES, *face.sheets)
        return Vocabulary(self.legal_texts(), face.known, orders, face.action_synonyms, face.numbered(self.position))

    def legal_texts(self) -> list[str]:
        """The legal actions as texts, in the order of the list on the screen."""
        return [self.match.game.action_text(action) for action in self.ui.choices(self.position)]

    def turn_page(self) -> None:
        if self.page and not self.page.turn(*self.room):
            self.page = None

    def confirm(self) -> None:
        """Handle an empty line: the game's default action, or the only legal one."""
        if self.match.is_over:
            self.over = True
            return
        meant = self.ui.on_enter(self.position)
        choices = self.ui.choices(self.position)
        if meant is not None:
            self.choose(meant)
        elif len(choices) == 1:
            self.choose(choices[0])
        else:
            self.say(messages.choose_one(some_of(self.legal_texts())), trouble=True)

    def _execute(self, meant: PlayInput | Command | UnclearInput) -> None:
        if isinstance(meant, PlayInput):
            self.choose(self.match.game.parse_action(meant.text))
        elif isinstance(meant, UnclearInput):
            self.say(messages.unclear(meant.why, some_of(self.legal_texts())), trouble=True)
        elif meant.name in self.ui.sheets:
            self.show_sheet(meant.name, meant.argument)
        else:
            COMMAND_HANDLERS[meant.name](self, meant.argument)

    # Commands

    def show_sheet(self, name: str, argument: str) -> None:
        self.page = CanvasPage(canvas=self.ui.sheets[name](self.scene(), self.room[0], argument))

    def undo(self, _: str) -> None:
        if not len(self.history):
            self.say(messages.nothing_to_undo(self.history.reason), trouble=True)
            return
        self.logbook.lines = self.history.undo(self.match)
        self.say(messages.taken_back())

    def restart(self, _: str) -> None:
        if not len(self.history):
            self.undo("")
            return
        self.logbook.lines = self.history.restart(self.match)
        self.say(messages.back_to_start())

    def finish(self, _: str) -> None:
        """End the game by agreement: the people at this terminal agree, and bots always do."""
        try:
            self.match.end_by_agreement()
        except IllegalAction as problem:
            self.say(problem.message, trouble=True)
        else:
            self.history.close(messages.ended_here())
            self.say(messages.ended_here())

    def help(self, _: str) -> None:
        if self.match.is_over:
            self.say(self.ui.prompt(self.position, None))
        else:
            self.page = Page(help_page(self.ui, self.rulebook, self.position, self.language))

    def rules(self, clause: str) -> None:
        if not clause:
            self.say(messages.which_clause(self.ui.example), trouble=True)
            return
        try:
            self.page = Page(rule_page(clause, self.rulebook, self.edition))
        except NotationError as problem:
            self.say(messages.no_such_clause(problem_words(problem), self.ui.example), trouble=True)

    def log(self, _: str) -> None:
        lines = [self.text(messages.log_so_far()), *(line.text for line in self.logbook.lines)]
        self.page = Page(lines, from_the_end=True)

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save_to
        if path is None:
            self.say(messages.save_where(), trouble=True)
            return
        try:
            save(self.match, path)
        except PaddlewheelError as problem:
            self.say(problem_words(problem), trouble=True)
        else:
            self.save_to = path
            self.say(messages.saved(str(path)))

    def quit(self, _: str) -> None:
        self.over = True


COMMAND_HANDLERS: dict[str, Callable[[Session, str], None]] = {
    "undo": Session.undo,
    "restart": Session.restart,
    "finish": Session.finish,
    "help": Session.help,
    "?": Session.help,
    "rules": Session.rules,
    "log": Session.log,
    "save": Session.save,
    "quit": Session.quit,
    "exit": Session.quit,
}


def default_save_path() -> Path:
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "paddlewheel" / "last-game.json"


def save(match: Match, path: Path) -> None:
    """Write the record of a game atomically, or raise a RecordError with the reason."""
    try:
        if path.exists() and FORMAT not in path.read_text(encoding="utf-8", errors="replace")[:200]:
            raise RecordError(messages.not_a_saved_game(str(path)))
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(to_text(match.save()), encoding="utf-8")
        fresh.replace(path)
    except OSError as problem:
        raise RecordError(messages.cannot_be_written(str(path), str(problem.strerror))) from None


def problem_words(problem: PaddlewheelError) -> Words:
    """The message of an error; English where it has none."""
    words: Words = getattr(problem, "message", str(problem))
    return words
