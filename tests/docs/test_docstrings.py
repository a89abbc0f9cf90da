"""The examples in docstrings of every module of the package run."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import paddlewheel

PACKAGE = Path(paddlewheel.__file__).parent
EXAMPLE = re.compile(r"^\s*>>> ", re.MULTILINE)


def examples_in(path: Path) -> int:
    return len(EXAMPLE.findall(path.read_text(encoding="utf-8")))


def module_name(path: Path) -> str:
    return ".".join(("paddlewheel", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")


MODULES = {module_name(path): examples_in(path) for path in sorted(PACKAGE.rglob("*.py")) if examples_in(path)}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.failed == 0
    assert tried.attempted == MODULES[name], "an example is in a place where doctest does not find it"
