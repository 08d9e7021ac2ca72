"""Tables of medians and ratios. A benchmark measures, this prints; an aim that is missed is reported, and never raised.

What is printed can also be kept as a page in Markdown: see `page`.
"""

from __future__ import annotations

import textwrap
import time
from collections.abc import Callable, Sequence
from statistics import median

_page: list[str] = []
_aims: list[tuple[str, bool]] = []


def heading(title: str) -> None:
    print(f"\n{title}\n{'=' * len(title)}", flush=True)
    _page.append(f"\n## {title}\n")


def say(text: str) -> None:
    """A remark: how something was measured."""
    wrapped = textwrap.fill(text, 120)
    print(wrapped, flush=True)
    _page.append(f"\n{wrapped}\n")


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """The first column to the left, the others, which hold numbers, to the right."""
    widths = [max(len(row[i]) for row in [header, *rows]) for i in range(len(header))]
    for row in [header, ["-" * width for width in widths], *rows]:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join(cells).rstrip(), flush=True)
    _page.append("\n" + markdown(header, rows))


def markdown(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = ["---", *("---:" for _ in header[1:])]
    return "".join(f"| {' | '.join(row)} |\n" for row in [header, rule, *rows])


def aim(text: str, met: bool) -> None:
    print(f"{'met' if met else 'NOT MET':>8}: {text}", flush=True)
    _aims.append((text, met))


def page(title: str, command: str, machine: str) -> str:
    """All that was printed, as a page: first what was aimed for, then the tables that say how it was found."""
    aims = markdown(("aim", ""), [[text, "met" if met else "**not met**"] for text, met in _aims])
    missed = sum(not met for _, met in _aims)
    return (
        f"# {title}\n\nThis page is written by\n\n```text\n{command}\n```\n\non {machine}.\n"
        f"\n## What was aimed for\n\n{len(_aims) - missed} of {len(_aims)} aims are met.\n\n{aims}{''.join(_page)}"
    )


def processor_seconds(work: Callable[[], object]) -> float:
    """Time on the processor, not on the clock: other programs of the machine are left out of it."""
    started = time.process_time()
    work()
    return time.process_time() - started


def share(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Our speed as a multiple of theirs, where both did the same in so many seconds."""
    return median(theirs) / median(ours)


def spread(ours: Sequence[float], theirs: Sequence[float]) -> str:
    """The lowest and highest of the ratios of runs that were neighbours: how far a single one can be trusted."""
    ratios = sorted(other / own for own, other in zip(ours, theirs, strict=True))
    return f"{ratios[0]:.2f}-{ratios[-1]:.2f}"
