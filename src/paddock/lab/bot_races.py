"""Races between any bots, also such as no lane knows: one decision after the other, by their views.

Dice, counts and facts are those of the lane: with the same seed, bots that both know play the same races here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddock.bots import bot, warm
from paddock.core.game import CHANCE, NOBODY, Game
from paddock.core.lane.simulation import Seated
from paddock.core.lane.survey import Brief, Survey, begin_survey
from paddock.core.lane.tally import Sheet
from paddock.core.philox import draw, open_stream
from paddock.core.registry import lane_of
from paddock.lab.luck import Luck

Numbers = np.ndarray[Any, Any]


class BotRaces:
    """Plays races by number, as `core.lane.simulation.Simulation` does. The n-th race depends on the seeds and n only,
    as long as each bot depends on nothing but its seed and what it sees."""

    def __init__(
        self, game: Game[Any], bots: Sequence[str], seed: int, bot_seed: int, luck: Luck | None = None
    ) -> None:
        """With `luck`, what every race meant to each seat by luck is kept too."""
        self._game, self._names, self._seed, self._bot_seed = game, bots, seed, bot_seed
        self._lane = lane_of(game.name)
        self._rules, self._batch = (self._lane.module(name, interpreted=True) for name in ("answers", "batch"))
        self._seated = Seated(game, ["random"] * game.seats, interpreted=True, watch=int(self._lane.has_survey))
        self._survey = self._seated.survey.copy()
        self._luck, self._lucky = luck, list[Numbers]()
        for seat, name in enumerate(bots):
            warm(bot(name, game, seat, bot_seed))

    def run(self, begin: int, end: int, tally: Any = None, briefs: Any = None) -> Any:
        """Plays the races with these numbers, and adds them to a tally. `briefs`, as many as races, are filled too."""
        tally = self._lane.tally() if tally is None else tally
        course, work, survey = vars(self._game)["course"], self._seated.records[2][0], self._survey
        for number in range(begin, end):
            state, sheet = self._lane.state(), Sheet()
            self._play(course, state, work, sheet, number)
            self._batch.add_up(course, state, work, sheet, number, tally)
            if work.watch and sheet.ended:
                self._batch.close_survey(course, state, sheet, survey)
            if briefs is not None:
                brief = Brief()
                self._batch.note(course, state, sheet, survey, number, brief)
                briefs[number - begin] = brief.as_array()[0]
        return tally

    def _play(self, course: Any, state: Any, work: Any, sheet: Sheet, number: int) -> None:
        game, rules = self._game, self._rules
        dice = open_stream(self._seed, number)
        bots = [bot(name, game, seat, self._bot_seed, number) for seat, name in enumerate(self._names)]
        rules.start(course, state, work, game.first)
        lucky = np.zeros(game.seats)
        if work.watch:
            begin_survey(self._survey)
            rules.listen(course, state, work, self._survey)
        while (seat := rules.actor(state)) != NOBODY and sheet.rolls + sheet.decisions < rules.LONGEST_RACE:
            if seat == CHANCE:
                way = draw(dice, sheet.rolls, rules.ways(course, state))
                if self._luck is not None:
                    lucky += self._luck.of(state, way)
                rules.fall(course, state, work, way)
                sheet.rolls += 1
            else:
                move = bots[seat].choose(game.view(state, seat))
                rules.act(course, state, work, game.encode(state, move))
                sheet.decisions += 1
            if work.watch:
                rules.listen(course, state, work, self._survey)
        sheet.ended = int(seat == NOBODY)
        self._lucky.append(lucky)

    def take_luck(self) -> Numbers | None:
        """[races, seats]: the luck of the races since the last time; None where nobody asked for it."""
        found, self._lucky = np.array(self._lucky).reshape(-1, self._game.seats), []
        return None if self._luck is None else found

    def take_survey(self) -> Survey:
        """What was seen in the races since the last time. A fresh survey begins."""
        found, self._survey = self._survey, self._seated.survey.copy()
        return found
