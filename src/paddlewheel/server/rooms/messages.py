"""Messages of a room: the events that are not the game's, and what it refuses."""

from paddlewheel.core.messages import Message, MessageGroup

room_event = MessageGroup("room-event")
refused = MessageGroup("room-error")
other_rules = MessageGroup("other-rules")


@room_event
def sealed() -> None: ...


@room_event
def taken_back() -> None: ...


@room_event
def turn_taken_back() -> None: ...


@room_event
def only_choice() -> None: ...


@room_event
def agrees_to_end() -> None: ...


@room_event
def plays_on() -> None: ...


@room_event
def ended_here() -> None: ...


@room_event
def offers_rematch() -> None: ...


# Links


@refused
def no_seat_link() -> None: ...


@refused
def no_watch_link() -> None: ...


@refused
def no_manage_link() -> None: ...


@refused
def watch_only() -> None: ...


@refused
def seat_without_link(seat: int) -> None: ...


@refused
def link_claimed() -> None: ...


@refused
def no_room_link() -> None: ...


@refused
def no_room(name: str) -> None: ...


@refused
def deleted() -> None: ...


# Decisions


@refused
def not_started() -> None: ...


@refused
def game_over() -> None: ...


@refused
def other_seat_decides(seat: int, actor: int) -> None: ...


@refused
def nothing_to_undo() -> None: ...


@refused
def others_at_the_table() -> None: ...


@refused
def no_turn_to_take_back() -> None: ...


@refused
def nothing_to_decline() -> None: ...


@refused
def not_over_yet() -> None: ...


@refused
def statistics_at_the_end() -> None: ...


@refused
def stale(index: int, number: int) -> None: ...


@refused
def full(entries: int) -> None: ...


@refused
def plans_for_another() -> None: ...


# The past


@refused
def look_back_within(entries: int) -> None: ...


@refused
def fork_within(entries: int) -> None: ...


@refused
def moment_hidden() -> None: ...


@refused
def no_seat_to_look_from(seat: int, last: int) -> None: ...


@refused
def other_eyes() -> None: ...


@refused
def secret_hidden() -> None: ...


# New rooms


@refused
def no_scene(name: str, scenes: tuple[str, ...]) -> None: ...


@refused
def record_too_long(most: int) -> None: ...


@refused
def wrong_chairs(players: int, chairs: int) -> None: ...


@refused
def name_too_long(seat: int, most: int, letters: int) -> None: ...


@refused
def name_invisible(seat: int, letter: str) -> None: ...


@refused
def bot_at_the_screen() -> None: ...


@refused
def free_at_the_screen() -> None: ...


@refused
def bad_turn_limit(most: int, found: int) -> None: ...


@refused
def too_many_copies() -> None: ...


# Entries of a journal that other rules wrote


@other_rules
def mismatch(engine: str, data: str, own_engine: str, own_data: str, difference: Message) -> None: ...


@other_rules
def no_set_up(problem: Message) -> None: ...


@other_rules
def other_position(entry: int, place: str, was: str, now: str) -> None: ...


@other_rules
def bad_position(entry: int, problem: Message) -> None: ...


@other_rules
def out_of_order(entry: int, expected: int) -> None: ...


@other_rules
def bad_undo(entry: int) -> None: ...


@other_rules
def out_of_place(entry: int) -> None: ...


@other_rules
def bad_action(entry: int, problem: Message) -> None: ...


@other_rules
def impossible(entry: int, action: str, clause: str) -> None: ...


@other_rules
def out_of_turn(entry: int, action: str) -> None: ...
