"""Records the golden races anew: `python -m tests.golden.make`.

Only for a new way to end, or a new version of the rules. A golden record that no longer replays is a broken promise to
everybody who has saved a race, not a reason to run this.
"""

from __future__ import annotations

import json
from pathlib import Path

import paddock
from paddock.core.registry import lane_of
from tests.golden.test_golden import STORIES, story
from tests.golden.ways import GAMES

FOLDER = Path(__file__).parent


def find_race(name: str, options: dict[str, object], wanted: object, first_seed: int) -> paddock.Record:
    """The first race, by seed, that goes the wanted way: the usual bots, and one that plays at random."""
    game = paddock.game(name, **options)
    best = lane_of(name).usual_policy
    for seed in range(first_seed, first_seed + 10_000):
        bots = [paddock.bot("random" if seat == 1 else best, game, seat, seed) for seat in range(game.seats)]
        record = paddock.play(game, bots, paddock.Seeded(seed))
        if callable(wanted) and wanted(record):
            return record
    raise SystemExit(f"no race with {options} ends that way")


def main() -> None:
    for game, ways in GAMES.items():
        for number, (name, (options, wanted)) in enumerate(ways.items()):
            file = FOLDER / f"{game}-{name}.jsonl"
            if not file.exists():
                record = find_race(game, options, wanted, 100 * number)  # so that ways do not share a race
                record.save(file)
                STORIES[file.stem] = story(record)
                print(f"recorded {file.name}")
    text = json.dumps(dict(sorted(STORIES.items())), indent=2)
    (FOLDER / "stories.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
