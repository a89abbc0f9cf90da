"""Programs of the machine that tests need. `make test` installs them; no test does."""

import shutil


def program(name: str) -> str:
    """The path of a program."""
    found = shutil.which(name)
    assert found, f"{name} is not on this machine: `make test` installs it, or install the package {name}"
    return found
