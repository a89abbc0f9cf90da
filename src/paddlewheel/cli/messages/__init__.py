"""Messages of the command line: results, progress and what it refuses."""

from paddlewheel.core.messages import Message, MessageGroup

cli = MessageGroup("cli", "paddlewheel.cli")


@cli
def failed(problem: Message) -> None: ...


@cli
def failed_resumable(problem: Message, hint: Message) -> None: ...


@cli
def stopped() -> None: ...


@cli
def resume(path: str, command: str) -> None: ...


@cli
def in_file(file: str, problem: Message) -> None: ...


@cli
def unreadable(file: str, reason: str) -> None: ...


@cli
def not_a_text_file(file: str) -> None: ...


@cli
def unwritable(file: str, reason: str) -> None: ...


# Progress


@cli
def compiling() -> None: ...


@cli
def compiled() -> None: ...


@cli
def games() -> None: ...


@cli
def copying() -> None: ...


@cli
def verifying() -> None: ...


# Play and replay


@cli
def bad_humans(seats: int, humans: int) -> None: ...


@cli
def replays(file: str, actions: int, places: str) -> None: ...


@cli
def replays_with_luck(file: str, actions: int, places: str, luck: Message) -> None: ...


@cli
def draws_checked(count: int) -> None: ...


@cli
def no_draw_checked() -> None: ...


@cli
def draws_unchecked(checked: Message, count: int) -> None: ...


# Rules


@cli
def one_edition(game: str, other: str) -> None: ...


@cli
def two_editions(given: str, count: int) -> None: ...


@cli
def bad_players(given: str) -> None: ...


# Server and its database


@cli
def no_data_folder(folder: str, reason: str) -> None: ...


@cli
def page_not_built() -> None: ...


@cli
def runs_already(address: str) -> None: ...


@cli
def serving(address: str) -> None: ...


@cli
def bad_log_level(levels: tuple[str, ...], given: str) -> None: ...


@cli
def bad_limits() -> None: ...


@cli
def bad_days(option: str, given: str) -> None: ...


@cli
def backed_up(file: str, size: str) -> None: ...


@cli
def restored() -> None: ...


@cli
def replaced(file: str) -> None: ...


@cli
def all_sound(rooms: int, entries: int) -> None: ...


@cli
def some_damaged(rooms: int, entries: int, damaged: int) -> None: ...


@cli
def deleted(rooms: int) -> None: ...


@cli
def rooms_deleted(rooms: int) -> None: ...


@cli
def would_be_deleted(rooms: int) -> None: ...


@cli
def no_rooms(names: tuple[str, ...]) -> None: ...
