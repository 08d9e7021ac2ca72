"""The live grab over the network (HC-10 to HC-14): several pages, far and near, honest and not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from paddock.games.hurry_cup import game as hurry
from paddock.server.contest import QUICKEST_BOT, reaction

from .house import PATIENCE, Client, House, page, quick, running
from .pilots import LIVE, Pilot, judged, judged_so_far, three_pilots, wait_for


@pytest.fixture
def grabbing(tmp_path: Path) -> Any:
    with running(quick(tmp_path, suspense=0.1, reactions=0.1, ping=0.1)) as house:
        yield house


def first_grab(
    house: House,
    ways: Sequence[float],
    moved: Sequence[float],
    lies: Sequence[float],
    pretences: Sequence[float] = (0.0, 0.0, 0.0),
) -> list[dict[str, Any]]:
    """All three reach for the red pawn in the first round; the judged grabs of the round."""

    async def main() -> str:
        async with three_pilots(house, ways, lies, pretences) as pilots:
            for pilot, after in zip(pilots, moved, strict=True):
                pilot.reaches[1] = (after, "red")
            table: str = pilots[0].client.table["id"]
            await pilots[0].client.do("start")
            await wait_for(
                lambda: all(pilot.state.get("phase") not in (None, "ready", "lift", "grab") for pilot in pilots)
            )
            found.extend(judged_so_far(house, table))
            return table

    found: list[dict[str, Any]] = []
    asyncio.run(main())
    return found


@pytest.mark.parametrize(
    ("ways", "moved", "first"),
    [
        ((0.002, 0.04, 0.1), (0.60, 0.80, 0.45), 2),
        ((0.1, 0.04, 0.002), (0.45, 0.80, 0.60), 0),
        ((0.1, 0.002, 0.002), (0.30, 0.45, 0.60), 0),
        ((0.04, 0.1, 0.002), (0.80, 0.60, 0.45), 2),
    ],
    ids=["far-first", "far-first-2", "farther-first", "near-first"],
)
def test_HC_10_the_hand_that_moved_first_by_its_own_page_has_the_pawn(
    grabbing: House, ways: Sequence[float], moved: Sequence[float], first: int
) -> None:
    grabs = first_grab(grabbing, ways, moved, (0.0, 0.0, 0.0))
    assert (grabs[0]["by"], grabs[0]["move"]) == (first, "grab red")
    told = grabs[0]["judged"]
    assert told["claimed"] == round(1000 * moved[first]), "how it was judged is in the record"


def test_HC_10_a_page_that_lies_gains_no_more_than_the_allowance(grabbing: House) -> None:
    grabs = first_grab(grabbing, (0.002, 0.02, 0.002), (0.75, 0.30, 0.80), (0.7, 0.0, 0.7))
    assert (grabs[0]["by"], grabs[0]["move"]) == (1, "grab red"), "they say 50 and 100 ms, but are judged by arrival"


@pytest.mark.parametrize("pretence", [0.3, 0.7])
def test_HC_10_a_page_that_also_pretends_to_be_far_away_gains_no_more(grabbing: House, pretence: float) -> None:
    """They answer pings late and say 100 ms, but their hands moved 300 ms after the honest one."""
    grabs = first_grab(grabbing, (0.002, 0.02, 0.002), (0.60, 0.30, 0.65), (0.5, 0.0, 0.55), (pretence, 0.0, pretence))
    assert (grabs[0]["by"], grabs[0]["move"]) == (1, "grab red")


def test_HC_10_a_hand_that_came_before_the_lift_does_not_count(grabbing: House) -> None:
    """A program that sends its hand without waiting is refused, and may reach again after the lift."""

    async def main() -> None:
        async with three_pilots(grabbing, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)) as pilots:
            for pilot in pilots[1:]:
                pilot.reaches[1] = (0.3, "red")
            hasty = pilots[0].client
            await hasty.do("start")
            await wait_for(lambda: pilots[0].state.get("phase") == "lift")
            await hasty.do("move", seat=0, move="grab red", after=100)
            await wait_for(lambda: any(message["is"] == "refused" for message in hasty.heard))
            await wait_for(lambda: pilots[1].state.get("phase") not in ("lift", "grab"))
            assert judged_so_far(grabbing, hasty.table["id"])[0]["by"] != 0

    asyncio.run(main())


def test_HC_11_who_came_too_late_takes_another_and_the_last_has_the_rest(grabbing: House) -> None:
    grabs = first_grab(grabbing, (0.002, 0.002, 0.002), (0.2, 0.3, 0.4), (0.0, 0.0, 0.0))
    assert grabs[0]["by"] == 0
    assert len(grabs) == 2, "the last pawn is nobody's choice"
    assert grabs[1]["move"] != "grab red"


def test_HC_14_bots_and_people_finish_a_race_live(grabbing: House) -> None:
    """One person and two bots reach for pawns, round after round."""

    async def main() -> None:
        seats = [{"name": "Mia"}, {"bot": "greedy"}, {"bot": "random"}]
        made = grabbing.make(game="hurry-cup", seats=seats, options=LIVE)
        async with page(grabbing, made["id"], made["key"]) as client:
            pilot = Pilot(client, 0, 0.0)
            for number in range(1, 40):
                pilot.reaches[number] = (0.15, "yellow")
            listening = asyncio.create_task(pilot.listen())
            await client.do("start")
            async with asyncio.timeout(PATIENCE):
                while client.table.get("phase") != "over":
                    await asyncio.sleep(0.05)
                    if pilot.state.get("phase") == "grab":
                        pilot._take_what_is_left()
            listening.cancel()
        assert {row["by"] for row in judged(grabbing, made["id"])} >= {0, 1}, "the person and the quicker bot"

    asyncio.run(main())


def test_bots_are_as_quick_as_people() -> None:
    known = ["random", "greedy", "good"]
    times = {name: sorted(reaction(name, known) for _ in range(300)) for name in known}
    assert min(map(min, times.values())) >= QUICKEST_BOT
    assert times["random"][150] > times["greedy"][150] > times["good"][150]
    assert reaction("only", ["only"]) > 0


def test_a_pilot_who_does_nothing_is_given_a_pawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """HC-14: after the game's own time, whatever the table's clock is."""
    from paddock.games.hurry_cup import game as hurry

    monkeypatch.setattr(hurry, "TIME_TO_GRAB", 0.3)

    async def main(house: House) -> None:
        made = house.make(game="hurry-cup", seats=[{"name": "Mia"}, {"bot": "greedy"}, {"bot": "greedy"}], options=LIVE)
        async with page(house, made["id"], made["key"]) as client:
            pilot = Pilot(client, 0, 0.0)
            listening = asyncio.create_task(pilot.listen())
            await client.do("start")
            await wait_for(lambda: pilot.state.get("phase") not in (None, "ready", "lift", "grab", "given"))
            assert pilot.state["pawns"][0] is not None
            listening.cancel()

    with running(quick(tmp_path, suspense=0.05, reactions=0.01)) as house:
        asyncio.run(main(house))


def test_the_page_is_told_how_long_the_game_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of the time with the lift, what is left of it to who comes later, and nothing while no time runs."""
    from paddock.games.hurry_cup import game as hurry

    monkeypatch.setattr(hurry, "TIME_TO_GRAB", 40.0)

    async def main(house: House) -> None:
        seats = [{"name": name} for name in ("Mia", "Ben", "Zoe")]
        made = house.make(game="hurry-cup", seats=seats, options=LIVE)
        async with page(house, made["id"], made["key"]) as client:
            await client.do("start")
            assert (await client.until("table", phase="racing"))["view"]["seconds"] is None
            for seat in range(3):
                await client.do("move", seat=seat, move="ready")
            told = await client.until("happened")
            while not any(event["event"] == "lifted" for event in told["events"]):
                assert told["view"]["seconds"] is None
                told = await client.until("happened")
            assert told["view"]["seconds"] == 40.0
            await asyncio.sleep(0.2)  # by the clock, because the seconds that are left are what is tried here
            async with page(house, made["id"]) as spectator:
                assert spectator.view is not None
                assert 0 < spectator.view["seconds"] <= 39.85

    with running(quick(tmp_path, suspense=0.05)) as house:
        asyncio.run(main(house))


