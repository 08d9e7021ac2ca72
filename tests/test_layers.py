"""Nobody imports upward: games and environments know only the core, and no game another one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.layers import ALLOWED, PACKAGE, PAGE, WHAT, arrows, breaches, imports, page


def test_every_import_keeps_to_the_layers() -> None:
    assert breaches(PACKAGE, ALLOWED) == []


def test_every_layer_is_described_and_leads_downward_only() -> None:
    layers = list(ALLOWED)
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert folders <= set(layers), "a new package of src/paddock needs a place in tools/layers.py"
    assert list(WHAT) == layers
    for place, layer in enumerate(layers):
        assert ALLOWED[layer] <= set(layers[:place]), f"{layer} may import what stands above it"
        assert "games" not in ALLOWED[layer]


def test_the_picture_of_the_layers_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(PACKAGE), "run python -m tools.layers"


# ---- the test can fail -----------------------------------------------------------------------------------------------


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    """A small package with layers in order."""
    package = tmp_path / "paddock"
    files = {
        "__init__.py": "from paddock.core.game import Game",
        "core/__init__.py": "",
        "core/game.py": "import os",
        "games/__init__.py": "",
        "games/ludo/__init__.py": "",
        "games/ludo/rules.py": "from ...core.game import Game\nfrom .die import roll",
        "games/ludo/die.py": "from paddock.core import game",
        "games/chess/__init__.py": "",
        "cli/__init__.py": "import paddock\nfrom paddock.core.game import Game",
    }
    for name, text in files.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return package


def test_a_sound_tree_has_no_breach(made_up: Path) -> None:
    assert breaches(made_up, ALLOWED) == []
    assert arrows(made_up) == [("cli", "core"), ("cli", "paddock"), ("games", "core"), ("paddock", "core")]
    assert ("paddock.games.ludo.rules", "paddock.games.ludo.die.roll", 2) in list(imports(made_up))


@pytest.mark.parametrize(
    ("file", "text", "imported"),
    [
        ("core/game.py", "import paddock.cli", "paddock.cli"),
        ("core/game.py", "from paddock import cli", "paddock.cli"),
        ("core/game.py", "from ..games.ludo import rules", "paddock.games.ludo.rules"),
        ("core/game.py", "def f():\n    from paddock.games.ludo.rules import x", "paddock.games.ludo.rules.x"),
        ("games/ludo/die.py", "from paddock.cli import main", "paddock.cli.main"),
        ("games/ludo/die.py", "from ..chess import board", "paddock.games.chess.board"),
        ("games/ludo/die.py", "from paddock import Game", "paddock.Game"),
        ("cli/__init__.py", "import paddock.games.ludo.die", "paddock.games.ludo.die"),
        ("cli/__init__.py", "if TYPE_CHECKING:\n    from paddock.games.ludo import die", "paddock.games.ludo.die"),
    ],
)
def test_a_breach_is_found_wherever_it_stands(made_up: Path, file: str, text: str, imported: str) -> None:
    (made_up / file).write_text(text, encoding="utf-8")
    (found,) = breaches(made_up, ALLOWED)
    assert found.endswith(f"imports {imported}")
