"""Messages in views and events, as their texts."""

from typing import Any

from paddlewheel.core.messages import ENGLISH, Message, text


def shown(data: Any, language: str = ENGLISH) -> Any:
    """JSON data with the text of every message in its place."""
    if isinstance(data, list):
        return [shown(item, language) for item in data]
    if not isinstance(data, dict):
        return data
    if data.keys() == {"id", "args"}:
        return text(Message.from_data(data), language)  # type: ignore[arg-type]
    return {name: shown(value, language) for name, value in data.items()}
