"""Messages of the numbers that a table may change: what each of them is."""

import tomllib

from paddlewheel.core.messages import MessageGroup
from paddlewheel.riverboat.components import read_data

NAMES = tuple(str(row["name"]) for row in tomllib.loads(read_data("knobs.toml"))["knob"])
knob = MessageGroup("rb", "paddlewheel.riverboat").each("knob", NAMES)
