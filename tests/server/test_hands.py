"""Hands are judged by when they moved (HC-10), whatever their way to the server; a lie gains at most the allowance."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from paddock.server.hands import ALLOWANCE, QUICKEST, Delay, Hand, Hands, Verdict

WAYS = {0: 0.005, 1: 0.08, 2: 0.15, 3: 0.2}
"""The way to each seat's page and back."""


def contest(
    moved: Mapping[int, float], lies: Mapping[int, float] | None = None, jitter: float = 0.0, seed: int = 0
) -> Verdict:
    """All reach for the same thing; each `moved` after the own page had shown the lift."""
    lies, random = lies or {}, Random(seed)
    coming = sorted(
        (
            Hand(
                seat,
                "grab red",
                max(0.0, reaction - lies.get(seat, 0.0)),
                reaction + WAYS[seat] + random.uniform(0, jitter),
                WAYS[seat],
            )
            for seat, reaction in moved.items()
        ),
        key=lambda hand: hand.arrived,
    )
    return settle(coming, moved)


def settle(coming: Sequence[Hand], seats: Collection[int]) -> Verdict:
    """The first verdict, with time passing in steps from one thing that happens to the next."""
    hands, queue = Hands(), list(coming)
    while True:
        due = hands.due(seats)
        if queue and (due is None or queue[0].arrived <= due):
            hands.reach(queue.pop(0))
        elif due is not None:
            verdict = hands.verdict(due, seats)
            assert verdict is not None
            return verdict


def test_the_hand_that_moved_first_wins_from_far_away() -> None:
    assert contest({0: 0.35, 3: 0.30}).winner.seat == 3
    assert contest({0: 0.31, 3: 0.35}).winner.seat == 0
    assert contest({0: 0.35, 1: 0.33, 3: 0.29}).winner.seat == 3
    assert contest({0: 0.35, 2: 0.34}).winner.seat == 2


def test_nearly_all_contests_that_differ_by_40_ms_go_to_the_first_hand_on_shaky_lines() -> None:
    random, right = Random(1), 0
    for number in range(500):
        first, second = random.sample(sorted(WAYS), 2)
        reaction = random.uniform(0.2, 0.8)
        moved = {first: reaction, second: reaction + random.uniform(0.04, 0.2)}
        right += contest(moved, jitter=0.03, seed=number).winner.seat == first
    assert right >= 475


class Reach(NamedTuple):
    """A hand with everything that a page can make up about it."""

    sent: float
    """When the message really left, by the clock of the server; nothing can arrive before that."""
    way: float
    """The way to the server."""
    claimed: float | None
    pretended: float
    """The way there and back, as its answers to pings make it look."""

    def hand(self, seat: int) -> Hand:
        return Hand(seat, "grab red", self.claimed, self.sent + self.way, self.pretended)


liars = st.builds(
    Reach,
    sent=st.floats(0.0, 2.0),
    way=st.floats(0.0, 0.5),
    claimed=st.none() | st.floats(0.0, 3.0),
    pretended=st.floats(0.0, 5.0),
)


@given(
    liars=st.lists(liars, min_size=1, max_size=5),
    reaction=st.floats(QUICKEST, 1.5),
    way=st.floats(0.0, 0.5),
    absent=st.sets(st.integers(10, 12)),
)
def test_all_lies_together_gain_at_most_the_allowance(
    liars: Sequence[Reach], reaction: float, way: float, absent: set[int]
) -> None:
    """Whatever pages claim and however late they answer pings: who arrives more than the allowance after an honest hand
    does not beat it."""
    honest = Hand(0, "grab red", reaction, reaction + way, way)
    hands = [honest, *(liar.hand(seat) for seat, liar in enumerate(liars, 1))]
    verdict = settle(sorted(hands, key=lambda hand: hand.arrived), {hand.seat for hand in hands} | absent)
    assert verdict.winner.arrived <= honest.arrived + ALLOWANCE + 1e-9


@given(
    liar=st.sampled_from(sorted(WAYS)),
    honest=st.sampled_from(sorted(WAYS)),
    reaction=st.floats(0.15, 1.0),
    behind=st.floats(0.0, 0.6),
    lie=st.floats(0.0, 2.0),
)
def test_a_lie_about_the_hand_alone_gains_at_most_the_allowance(
    liar: int, honest: int, reaction: float, behind: float, lie: float
) -> None:
    """Measured by when the hands moved, each by its own page, and however far away the honest one is."""
    if liar == honest:
        return
    verdict = contest({honest: reaction, liar: reaction + behind}, lies={liar: lie})
    near = max(0.0, WAYS[honest] - WAYS[liar] - ALLOWANCE)  # so much the honest one is too far away
    if verdict.winner.seat == liar:
        assert behind <= ALLOWANCE + near + 1e-9


@given(
    ways=st.lists(st.floats(0.0, 0.15), min_size=2, max_size=6),
    moved=st.lists(st.floats(QUICKEST, 1.5), min_size=6, max_size=6),
)
def test_among_the_honest_within_the_allowance_the_first_hand_always_wins(
    ways: Sequence[float], moved: Sequence[float]
) -> None:
    hands = [Hand(seat, "grab red", moved[seat], moved[seat] + way, way) for seat, way in enumerate(ways)]
    verdict = settle(sorted(hands, key=lambda hand: hand.arrived), range(len(ways)))
    assert verdict.winner.claimed == min(moved[: len(ways)])


