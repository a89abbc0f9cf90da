"""Main loop of `paddlewheel play`: people at this terminal, bots in the other seats."""

import sys
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.text import Text

from paddlewheel.bots import Bot
from paddlewheel.bots.levels import Deckhand
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.matches.match import Match
from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.messages.language import localized
from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.game_ui import Words
from paddlewheel.terminal import messages
from paddlewheel.terminal.keys import DeferredInterrupts, Keyboard, defer_interrupts, raw_mode, raw_mode_possible
from paddlewheel.terminal.log import build_log
from paddlewheel.terminal.screen import input_line, page_size, render_screen
from paddlewheel.terminal.session import Session, default_save_path, problem_words, save

BOT_ACTION_DELAY_S = 0.12  # pause after each bot action; any key skips the remaining pauses
EXIT_INTERRUPTED = 130


def play_in_terminal(
    match: Match,
    humans: set[int],
    bots: dict[int, Bot],
    *,
    console: Console | None = None,
    save_to: str | Path | None = None,
    pace: float = BOT_ACTION_DELAY_S,
    language: str = ENGLISH,
) -> int:
    """Play a game until it ends or the player quits; returns the exit code.

    Seats that are neither in `humans` nor in `bots` are played by deckhands.
    """
    empty = [seat for seat in range(len(match.result)) if seat not in humans]
    seats = {seat: bots.get(seat) or Deckhand(0, match.seed, seat) for seat in empty}
    session = Session(match, match.game.module.terminal, humans, seats, Path(save_to) if save_to else None, language)
    table = TerminalApp(session, console or Console(highlight=False), pace)
    with defer_interrupts() if table.reads_keys else nullcontext(DeferredInterrupts()) as interrupts:
        try:
            table.play(interrupts)
        except KeyboardInterrupt:
            interrupts.noted = True
        interrupts.leave()
        table.save_and_print_result()
    return EXIT_INTERRUPTED if interrupts.noted else 0


class TerminalApp:
    """A session on a console: reads input, runs bots, draws the screen."""

    def __init__(self, session: Session, console: Console, pace: float, stdin: TextIO | None = None) -> None:
        self.session = session
        self.console = console
        self.controls = session.ui.controls(session)
        self.pace = pace
        self.stdin = stdin or sys.stdin
        self.live = console.is_terminal and not console.is_dumb_terminal
        self.reads_keys = self.live and raw_mode_possible(self.stdin)
        self.keyboard: Keyboard | None = None

    def play(self, interrupts: DeferredInterrupts | None = None) -> None:
        interrupts = interrupts or DeferredInterrupts()
        with ExitStack() as stack:
            if self.live:
                self.console.set_alt_screen(True)
                stack.callback(self.console.set_alt_screen, False)
            if self.reads_keys:
                stack.enter_context(raw_mode(self.stdin))
                self.keyboard = Keyboard(self.stdin, interrupts)
            stack.callback(interrupts.leave)  # runs first, so that restoring the terminal is not interrupted
            while not self.session.over:
                self._bots()
                if self.keyboard is None or not self.keyboard.waiting():
                    self.draw()
                if self.session.match.is_over and not self.live:
                    return
                self._listen()

    def _bots(self) -> None:
        hurry = not self.live
        for _ in self.session.run_bots():
            if self.keyboard is not None:
                self.keyboard.check_interrupts()
            if not hurry:
                self.draw()
                hurry = self._pause()

    def _pause(self) -> bool:
        """Wait between bot actions; True if the remaining pauses are to be skipped."""
        if self.keyboard is None:
            return True
        return self.keyboard.waiting(self.pace)

    def _listen(self) -> None:
        if self.keyboard is not None:
            self.controls.press(self._key(self.keyboard))
            return
        try:
            line = self.console.input("") if self.live else self._read_line()
        except EOFError:
            self.session.over = True
            return
        self.session.submit(line)

    def _key(self, keyboard: Keyboard) -> str:
        """The next key, or "" if the window was resized and the screen must be redrawn."""
        size = self.console.size
        key = keyboard.key()
        while not key:
            if self.console.size != size:
                return ""
            key = keyboard.key()
        return key

    def _read_line(self) -> str:
        line = self.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def draw(self) -> None:
        width, height = self.console.size
        self.session.room = page_size(width, height)
        canvas = render_screen(self.session, self.controls, width, height)
        text = Text("\n", no_wrap=True, end="").join(canvas.row(y) for y in range(height - 1))
        if self.live:
            self.console.file.write("\x1b[H")
        self.console.print(text, end="\n", overflow="crop", no_wrap=True, soft_wrap=False)
        self.console.file.write(input_line(self.controls) + ("\x1b[K" if self.live else "\n"))
        self.console.file.flush()

    def save_and_print_result(self) -> None:
        """Print the result, or save an unfinished game and print how to resume it, on the normal screen."""
        match = self.session.match
        if match.is_over:
            self._print(self.session.ui.prompt(match.position, None))
            return
        path = self.session.save_to or default_save_path()
        try:
            save(match, path)
            self._print(messages.saved(str(path)))
        except PaddlewheelError as problem:
            self._print(messages.not_saved(problem_words(problem)))

    def _print(self, words: Words) -> None:
        self.console.print(self.session.text(words), soft_wrap=True)


def print_game_log(match: Match, console: Console, language: str = ENGLISH) -> None:
    """Print the log of a game, from the first draw to the last action."""
    face = match.game.module.terminal
    for line in build_log(match, face, language).lines:
        console.print(Text(line.text, theme.TITLE if line.chapter else theme.PLAIN), soft_wrap=True)
    if not match.is_over:
        console.print(Text(localized(face.prompt(match.position, None), language), theme.BOLD), soft_wrap=True)
