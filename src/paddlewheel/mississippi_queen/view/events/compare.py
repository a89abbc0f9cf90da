"""Events of a step, derived by comparing the positions before and after it.

An event has a kind for programs, a sentence for people, its rule clause, and the facts an animation needs. The order is
that of MQ-MOV-13: the action itself, its effects on the boats, its effects on the river, and whose turn is next.
"""

from typing import TYPE_CHECKING

from paddlewheel.core.events import Event
from paddlewheel.mississippi_queen.view.events.actions import tell_deed
from paddlewheel.mississippi_queen.view.events.builder import Story
from paddlewheel.mississippi_queen.view.events.consequences import tell_aftermath

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import RacePosition


def events_between(before: "RacePosition", after: "RacePosition", action: int) -> list[Event]:
    """The events between two positions that are one action, of a player or of chance, apart."""
    story = Story(before, after, action)
    tell_deed(story)
    tell_aftermath(story)
    return story.told
