"""Text fragments of generated rulebook sentences, by language."""

from paddlewheel.core.rulebook.translations import Language

PHRASES: dict[Language, dict[str, str]] = {
    "en": {
        "part": "part of the game",
        "missing": "not in this edition",
        "only": "only",
        "with": "with",
        "players": "{counts} players",
        "variant": "the variant {name}",
        "or": "or",
    },
    "de": {
        "part": "gehört zum Spiel",
        "missing": "nicht in dieser Ausgabe",
        "only": "nur",
        "with": "mit",
        "players": "{counts} Spielern",
        "variant": "der Variante {name}",
        "or": "oder",
    },
}
