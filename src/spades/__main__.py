"""``python -m spades``: the same as the command ``spades``."""

from spades.cli import main

if __name__ == "__main__":
    main()
