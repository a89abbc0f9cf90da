"""Rulebook with editions: each clause applies to some of them, and is read differently in some."""

from typing import Any

from paddlewheel.core.rulebook import Clause, Rulebook, RulebookEntry
from paddlewheel.mississippi_queen.editions import edition_names
from paddlewheel.mississippi_queen.rulebook.front import front_matter
from paddlewheel.mississippi_queen.rulebook.knobs import edition_titles, knob_text, knobs
from paddlewheel.mississippi_queen.rulebook.occasions import applicability_text, occasions, reading, readings, scope


class MississippiQueenRulebook(Rulebook):
    def paragraphs(self, entry: Clause, edition: str | None = None) -> list[tuple[str, str]]:
        common = super().paragraphs(entry)
        if edition:
            own = reading(entry, edition)
            return [*common, ("", own)] if own else common
        return common + [(", ".join(names), text) for names, text in readings(entry)]

    def remark(self, entry: RulebookEntry, edition: str | None = None) -> str:
        if edition is None:
            return scope(entry, self.language)
        return (
            "" if occasions(entry, edition) == () else f"{edition}: {applicability_text(entry, edition, self.language)}"
        )

    def is_part_of(self, entry: RulebookEntry, edition: str) -> bool:
        return occasions(entry, edition) is not None

    def elsewhere(self, entry: Clause, edition: str) -> list[dict[str, Any]]:
        """The other editions, grouped by identical reading."""
        found: dict[tuple[str, str], list[str]] = {}
        for name in self.editions:
            found.setdefault((reading(entry, name), applicability_text(entry, name, self.language)), []).append(name)
        return [
            {"editions": names, "text": text, "when": when}
            for (text, when), names in found.items()
            if edition not in names
        ]

    def edition_titles(self) -> dict[str, str]:
        return edition_titles(self.language)

    def knob_rows(self) -> list[dict[str, Any]]:
        return [
            {
                "name": knob.name,
                "title": knob.title,
                "says": knob.says,
                "values": [knob_text(knob, name, self.language) for name in self.editions],
                "clauses": list(knob.clauses),
            }
            for knob in knobs(self.language)
            if knob.name != "admits"
        ]

    def details(self, entry: Clause) -> dict[str, Any]:
        return {
            "readings": [{"editions": names, "text": text} for names, text in readings(entry)],
            "applies": {name: applicability_text(entry, name) for name in self.editions},
            "knobs": [knob.name for knob in knobs() if entry.id in knob.clauses],
        }

    def front_matter(self) -> list[str]:
        return front_matter()


RULEBOOK = MississippiQueenRulebook(
    "mississippi-queen", "Mississippi Queen", "MQ", "paddlewheel.mississippi_queen", edition_names()
)
