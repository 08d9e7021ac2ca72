"use strict";

// A small dice race for two: roll six dice, drive by one of them after the other, and it is the other's turn. A move is of
// the size of ours (a roll, or one die laid). The race never ends, which spares the server the work of new matches.

const DICE = 6;
const TURNS_OF_DICE = 3;

const roll = ({ G, random }) => {
  G.dice = random.Die(6, DICE);
};

const drive = ({ G, ctx, events }, index) => {
  const [die] = G.dice.splice(index, 1);
  G.at[ctx.currentPlayer] += die;
  if (G.dice.length <= DICE - TURNS_OF_DICE) {
    G.dice = [];
    events.endTurn();
  }
};

const Race = {
  name: "race",
  setup: () => ({ at: { 0: 0, 1: 0 }, dice: [] }),
  moves: { roll, drive },
  minPlayers: 2,
  maxPlayers: 2,
};

module.exports = { Race };
