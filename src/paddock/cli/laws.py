"""`paddock laws`: does a game keep the laws of all games?"""

from __future__ import annotations

import click

from paddock.cli.talk import Talk
from paddock.core.messages import PaddockError, say
from paddock.laws.cases import cases_of
from paddock.laws.suite import LAWS, breach


@click.command()
@click.argument("game")
@click.option("--law", "names", multiple=True, help="Only this law; can be given several times.")
def laws(game: str, names: tuple[str, ...]) -> None:
    """Hold a game to the laws of all games.

    One line a law. What does not hold is said with the case in which it was found, and the exit code is 2.
    """
    talk, chosen, broken = Talk(), names or tuple(LAWS), 0
    for name in chosen:
        if name not in LAWS:
            raise PaddockError("laws-unknown", name=name, laws=", ".join(LAWS))
    cases = cases_of(game)
    for name in chosen:
        found: dict[str, list[str]] = {}
        for case in cases:
            if why := breach(LAWS[name], case):
                found.setdefault(why, []).append(case.name)
        talk.say("laws-broken" if found else "laws-kept", law=name.replace("_", " "))
        for why, where in found.items():
            talk.line(f"    {', '.join(where)}: {why[:2000]}")
        broken += bool(found)
    if broken:
        raise PaddockError("laws-verdict", game=game, broken=broken, laws=len(chosen))
    talk.line(say("laws-all-kept", game=game, laws=len(chosen), cases=len(cases)))
