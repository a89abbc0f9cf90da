"""Programs of the machine that tests need: those that are there, else Debian's."""

import shutil
import subprocess


def program(name: str) -> str:
    """The path of a program; its Debian package has the same name."""
    if shutil.which(name) is None:
        for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", name]):
            subprocess.run(command, check=True, capture_output=True)
    found = shutil.which(name)
    assert found, f"{name} is not on this machine and could not be installed"
    return found
