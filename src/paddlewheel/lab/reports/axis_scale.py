"""Chart axes: linear scales, round tick values, number formatting."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class AxisScale:
    """Linear mapping from values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return self.start + (self.end - self.start) * (value - self.low) / ((self.high - self.low) or 1.0)

    def ticks(self, most: int = 5) -> list[float]:
        """Round numbers within the scale.

        >>> AxisScale(0.3, 9.1, 0, 100).ticks()
        [2.0, 4.0, 6.0, 8.0]
        """
        step = round_step((self.high - self.low) / most)
        first = math.ceil(self.low / step - 1e-9)
        count = math.floor(self.high / step + 1e-9) - first + 1
        return [round((first + index) * step, 10) for index in range(count)]


def scale_over(low: float, high: float, start: float, end: float) -> AxisScale:
    """A scale with a margin on both sides."""
    room = 0.06 * (high - low) or max(0.5, 0.1 * abs(high))
    return AxisScale(low - room, high + room, start, end)


def round_step(size: float) -> float:
    """The next larger step of 1, 2 or 5 times a power of ten.

    >>> round_step(0.13), round_step(30)
    (0.2, 50.0)
    """
    if size <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(size))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= size * (1 - 1e-9))


def format_number(value: float) -> str:
    """
    >>> format_number(148.31), format_number(21.37), format_number(2.0), format_number(-0.31)
    ('148', '21.4', '2', '-0.31')
    """
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text
