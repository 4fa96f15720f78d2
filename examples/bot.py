#!/usr/bin/env python3
"""A complete bot for Wardroom in Python, standard library only.

    wardroom simulate --games 100 --bots "random,bot:python3 examples/bot.py"
    wardroom play --against "bot:python3 examples/bot.py"

Wardroom writes one JSON object a line to our standard input and reads our answers, one JSON object
a line, from our standard output. So nothing else may be printed there: standard error is free.
docs/protocol.md describes every message.
"""

import json
import sys


def send(message):
    # Without flush the line would stay in a buffer, and we would lose our seat for being late.
    print(json.dumps(message), flush=True)


def worth(option, view, seat):
    """How much we like an option of Starfighter; of other games, the first option is as good as any.

    An option is a verb and its operands: "play 3-10 up a2", "destroy b5.2", "pass".
    """
    verb, *operands = option.split()
    # Sectors are written a1 to a5 and b1 to b5: the letter says whose board it is.
    ours = bool(operands) and operands[-1].startswith(seat)

    if verb == "play":
        _, face, sector = operands
        # Build up where there is something to shoot at, face up, in short sectors first.
        across = sector_across(sector, view)
        target = across is not None and len(view["sectors"][across]) > 0
        return 50 + (20 if face == "up" else 0) + (10 if target else 0) - len(view["sectors"][sector])
    if verb in ("hit", "destroy"):
        return -10 if ours else 10
    if verb == "pass":
        return -100
    return 0


def sector_across(sector, view):
    """The enemy sector that faces one of ours; None if there is only space."""
    board, number = sector[0], int(sector[1])
    shift = view["shift"]  # sector i of a faces sector i + shift of b
    number += shift if board == "a" else -shift
    other = "b" if board == "a" else "a"
    return f"{other}{number}" if 1 <= number <= 5 else None


def choose(message):
    """The best option by our own measure, the first of equals."""
    return max(message["options"], key=lambda option: worth(option, message["view"], message["seat"]))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            # A new game: which game, which mode, which seat, how much time. We need none of it,
            # because everything we look at is in every question.
            send({"type": "ready", "name": "Example in Python"})
        elif kind == "decide":
            # "n" says which question we answer.
            send({"type": "choose", "n": message["n"], "option": choose(message)})
        elif kind == "over":
            # The game is over: "winners" has our seat or not. Another hello may follow.
            pass
        elif kind == "bye":
            # No more games.
            break
        # Other types may come with later versions: ignore them.


if __name__ == "__main__":
    main()
