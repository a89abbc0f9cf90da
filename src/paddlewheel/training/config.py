"""The configuration of a training run: one TOML file, every key checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain

Part = TypeVar("Part")


@dataclass(frozen=True)
class TableConfig:
    """Games that are played at once with the same options."""

    players: int
    games: int
    edition: str | None = None
    variants: Mapping[str, Any] = field(default_factory=dict)

    @property
    def settings(self) -> dict[str, Any]:
        """Arguments of `Batch.of` beside the game and the number of games."""
        return {"players": self.players, "edition": self.edition, "variants": self.variants}


@dataclass(frozen=True)
class NetworkShape:
    """Width of the hidden layers, and number of residual blocks of two layers each."""

    width: int = 384
    blocks: int = 2


@dataclass(frozen=True)
class Learning:
    """Proximal policy optimization (PPO). Where two values stand, the first one goes over into the second."""

    steps: int = 64  # actions of every game between two updates
    minibatch: int = 65536
    trace: float = 0.98  # lambda of the returns, per decision of any seat
    clip: float = 0.2
    entropy: tuple[float, float] = (0.01, 0.002)
    value_weight: float = 0.5
    learning_rate: tuple[float, float] = (3e-4, 3e-5)
    divergence: float = 0.02  # of the policy in one update, beyond which the next one learns at half the rate
    gradient_norm: float = 0.5


@dataclass(frozen=True)
class TrainingConfig:
    game: str
    minutes: float
    tables: tuple[TableConfig, ...]
    seed: int = 1
    network: NetworkShape = NetworkShape()
    learning: Learning = Learning()
    snapshots: int = 4  # weights kept on the way, the last ones included
    report_seconds: float = 10.0
    checkpoint_seconds: float = 15.0
    duel_seconds: float = 60.0  # between two duels against the network of the duel before
    duel_games: int = 4096
    duel_steps: int = 450
    fuse: bool = False  # compile the network with torch.compile: half a minute that pays off in long runs on a GPU


def read_config(path: Path, changes: Mapping[str, Any] | None = None) -> TrainingConfig:
    """Read a configuration; `changes` replace keys of its top level."""
    given = tomllib.loads(path.read_text(encoding="utf-8")) | dict(changes or {})
    return make_config(given)


def make_config(given: Mapping[str, Any]) -> TrainingConfig:
    """
    >>> make_config({"game": "riverboat", "minutes": 1, "tables": [{"players": 2, "games": 64}]}).network.width
    384
    """
    parts = dict(given)
    tables = tuple(_part(TableConfig, table) for table in parts.pop("tables", ()))
    if not tables:
        raise SetupError(plain("a training run needs at least one [[tables]]"))
    learning = {name: tuple(value) if isinstance(value, list) else value for name, value in _table(parts, "learning")}
    parts["network"] = _part(NetworkShape, dict(_table(parts, "network")))
    parts["learning"] = _part(Learning, learning)
    return _part(TrainingConfig, parts | {"tables": tables})


def _table(parts: dict[str, Any], name: str) -> Any:
    return parts.pop(name, {}).items()


def _part(kind: type[Part], given: Mapping[str, Any]) -> Part:
    known = {each.name for each in fields(kind)}  # type: ignore[arg-type]
    unknown = set(given) - known
    if unknown:
        raise SetupError(
            plain(f"a training run knows no {', '.join(sorted(unknown))}; it knows {', '.join(sorted(known))}")
        )
    try:
        return kind(**given)
    except TypeError as problem:
        raise SetupError(plain(f"the configuration of a training run is incomplete: {problem}")) from None
