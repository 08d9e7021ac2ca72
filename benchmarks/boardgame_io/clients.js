"use strict";

// `node clients.js ADDRESS PLAN KIND`: two clients a table, who play as fast as it goes or at a pace, and print what was
// measured as one line of JSON. The plan, the measures and the rules are those of `benchmarks/server/load.py`.
//
// KIND is "client", boardgame.io's own headless client, which keeps the state and foresees its own moves as in a browser;
// or "bare", which speaks the same messages by socket.io alone and does no more than our own lean client.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { io } = require("socket.io-client");
const { Race } = require("./game.js");

const now = () => performance.now() / 1000;

class Seat {
  constructor(table, playerID, credentials) {
    Object.assign(this, { table, playerID, credentials });
  }

  heard(state) {
    this.table.happened(this, state._stateID);
    this.decide(state);
  }

  decide(state) {
    if (state.ctx.currentPlayer !== this.playerID) return;
    const dice = state.G.dice.length;
    const move = dice ? ["lay", Math.floor(Math.random() * dice)] : ["roll"];
    this.table.ready(this, move, state._stateID);
  }
}

class FullSeat extends Seat {
  async join(address) {
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ["websocket"] } });
    const { playerID, credentials } = this;
    this.client = Client({ game: Race, multiplayer, matchID: this.table.id, playerID, credentials, debug: false });
    this.client.start();
    await until(() => this.client.getState() !== null);
    // After the client's own listener: what is heard here has been taken in.
    this.client.transport.socket.on("update", (_, state) => this.heard(state));
    this.first = this.client.getState();
  }

  move([name, ...args]) {
    this.client.moves[name](...args);
  }

  leave() {
    this.client.stop();
  }
}

class BareSeat extends Seat {
  async join(address) {
    this.socket = io(`${address}/${Race.name}`, { transports: ["websocket"] });
    this.socket.on("sync", (_, { state }) => (this.first = state));
    this.socket.on("update", (_, state) => this.heard(state));
    this.socket.on("connect", () => this.socket.emit("sync", this.table.id, this.playerID, this.credentials, 2));
    await until(() => this.first);
  }

  move([type, ...args], stateID) {
    const { playerID, credentials } = this;
    const payload = { type, args, playerID, credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, this.table.id, playerID);
  }

  leave() {
    this.socket.disconnect();
  }
}

class Table {
  constructor(load, number) {
    Object.assign(this, { load, number, sent: new Map(), waiting: null, due: 0, rung: false });
  }

  async open(address, kind) {
    this.id = (await post(`${address}/games/${Race.name}/create`, { numPlayers: 2 })).matchID;
    this.seats = [];
    for (const playerID of ["0", "1"]) {
      const body = { playerID, playerName: playerID === "0" ? "Ann" : "Ben" };
      const { playerCredentials } = await post(`${address}/games/${Race.name}/${this.id}/join`, body);
      this.seats.push(new kind(this, playerID, playerCredentials));
    }
    for (const seat of this.seats) await seat.join(address);
  }

  begin() {
    const { gap, plan } = this.load;
    if (gap) {
      this.due = now() + (gap * this.number) / plan.tables;
      this.wind();
    }
    for (const seat of this.seats) seat.decide(seat.first);
  }

  ready(seat, move, stateID) {
    this.waiting = { seat, move, stateID };
    if (!this.load.gap) this.move(now());
    else if (this.rung) {
      this.move(this.due); // its time has come while the last move was under way: the wait counts
      this.next();
    }
  }

  wind() {
    this.rung = false;
    setTimeout(() => {
      this.rung = true;
      if (this.waiting && !this.load.over) {
        this.move(now());
        this.next();
      }
    }, 1000 * (this.due - now()));
  }

  next() {
    this.due += this.load.gap;
    this.wind();
  }

  move(since) {
    const { seat, move, stateID } = this.waiting;
    this.waiting = null;
    this.sent.set(stateID + 1, { mover: seat, since });
    seat.move(move, stateID);
  }

  happened(hearer, stateID) {
    const found = this.sent.get(stateID);
    if (hearer === found.mover) this.load.acknowledge();
    else this.load.delay(now() - found.since);
  }
}

class Load {
  constructor(plan) {
    this.plan = plan;
    this.gap = plan.pace ? plan.tables / plan.pace : 0;
    this.moves = 0;
    this.delays = [];
    this.over = false;
  }

  async run(address, kind) {
    const tables = Array.from({ length: this.plan.tables }, (_, number) => new Table(this, number));
    for (const table of tables) await table.open(address, kind);
    const done = new Promise((resolve) => (this.done = resolve));
    for (const table of tables) table.begin();
    await done;
    for (const table of tables) for (const seat of table.seats) seat.leave();
    return { moves: this.plan.moves, seconds: this.ended - this.began, delays: this.delays };
  }

  acknowledge() {
    this.moves += 1;
    if (this.moves === this.plan.warm_up) {
      this.began = now();
      this.delays = [];
    } else if (this.moves === this.plan.warm_up + this.plan.moves) {
      this.ended = now();
      this.over = true;
      this.done();
    }
  }

  delay(seconds) {
    if (!this.over) this.delays.push(seconds);
  }
}

async function post(url, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function until(ready) {
  while (!ready()) await new Promise((resolve) => setTimeout(resolve, 2));
}

async function main(address, plan, kind) {
  setTimeout(() => fail(`not done after ${plan.seconds} seconds`), 1000 * plan.seconds).unref();
  const found = await new Load(plan).run(address, { client: FullSeat, bare: BareSeat }[kind]);
  process.stdout.write(JSON.stringify(found) + "\n", () => process.exit(0));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

main(process.argv[2], JSON.parse(process.argv[3]), process.argv[4]).catch((error) => fail(error.stack));
