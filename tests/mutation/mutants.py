"""Small faults put into the rules one at a time, to see whether the rules' tests notice.

Works in plain mode: a fault is compiled into its function's code object, so every module that imported the function
has it. `trying.py` runs the tests.
"""

import ast
import copy
import importlib
import inspect
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import paddlewheel

QUEEN, RIVERBOAT = "mississippi_queen", "riverboat"
PACKAGE = Path(paddlewheel.__file__).parent
RULES = {
    game: sorted(path.stem for path in (PACKAGE / game / "rules").glob("[a-z]*.py")) for game in (QUEEN, RIVERBOAT)
}

COMPARISONS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
ARITHMETIC: dict[type, type] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One fault: the function, and which of its possible faults."""

    game: str
    module: str
    function: str
    number: int
    what: str

    def __str__(self) -> str:
        return f"{self.module}.{self.function}: {self.what}"


def faults(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Every node that can be made wrong, with words for it; the same walk finds it again in a copy."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
            yield node, f"line {node.lineno}: {ast.unparse(node)} with another comparison"
        elif isinstance(node, ast.BoolOp):
            yield node, f"line {node.lineno}: 'and' for 'or' in {ast.unparse(node)}"
        elif (isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC) or (
            isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC
        ):
            yield node, f"line {node.lineno}: another sign in {ast.unparse(node)}"
        elif (
            isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value in (True, False)
        ):
            yield node, f"line {node.lineno}: the opposite of {ast.unparse(node)}"
        elif isinstance(node, ast.If):
            yield node, f"line {node.lineno}: if not {ast.unparse(node.test)}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
            yield node, f"line {node.lineno}: {node.value + 1} for {node.value}"


def make_fault(node: Any) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = ARITHMETIC[type(node.op)]()
    elif isinstance(node, ast.Return):
        node.value.value = not node.value.value
    elif isinstance(node, ast.If):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    else:
        node.value += 1


def module_of(game: str, name: str) -> Any:
    return importlib.import_module(f"paddlewheel.{game}.rules.{name}")


def functions(game: str, modules: Iterable[str]) -> Iterator[tuple[str, str, FunctionType]]:
    for name in modules:
        module = module_of(game, name)
        for function_name, function in vars(module).items():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                yield name, function_name, function


def tree_of(function: FunctionType) -> ast.Module:
    tree = ast.parse(inspect.getsource(function))
    tree.body[0].decorator_list = []  # type: ignore[attr-defined]
    return tree


def all_mutants(game: str, modules: Iterable[str]) -> list[Mutant]:
    return [
        Mutant(game, module, name, number, what)
        for module, name, function in functions(game, modules)
        for number, (_, what) in enumerate(faults(tree_of(function)))
    ]


def sample(game: str, modules: Iterable[str], count: int, seed: int = 1) -> list[Mutant]:
    return random.Random(seed).sample(all_mutants(game, modules), count)


def apply(mutant: Mutant) -> None:
    function = getattr(module_of(mutant.game, mutant.module), mutant.function)
    tree = copy.deepcopy(tree_of(function))
    node = list(faults(tree))[mutant.number][0]
    make_fault(node)
    space: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), f"<mutant {mutant}>", "exec"), function.__globals__, space)
    function.__code__ = space[function.__name__].__code__
