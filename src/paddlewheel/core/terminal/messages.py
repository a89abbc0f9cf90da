"""Messages of the parts that the games' terminal interfaces share."""

from paddlewheel.core.messages import MessageGroup

options = MessageGroup("options")


@options
def shown_of(first: int, last: int, count: int) -> None:
    """The part of a long list that is shown."""
