"""What is legal and why, and why something is refused: in words, with the clause that says so."""

from paddlewheel.core.rulebook import finding
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import (
    AGREE,
    FACE,
    GIVE,
    GO_AHEAD,
    GO_BACK,
    PASS,
    PLACE,
    PLAYER_ACTIONS,
    PORT,
    PUSH,
    REFILL,
    SPEED,
    STARBOARD,
    STOP,
    VOTE,
    WAIT,
    action_text,
)
from paddlewheel.mississippi_queen.game import RacePosition
from paddlewheel.mississippi_queen.rulebook import RULEBOOK
from paddlewheel.mississippi_queen.view.chart import kind_at
from paddlewheel.mississippi_queen.view.prices import meaning, price, pushed_boat, space_ahead
from paddlewheel.mississippi_queen.view.prompts import prompt

KNOWN = [action_text(action) for action in range(PLAYER_ACTIONS)]
WHOLE_MOVE = "MQ-MOV-8"
FACINGS = (state.FACE_PHASE, state.OWN_FACE_PHASE, state.SETUP_FACE_PHASE)
HELP_ON_KEYS = (
    "Arrow keys: up is ahead, left and right turn; where you choose from a list, they move the choice.",
    "Digits set a speed. Enter stops the move, or confirms the choice.",
    "Words: any unambiguous beginning will do (s 4, ahead, p, push NE).",
    "undo, restart (the turn), ? (this page), rules MQ-MOV-8, log, save FILE, quit.",
)


def rule_page(clause: str, edition: str) -> list[str]:
    """A clause in full; a NotationError names the nearest ones where there is no such clause."""
    entry = finding.clause(clause, RULEBOOK)
    paragraphs = RULEBOOK.text(entry, edition).split("\n\n")
    return [f"{entry.id}  {entry.title}", *(part for text in paragraphs for part in ("", text))]


def clause_gist(clause: str) -> str:
    """A clause by its name and its first paragraph."""
    entry = finding.clause(clause, RULEBOOK)
    first, _, _ = entry.text.partition("\n\n")
    return f"{clause}, {entry.title}: {first}"


def refused(position: RacePosition, action: int, clause: str) -> str:
    """Why not, in one sentence; `rules` has the whole clause."""
    if not _is_asked_for(position, action):
        return f"'{action_text(action)}' is not what is asked now. {prompt(position, position.actor)}"
    entry = finding.clause(clause, RULEBOOK)
    why = _here(position, action) if clause == WHOLE_MOVE else entry.text.split(". ")[0].rstrip(".")
    return f"'{action_text(action)}' is refused by {clause}, {entry.title}: {why}. (rules {clause})"


def _is_asked_for(position: RacePosition, action: int) -> bool:
    """A choice of this kind belongs to this moment, even if this one is not allowed."""
    moving = position.record.phase == state.MOVE_PHASE and (action < PORT or PUSH <= action < FACE)
    return bool(moving) or action in candidates(position)


def _here(position: RacePosition, action: int) -> str:
    """What stands in the way when it is the rest of the move that counts."""
    if action == GO_AHEAD:
        ahead = space_ahead(position)
        if ahead == state.OPEN_END:
            return "the river ends there for now"
        if kind_at(position.record, ahead) == state.LAND:
            return "there is land ahead"
    return "after it, the whole move could not be completed"


def candidates(position: RacePosition) -> list[int]:
    """What one might think of doing now, legal or not."""
    phase = int(position.record.phase)
    pushes = list(range(PUSH, PUSH + 6))
    if phase == state.SPEED_PHASE:
        return [*range(SPEED, PORT), GO_BACK]
    if phase == state.MOVE_PHASE:
        ahead = pushes if pushed_boat(position) != state.NONE else []
        return [PORT, STARBOARD, GO_AHEAD, *ahead, STOP]
    if phase == state.PUSH_PHASE:
        return pushes
    if phase in FACINGS:
        return list(range(FACE, FACE + 6))
    if phase == state.COAL_PHASE:
        return [PASS, *range(GIVE + 1, REFILL + 1)]
    if phase in (state.VOTE_PHASE, state.TIE_PHASE):
        return list(range(VOTE, WAIT))
    if phase == state.WAIT_PHASE:
        return [WAIT, WAIT + 1]
    return list(range(PLACE, PLAYER_ACTIONS)) if phase == state.PLACE_PHASE else [PASS, AGREE, AGREE + 1]


def help_page(position: RacePosition) -> list[str]:
    """The page behind `?`: what may be done at what price, what may not and why, and how to say it."""
    legal = position.legal_actions()
    lines = [prompt(position, position.actor), "", "You may:"]
    lines += [option_line(position, action) for action in legal]
    no = [action for action in candidates(position) if action not in legal]
    if no:
        lines += ["", "You may not:", *_refusals(position, no)]
    return [*lines, "", *HELP_ON_KEYS]


def option_line(position: RacePosition, action: int) -> str:
    cost = price(position, action)
    return f"  {action_text(action):<10} {cost.text():<16} {meaning(position, action)}"


def _refusals(position: RacePosition, actions: list[int]) -> list[str]:
    """Actions that one clause refuses are named together."""
    by_clause: dict[str, list[str]] = {}
    for action in actions:
        by_clause.setdefault(position.refusal(action), []).append(action_text(action))
    lines = []
    for clause, texts in by_clause.items():
        lines.append(f"  {', '.join(texts)}: {clause_gist(clause)}")
    return lines
