"""Every sentence that refuses something, read from the code: literal texts, and f-strings with what they leave open."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tests.repository import ROOT

SOURCE = ROOT / "src" / "paddlewheel"
HEARD = ("server", "core", "mississippi_queen", "riverboat", "bots", "games.py", "rulebooks.py")
ONLY_PROGRAMS = {
    "core/notation/line.py": "positions as a line of text: the command line and programs read them, no room does",
    "core/notation/position.py": "positions as JSON: programs read them, no room does",
    "core/notation/json_reader.py": "fields of positions: programs read them, no room does",
    "mississippi_queen/notation": "positions of a race: programs read them, no room does",
    "riverboat/notation": "positions of a season: programs read them, no room does",
    "mississippi_queen/names.py": "a place in a position",
    "core/batch/observe_one.py": "observations: learners ask for them, no room does",
    "core/variants.py": "asks what can be, and speaks to nobody",
    "core/validation.py": "seeds and counts that programs give; a record's seed has a sentence of its own",
    "core/rulebook/lookup.py": "the command line asks for clauses by name; a room never does",
}
ONLY_PROGRAMS_SAY = (
    "the number of an action",  # a room takes actions as text
    "passengers.toml has no row",  # a data file that contradicts itself; tests of the data find it
)
# Calls whose sentence goes to a client, with where among the arguments it stands.
SPEAKERS = {
    "SetupError": 0,
    "NotationError": 0,
    "IllegalAction": 0,
    "RecordError": 0,
    "NoSuchRoom": 0,
    "StaleIndex": 0,
    "NumberTaken": 0,
    "NotWritten": 0,
    "ReadOnly": 0,
    "Damaged": 0,
    "UnreadableRoom": 0,
    "error_body": 1,
    "error_response": 1,
    "RoomFull": 0,
    "_refuse": 1,
    "_stop": 1,
    "HttpRefusal": 1,
    "check": 1,
    "HTTPException": 1,
}
# Functions that make the sentences such calls pass on.
MAKERS = {
    "server/app.py": ("_handle_http_error", "_handle_unexpected_error"),
    "server/api/middleware.py": ("_socket_refusal",),
    "server/protocols/http.py": ("head_too_large",),
    "server/rooms/compatibility.py": ("_mismatch",),
}
# What stands for an expression that an f-string fills in.
PLAIN = ("3", "'sing'")
FILLINGS = {
    "clause": ("MQ-MOV-1",),
    "next(iter(book.by_id))": ("MQ-MOV-1",),
    "legal": ("port, ahead",),
    "_called(position, action)": ("port",),
    "problem": ("the game is over",),
    "what": ("the game is over",),
    "wanted": ("one number", "'sing'"),
    "name": ("coins", "'sing'"),
    "first['msg']": ("Field required",),
    "newer": ("",),
    "RESTORE_ADVICE": ("whoever runs the server can restore it from a backup",),
    "room": ("4f1c22aa90b3",),
    "room.room": ("4f1c22aa90b3",),
    "since - 1": ("3",),
    "expected": ("3",),
    "number": ("3",),
    "line": ("",),
    "_content_type_hint(request)": ("",),
    "_made_elsewhere(game, data)": ("",),
    "where + ': ' if where else ''": ("",),
    "WHY_NOT.get(name, '')": ("",),
}
HOLE = "\0"


@dataclass(frozen=True)
class Template:
    where: str
    text: str  # with the expressions that are filled in between HOLEs

    def fillings(self) -> list[str]:
        """Sentences it may become; in one of them every expression has something of its own kind."""
        parts = self.text.split(HOLE)
        choices = [FILLINGS.get(part, PLAIN) if index % 2 else (part,) for index, part in enumerate(parts)]
        return ["".join(chosen) for chosen in product(*choices)]


def templates() -> list[Template]:
    return [template for template in _found() if not any(said in template.text for said in ONLY_PROGRAMS_SAY)]


def passed_on() -> set[str]:
    """Calls that speak, but whose sentence comes from elsewhere."""
    return {f"{name}: {ast.unparse(said)}" for name, said in _said() if _template(said) is None}


def _found() -> Iterator[Template]:
    for name, said in _said():
        text = _template(said)
        if text is not None:
            yield Template(name, text)
    for name, makers in MAKERS.items():
        for function in ast.walk(_tree(SOURCE / name)):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name in makers:
                yield from (Template(f"{name}: {function.name}", text) for text in _sentences_in(function))


def _said() -> Iterator[tuple[str, ast.expr]]:
    for name, tree in _trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call):
                speaker = getattr(call.func, "id", getattr(call.func, "attr", ""))
                if len(call.args) > SPEAKERS.get(speaker, len(call.args)):
                    yield name, call.args[SPEAKERS[speaker]]


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for part in HEARD:
        path = SOURCE / part
        for file in [path] if path.suffix else sorted(path.rglob("*.py")):
            name = file.relative_to(SOURCE).as_posix()
            if not any(name.startswith(only) for only in ONLY_PROGRAMS):
                yield name, _tree(file)


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _template(said: ast.expr) -> str | None:
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return said.value
    if isinstance(said, ast.JoinedStr):
        return "".join(_template(part) or _hole(part) for part in said.values)
    if isinstance(said, ast.BinOp):
        left, right = _template(said.left), _template(said.right)
        return None if left is None and right is None else (left or _hole(said.left)) + (right or _hole(said.right))
    return None


def _hole(filled: ast.expr) -> str:
    return HOLE + ast.unparse(filled.value if isinstance(filled, ast.FormattedValue) else filled) + HOLE


def _sentences_in(function: ast.AST) -> Iterator[str]:
    """Its texts of several words, f-strings as a whole."""
    within = {id(part) for node in ast.walk(function) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    docstring = ast.get_docstring(function) if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) else None
    for node in ast.walk(function):
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and id(node) not in within):
            text = _template(node)
            if text and text.count(" ") > 1 and text.strip() != docstring:
                yield text
