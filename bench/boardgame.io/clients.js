// Players at boardgame.io's server, by socket.io: a socket for each seat, as its own client has.
//
//   node clients.js PORT      then a line each, as JSON, and a line in answer to each:
//     {"do": "sit", "game": …, "lanes": …, "tables": …}   tables of two, one lane beside the other
//     {"do": "play", "moves": …, "each": …}               so many moves, at most so many a table
//     {"do": "leave"}

const readline = require('node:readline');
const { io } = require('socket.io-client');

const ASKING = 8; // requests at a time, while tables are made
const SEATS = ['0', '1'];
const address = `http://127.0.0.1:${process.argv[2]}`;
let lanes = [];

async function ask(path, body) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor() {
    this.state = null;
    this.moves = 0;
    this.told = () => {};
    this.sockets = [];
  }

  async sit(game) {
    const { matchID } = await ask(`/games/${game}/create`, { numPlayers: SEATS.length });
    this.match = matchID;
    this.credentials = [];
    for (const playerID of SEATS) {
      const seat = { playerID, playerName: playerID };
      const joined = await ask(`/games/${game}/${matchID}/join`, seat);
      this.credentials.push(joined.playerCredentials);
    }
    for (const seat of SEATS) await this.connect(game, seat);
  }

  connect(game, seat) {
    const socket = io(`${address}/${game}`, { transports: ['websocket'], forceNew: true });
    this.sockets.push(socket);
    socket.on('connect', () => socket.emit('sync', this.match, seat, this.credentials[seat], 2));
    socket.on('update', (match, state) => this.hear(state));
    return new Promise((resolve) => {
      socket.on('sync', (match, { state }) => {
        this.state = state;
        resolve();
      });
    });
  }

  // Both seats have been told when both have said so.
  hear(state) {
    this.state = state;
    this.waiting -= 1;
    if (this.waiting === 1) this.times.push(performance.now() - this.since);
    if (this.waiting === 0) this.told();
  }

  move(times) {
    const seat = this.state.ctx.currentPlayer;
    const free = this.state.G.cells.flatMap((cell, number) => (cell.owner === seat ? [] : [number]));
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: 'claim', args: [cell], playerID: seat, credentials: this.credentials[seat] };
    Object.assign(this, { times, waiting: SEATS.length, since: performance.now() });
    this.moves += 1;
    const told = new Promise((resolve) => {
      this.told = resolve;
    });
    const action = { type: 'MAKE_MOVE', payload };
    this.sockets[seat].emit('update', action, this.state._stateID, this.match, seat);
    return told;
  }
}

async function sit({ game, lanes: number, tables }) {
  lanes = Array.from({ length: number }, () => Array.from({ length: tables }, () => new Table()));
  const waiting = lanes.flat();
  const some = Array.from({ length: ASKING }, async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await table.sit(game);
  });
  await Promise.all(some);
  return { tables: lanes.flat().length };
}

async function play({ moves, each }) {
  const times = [];
  let left = moves;
  const begin = performance.now();
  const run = async (lane) => {
    for (const table of lane) {
      while (left > 0 && table.moves < each) {
        left -= 1;
        await table.move(times);
      }
    }
  };
  await Promise.all(lanes.map(run));
  return { seconds: (performance.now() - begin) / 1000, times };
}

async function leave() {
  for (const table of lanes.flat()) for (const socket of table.sockets) socket.disconnect();
  lanes = [];
  return {};
}

const DOES = { sit, play, leave };

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(await DOES[asked.do](asked))}\n`);
  }
}

main();
