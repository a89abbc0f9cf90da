"""Gymnasium itself, or a sentence that says how to get it."""

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        "paddlewheel.environments.gymnasium needs Gymnasium, which is not installed: pip install paddlewheel[gymnasium]"
    ) from missing

__all__ = ["gymnasium"]
