"""Import OpenSpiel, or raise an error that names the extra to install."""

try:
    import pyspiel
except ImportError as problem:
    raise ImportError(
        "the games for OpenSpiel need the extra open-spiel: pip install 'paddlewheel[open-spiel]'"
    ) from problem

__all__ = ["pyspiel"]
