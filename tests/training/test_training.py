"""Training: its configuration and the export of weights everywhere, a run where PyTorch is installed."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.network.weights import read_weights
from paddlewheel.training.config import make_config, read_config
from paddlewheel.training.curves import draw_curves
from paddlewheel.training.export import weights_of
from tests.core.network.networks import by_numpy, random_network
from tests.repository import ROOT

CONFIGS = ROOT / "src" / "paddlewheel" / "training" / "configs"
TABLE = {"players": 2, "games": 4}


@pytest.mark.parametrize("path", sorted(CONFIGS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_configuration_of_the_package_is_one(path: Path) -> None:
    config = read_config(path)
    assert config.tables[0].players == 2
    assert isinstance(config.learning.entropy, tuple)


def test_a_configuration_may_be_changed_when_it_is_read() -> None:
    assert read_config(CONFIGS / "tiny.toml", {"minutes": 7}).minutes == 7


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"tables": []}, "at least one"),
        ({"tables": [TABLE], "speed": 3}, "knows no speed; it knows .*minutes"),
        ({"tables": [TABLE | {"seats": 2}]}, "knows no seats"),
        ({"tables": [TABLE], "learning": {"steps": 8, "rate": 1}}, "knows no rate"),
        ({"tables": [{"players": 2}]}, "incomplete: .*games"),
    ],
)
def test_what_a_configuration_cannot_hold_is_named(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        make_config({"game": "riverboat", "minutes": 1} | wrong)


def as_pytorch_keeps_it(blocks: int) -> dict[str, Any]:
    rng = np.random.default_rng(4)
    shapes = {"first": (6, 9), "policy": (5, 6), "value": (4, 6)}
    shapes |= {f"blocks.{block}.{name}": (6, 6) for block in range(blocks) for name in ("inner", "outer")}
    state = {}
    for name, shape in shapes.items():
        state[f"{name}.weight"], state[f"{name}.bias"] = rng.normal(size=shape), rng.normal(size=shape[0])
    for name in ("norm", *(f"blocks.{block}.norm" for block in range(blocks))):
        state[f"{name}.weight"], state[f"{name}.bias"] = rng.uniform(0.5, 2, 6), rng.normal(size=6)
    return state


@pytest.mark.parametrize("blocks", [1, 2])
def test_exported_weights_are_those_of_the_network(blocks: int) -> None:
    state, seen = as_pytorch_keeps_it(blocks), np.arange(9)
    weights = weights_of(state, np.full(9, 0.5))

    def linear(name: str, values: Any) -> Any:
        return state[f"{name}.weight"] @ values + state[f"{name}.bias"]

    def norm(name: str, values: Any) -> Any:
        values = (values - values.mean()) / np.sqrt(values.var() + 1e-5)
        return values * state[f"{name}.weight"] + state[f"{name}.bias"]

    hidden = linear("first", seen * 0.5)
    for block in range(blocks):
        inside = np.maximum(linear(f"blocks.{block}.inner", norm(f"blocks.{block}.norm", hidden)), 0)
        hidden = hidden + linear(f"blocks.{block}.outer", inside)
    hidden = np.maximum(norm("norm", hidden), 0)
    logits, values = by_numpy(weights, seen)
    assert np.allclose(logits, linear("policy", hidden), atol=0.1)  # 8 bits
    assert np.allclose(values, np.tanh(linear("value", hidden)), atol=0.1)


def test_the_random_networks_of_these_tests_differ() -> None:
    assert not np.array_equal(random_network(seed=0).first.weights, random_network(seed=1).first.weights)


@pytest.fixture
def torch() -> Any:
    return pytest.importorskip("torch", reason="PyTorch, of the extra train, is not installed")


def test_returns_pass_over_decisions_without_a_choice(torch: Any) -> None:
    from paddlewheel.training.returns import find_returns

    values = torch.tensor([[[0.5, -0.5]], [[9.0, 9.0]], [[0.2, -0.2]]])
    over = torch.tensor([[False], [False], [True]])
    forced = torch.tensor([[False], [True], [False]])
    rewards = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]])
    found = find_returns(values, rewards, over, forced, torch.full((1, 2), 7.0), 0.9)
    assert torch.allclose(found[2], torch.tensor([[1.0, -1.0]]))
    assert torch.allclose(found[1], found[2])
    assert torch.allclose(found[0], torch.tensor([[0.1 * 0.2 + 0.9, -0.1 * 0.2 - 0.9]]))


def test_columns_begin_with_the_actor(torch: Any) -> None:
    from paddlewheel.training.returns import columns_of_seats, seats_of_columns

    actor, players = torch.tensor([1, 2]), torch.tensor([2, 3])
    assert seats_of_columns(actor, players, 3).tolist() == [[1, 0, 1], [2, 0, 1]]
    assert columns_of_seats(actor, players, 3)[:, :2].tolist() == [[1, 0], [1, 2]]


@pytest.mark.slow
def test_a_run_goes_on_from_its_checkpoint_and_exports_weights(torch: Any, tmp_path: Path) -> None:
    from dataclasses import replace

    from paddlewheel.training.run import Training

    tiny = replace(read_config(CONFIGS / "tiny.toml"), duel_games=4, duel_steps=4, duel_seconds=0.01)
    first = Training(tiny, tmp_path, "cpu")
    first.update()
    first.checkpoint()
    second = Training(replace(tiny, minutes=0.0001), tmp_path, "cpu")
    assert second.progress["updates"] == 1
    assert torch.equal(second.network.first.weight, first.network.first.weight)
    second.progress["seconds"] = 0.0
    second.run(lambda line: None)
    rows = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert any("duel" in row for row in rows)
    assert rows[0]["steps"] == 2 * 8 * 24
    weights = read_weights(tmp_path / "weights-1.npz")
    logits, values = by_numpy(weights, np.zeros(len(weights.input_scale)))
    with torch.no_grad():
        size, actions = len(weights.input_scale), len(logits)
        seen, mask = torch.zeros((1, size), dtype=torch.uint8), torch.ones((1, actions), dtype=torch.int8)
        wanted = second.network(seen, mask)
    assert np.allclose(logits, wanted[0].numpy()[0], atol=0.02)
    assert np.allclose(values, wanted[1].numpy()[0], atol=0.02)


def test_curves_have_a_panel_for_each_number_of_the_log() -> None:
    rows = [{"seconds": 60 * minute, "entropy": 1 / (1 + minute), "value_loss": 0.2} for minute in range(5)]
    drawn = draw_curves([*rows, {"seconds": 70, "duel": 0.9}])
    assert drawn.count("<polyline") == 2  # one duel makes no line
    assert "entropy of the policy" in drawn
    assert "wins" not in drawn
