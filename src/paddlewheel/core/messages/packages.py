"""Packages with catalogues: each has the files `messages/<language>/*.ftl`."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

PACKAGES: list[str] = []  # the general texts first


def add_package(package: str) -> None:
    if package not in PACKAGES:
        PACKAGES.append(package)


def sources(package: str, language: str) -> Iterator[tuple[str, str]]:
    """Name and text of every catalogue file of a package in one language."""
    folder = _messages(package).joinpath(language)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text("utf-8")


@cache
def languages() -> tuple[str, ...]:
    """The languages that the general texts are written in."""
    folders = [folder.name for folder in _messages("paddlewheel").iterdir() if folder.is_dir()]
    return tuple(sorted(folders))


def _messages(package: str) -> Traversable:
    return files(package).joinpath("messages")
