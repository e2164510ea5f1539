// boardgame.io's server with games of the lengths that are asked for, in memory or in files.
//
//   node server.js '{"name": bytes, …}' [FOLDER]      prints its address, and runs until it is ended

const { FlatFile, Origins, Server } = require('boardgame.io/server');

const { gameOf } = require('./game.js');

async function main([sizes, folder]) {
  const games = Object.entries(JSON.parse(sizes)).map(([name, bytes]) => gameOf(name, bytes));
  const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
  const server = Server({ games, origins: [Origins.LOCALHOST], ...db });
  const { appServer } = await server.run({ port: 0 });
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
}

main(process.argv.slice(2));
