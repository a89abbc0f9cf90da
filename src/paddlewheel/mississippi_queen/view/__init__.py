"""A race as people see it: presentation only, in ordinary Python. It asks the rules and never decides anything.

views(position, seats)          what seats may see, with the prompt and the price of every action
events_between(before, after, action)   what happened in a step, in words
"""

from paddlewheel.mississippi_queen.view.events.builder import ROUTINE
from paddlewheel.mississippi_queen.view.events.compare import events_between
from paddlewheel.mississippi_queen.view.seat_view import views

__all__ = ["ROUTINE", "events_between", "views"]
