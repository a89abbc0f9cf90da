"""Messages of a room: the events that are not the game's."""

from paddlewheel.core.messages import MessageGroup

room_event = MessageGroup("room-event")


@room_event
def sealed() -> None: ...


@room_event
def taken_back() -> None: ...
