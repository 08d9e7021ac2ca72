"""The end in words: places, winners and the order of all, as each reader hears them."""

from __future__ import annotations

import pytest

from paddock.core.ending import Reader, headline, order_in_words, place_in_words
from paddock.core.messages import languages

NAMES = ["ann", "Bolt", "Cem", "Dee"]


def reader(seat: int | None, language: str = "en") -> Reader:
    return Reader(NAMES, seat, language)


@pytest.mark.parametrize(
    ("ranks", "seat", "words"),
    [
        ((1, 2, 3, 4), 1, "Second of four"),
        ((1, 2, 2, 4), 2, "Second of four, shared"),
        ((1, 3, 2), 0, "First of three"),
        ((9, *range(1, 9)), 0, "Number 9 of 9"),
        ((1, 2), None, None),
    ],
)
def test_a_place_in_words(ranks: tuple[int, ...], seat: int | None, words: str | None) -> None:
    assert place_in_words(ranks, Reader([""] * len(ranks), seat, "en")) == words


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("de", "Platz zwei von vier", "Geteilter Platz eins von vier"),
        ("fr", "Deuxième place sur quatre", "Première place sur quatre, ex æquo"),
        ("nl", "Tweede van de vier", "Eerste van de vier, gedeeld"),
        ("es", "Segundo puesto de cuatro", "Primer puesto de cuatro, compartido"),
        ("it", "Secondo posto su quattro", "Primo posto su quattro, a pari merito"),
    ],
)
def test_places_in_every_language(language: str, alone: str, shared: str) -> None:
    assert place_in_words((1, 2, 3, 4), reader(1, language)) == alone
    assert place_in_words((1, 1, 3, 4), reader(1, language)) == shared


@pytest.mark.parametrize(
    ("ranks", "seat", "words"),
    [
        ((2, 1, 3, 4), 0, "Bolt wins"),
        ((2, 1, 3, 4), 1, "You win"),
        ((1, 2, 3, 4), None, "ann wins"),
        ((1, 1, 3, 4), 0, "Bolt and you win together"),
        ((1, 1, 1, 4), 3, "ann, Bolt and Cem win together"),
    ],
)
def test_who_has_won(ranks: tuple[int, ...], seat: int | None, words: str) -> None:
    assert headline(ranks, reader(seat)) == words


def test_the_order_of_all() -> None:
    assert order_in_words((2, 1, 2, 4), reader(0)) == "First Bolt, then Cem and you, then Dee."
    assert order_in_words((2, 1, 2, 4), reader(None)) == "First Bolt, then ann and Cem, then Dee."


@pytest.mark.parametrize("language", languages())
def test_every_language_names_all_winners(language: str) -> None:
    for ranks in ((1, 2, 2, 4), (1, 1, 3, 4), (1, 1, 1, 4)):
        for seat in (None, 0, 1, 3):
            said = headline(ranks, reader(seat, language))
            assert all(NAMES[other] in said for other, rank in enumerate(ranks) if rank == 1 and other != seat)
            if seat is not None and ranks[seat] == 1:
                assert NAMES[seat] not in said
