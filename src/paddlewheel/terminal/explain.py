"""Explanations: legal actions, refused actions and their rule clauses, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.messages import Message, text
from paddlewheel.core.messages.language import localized
from paddlewheel.core.rulebook import Advice, Rulebook, lookup
from paddlewheel.core.terminal.game_ui import GameUI, Option
from paddlewheel.terminal import messages

MAX_OPTIONS_LISTED_SINGLY = 8  # more options of one kind share a line
MAX_ACTIONS_NAMED = 12  # further ones are only counted


def rule_page(clause: str, book: Rulebook, edition: str) -> list[str]:
    """A clause in full with its advice, or a tip. For an unknown id, a NotationError suggests the nearest ones."""
    entry = lookup.clause_or_advice(clause, book)
    if isinstance(entry, Advice):
        return _advice_lines(entry, book.language)
    tips = [tip for tip in book.advice_beside(entry.id) if book.is_part_of(tip, edition)]
    lines = _spaced(f"{entry.id}  {entry.title}", book.text(entry, edition))
    return [*lines, *(line for tip in tips for line in ("", *_advice_lines(tip, book.language)))]


def _advice_lines(tip: Advice, language: str) -> list[str]:
    return _spaced(text(messages.advice(tip.id, tip.title), language), tip.text)


def _spaced(title: str, text: str) -> list[str]:
    return [title, *(part for paragraph in text.split("\n\n") for part in ("", paragraph))]


def clause_summary(clause: str, book: Rulebook) -> str:
    """The title and the first paragraph of a clause."""
    entry = lookup.clause(clause, book)
    first, _, _ = entry.text.partition("\n\n")
    return f"{clause}, {entry.title}: {first}"


def refusal_message(face: GameUI, book: Rulebook, position: Any, action: int, clause: str) -> Message:
    """Why an action is refused, in one sentence; the command `rules` shows the whole clause."""
    name = position.game.action_text(action)
    if not face.is_relevant(position, action):
        return messages.not_asked(name, face.prompt(position, position.actor))
    entry = lookup.clause(clause, book)
    why = face.obstacle(position, action, clause) or entry.text.split(". ")[0].rstrip(".")
    return messages.refused(name, clause, entry.title, why)


def some_of(actions: Sequence[str]) -> Message | tuple[str, ...]:
    """The first of these actions, and how many others there are."""
    named = tuple(actions[:MAX_ACTIONS_NAMED])
    return messages.some_of(named, len(actions) - len(named)) if len(actions) > len(named) else named


def help_page(face: GameUI, book: Rulebook, position: Any, language: str) -> list[str]:
    """The page of the command `?`: legal actions with prices and clauses, refused actions, and the input syntax."""
    legal = face.choices(position)
    options = [face.option(position, action) for action in legal]
    lines = [localized(face.prompt(position, position.actor), language), ""]
    lines += [text(messages.you_may(), language), *option_lines(options, language)]
    clauses = dict.fromkeys(option.clause for option in options)
    lines += ["", text(messages.because(), language), *(f"  {clause_summary(clause, book)}" for clause in clauses)]
    no = [action for action in face.candidates(position) if action not in legal]
    if no:
        lines += ["", text(messages.you_may_not(), language), *_refusals(book, position, no, list(clauses), language)]
    return [*lines, "", *(localized(line, language) for line in (*face.key_help, *_help_on_words(face)))]


def _help_on_words(face: GameUI) -> tuple[Message, Message]:
    sheets = "".join(f", {name}" for name in face.sheets)
    return messages.help_words(), messages.help_commands(face.example, sheets)


@dataclass(frozen=True)
class _Row:
    """An option in words."""

    text: str
    price: str
    meaning: str
    clause: str


def option_lines(options: list[Option], language: str) -> list[str]:
    """One line for each option, or for each kind that has more than MAX_OPTIONS_LISTED_SINGLY."""
    kinds: dict[tuple[str, ...], list[_Row]] = {}
    for option in options:
        row = _Row(option.text, localized(option.price, language), localized(option.meaning, language), option.clause)
        kinds.setdefault((row.text.split()[0], row.price, row.clause), []).append(row)
    width = max(
        [len(option.text) for group in kinds.values() if len(group) <= MAX_OPTIONS_LISTED_SINGLY for option in group],
        default=0,
    )
    dear = max((len(row.price) for group in kinds.values() for row in group), default=0)
    lines: list[str] = []
    for group in kinds.values():
        lines += (
            [_shared_line(group, language)]
            if len(group) > MAX_OPTIONS_LISTED_SINGLY
            else [_line(option, width, dear) for option in group]
        )
    return lines


def _line(option: _Row, width: int, dear: int) -> str:
    return f"  {option.text:<{max(width, 9)}}  {option.price:<{dear}}  {option.meaning} ({option.clause})"


def _shared_line(group: list[_Row], language: str) -> str:
    verb = group[0].text.split()[0]
    names = ", ".join(option.text.removeprefix(f"{verb} ") for option in group)
    what = text(messages.for_price(verb, group[0].price), language) if group[0].price else verb
    return f"  {what}: {names} ({group[0].clause})"


def _refusals(book: Rulebook, position: Any, actions: list[int], known: list[str], language: str) -> list[str]:
    """Refused actions grouped by clause; a clause in `known` is not explained again."""
    by_clause: dict[str, list[str]] = {}
    for action in actions:
        by_clause.setdefault(position.refusal(action), []).append(position.game.action_text(action))
    lines = []
    for clause, texts in by_clause.items():
        why = text(messages.see_above(clause), language) if clause in known else clause_summary(clause, book)
        lines.append(f"  {text(messages.refused_actions(some_of(texts), why), language)}")
    return lines
