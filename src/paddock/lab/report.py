"""A report: one page that needs nothing else, to be kept, sent or printed."""

from __future__ import annotations

from html import escape
from typing import Any

from paddock.core.game import Game
from paddock.core.messages import say, spoken
from paddock.core.pictures import pictures_of
from paddock.lab.findings import Findings
from paddock.lab.heat import heat_maps
from paddock.lab.plots import length_plot, places_plot, progress_plot, wins_plot
from paddock.lab.style import STYLE
from paddock.lab.words import lines, percent, percents


def write_report(game: Game[Any], findings: Findings, sentences: list[str] | None = None) -> str:
    """The page. `sentences` stand at its top: what somebody wants to know first."""
    title = say("lab-report-title", game=findings.game, races=findings.races)
    seed = say("lab-report-seed", seed=str(findings.seed))
    lead = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences or [])
    no_picture = "" if pictures_of(game.name) else f"<p>{escape(say('lab-report-no-picture'))}</p>"
    parts = [
        f"<header><h1>{escape(title)}</h1><p>{escape(seed)}</p>{f'<ul>{lead}</ul>' if lead else ''}</header>",
        _section("lab-report-wins", wins_plot(findings), _wins(findings)),
        _section("lab-report-length", length_plot(findings)),
        _section("lab-report-progress", progress_plot(findings), places_plot(findings)) if findings.progress else "",
        _section("lab-report-board", no_picture, heat_maps(game, findings)),
        _section("lab-report-numbers", _numbers(findings)),
        _section("lab-report-options", _options(findings)),
    ]
    head = "<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>"
    head += f"<title>{escape(title)}</title><style>{STYLE}</style>"
    body = f"<main>{''.join(parts)}</main>"
    return f"<!doctype html>\n<html lang='{spoken()}'><head>{head}</head><body>{body}</body></html>\n"


def _section(key: str, *content: str) -> str:
    return f"<section><h2>{escape(say(key))}</h2>{''.join(content)}</section>"


def _table(header: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in header)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _wins(findings: Findings) -> str:
    columns = ("lab-column-seat", "lab-column-bot", "lab-column-wins", "lab-column-chance", "lab-column-interval")
    rows = [
        [f"{seat.seat} {seat.car}", seat.bot, f"{seat.wins.count:,}", percent(seat.wins), percents(seat.wins)]
        for seat in findings.seats
    ]
    if len(findings.by_bot) > 1:
        rows += [
            [
                f"{say('lab-column-seats')}: {bot.seats}",
                bot.bot,
                f"{bot.wins.count:,}",
                percent(bot.wins),
                percents(bot.wins),
            ]
            for bot in findings.by_bot
        ]
    return _table([say(column) for column in columns], rows)


def _numbers(findings: Findings) -> str:
    header = [say(column) for column in ("lab-column-what", "lab-column-mean", "lab-column-interval")]
    return _table(header, [list(line) for line in lines(findings)])


def _options(findings: Findings) -> str:
    items = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(_shown(value))}</dd>" for name, value in findings.options.items()
    )
    return f"<dl>{items}</dl>"


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
