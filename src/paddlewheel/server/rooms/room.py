"""A room in memory: turns decisions into journal entries and broadcasts their events.

An entry is durable before it is acknowledged to the player who decided, and broadcast to all viewers after that.
"""

import asyncio
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from paddlewheel.core.errors import IllegalAction, PaddlewheelError, RecordError
from paddlewheel.core.game import CHANCE
from paddlewheel.server import clock
from paddlewheel.server.client_address import CLIENT
from paddlewheel.server.error_body import error_body
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.broadcast import Broadcaster, Subscriber
from paddlewheel.server.rooms.compatibility import ReplayMismatch, has_current_rules, replay_journal, require_set_up
from paddlewheel.server.rooms.decisions.entries import TAKE_BACK
from paddlewheel.server.rooms.decisions.forced import apply_with_forced
from paddlewheel.server.rooms.event_cache import EventCache
from paddlewheel.server.rooms.journal import (
    AppliedEntry,
    CheckedEntry,
    GameLog,
    JournalEntry,
    Snapshot,
    apply_with_chance,
    with_events,
)
from paddlewheel.server.rooms.viewer import Viewer
from paddlewheel.server.seating.attendance import Attendance
from paddlewheel.server.storage.group_commit import NumberTaken
from paddlewheel.server.storage.hash_chain import hash_entries, start_of_chain
from paddlewheel.server.storage.models import JournalAppend, RoomRow, SeatRow
from paddlewheel.server.storage.repository import ReadOnly, Repository
from paddlewheel.server.time_slices import TimeSlicer

SNAPSHOT_INTERVAL_ENTRIES = 32  # between snapshots
LONG_REPLAY_ENTRIES = 100  # replays of rooms beyond this count as expensive
VIEWER_TIMEOUT_S = 60.0  # a viewer without a socket counts as present this long after a request
MAX_ENTRIES_PER_ROOM = 20_000  # a long game has some hundreds; loading the room reads all of them


class RoomFull(PaddlewheelError):
    """The room has reached MAX_ENTRIES_PER_ROOM."""


class StaleIndex(PaddlewheelError):
    """A decision with an index that is not the current one. It has no effect."""


