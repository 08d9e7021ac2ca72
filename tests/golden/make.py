"""Records the golden races anew: `python -m tests.golden.make`.

Only for a new way to end, or a new version of the rules. A golden record that no longer replays is a broken promise to
everybody who has saved a race, not a reason to run this.
"""

from __future__ import annotations

from pathlib import Path

import paddock
from tests.golden.ways import WAYS

FOLDER = Path(__file__).parent


def find_race(options: dict[str, object], wanted: object) -> paddock.Record:
    """The first race, by seed, that ends in the wanted way: greedy drivers, and one that drives at random."""
    game = paddock.game("monza", **options)
    for seed in range(10_000):
        bots = [paddock.bot("random" if seat == 1 else "greedy", game, seat, seed) for seat in range(game.seats)]
        record = paddock.play(game, bots, paddock.Seeded(seed))
        if callable(wanted) and wanted(record):
            return record
    raise SystemExit(f"no race with {options} ends that way")


def main() -> None:
    for name, (options, wanted) in WAYS.items():
        file = FOLDER / f"monza-{name}.jsonl"
        if not file.exists():
            find_race(options, wanted).save(file)
            print(f"recorded {file.name}")


if __name__ == "__main__":
    main()
