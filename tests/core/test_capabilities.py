"""What a game offers beside its rules: small interfaces, and registrations that name what is there."""

import ast
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from paddlewheel.core import capabilities
from paddlewheel.core import game as core_game
from paddlewheel.core.capabilities import GameModule, Offer
from paddlewheel.core.errors import SetupError
from paddlewheel.games import GAMES, MODULES
from tests.toy_game import MODULE as TOY

ROOT = Path(core_game.__file__).parent.parent
PROTOCOLS = {
    "planner": capabilities.Planner,
    "pilot": capabilities.Pilot,
    "presenter": capabilities.Presenter,
    "notation": capabilities.Notation,
}
CALLS = {
    "greedy": capabilities.GreedyActions,
    "lookahead": capabilities.Lookahead,
    "tree_search": capabilities.TreeSearch,
}
NAMES = [name for name, offer in vars(GameModule).items() if isinstance(offer, Offer)]
games = pytest.mark.parametrize("module", [*MODULES.values(), TOY], ids=lambda module: module.name)


def parameters(function: Any) -> list[tuple[str, object]]:
    """Names and defaults, without `self` and what only the game itself passes on."""
    found = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
    return [(one.name, one.default) for one in found]


def test_the_interfaces_of_play_are_small() -> None:
    assert len(core_game.Position.__abstractmethods__) <= 14
    assert len(core_game.Game.__abstractmethods__) <= 12


@pytest.mark.parametrize("name", GAMES)
def test_a_game_loads_nothing_inside_its_methods(name: str) -> None:
    path = ROOT / name.replace("-", "_") / "game.py"
    functions = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)]
    lazy = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.ImportFrom)]
    assert functions
    assert not lazy


@games
def test_every_reference_leads_to_a_capability(module: GameModule) -> None:
    for name in filter(module.offers, NAMES):
        assert getattr(module, name) is getattr(module, name) is not None, name
    assert module.load("game").module is module


@games
def test_a_capability_has_the_functions_of_its_protocol(module: GameModule) -> None:
    for name, protocol in PROTOCOLS.items():
        if not module.offers(name):
            continue
        found = getattr(module, name)
        declared = {each: it for each, it in vars(protocol).items() if inspect.isfunction(it) and each[0] != "_"}
        assert isinstance(found, ModuleType)
        for each, function in declared.items():
            wanted = parameters(function)
            assert parameters(getattr(found, each))[: len(wanted)] == wanted, (name, each)
    for name, protocol in CALLS.items():
        if module.offers(name):
            wanted = parameters(protocol.__call__)
            assert parameters(getattr(module, name))[: len(wanted)] == wanted, name


def test_what_a_game_does_not_offer_is_named() -> None:
    with pytest.raises(SetupError, match="the game skiffs does not offer: tree_search"):
        _ = TOY.tree_search


def test_a_game_without_a_planner_has_one_plan_an_action() -> None:
    position = TOY.load("game").new_position(TOY.load("game").options(None, 2, {}))
    position.step(position.legal_actions()[0])
    plans = TOY.planner.plans(position)
    assert [plan.actions for plan in plans] == [(action,) for action in position.legal_actions()]
    assert TOY.planner.count_plans(position) == len(TOY.planner.compact_plans(position)["plans"]["node"]) == 3


def test_a_misspelt_capability_is_refused() -> None:
    with pytest.raises(TypeError, match="plannner"):
        GameModule("chess", "chess", game="rules:CHESS", plannner="planner")
