"""What a room remembers: entries numbered from 0, none of which is ever changed or taken away."""

from dataclasses import dataclass, field

PLAY, DRAW, UNDO = "play", "draw", "undo"


@dataclass(frozen=True)
class Entry:
    number: int
    kind: str
    seat: int | None = None  # who played or took back
    action: str = ""  # what was played or drawn
    left: int | None = None  # after taking back: how many plays and draws still count
    hash: bytes = field(default=b"", compare=False, repr=False)  # of this entry and all before it, once it is written
