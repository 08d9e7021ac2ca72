"""Races as they are played: a progress bar with the time left, and a Ctrl-C that keeps the results so far."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from paddock.cli.talk import undisturbed
from paddock.core.messages import say
from paddock.lab.count import Count
from paddock.lab.job import Job, Part, Parts
from paddock.lab.workers import is_compiled


def gather(job: Job, parts: Parts, races: int, use: Callable[[Part], None] | None = None) -> tuple[Count | None, bool]:
    """All parts added up, and whether it was interrupted. `use` gets each part as it comes."""
    console = Console(file=sys.stderr, highlight=False, markup=False)
    if not is_compiled(job):
        console.print(say("lab-compiling", game=job.game), soft_wrap=True)
    total: Count | None = None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(say("lab-racing"), total=races)
        try:
            for part in parts:
                with undisturbed():  # a part counts whole, in the sums and in the files, or not at all
                    total = part.count if total is None else total + part.count
                    if use is not None:
                        use(part)
                progress.update(task, completed=part.end)
        except KeyboardInterrupt:
            return total, True
        finally:
            parts.close()
    return total, False