def test_a_lost_connection_in_mid_grab_ends_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from paddock.games.hurry_cup import game as hurry

    monkeypatch.setattr(hurry, "TIME_TO_GRAB", 0.5)

    async def main(house: House) -> None:
        made = house.make(game="hurry-cup", seats=[{"name": "Mia"}, {"bot": "greedy"}, {"bot": "greedy"}], options=LIVE)
        async with page(house, made["id"], made["key"]) as watcher:
            spectator = asyncio.create_task(_only_listen(watcher))
            async with page(house, made["id"], made["key"]) as client:
                await client.do("start")
                await client.until("table", phase="racing")
                await client.do("move", seat=0, move="ready")
                while not any(event["event"] == "lifted" for event in (await client.until("happened"))["events"]):
                    pass
            await wait_for(
                lambda: (
                    (watcher.view or {}).get("position", {}).get("state", {}).get("phase")
                    not in ("ready", "lift", "grab", "given")
                )
            )
            assert watcher.view is not None
            assert None not in watcher.view["position"]["state"]["pawns"]
            spectator.cancel()

    with running(quick(tmp_path, suspense=0.05, reactions=0.05)) as house:
        asyncio.run(main(house))


async def _only_listen(client: Client) -> None:
    with contextlib.suppress(Exception):
        while True:
            await client.hear()


def test_bots_keep_nobody_waiting_once_every_person_has_a_pawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wants bots at once waits for no hand of theirs: here they would take hours."""

    async def main(house: House) -> None:
        seats = [{"name": "Mia"}, {"bot": "greedy"}, {"bot": "greedy"}]
        made = house.make(game="hurry-cup", seats=seats, options=LIVE)
        async with page(house, made["id"], made["key"]) as mia:
            await mia.do("pace", pace="instant")
            await mia.do("start")
            await mia.until("table", phase="racing")
            await mia.do("move", seat=0, move="ready")
            while phase_of(mia) != "grab":
                await mia.hear()
            await mia.do("move", seat=0, move="grab red", after=500)
            while phase_of(mia) == "grab":
                await mia.hear()

    def phase_of(client: Client) -> str:
        assert client.view is not None
        return str(client.view["position"]["state"]["phase"])

    monkeypatch.setattr(hurry, "TIME_TO_GRAB", 3600.0)
    with running(quick(tmp_path, suspense=0.05, reactions=10_000.0)) as house:
        asyncio.run(main(house))
