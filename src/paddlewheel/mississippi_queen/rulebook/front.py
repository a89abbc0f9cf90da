"""Front matter of the rules page: editions, knobs, variants."""

from paddlewheel.core.messages import text
from paddlewheel.core.rulebook.markdown import links, rows
from paddlewheel.mississippi_queen.editions import edition_names, editions
from paddlewheel.mississippi_queen.messages.variants import variant as variant_message
from paddlewheel.mississippi_queen.rulebook.knobs import KnobDescription, edition_knobs, knob_text, knobs, variants


def front_matter() -> list[str]:
    return [
        "## Editions",
        rows(["edition", "game"], [[f"`{name}`", editions()[name]["title"]] for name in edition_names()]),
        "An edition is a list of knobs:",
        _knob_rows(),
        "## What the knobs mean",
        *[_knob_entry(knob) for knob in _shown_knobs()],
        "## Variants",
        _variant_rows(),
    ]


def _shown_knobs() -> list[KnobDescription]:
    """The knobs, without `admits`, which is shown with the variants."""
    return [knob for knob in knobs() if knob.name != "admits"]


def _knob_rows() -> str:
    names = edition_names()
    return rows(
        ["knob", *(f"`{name}`" for name in names)],
        [[knob.title, *(knob_text(knob, name) for name in names)] for knob in _shown_knobs()],
    )


def _knob_entry(knob: KnobDescription) -> str:
    lines = [f"**`{knob.name}`** ({knob.title}). {knob.says} {links(knob.clauses)}", ""]
    lines += [f"- `{value}`: {words}" for value, words in knob.values.items()]
    return "\n".join(lines).rstrip()


def _variant_rows() -> str:
    body = []
    for variant in variants():
        admitted = [f"`{name}`" for name in edition_names() if variant.name in edition_knobs(name)["admits"]]
        body.append(
            [f"`{variant.name}`", text(variant_message(variant.name)), ", ".join(admitted), links(variant.clauses)]
        )
    return rows(["variant", "what it is", "admitted by", "clauses"], body)
