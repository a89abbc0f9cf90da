"""The games in the shapes that game-AI researchers know."""
