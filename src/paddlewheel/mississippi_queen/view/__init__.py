"""A race as people see it: presentation only, in ordinary Python. It asks the rules and never decides anything.

views(position, seats)          what seats may see, with the prompt and the price of every action
events(before, after, action)   what happened in a step, in words
"""

from paddlewheel.mississippi_queen.view.events import events
from paddlewheel.mississippi_queen.view.seen import views
from paddlewheel.mississippi_queen.view.story import ROUTINE

__all__ = ["ROUTINE", "events", "views"]
