"""A game as people see it: presentation only, in ordinary Python. It asks the rules and never decides anything.

views(position, seats)          what seats may see, with the prompt and the worth of every action
events_between(before, after, action)   what happened in a step, in words
"""

from paddlewheel.riverboat.view.events.compare import events_between
from paddlewheel.riverboat.view.seat_view import views

__all__ = ["events_between", "views"]
