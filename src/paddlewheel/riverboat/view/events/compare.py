"""Events of one action, computed by comparing the positions before and after it.

An event has a kind, a message, a clause and the facts for an animation. Order: the action itself, its consequences,
then the phases and rounds that begin.
"""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.riverboat.view.events.actions import add_action_events
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.events.consequences import add_consequence_events

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def events_between(before: "RiverboatPosition", after: "RiverboatPosition", action: int) -> list[Event]:
    """Events between two positions separated by one action of a player or of chance."""
    story = RiverboatEventBuilder(before, after, action)
    add_action_events(story)
    add_consequence_events(story)
    return story.told