def test_a_page_too_far_away_has_to_be_quicker_by_what_is_too_much() -> None:
    """The way there and back is 195 ms longer than that of the nearest: 45 ms are not made up for."""
    assert contest({0: 0.35, 3: 0.31}).winner.seat == 0
    assert contest({0: 0.36, 3: 0.31}).winner.seat == 3


def test_who_came_too_late_to_be_first_is_told_so_in_the_record() -> None:
    """Where the server was busy, and a hand came after the time but before the verdict."""
    hands = Hands()
    hands.reach(Hand(0, "grab red", 0.35, 0.355, 0.005))
    hands.reach(Hand(3, "grab red", 0.31, 0.51, 0.2))
    verdict = hands.verdict(1.0, [])
    assert verdict is not None
    assert verdict.winner.seat == 0
    assert verdict.account()["before"] == [
        {"seat": 3, "claimed": 310, "arrived": 510, "delay": 200, "judged": 310, "late": 155}
    ]


def test_a_house_may_have_another_allowance() -> None:
    hands = Hands(0.4)
    hands.reach(Hand(0, "grab red", 0.35, 0.36, 0.01, 0.4))
    hands.reach(Hand(1, "grab red", 0.31, 0.71, 0.4, 0.4))
    verdict = hands.verdict(1.0, [])
    assert verdict is not None
    assert verdict.winner.seat == 1


def test_nobody_is_quicker_than_a_person_can_be() -> None:
    assert Hand(0, "grab red", 0.0, 0.02, 0.0).judged == QUICKEST


def test_a_page_that_does_not_say_is_judged_by_its_arrival() -> None:
    assert Hand(0, "grab red", None, 0.5, 0.1).judged == 0.4


def test_different_things_are_no_contest() -> None:
    hands = Hands()
    assert hands.reach(Hand(0, "grab red", 0.3, 0.305, 0.005))
    assert hands.reach(Hand(1, "grab blue", 0.28, 0.48, 0.2))
    first, second = hands.verdict(0.6, [0, 1]), hands.verdict(0.6, [0, 1])
    assert first is not None
    assert second is not None
    assert {first.winner.seat, second.winner.seat} == {0, 1}
    assert first.losers == second.losers == ()


def test_a_seat_has_one_hand_and_the_beaten_have_it_back() -> None:
    hands = Hands()
    assert hands.reach(Hand(0, "grab red", 0.3, 0.3, 0.0))
    assert not hands.reach(Hand(0, "grab blue", 0.31, 0.31, 0.0))
    hands.reach(Hand(1, "grab red", 0.25, 0.31, 0.0))
    verdict = hands.verdict(1.0, [0, 1])
    assert verdict is not None
    assert (verdict.winner.seat, [hand.seat for hand in verdict.losers]) == (1, [0])
    assert not hands.waiting
    assert hands.reach(Hand(0, "grab blue", 0.6, 0.6, 0.0))


def test_a_hand_is_held_for_the_allowance_while_others_may_be_under_way() -> None:
    hands = Hands()
    hands.reach(Hand(0, "grab red", 0.3, 0.3, 0.0))
    assert hands.due([0, 1]) == 0.3 + ALLOWANCE
    assert hands.verdict(0.3 + ALLOWANCE - 0.01, [0, 1]) is None
    hands.reach(Hand(1, "grab blue", 0.3, 0.4, 0.1))
    assert hands.due([0, 1]) == 0.3, "all hands are out"


def test_nobody_waits_where_all_others_sit_at_the_server() -> None:
    hands = Hands()
    hands.reach(Hand(0, "grab red", 0.3, 0.32, 0.02))
    assert hands.due([0]) == 0.32


def test_how_it_was_judged_is_said() -> None:
    verdict = contest({0: 0.35, 2: 0.31})
    assert verdict.account() == {
        "claimed": 310,
        "arrived": 460,
        "delay": 150,
        "judged": 310,
        "before": [{"seat": 0, "claimed": 350, "arrived": 355, "delay": 5, "judged": 350}],
    }


def test_the_delay_is_the_shortest_of_what_was_measured() -> None:
    """Answering late now and then makes no page look farther away."""
    delay = Delay()
    assert delay.seconds == 0.0
    for number, way in enumerate([0.08, 0.09, 3.0, 0.07, 0.08]):
        delay.answer(delay.ask(10.0 * number), 10.0 * number + way)
    assert abs(delay.seconds - 0.07) < 1e-9


def test_a_page_that_moves_away_is_followed() -> None:
    delay = Delay()
    for number, way in enumerate([0.02] * 9 + [0.2] * 9):
        delay.answer(delay.ask(10.0 * number), 10.0 * number + way)
    assert abs(delay.seconds - 0.2) < 1e-9


def test_answers_that_nobody_asked_for_count_for_nothing() -> None:
    delay = Delay()
    number = delay.ask(0.0)
    delay.answer(number + 1, 0.0)
    assert delay.seconds == 0.0
    delay.answer(number, 0.25)
    delay.answer(number, 9.0)
    assert delay.seconds == 0.25
