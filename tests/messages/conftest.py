"""All messages are declared before any test of messages."""

import importlib
import pkgutil

import pytest

import paddlewheel


@pytest.fixture(scope="package", autouse=True)
def _declared() -> None:
    """Messages are declared in modules that are called so, those of metrics beside the metrics."""
    for module in pkgutil.walk_packages(paddlewheel.__path__, "paddlewheel."):
        if "messages" in module.name or module.name.endswith(".metrics"):
            importlib.import_module(module.name)
