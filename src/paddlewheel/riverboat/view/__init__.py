"""Presentation for people: views and events, computed from the rules in plain Python.

views(position, seats)          view of each seat, with the prompt and the value of every action
events_between(before, after, action)   events of one action
"""

from paddlewheel.riverboat.view.events.compare import events_between
from paddlewheel.riverboat.view.seat_view import views

__all__ = ["events_between", "views"]