class Room:
    """One room in memory. Writes are serialized by a lock."""

    def __init__(self, room: RoomRow, store: Repository, game_log: GameLog, seats: list[SeatRow]) -> None:
        self.room, self.store, self.game_log, self.seats = room, store, game_log, seats
        self.is_waiting = room.waiting  # until it is started nobody decides
        self.mismatch: ReplayMismatch | None = None
        self.head = start_of_chain(room.room)  # hash of the last entry
        self.written = store.clock.now()  # time of the last entry, by the clock of the database
        self.changed = clock.monotonic_seconds()  # the same, by the monotonic clock
        self.moved: Callable[[], None] = lambda: None  # callback when the player to decide may have changed
        self.touched: dict[int, float] = {}  # seat -> monotonic time of the last presence update
        self.left: dict[int, float] = {}  # seat -> monotonic time of its last disconnection, which is stored later
        self.network = CLIENT.get()  # of the client charged for the room's bots; a seated one if there is any
        self._has_seated = False
        self._last_request = clock.monotonic_seconds()  # time of the last request
        self._lock = asyncio.Lock()
        self._broadcaster = Broadcaster(weakref.proxy(self))
        me = weakref.proxy(self)
        self.attendance = Attendance(lambda: me._broadcaster.seats_changed())
        self._event_cache = EventCache(lambda since: me._entries(since), lambda number: me._table_before(number))
        self._pending_events: list[AppliedEntry] = []

    @classmethod
    async def load(cls, room: RoomRow, store: Repository) -> "Room":
        """Load the newest snapshot and the entries after it; a new room makes its initial draws."""
        ours = has_current_rules(room)
        if not ours:
            require_set_up(room)
        kept = await store.kept(room, from_snapshot=ours)
        game_log, mismatch = await replay_journal(room, kept)
        live = cls(room, store, game_log, kept.seats)
        live.mismatch, live.head = mismatch, kept.journal.head
        live.written, live.changed = (
            kept.journal.written,
            clock.monotonic_seconds() - store.clock.since(kept.journal.written) / 1000,
        )
        if kept.snapshot is None and game_log.settled.number >= SNAPSHOT_INTERVAL_ENTRIES and mismatch is None:
            with suppress(PaddlewheelError):  # optional: the room loads without it, more slowly
                await store.save_snapshot(room.room, game_log.settled)
        if mismatch is None and live.actor == CHANCE:
            with suppress(StaleIndex, ReadOnly):  # another server wrote first, and the room has caught up
                await live._write(live.number, lambda game_log: game_log.draw(room.secret))
        return live

    @property
    def number(self) -> int:
        """Number of the next entry, which a decision must name as its index."""
        return self.game_log.number

    @property
    def actor(self) -> int:
        return self.game_log.actor

    async def play(self, seat: int, index: int, action: str) -> int:
        """Play an action; returns the next number after it, and the draws and forced choices that follow."""

        def decide(game_log: GameLog) -> Iterable[AppliedEntry]:
            checked = game_log.play(seat, self.room.rules.parse_action(action))
            return apply_with_forced(game_log, checked, self.room.secret, self.seats)

        return await self.write(index, decide)

    async def undo(self, seat: int, index: int) -> int:
        return await self._write(index, lambda game_log: game_log.undo(seat))

    async def restart_turn(self, seat: int, index: int) -> int:
        return await self._write(index, lambda game_log: game_log.restart_turn(seat))

    async def _write(self, index: int, decide: Callable[[GameLog], CheckedEntry]) -> int:
        return await self.write(index, lambda game_log: apply_with_chance(game_log, decide(game_log), self.room.secret))

    async def write(self, index: int, decide: Callable[[GameLog], Iterable[AppliedEntry]]) -> int:
        """Write the entries that `decide` applies to a copy of the log; returns the next number after them."""
        async with self._lock:
            self._require(index)
            self._require_space()
            trial = self.game_log.copy()
            applied = list(decide(trial))
            if not applied:
                return self.number
            moved_on = trial.settled if self._needs_snapshot(trial, applied) else None
            now = self.store.clock.now()
            entries = hash_entries(self.head, (one.entry for one in applied), now)
            try:
                await self.store.append(JournalAppend(self.room.room, entries, now, moved_on))
            except NumberTaken as problem:
                await self._catch_up()
                raise StaleIndex(problem.message) from None
            self._publish(trial, applied, entries[-1].hash)
            return self.number

    def _needs_snapshot(self, trial: GameLog, applied: list[AppliedEntry]) -> bool:
        """Now and then, and after a turn was taken back, so that no entry after a snapshot leads behind it."""
        interval = SNAPSHOT_INTERVAL_ENTRIES
        is_due = trial.settled.number // interval > self.game_log.settled.number // interval
        return is_due or any(one.entry.kind == TAKE_BACK for one in applied)

    async def replace_log(self, index: int, game_log: GameLog) -> None:
        """Adopt a log of the same entries that was built from an earlier one."""
        async with self._lock:
            self._require(index)
            if game_log.number == self.number:
                self.game_log = game_log

    def _require(self, index: int) -> None:
        if self.mismatch is not None:
            raise RecordError(self.mismatch.message)
        if index != self.number:
            raise StaleIndex(messages.stale(index, self.number))

    @property
    def is_full(self) -> bool:
        return self.number >= MAX_ENTRIES_PER_ROOM

    def _require_space(self) -> None:
        if self.is_full:
            raise RoomFull(messages.full(self.number))

    async def catch_up(self) -> None:
        """Load and apply the entries that other servers wrote."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.mismatch is not None:
            return
        trial, applied = self.game_log.copy(), []
        journal = await self.store.journal(self.room.room, self.number)
        if any(entry.kind == TAKE_BACK for entry in journal.entries):
            trial = await self.whole_log()
        for entry in journal.entries:
            applied.append(with_events(trial.take(entry)))
        if applied:
            self._publish(trial, applied, journal.head)

    async def whole_log(self) -> GameLog:
        """The log built from the first entry on, any turn of which can be taken back."""
        game_log = GameLog.at(Snapshot(0, 0, self.room.first_position()))
        slices = TimeSlicer()
        for entry in await self.store.entries(self.room.room):
            if entry.number == self.number:
                break
            game_log.take(entry)
            await slices.pause_if_due()
        return game_log

    def _publish(self, game_log: GameLog, applied: list[AppliedEntry], head: bytes) -> None:
        """Adopt a new state. The broadcast is deferred, so that the player who decided is answered first."""
        self.game_log, self.head = game_log, head
        self.written, self.changed = self.store.clock.now(), clock.monotonic_seconds()
        if not self._pending_events:
            asyncio.get_running_loop().call_soon(self.send_pending)
        self._pending_events += applied

    def send_pending(self) -> None:
        applied, self._pending_events = self._pending_events, []
        if applied:
            self._broadcaster.changed(applied)
            self.moved()

    def is_long_replay(self, since: int) -> bool:
        """Do the events from this entry on need an expensive replay?"""
        return self.number > LONG_REPLAY_ENTRIES and since < self.game_log.settled.number

    async def happened(self, since: int, viewer: Viewer) -> list[dict[str, Any]]:
        """Events of all entries from this number on, as JSON for one viewer."""
        if since >= self.number:
            return []
        return await self._event_cache.between(since, self.number, viewer.now(self.actor))

    async def _entries(self, since: int) -> list[JournalEntry]:
        return await self.store.entries(self.room.room, since)

    async def _table_before(self, number: int) -> GameLog:
        return GameLog.at(await self._settled_before(number))

    async def _settled_before(self, number: int) -> Snapshot:
        if has_current_rules(self.room):
            kept = await self.store.settled(self.room)
            if kept.number <= number:
                return kept
        return Snapshot(0, 0, self.room.first_position())

    def plans(self, seat: int, index: int) -> dict[str, Any]:
        """Compact plans of the decision under way, for the player to decide."""
        self._require(index)
        if self.actor != seat:
            raise IllegalAction(messages.plans_for_another())
        return self._broadcaster.plans()

    def listen(self, viewer: Viewer, subscriber: Subscriber) -> dict[str, Any]:
        """Subscribe to changes; returns the full view to start from."""
        self.send_pending()
        self._broadcaster.add(viewer, subscriber)
        return self.whole(viewer)

    def whole(self, viewer: Viewer) -> dict[str, Any]:
        return self._broadcaster.whole(viewer)

    def visited(self, has_seat: bool) -> None:
        """Record that the client of the current request views the room."""
        was_looked_at = self.has_viewers
        self._last_request = clock.monotonic_seconds()
        if has_seat or not self._has_seated:
            self.network, self._has_seated = CLIENT.get(), has_seat
        if not was_looked_at:
            self.moved()

    @property
    def has_viewers(self) -> bool:
        return bool(self._broadcaster.present) or clock.monotonic_seconds() - self._last_request < VIEWER_TIMEOUT_S

    def leave(self, subscriber: Subscriber) -> None:
        before = self.present_seats
        self._broadcaster.remove(subscriber)
        self.left |= dict.fromkeys(before - self.present_seats, clock.monotonic_seconds())

    @property
    def present_seats(self) -> set[int]:
        """Seats with a socket on this server."""
        return {seat for viewer in self._broadcaster.present for seat in viewer.seats}

    @property
    def seats_here(self) -> set[int]:
        """Seats with a client of this server, by a socket or by requests that follow each other."""
        return self.present_seats | self.attendance.seats

    def dismiss_spectators(self) -> None:
        self._broadcaster.dismiss(lambda viewer: not viewer.seats)

    def deleted(self) -> None:
        """Close the room after its deletion: notify the viewers and refuse further decisions."""
        if self.mismatch is None or self.mismatch.message != messages.deleted():
            self.mismatch = ReplayMismatch(self.number, messages.deleted())
            self._broadcaster.send_to_all(error_body(404, messages.deleted()))

    async def seats_changed(self) -> None:
        """Reload the seats, broadcast them, and disconnect viewers whose link was replaced."""
        links = {seat.seat: seat.link for seat in self.seats}
        self.seats = await self.store.seats(self.room.room)
        await self._check_start()
        renewed = {seat.seat for seat in self.seats if links.get(seat.seat) not in (None, seat.link)}
        self._broadcaster.dismiss(lambda viewer: bool(renewed.intersection(viewer.seats)))
        self._broadcaster.seats_changed()
        self.moved()

    async def _check_start(self) -> None:
        if self.is_waiting and not await self.store.is_waiting(self.room.room):
            self.is_waiting, self.changed = False, clock.monotonic_seconds()

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that is not stored to everybody who is connected here."""
        self._broadcaster.send_to_all(message)

    def people(self) -> dict[str, Any]:
        """Who sits where, as a message."""
        return self._broadcaster.people()

    @property
    def spectators(self) -> int:
        """How many watch, on any server."""
        return self.spectators_here + self.attendance.spectators

    @property
    def spectators_here(self) -> int:
        return self._broadcaster.spectators

    def update_seats(self, seats: list[SeatRow]) -> None:
        """Adopt seats as another server left them; broadcast if their display changes."""
        before = self._broadcaster.seats()
        self.seats = seats
        if self._broadcaster.seats() != before:
            self._broadcaster.seats_changed()
            self.moved()
