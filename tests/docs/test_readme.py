"""The README's example runs as it stands there."""

import doctest

from tests.repository import ROOT


def test_the_readme_speaks_the_truth() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried >= 8
    assert failed == 0
