"""Presentation for people: views and events, computed from the rules in plain Python.

views(position, seats)          view of each seat, with the prompt and the value of every action
events_between(before, after, action)   events of one action
"""

from paddlewheel.core.capabilities import WireTypes
from paddlewheel.riverboat.statistics import SeasonStatistics
from paddlewheel.riverboat.view.events.compare import events_between
from paddlewheel.riverboat.view.events.schema import RiverboatEvent
from paddlewheel.riverboat.view.schema import RiverboatPlans, RiverboatView
from paddlewheel.riverboat.view.seat_view import views

__all__ = ["WIRE_TYPES", "events_between", "views"]

WIRE_TYPES = WireTypes(RiverboatView, RiverboatEvent, (RiverboatPlans,), SeasonStatistics)
