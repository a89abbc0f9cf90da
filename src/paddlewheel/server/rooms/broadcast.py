"""Broadcast of view changes to the viewers of a room, with caches of the views they hold."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.core.game import CHANCE
from paddlewheel.core.matches.provably_fair import commitment
from paddlewheel.core.presentation import views_of
from paddlewheel.server import clock
from paddlewheel.server.json_patch import ComparisonCache, difference
from paddlewheel.server.rooms.journal import AppliedEntry
from paddlewheel.server.rooms.viewer import Audience, Viewer

if TYPE_CHECKING:
    from paddlewheel.server.rooms.room import Room

SPECTATORS_DELAY_S = 0.3
MAX_CACHED_FIELDS = 4096  # of all rooms; what stays the same object is not compared again
Subscriber = Callable[[dict[str, Any]], None]
View = dict[str, Any]
DISMISSED: dict[str, Any] = {}  # sentinel instead of a message: the link was revoked, close the connection


class Broadcaster:
    """The subscribers of one room, and the view that each of them was last sent."""

    def __init__(self, live: "Room") -> None:
        self._live = live
        self._subscribers: dict[Subscriber, Viewer] = {}
        self._held: dict[Viewer, View] = {}  # last view sent to each viewer
        self._number = -1  # journal number that the cached views and plans belong to
        self._views: dict[Audience, View] = {}
        self._plans: dict[str, Any] | None = None
        self._is_count_due = False

    @property
    def present(self) -> set[Viewer]:
        return set(self._subscribers.values())

    @property
    def spectators(self) -> int:
        return sum(1 for viewer in self._subscribers.values() if not viewer.seats)

    def add(self, viewer: Viewer, subscriber: Subscriber) -> None:
        is_new = viewer not in self.present
        self._subscribers[subscriber] = viewer
        self._held[viewer] = self.view(viewer)
        if is_new:
            self._send_seats(but=subscriber)
        elif not viewer.seats:
            self._count_spectators()

    def remove(self, subscriber: Subscriber) -> None:
        viewer = self._subscribers.pop(subscriber, None)
        if viewer is not None and viewer not in self.present:
            self._held.pop(viewer)
            self._send_seats()
        elif viewer is not None and not viewer.seats:
            self._count_spectators()

    def _count_spectators(self) -> None:
        """Say in a moment how many watch: where many come at once, not for each of them."""
        if self._is_count_due:
            return
        self._is_count_due = True
        asyncio.get_running_loop().call_later(SPECTATORS_DELAY_S, self._counted)

    def _counted(self) -> None:
        self._is_count_due = False
        with suppress(ReferenceError):  # the room has left memory
            self._send_seats()

    def changed(self, applied: list[AppliedEntry]) -> None:
        """Send each subscriber the events it may see and a patch of its view."""
        known: ComparisonCache = {}
        messages = {viewer: self._change(viewer, applied, known) for viewer in self.present}
        for subscriber, viewer in list(self._subscribers.items()):
            subscriber(messages[viewer])

    def seats_changed(self) -> None:
        self._send_seats()

    def dismiss(self, is_out: Callable[[Viewer], bool]) -> None:
        """Disconnect the viewers whose link was revoked."""
        for subscriber, viewer in list(self._subscribers.items()):
            if is_out(viewer):
                subscriber(DISMISSED)

    def send_to_all(self, message: dict[str, Any]) -> None:
        for subscriber in list(self._subscribers):
            subscriber(message)

    def _send_seats(self, but: Subscriber | None = None) -> None:
        message = self.people()
        for subscriber in list(self._subscribers):
            if subscriber is not but:
                subscriber(message)

    def _change(self, viewer: Viewer, applied: list[AppliedEntry], known: ComparisonCache) -> dict[str, Any]:
        old, new = self._held[viewer], self.view(viewer)
        self._held[viewer] = new
        audience = viewer.now(self._live.actor)
        return {
            "type": "change",
            "from": applied[0].entry.number,
            "next": self._live.number,
            "happened": [one.as_data(audience) for one in applied],
            "view": difference(old, new, known),
        }

    def whole(self, viewer: Viewer) -> dict[str, Any]:
        return {"type": "whole", "next": self._live.number, "view": self.view(viewer)} | self._people()

    def view(self, viewer: Viewer) -> View:
        """The game's view for this viewer, merged with the room's fields."""
        live = self._live
        can_undo = live.game_log.undo_seat in viewer.seats
        return self._seen(viewer.now(live.actor)) | room_fields(live, viewer, live.actor < CHANCE, can_undo)

    def _seen(self, audience: Audience) -> View:
        self._drop_stale_views()
        if audience not in self._views:
            wanted = {
                audience,
                *(viewer.now(self._live.actor) for viewer in self._subscribers.values()),
            } - self._views.keys()
            self._views |= views_of(
                self._live.game_log.position, sorted(wanted, key=lambda seat: -1 if seat is None else seat)
            )
        return self._views[audience]

    def plans(self) -> dict[str, Any]:
        self._drop_stale_views()
        if self._plans is None:
            self._plans = self._live.game_log.position.game.module.planner.compact_plans(self._live.game_log.position)
        return {"type": "plans", "next": self._live.number} | self._plans

    def _drop_stale_views(self) -> None:
        if self._number != self._live.number:
            self._number, self._views, self._plans = self._live.number, {}, None

    def people(self) -> dict[str, Any]:
        return {"type": "seats"} | self._people()

    def _people(self) -> dict[str, Any]:
        return {"seats": self.seats(), "status": self.status()}

    def status(self) -> dict[str, Any]:
        """What holds for the whole room, beside its game."""
        live = self._live
        limit = live.room.turn_limit
        idle = 0 if limit is None else int(1000 * (clock.monotonic_seconds() - live.changed))
        return {"waiting": live.is_waiting, "spectators": live.spectators, "turn_limit": limit, "idle": idle}

    def seats(self) -> list[dict[str, Any]]:
        """Name, kind and presence of every seat."""
        here = self._live.seats_here
        return [
            {
                "name": seat.name,
                "kind": "person" if seat.belongs_to_person else "bot",
                "here": seat.host is not None,
                "bot": seat.player,
                "present": seat.seat in here or self._live.store.is_running_elsewhere(seat.server),
                "free": seat.is_free,
                "ready": seat.ready,
            }
            for seat in self._live.seats
        ]


def room_fields(live: "Room", viewer: Viewer, is_over: bool, can_undo: bool) -> View:
    """Fields that the room adds to the view of its game."""
    return {
        "room": live.room.room,
        "yours": _yours(viewer),
        "luck": _luck(live.room.secret, is_over, live.room.copied),
        "can_undo": can_undo,
        "problem": live.mismatch and live.mismatch.message.as_data(),
    }


@lru_cache(maxsize=MAX_CACHED_FIELDS)
def _yours(viewer: Viewer) -> list[int]:
    return list(viewer.seats)


@lru_cache(maxsize=MAX_CACHED_FIELDS)
def _luck(secret: bytes, is_over: bool, copied: int) -> dict[str, Any]:
    return {"commitment": commitment(secret), "secret": secret.hex() if is_over else None, "copied": copied}
