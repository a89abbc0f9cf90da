"""A record's view gives plain numbers, and shares the memory of the record."""

from typing import Annotated

import numpy as np
import pytest

from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.jit.record_view import record_view
from paddlewheel.core.jit.records import blank, duplicate, to_dict


class Boat:
    speed: int
    coal: Annotated[list[int], 3]
    seen: int


def test_what_is_read_is_plain() -> None:
    boat = record_view(Boat, blank(Boat))
    assert type(boat.speed) is int
    assert {type(number) for number in boat.coal} == {int}
    assert boat.coal[:2] == [0, 0]


def test_what_is_written_is_in_the_record() -> None:
    records = blank(Boat)
    boat = record_view(Boat, records)
    boat.speed, boat.coal[1], boat.seen = 5, -1, 2**62
    assert (records[0].speed, list(records[0].coal), records[0].seen) == (5, [0, -1, 0], 2**62)
    boat.coal[:] = [1, 2, 3]
    assert to_dict(Boat, records[0]) == to_dict(Boat, boat) == {"speed": 5, "coal": [1, 2, 3], "seen": 2**62}


def test_a_copy_has_a_view_of_its_own() -> None:
    records = blank(Boat)
    copied = duplicate(records)
    record_view(Boat, copied).coal[2] = 7
    assert list(record_view(Boat, records).coal) == [0, 0, 0]


@pytest.mark.skipif(PLAIN, reason="records are plain objects")
def test_one_of_many_is_seen() -> None:
    records = blank(Boat, 4)
    records["speed"] = np.arange(4)
    assert [record_view(Boat, records[number : number + 1]).speed for number in range(4)] == [0, 1, 2, 3]


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        _ = record_view(Boat, blank(Boat)).passengers  # type: ignore[attr-defined]
