"""Events of a step, derived by comparing the positions before and after it.

An event has a kind for programs, a message for people, its rule clause, and the facts an animation needs. The order is
that of MQ-MOV-13: the action itself, its effects on the boats, its effects on the river, and whose turn is next.
"""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.mississippi_queen.view.events.actions import add_action_events
from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder
from paddlewheel.mississippi_queen.view.events.consequences import add_consequence_events

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def events_between(before: "MississippiQueenPosition", after: "MississippiQueenPosition", action: int) -> list[Event]:
    """The events between two positions that are one action, of a player or of chance, apart."""
    story = MississippiQueenEventBuilder(before, after, action)
    add_action_events(story)
    add_consequence_events(story)
    return story.told
