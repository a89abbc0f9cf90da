"""Messages of --help and of command lines that cannot be read. Options that share a text share a slug."""

from paddlewheel.core.messages import Message, MessageGroup

help_ = MessageGroup("cli-help", "paddlewheel.cli")
usage = MessageGroup("cli-usage", "paddlewheel.cli")

COMMANDS = (
    *("paddlewheel", "play", "replay", "rules", "perft", "compile", "simulate", "compare", "ladder", "study"),
    *("serve", "backup", "restore", "verify", "rooms", "rooms-list", "rooms-delete", "rooms-expire"),
)
OPTIONS = (
    *("edition", "players", "variants", "seed", "json"),
    *("play-game", "humans", "bot", "play-load", "saved-game", "check"),
    *("clause", "rules-game", "differ", "position", "perft-game"),
    *("run-seed", "run-workers", "ray", "load", "keep", "html", "bots", "games"),
    *("challenger", "champion", "which-game", "most", "ladder-players", "ladder-bots", "ladder-games"),
    *("study-edition", "study-players", "vary", "study-games"),
    *("host", "browser-port", "browser-database", "no-open", "database", "port", "workers", "bot-seconds", "rate"),
    *("root-path", "trusted-proxies", "keep-days", "read-only", "log"),
    *("backup-target", "backup-file", "room-count", "room-names", "days", "dry-run"),
)
command_text = help_.each("command", COMMANDS)
option_text = help_.each("option", OPTIONS)
kind = help_.each("kind", ("text", "number", "file"))  # of the value of an option
heading = help_.each("heading", ("arguments", "options", "commands"))


def option(slug: str) -> str:
    """The id of an option's text, for `help=`: `LocalizedCommand` shows the text itself."""
    return option_text(slug).id


@help_
def call() -> None: ...


@help_
def some_options() -> None: ...


@help_
def some_command() -> None: ...


@help_
def language() -> None: ...


@help_
def show() -> None: ...


@help_
def default(value: str) -> None: ...


@help_
def variable(name: str) -> None: ...


@help_
def required() -> None: ...


# Command lines that cannot be read


@usage
def try_help(command: str) -> None: ...


@usage
def error(problem: Message) -> None: ...


@usage
def aborted() -> None: ...


@usage
def other(problem: str) -> None:
    """What has no message."""


@usage
def missing_command() -> None: ...


@usage
def missing_argument(name: str) -> None: ...


@usage
def missing_option(name: str) -> None: ...


@usage
def no_such_command(name: str) -> None: ...


@usage
def no_such_command_near(name: str, near: tuple[str, ...]) -> None: ...


@usage
def no_such_option(name: str) -> None: ...


@usage
def no_such_option_near(name: str, near: tuple[str, ...]) -> None: ...


@usage
def too_many(given: str) -> None: ...


@usage
def no_value(name: str) -> None: ...


@usage
def needless_value(name: str) -> None: ...


@usage
def not_an_integer(name: str) -> None: ...


@usage
def not_a_number(name: str) -> None: ...


@usage
def bad_value(name: str, reason: str) -> None: ...
