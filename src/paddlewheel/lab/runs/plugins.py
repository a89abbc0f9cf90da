"""Plugins: Python files that register user bots, loaded here and in every worker."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from paddlewheel.core.errors import SetupError
from paddlewheel.lab import messages

_loaded: set["PluginSource"] = set()


@dataclass(frozen=True)
class PluginSource:
    """Snapshot of a plugin file at the start of the run; remote workers may not have the file."""

    name: str
    text: str

    @property
    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()[:16]


def load_plugins(paths: Sequence[Path]) -> tuple[PluginSource, ...]:
    """Load the files in this process and return their sources for the workers."""
    sources = tuple(PluginSource(str(path), _read(path)) for path in paths)
    for source in sources:
        load_source(source)
    return sources


def load_source(source: PluginSource) -> None:
    """Execute the file, once per process."""
    if source in _loaded:
        return
    module = ModuleType(f"paddlewheel_own_{source.digest}")
    module.__file__ = source.name
    sys.modules[module.__name__] = module
    try:
        exec(compile(source.text, source.name, "exec"), module.__dict__)
    except Exception as problem:
        raise SetupError(messages.plugin_failed(source.name, f"{type(problem).__name__}: {problem}")) from problem
    _loaded.add(source)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise SetupError(messages.plugin_unreadable(str(path), str(problem))) from None
