"""What happened in a step, in words: a comparison of the positions before and after it.

An event has a kind for programs, a sentence for people, the clause behind it, and the facts an animation needs. They
come in order: the deed itself, what it did besides, and which phase or round begins then.
"""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.riverboat.view.events.actions import tell_deed
from paddlewheel.riverboat.view.events.builder import Story
from paddlewheel.riverboat.view.events.consequences import tell_aftermath

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition


def events_between(before: "SeasonPosition", after: "SeasonPosition", action: int) -> list[Event]:
    """What happened between two positions that one action, a player's or chance's, lies between."""
    story = Story(before, after, action)
    tell_deed(story)
    tell_aftermath(story)
    return story.told
