"""The language of a page that the server writes: the browser's, of those that there are."""

from paddlewheel.core.messages import ENGLISH, languages
from paddlewheel.core.messages.language import code


def browser_language(accepted: str) -> str:
    """
    >>> browser_language("fr-FR, de-AT;q=0.8, en;q=0.5"), browser_language("en;q=0.5, de"), browser_language("*")
    ('de', 'de', 'en')
    """
    ranked = sorted((_wanted(part) for part in accepted.split(",")), key=lambda wanted: -wanted[1])
    return next((name for name, quality in ranked if quality > 0 and name in languages()), ENGLISH)


def _wanted(part: str) -> tuple[str, float]:
    """A language of Accept-Language and how much it is wanted."""
    name, _, weight = part.partition(";")
    try:
        return code(name.strip()), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return code(name.strip()), 0.0
