"""A generated language: every text in brackets and with accents, arguments as they are."""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from paddlewheel.core.messages import ENGLISH
from tests.repository import ROOT

ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "áçéğíñóřšúýžÁÇÉĞÍÑÓŘŠÚÝŽ")
CODE = "eo"  # of a language with the plurals of English
OPEN, CLOSE = "⟦", "⟧"


def write_language(folder: Path) -> None:
    """All files of the generated language, laid out as PADDLEWHEEL_MESSAGES expects them."""
    package = ROOT / "src/paddlewheel"
    for file in package.glob("**/messages/en/**/*.ftl"):
        parts = [CODE if part == ENGLISH else part for part in file.relative_to(package).parts]
        target = folder.joinpath(*parts)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(pseudo(file.read_text("utf-8")), "utf-8")


def pseudo(source: str) -> str:
    """A catalogue file in the generated language, from one in English."""
    resource = FluentParser().parse(source)
    for item in resource.body:
        if isinstance(item, ast.Message | ast.Term):
            for entry in (item, *item.attributes):
                if entry.value is not None:
                    Accents().visit(entry.value)
                    entry.value.elements = [ast.TextElement(OPEN), *entry.value.elements, ast.TextElement(CLOSE)]
    return FluentSerializer().serialize(resource)


class Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(ACCENTED))
