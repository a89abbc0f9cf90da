"""Broadcast of view changes to the viewers of a room, with caches of the views they hold."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from paddlewheel.core.game import CHANCE
from paddlewheel.core.matches.provably_fair import commitment
from paddlewheel.core.presentation import views_of
from paddlewheel.server import clock
from paddlewheel.server.json_patch import ComparisonCache, Patch, difference, known_difference
from paddlewheel.server.rooms.decisions.agreed_end import state_of
from paddlewheel.server.rooms.decisions.take_back import can_take_back
from paddlewheel.server.rooms.journal import AppliedEntry
from paddlewheel.server.rooms.viewer import Audience, Viewer

if TYPE_CHECKING:
    from paddlewheel.server.rooms.room import Room

SPECTATORS_DELAY_S = 0.3
MAX_CACHED_FIELDS = 4096  # of all rooms; what stays the same object is not compared again
Subscriber = Callable[[dict[str, Any]], None]
View = dict[str, Any]
DISMISSED: dict[str, Any] = {}  # sentinel instead of a message: the link was revoked, close the connection
_MISSING = object()


class SharedMessage(dict[str, Any]):
    """A message to several subscribers, with its encoding once there is one; not to be changed."""

    encoded: bytes | None = None


class LayeredView(NamedTuple):
    """A view in two parts: what all viewers of the position see, and what differs from it or is added."""

    shared: View
    own: View

    def whole(self) -> View:
        return self.shared | self.own

    def patch_to(self, new: "LayeredView", known: ComparisonCache) -> Patch:
        """The patch to another view; shared parts are compared once for all that have the same ones."""
        names = {**self.own, **new.own}
        before = {name: value for name in names if (value := self.field(name)) is not _MISSING}
        after = {name: value for name in names if (value := new.field(name)) is not _MISSING}
        patch = known_difference(self.shared, new.shared, known)
        others = {name: operation for name, operation in patch.items() if name not in names}
        return others | difference(before, after, known)

    def field(self, name: str) -> Any:
        return self.own[name] if name in self.own else self.shared.get(name, _MISSING)


class Broadcaster:
    """The subscribers of one room, and the view that each of them was last sent."""

    def __init__(self, live: "Room") -> None:
        self._live = live
        self._subscribers: dict[Subscriber, Viewer] = {}
        self._held: dict[Viewer, LayeredView] = {}  # last view sent to each viewer
        self._number = -1  # journal number that the cached views and plans belong to
        self._views: dict[Audience, LayeredView] = {}
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
        self._held[viewer] = self._layered(viewer)
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
        """Send each subscriber the events it may see and a patch of its view; equal messages are one object."""
        known: ComparisonCache = {}
        messages: dict[Viewer, SharedMessage] = {}
        for viewer in self.present:
            message = self._change(viewer, applied, known)
            messages[viewer] = next((other for other in messages.values() if other == message), message)
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

    def _change(self, viewer: Viewer, applied: list[AppliedEntry], known: ComparisonCache) -> SharedMessage:
        old, new = self._held[viewer], self._layered(viewer)
        self._held[viewer] = new
        audience = viewer.now(self._live.actor)
        return SharedMessage(
            {
                "type": "change",
                "from": applied[0].entry.number,
                "next": self._live.number,
                "happened": [one.as_data(audience) for one in applied],
                "view": old.patch_to(new, known),
            }
        )

    def whole(self, viewer: Viewer) -> dict[str, Any]:
        return {"type": "whole", "next": self._live.number, "view": self.view(viewer)} | self._people()

    def view(self, viewer: Viewer) -> View:
        """The game's view for this viewer, merged with the room's fields."""
        return self._layered(viewer).whole()

    def _layered(self, viewer: Viewer) -> LayeredView:
        live = self._live
        seen = self._seen(viewer.now(live.actor))
        can_undo = live.game_log.undo_seat in viewer.seats
        own = room_fields(live, viewer, live.actor < CHANCE, can_undo)
        own["can_take_back"], own["agreed_end"] = can_take_back(live, viewer), state_of(live)
        return LayeredView(seen.shared, seen.own | own)

    def _seen(self, audience: Audience) -> LayeredView:
        """The game's view, on top of a spectator's, most parts of which are the same objects."""
        self._drop_stale_views()
        if audience not in self._views:
            present = {viewer.now(self._live.actor) for viewer in self._subscribers.values()}
            wanted = ({audience, *present} - self._views.keys()) | {None}
            views = views_of(
                self._live.game_log.position, sorted(wanted, key=lambda seat: -1 if seat is None else seat)
            )
            shared = views[None]
            self._views |= {seat: _layered(view, shared) for seat, view in views.items()}
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


def _layered(view: View, shared: View) -> LayeredView:
    if not shared.keys() <= view.keys():
        return LayeredView({}, view)
    return LayeredView(shared, {name: value for name, value in view.items() if shared.get(name, _MISSING) is not value})


def room_fields(live: "Room", viewer: Viewer, is_over: bool, can_undo: bool) -> View:
    """Fields that the room adds to the view of its game."""
    return {
        "room": live.room.room,
        "yours": _yours(viewer),
        "luck": _luck(live.room.secret, is_over, live.room.copied),
        "can_undo": can_undo,
        "can_take_back": False,
        "agreed_end": None,
        "problem": live.mismatch and live.mismatch.message.as_data(),
    }


@lru_cache(maxsize=MAX_CACHED_FIELDS)
def _yours(viewer: Viewer) -> list[int]:
    return list(viewer.seats)


@lru_cache(maxsize=MAX_CACHED_FIELDS)
def _luck(secret: bytes, is_over: bool, copied: int) -> dict[str, Any]:
    return {"commitment": commitment(secret), "secret": secret.hex() if is_over else None, "copied": copied}
