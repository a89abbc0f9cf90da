"""Who looks: a seat, several seats around one screen, or somebody who only watches."""

from dataclasses import dataclass

Audience = int | None  # a seat, or those who watch


@dataclass(frozen=True)
class Eyes:
    """The seats that one link plays. Around one screen, it shows what the one who decides may see."""

    seats: tuple[int, ...] = ()

    def now(self, actor: int) -> Audience:
        if not self.seats:
            return None
        return actor if actor in self.seats else self.seats[0]


WATCHING = Eyes()
