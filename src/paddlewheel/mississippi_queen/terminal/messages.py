"""Messages that only the terminal shows: headings, hints, obstacles."""

from paddlewheel.core.messages import Message, MessageGroup

terminal = MessageGroup("mq-terminal", "paddlewheel.mississippi_queen")

# Of the table of boats; `spd` is for a narrow column.
heading = terminal.each("heading", ("boat", "speed", "spd", "coal", "aboard", "tile"))
# Conditions in at most six letters.
brief = terminal.each("brief", ("loses-turn", "aground", "cast-off", "poled-off", "out", "ashore"))
# On spaces of the river; `goal` is for a narrow one.
on_space = terminal.each("space", ("finish", "goal", "driftwood", "sandbank", "depot", "dock", "back"))
hint = terminal.each("hint", ("speed", "move", "choose"))
key_help = terminal.each("keys", ("arrows", "digits", "example"))


@terminal
def boat(boat: Message) -> None:
    """A boat in a narrow column."""


@terminal
def turn_of(boat: Message) -> None:
    """Heading of a line of the log."""


@terminal
def in_port(berth: int) -> None: ...


@terminal
def welcome(passengers: int) -> None: ...


# Beside the title


@terminal
def before_start() -> None: ...


@terminal
def round_(number: int) -> None: ...


@terminal
def tiles(laid: int, of: int) -> None: ...


@terminal
def finish_laid() -> None: ...


@terminal
def supply(number: int) -> None: ...


# Answers


@terminal
def votes_shown() -> None: ...


@terminal
def never_backward() -> None: ...


@terminal
def push_which_way() -> None: ...


@terminal
def river_ends() -> None: ...


@terminal
def land_ahead() -> None: ...


@terminal
def no_whole_move() -> None: ...
