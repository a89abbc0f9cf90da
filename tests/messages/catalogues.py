"""What the catalogue files hold: the variables, references and functions of every message."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddlewheel.core.messages.packages import sources
from tests.repository import ROOT


@dataclass
class Entry:
    file: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # ids of other messages and terms
    functions: set[str] = field(default_factory=set)


@cache
def entries(package: str, language: str) -> dict[str, Entry]:
    """Every message and -term of a package's catalogue by its id."""
    return _entries((f"{language}/{file}", source) for file, source in sources(package, language))


@cache
def page_entries(language: str) -> dict[str, Entry]:
    """The same of what only the page shows: the folders `page` of all catalogues."""
    files = sorted((ROOT / "src/paddlewheel").glob(f"**/messages/{language}/page/*.ftl"))
    return _entries((str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in files)


def _entries(files: Iterable[tuple[str, str]]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for file, source in files:
        for item in FluentParser().parse(source).body:
            assert not isinstance(item, ast.Junk), f"{file}: {item.content}"
            if isinstance(item, ast.Message | ast.Term):
                name = ("-" if isinstance(item, ast.Term) else "") + item.id.name
                assert name not in found, f"{file} has {name} twice"
                found[name] = _entry(file, item)
    return found


def variables(known: dict[str, Entry], name: str) -> set[str]:
    """Variables of a message, those of messages that it refers to included."""
    entry = known[name]
    return entry.variables.union(*(variables(known, other) for other in entry.references if not other.startswith("-")))


def _entry(file: str, item: ast.Message | ast.Term) -> Entry:
    reader = Reader(Entry(file))
    reader.visit(item)
    return reader.entry


class Reader(Visitor):
    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entry.references.add("-" + node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)
