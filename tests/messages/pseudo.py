"""A generated language: every text in brackets and with accents, arguments as they are."""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "áçéğíñóřšúýžÁÇÉĞÍÑÓŘŠÚÝŽ")
OPEN, CLOSE = "⟦", "⟧"


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
