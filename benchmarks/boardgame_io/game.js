"use strict";

// A small dice race for two, with what a position of Monza holds: roll six dice, lay three of them one after the other, and
// it is the other's turn. A move is of the size of ours. There is next to no rule to it, and the race never ends, which
// spares the server work that ours has: legal moves, pushing back, results, new races.

const COLOURS = ["red", "yellow", "green", "blue", "white", "purple"];
const DICE = 6;
const LAID = 3;

const roll = ({ G, random }) => {
  G.dice = random.Die(COLOURS.length, DICE).map((eye) => COLOURS[eye - 1]);
  G.phase = "lay";
};

const lay = ({ G, ctx, events }, index) => {
  const car = G.cars[ctx.currentPlayer];
  const [colour] = G.dice.splice(index, 1);
  car.at += 1;
  car.used += 1;
  G.path.push(`lay ${colour[0]} ${car.at}`);
  G.last = colour;
  if (G.path.length === LAID) {
    Object.assign(G, { dice: [], path: [], phase: "roll", round: Math.floor(ctx.turn / 2) + 1 });
    events.endTurn();
  }
};

const Race = {
  name: "race",
  setup: () => ({
    cars: { 0: { at: 0, used: 0 }, 1: { at: 0, used: 0 } },
    phase: "roll",
    round: 1,
    first: "0",
    dice: [],
    path: [],
    last: null,
  }),
  moves: { roll, lay },
  minPlayers: 2,
  maxPlayers: 2,
};

module.exports = { Race };
