"""Packages with catalogues: each has the files `messages/<language>/*.ftl`.

PADDLEWHEEL_MESSAGES names a folder with more languages, laid out like the package, as in
`mississippi_queen/messages/fr/*.ftl`.
"""

import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

PACKAGES: list[str] = []  # the general texts first


def add_package(package: str) -> None:
    if package not in PACKAGES:
        PACKAGES.append(package)


def sources(package: str, language: str) -> Iterator[tuple[str, str]]:
    """Name and text of every catalogue file of a package in one language."""
    for messages in _folders(package):
        folder = messages.joinpath(language)
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield file.name, file.read_text("utf-8")


@cache
def languages() -> tuple[str, ...]:
    """The languages that the general texts are written in."""
    folders = (language for messages in _folders("paddlewheel") for language in messages.iterdir())
    return tuple(sorted(folder.name for folder in folders if folder.is_dir()))


def _folders(package: str) -> Iterator[Traversable]:
    yield files(package).joinpath("messages")
    more = os.environ.get("PADDLEWHEEL_MESSAGES")
    if more:
        folder = Path(more, *package.split(".")[1:], "messages")
        if folder.is_dir():
            yield folder
