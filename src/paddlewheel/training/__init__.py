"""Self-play training of the networks that the bot `admiral` asks: `python -m paddlewheel.training`, extra `train`."""
