"""Presentation of Mississippi Queen in ordinary Python: views, prompts and events. It queries the rules only.

views(position, seats)          the views of seats, with the prompt and the price of every action
events_between(before, after, action)   the events of a step
"""

from paddlewheel.core.capabilities import WireTypes
from paddlewheel.mississippi_queen.statistics import RaceStatistics
from paddlewheel.mississippi_queen.view.events.builder import ROUTINE_EVENTS
from paddlewheel.mississippi_queen.view.events.compare import events_between
from paddlewheel.mississippi_queen.view.events.schema import MississippiQueenEvent
from paddlewheel.mississippi_queen.view.schema import ChoicePlans, MississippiQueenView, MovePlans
from paddlewheel.mississippi_queen.view.seat_view import views

__all__ = ["ROUTINE_EVENTS", "WIRE_TYPES", "events_between", "views"]

WIRE_TYPES = WireTypes(MississippiQueenView, MississippiQueenEvent, (ChoicePlans, MovePlans), RaceStatistics)
