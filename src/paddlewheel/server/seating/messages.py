"""What is refused of those who look for a seat, start a game, or speak at the table."""

from paddlewheel.core.messages import MessageGroup

refused = MessageGroup("seat-error")


@refused
def no_room_link() -> None: ...


@refused
def no_such_seat(seat: int, last: int) -> None: ...


@refused
def taken(seat: int) -> None: ...


@refused
def not_yours(seat: int) -> None: ...


@refused
def shared_screen() -> None: ...


@refused
def started() -> None: ...


@refused
def still_free(seats: tuple[str, ...]) -> None: ...


@refused
def no_person(seat: int) -> None: ...


@refused
def still_there(seat: int) -> None: ...


@refused
def too_often() -> None: ...
