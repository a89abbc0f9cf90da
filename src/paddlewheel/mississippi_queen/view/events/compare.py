"""What happened in a step, in words: a comparison of the positions before and after it.

An event has a kind for programs, a sentence for people, the clause behind it, and the facts an animation needs. They
come in the order of MQ-MOV-13: the deed itself, what it did to the boats, what it did to the river, and whose turn it
is then.
"""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.mississippi_queen.view.events.actions import tell_deed
from paddlewheel.mississippi_queen.view.events.builder import Story
from paddlewheel.mississippi_queen.view.events.consequences import tell_aftermath

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import RacePosition


def events_between(before: "RacePosition", after: "RacePosition", action: int) -> list[Event]:
    """What happened between two positions that one action, a player's or chance's, lies between."""
    story = Story(before, after, action)
    tell_deed(story)
    tell_aftermath(story)
    return story.told
