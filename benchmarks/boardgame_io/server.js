"use strict";

// `node server.js memory` or `node server.js FOLDER`: boardgame.io's server with its own store in memory, or its own file
// store in that folder. It listens on a free port of this machine, and says where.

const { Server, FlatFile } = require("boardgame.io/server");
const { Race } = require("./game.js");

async function main(store) {
  const options = { games: [Race], origins: ["http://127.0.0.1"] };
  if (store !== "memory") options.db = new FlatFile({ dir: store });
  const running = await Server(options).run(0);
  const { port } = running.appServer.address();
  console.log(`http://127.0.0.1:${port}/`);
}

main(process.argv[2]);
