"""Messages of set-ups of Mississippi Queen that cannot be."""

from paddlewheel.core.messages import Message, MessageGroup

message = MessageGroup("mq-setup", "paddlewheel.mississippi_queen")

# Why an edition does not admit a variant.
REASONS = ("black_rose", "b_tiles", "exact_passengers", "branching_river", "teams", "two_boats_each")
reason = message.each("reason", REASONS)


@message
def players_malformed(found: str) -> None: ...


@message
def players(edition: str, low: int, high: int, found: int) -> None: ...


@message
def options_malformed(edition: str, variants: str) -> None: ...


@message
def no_variant(name: str, variants: tuple[str, ...], numbers: tuple[str, ...]) -> None: ...


@message
def switch(variant: str, found: str) -> None: ...


@message
def not_admitted(edition: str, variant: str, admitted: tuple[str, ...]) -> None: ...


@message
def not_admitted_because(edition: str, variant: str, reason: Message, admitted: tuple[str, ...]) -> None: ...


@message
def knob_word(knob: str, words: tuple[str, ...], found: str) -> None: ...


@message
def knob_number(knob: str, low: int, high: int, found: str) -> None: ...


@message
def knob_range(knob: str, found: str) -> None: ...


@message
def rose_players(low: int, high: int, found: int) -> None: ...


@message
def rose_room(edition: str, boats: int) -> None: ...


@message
def team_players(found: int) -> None: ...


@message
def teams(players: int, teams: tuple[str, ...], found: str) -> None: ...


@message
def river_length(low: int, high: int, found: str) -> None: ...


@message
def river_length_text(low: int, high: int, found: str) -> None: ...


@message
def b_tiles_malformed(found: str) -> None: ...


@message
def no_b_tile(name: str, tiles: tuple[str, ...]) -> None: ...


@message
def b_tiles(low: int, high: int, found: int) -> None: ...


@message
def b_tile_twice(tiles: str) -> None: ...


@message
def two_boats(players: int) -> None: ...


@message
def two_boats_in_teams() -> None: ...


@message
def branching_players(players: int) -> None: ...


@message
def branching_length() -> None: ...


@message
def b1_needed() -> None: ...


@message
def too_few_tiles(length: int, needed: int, a_tiles: int, b_tiles: int) -> None: ...


@message
def boats(most: int, found: int) -> None: ...


@message
def no_passengers(edition: str) -> None: ...
