"""Messages of the terminal that are the same for every game."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.core.messages.message import Argument

terminal = MessageGroup("terminal")


# Answers to typed lines


@terminal
def could_be(line: str, actions: tuple[Argument, ...]) -> None: ...


@terminal
def nothing_to_do(line: str) -> None: ...


@terminal
def unclear(why: Message, legal: Argument) -> None: ...


@terminal
def choose_one(legal: Argument) -> None: ...


@terminal
def not_asked(action: str, prompt: Argument) -> None: ...


@terminal
def refused(action: str, clause: str, title: str, why: Argument) -> None: ...


@terminal
def some_of(actions: tuple[str, ...], others: int) -> None:
    """Actions of which only the first are named."""


@terminal
def others(number: int) -> None: ...


# Undo


@terminal
def nothing_to_undo(reason: Argument) -> None: ...


@terminal
def taken_back() -> None: ...


@terminal
def ended_here() -> None: ...


@terminal
def back_to_start() -> None: ...


@terminal
def nothing_done_yet() -> None: ...


@terminal
def has_acted(player: Argument) -> None: ...


@terminal
def another_has_chosen() -> None: ...


@terminal
def chance_has_spoken() -> None: ...


# Rules, log, saved games


@terminal
def which_clause(example: str) -> None: ...


@terminal
def no_such_clause(problem: Argument, example: str) -> None: ...


@terminal
def log_so_far() -> None: ...


@terminal
def save_where() -> None: ...


@terminal
def saved(path: str) -> None: ...


@terminal
def not_saved(problem: Argument) -> None: ...


@terminal
def not_a_saved_game(path: str) -> None: ...


@terminal
def cannot_be_written(path: str, reason: str) -> None: ...


# Help


@terminal
def advice(clause: str, title: str) -> None: ...


@terminal
def you_may() -> None: ...


@terminal
def because() -> None: ...


@terminal
def you_may_not() -> None: ...


@terminal
def for_price(verb: str, price: Argument) -> None: ...


@terminal
def see_above(clause: str) -> None: ...


@terminal
def refused_actions(actions: Argument, why: str) -> None: ...


@terminal
def help_words() -> None: ...


@terminal
def help_commands(example: str, sheets: str) -> None: ...


# Hints on the screen


@terminal
def next_page() -> None: ...


@terminal
def back_to_table() -> None: ...


@terminal
def when_over() -> None: ...


@terminal
def explains(hint: Argument) -> None: ...


@terminal
def save_file() -> None:
    """The command with a name for its argument."""
