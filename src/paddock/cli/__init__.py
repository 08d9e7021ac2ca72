"""Paddock in a terminal: `paddock play`, `replay`, `analyse`, `rules`, `track`, `simulate`, `ladder` and others.

Every complaint is one sentence on standard error and exit code 2. Commands are loaded when they are asked for, so that
the short ones are quick.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

import click

from paddock.cli.talk import clean, tolerate_odd_letters
from paddock.core.messages import PaddockError, languages, say, speak, speaking

BAD, INTERRUPTED = 2, 130
LANGUAGE = ("PADDOCK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language: the first of these that is set decides."""
COMMANDS = {
    "analyse": "paddock.cli.analyse:analyse",
    "backup": "paddock.cli.house:backup",
    "check": "paddock.cli.house:check",
    "games": "paddock.cli.games:games",
    "ladder": "paddock.cli.ladder:ladder",
    "laws": "paddock.cli.laws:laws",
    "new-game": "paddock.cli.new_game:new_game",
    "play": "paddock.cli.play:play",
    "position": "paddock.cli.position:position",
    "puzzles": "paddock.cli.puzzles:puzzles",
    "replay": "paddock.cli.replay:replay",
    "restore": "paddock.cli.house:restore",
    "rules": "paddock.cli.rules:rules",
    "serve": "paddock.cli.serve:serve",
    "simulate": "paddock.cli.simulate:simulate",
    "track": "paddock.cli.track:track",
}


class Commands(click.Group):
    """The commands by name, each in a module of its own."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[name].partition(":")
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="paddock", prog_name="paddock", message="%(prog)s %(version)s")
@click.option(
    "--language",
    type=click.Choice(languages(), case_sensitive=False),
    help="The language to speak; else the one of PADDOCK_LANGUAGE or of the system.",
)
def cli(language: str | None) -> None:
    """Tabletop race games: play them, referee them, design for them.

    `paddock play` starts a race at once.
    """
    if language:
        speak(language)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command, and gives its exit code."""
    tolerate_odd_letters()
    chosen = next(filter(None, map(os.environ.get, LANGUAGE)), "")
    with speaking(chosen):
        return _run(list(sys.argv[1:] if arguments is None else arguments))


def _run(arguments: list[str]) -> int:
    try:
        code = cli.main(arguments or ["--help"], prog_name="paddock", standalone_mode=False)
    except PaddockError as error:
        return _complain(str(error))
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "paddock"
        return _complain(say("cli-usage", problem=_sentence(error.format_message()), command=command))
    except click.ClickException as error:
        return _complain(_sentence(error.format_message()))
    except OSError as error:
        place = str(error.filename) if error.filename else "paddock"
        return _complain(say("file-unreadable", path=place, detail=error.strerror or str(error)))
    except RecursionError:
        return _complain(say("cli-too-deep"))
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _complain(sentence: str) -> int:
    print(clean(" ".join(sentence.split())), file=sys.stderr)
    return BAD


def _sentence(text: str) -> str:
    text = text.strip()
    return text if text.endswith((".", "?", "!")) else f"{text}."
