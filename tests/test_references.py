"""The page parses a message when it is first wanted (`web/src/lib/text.ts`), so none may need another one."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
FILES = sorted([*(ROOT / "web" / "texts").rglob("*.ftl"), *(ROOT / "src").rglob("locales/**/*.ftl")])


class References(Visitor):
    """Collects the messages and terms that a text refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")


def references_in(text: str) -> list[str]:
    references = References()
    references.visit(FluentParser().parse(text))
    return references.found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_message_refers_to_no_other(file: Path) -> None:
    assert references_in(file.read_text("utf-8")) == []


def test_references_are_found() -> None:
    assert references_in("a = { b }, { -c } and { $d }\n") == ["b", "-c"]
