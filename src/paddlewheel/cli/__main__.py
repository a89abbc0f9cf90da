"""`python -m paddlewheel.cli`: the same as the command `paddlewheel`."""

from paddlewheel.cli import main

if __name__ == "__main__":
    main()
