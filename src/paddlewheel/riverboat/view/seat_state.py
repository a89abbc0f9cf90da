"""One player's part of a position, as the key of caches: most plays change one player's part alone."""

from operator import attrgetter
from typing import TYPE_CHECKING

from paddlewheel.core.jit.records import field_lengths
from paddlewheel.riverboat.state import MAX_PLAYERS, RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

_FIELDS = field_lengths(RiverboatState)
_NAMES = list(_FIELDS)
# The fields of players begin with `points`; `marker_order` is no player's own.
PLAYER_FIELDS = {
    name: _FIELDS[name] // MAX_PLAYERS for name in _NAMES[_NAMES.index("points") :] if name != "marker_order"
}
_SIZES = tuple(PLAYER_FIELDS.values())
_player_fields = attrgetter(*PLAYER_FIELDS)


class SeatState:
    """The player's fields. `position` is one with these fields, to ask the rules about them."""

    __slots__ = ("_hash", "_key", "position", "seat")

    def __init__(self, position: "RiverboatPosition", seat: int) -> None:
        self.position, self.seat = position, seat
        record = position.record
        own = [
            values[seat] if size == 1 else (*values[size * seat : size * seat + size],)
            for values, size in zip(_player_fields(record), _SIZES, strict=True)
        ]
        self._key = (position.options, seat, record.passed >> seat & 1, *own)
        self._hash = hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatState) and self._key == other._key
