"""The rulebook of a game that has editions."""

from typing import Any

from paddlewheel.core.rulebook import Clause, Rulebook
from paddlewheel.mississippi_queen.editions import edition_names
from paddlewheel.mississippi_queen.rulebook.front import front_matter
from paddlewheel.mississippi_queen.rulebook.knobs import knobs
from paddlewheel.mississippi_queen.rulebook.occasions import PART_OF_IT, occasion_words, reading, readings, scope


class RaceRulebook(Rulebook):
    def paragraphs(self, entry: Clause, edition: str | None = None) -> list[tuple[str, str]]:
        common = super().paragraphs(entry)
        if edition:
            own = reading(entry, edition)
            return [*common, ("", own)] if own else common
        return common + [(", ".join(names), text) for names, text in readings(entry)]

    def remark(self, entry: Clause, edition: str | None = None) -> str:
        if edition is None:
            return scope(entry)
        when = occasion_words(entry, edition)
        return "" if when == PART_OF_IT else f"{edition}: {when}"

    def details(self, entry: Clause) -> dict[str, Any]:
        return {
            "readings": [{"editions": names, "text": text} for names, text in readings(entry)],
            "applies": {name: occasion_words(entry, name) for name in self.editions},
            "knobs": [knob.name for knob in knobs() if entry.id in knob.clauses],
        }

    def front_matter(self) -> list[str]:
        return front_matter()


RULEBOOK = RaceRulebook(
    "mississippi-queen", "Mississippi Queen", "MQ", "paddlewheel.mississippi_queen", edition_names()
)
