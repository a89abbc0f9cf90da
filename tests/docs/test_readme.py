"""The README's example runs as it stands there."""

import doctest

import paddlewheel.cli.common
import paddlewheel.cli.lab
import paddlewheel.core.hexgrid
import paddlewheel.lab.ladder
import paddlewheel.lab.reports.axis_scale
import paddlewheel.lab.stats.effects
import paddlewheel.lab.study.grid
import paddlewheel.lab.study.text
import paddlewheel.mississippi_queen.actions
import paddlewheel.mississippi_queen.clauses
import paddlewheel.mississippi_queen.names
from tests.repository import ROOT

MODULES = (
    paddlewheel.cli.lab,
    paddlewheel.cli.common,
    paddlewheel.core.hexgrid,
    paddlewheel.lab.stats.effects,
    paddlewheel.lab.study.grid,
    paddlewheel.lab.ladder,
    paddlewheel.lab.reports.axis_scale,
    paddlewheel.lab.study.text,
    paddlewheel.mississippi_queen.actions,
    paddlewheel.mississippi_queen.clauses,
    paddlewheel.mississippi_queen.names,
)


def test_the_readme_speaks_the_truth() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried >= 8
    assert failed == 0


def test_examples_in_docstrings() -> None:
    for module in MODULES:
        assert doctest.testmod(module).failed == 0, module.__name__
