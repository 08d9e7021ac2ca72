"""Makes the master's network for a board and a number of players, and says how strong it is.

    python -m paddock.games.monte_carlo.master.train --board boulevard --players 2

The same seed makes the same network. With `--write` it becomes the one that is shipped.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

from paddock.games.monte_carlo.game import MonteCarloGamble
from paddock.games.monte_carlo.master.nets import file_name, folder, write_net
from paddock.games.monte_carlo.master.network import course_key
from paddock.games.monte_carlo.master.training import Trainer, plan


def arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--board", default="boulevard", help="the board: boulevard, promenade, or a file")
    reader.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    reader.add_argument("--positions", type=int, default=2_500_000, help="how many each round of games brings")
    reader.add_argument("--rounds", type=int, default=4, help="how many rounds it plays against itself")
    reader.add_argument("--games", type=int, default=20_000, help="how many games rate it, against sharks")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--write", action="store_true", help="ship it: write the file that the master reads")
    reader.add_argument("--keep", type=Path, help="keep each round in this file, and go on from it if it is there")
    reader.add_argument("--to", type=Path, help="write it here instead")
    return reader.parse_args()


def main() -> None:
    wish = arguments()
    began = time.monotonic()

    def tell(sentence: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {sentence}", flush=True)

    game = MonteCarloGamble({"board": wish.board, "players": wish.players})
    trainer = Trainer(game, wish.seed, tell)
    trainer.learn(plan(wish.positions, wish.rounds), wish.keep)
    data = write_net(course_key(game.course), trainer.lines())
    file = wish.to or (Path(str(folder())) / file_name(wish.board, wish.players) if wish.write else None)
    if file is not None:
        file.write_bytes(data)
        tell(f"{len(data):,} bytes written to {file}")
    games = wish.games - wish.games % wish.players
    share = trainer.wins(games, wish.seed + 1_000_000) / games
    spread = 1.96 * math.sqrt(share * (1 - share) / games)
    tell(
        f"wins {100 * share:.1f} ± {100 * spread:.1f} % of {games:,} games against sharks ({100 / wish.players:.1f} %)"
    )


if __name__ == "__main__":
    main()
