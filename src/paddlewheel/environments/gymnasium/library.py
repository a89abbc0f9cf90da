"""Import Gymnasium, or raise an error that names the extra to install."""

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        "paddlewheel.environments.gymnasium needs Gymnasium, which is not installed: pip install paddlewheel[gymnasium]"
    ) from missing

__all__ = ["gymnasium"]
