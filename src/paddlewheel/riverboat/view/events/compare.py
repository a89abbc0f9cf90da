"""Events of one action, computed by comparing the positions before and after it.

An event has a kind, a sentence, a clause and the facts for an animation. Order: the action itself, its consequences,
then the phases and rounds that begin.
"""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.riverboat.view.events.actions import tell_deed
from paddlewheel.riverboat.view.events.builder import Story
from paddlewheel.riverboat.view.events.consequences import tell_aftermath

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition


def events_between(before: "SeasonPosition", after: "SeasonPosition", action: int) -> list[Event]:
    """Events between two positions separated by one action of a player or of chance."""
    story = Story(before, after, action)
    tell_deed(story)
    tell_aftermath(story)
    return story.told
