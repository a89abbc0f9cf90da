"""Explanations: legal actions, refused actions and their rule clauses, in words."""

from typing import Any

from paddlewheel.core.rulebook import Advice, Rulebook, lookup
from paddlewheel.core.terminal.game_ui import GameUI, Option

MAX_OPTIONS_LISTED_SINGLY = 8  # more options of one kind share a line
MAX_REFUSED_ACTIONS_NAMED = 12  # further ones are only counted
COMMAND_HELP = (
    "Words: any unambiguous beginning will do.",
    "undo, restart (the turn), ? (this page), rules {example}, log, save FILE, quit{sheets}.",
)


def rule_page(clause: str, book: Rulebook, edition: str) -> list[str]:
    """A clause in full with its advice, or a tip. For an unknown id, a NotationError suggests the nearest ones."""
    entry = lookup.clause_or_advice(clause, book)
    if isinstance(entry, Advice):
        return _advice_lines(entry)
    tips = [tip for tip in book.advice_beside(entry.id) if book.is_part_of(tip, edition)]
    lines = _spaced(f"{entry.id}  {entry.title}", book.text(entry, edition))
    return [*lines, *(line for tip in tips for line in ("", *_advice_lines(tip)))]


def _advice_lines(tip: Advice) -> list[str]:
    return _spaced(f"{tip.id}  Advice: {tip.title}", tip.text)


def _spaced(title: str, text: str) -> list[str]:
    return [title, *(part for paragraph in text.split("\n\n") for part in ("", paragraph))]


def clause_summary(clause: str, book: Rulebook) -> str:
    """The title and the first paragraph of a clause."""
    entry = lookup.clause(clause, book)
    first, _, _ = entry.text.partition("\n\n")
    return f"{clause}, {entry.title}: {first}"


def refusal_message(face: GameUI, book: Rulebook, position: Any, action: int, clause: str) -> str:
    """Why an action is refused, in one sentence; the command `rules` shows the whole clause."""
    text = position.game.action_text(action)
    if not face.is_relevant(position, action):
        return f"'{text}' is not what is asked now. {face.prompt(position, position.actor)}"
    entry = lookup.clause(clause, book)
    why = face.obstacle(position, action, clause) or entry.text.split(". ")[0].rstrip(".")
    return f"'{text}' is refused by {clause}, {entry.title}: {why}. (rules {clause})"


def help_page(face: GameUI, book: Rulebook, position: Any) -> list[str]:
    """The page of the command `?`: legal actions with prices and clauses, refused actions, and the input syntax."""
    legal = face.choices(position)
    options = [face.option(position, action) for action in legal]
    lines = [face.prompt(position, position.actor), "", "You may:", *option_lines(options)]
    clauses = dict.fromkeys(option.clause for option in options)
    lines += ["", "Because:", *(f"  {clause_summary(clause, book)}" for clause in clauses)]
    no = [action for action in face.candidates(position) if action not in legal]
    if no:
        lines += ["", "You may not:", *_refusals(book, position, no, list(clauses))]
    return [*lines, "", *face.key_help, *_help_on_words(face)]


def _help_on_words(face: GameUI) -> list[str]:
    sheets = "".join(f", {name}" for name in face.sheets)
    return [line.format(example=face.example, sheets=sheets) for line in COMMAND_HELP]


def option_lines(options: list[Option]) -> list[str]:
    """One line for each option, or for each kind that has more than MAX_OPTIONS_LISTED_SINGLY."""
    kinds: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        kinds.setdefault((option.text.split()[0], option.price, option.clause), []).append(option)
    width = max(
        [len(option.text) for group in kinds.values() if len(group) <= MAX_OPTIONS_LISTED_SINGLY for option in group],
        default=0,
    )
    dear = max((len(option.price) for option in options), default=0)
    lines: list[str] = []
    for group in kinds.values():
        lines += (
            [_shared_line(group)]
            if len(group) > MAX_OPTIONS_LISTED_SINGLY
            else [_line(option, width, dear) for option in group]
        )
    return lines


def _line(option: Option, width: int, dear: int) -> str:
    return f"  {option.text:<{max(width, 9)}}  {option.price:<{dear}}  {option.meaning} ({option.clause})"


def _shared_line(group: list[Option]) -> str:
    verb = group[0].text.split()[0]
    names = ", ".join(option.text.removeprefix(f"{verb} ") for option in group)
    price = f" for {group[0].price}" if group[0].price else ""
    return f"  {verb}{price}: {names} ({group[0].clause})"


def _refusals(book: Rulebook, position: Any, actions: list[int], known: list[str]) -> list[str]:
    """Refused actions grouped by clause; a clause in `known` is not explained again."""
    by_clause: dict[str, list[str]] = {}
    for action in actions:
        by_clause.setdefault(position.refusal(action), []).append(position.game.action_text(action))
    lines = []
    for clause, texts in by_clause.items():
        more = f" and {len(texts) - MAX_REFUSED_ACTIONS_NAMED} others" if len(texts) > MAX_REFUSED_ACTIONS_NAMED else ""
        why = f"{clause}, see above" if clause in known else clause_summary(clause, book)
        lines.append(f"  {', '.join(texts[:MAX_REFUSED_ACTIONS_NAMED])}{more}: {why}")
    return lines
