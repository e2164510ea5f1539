// A game of our own, as boardgame.io wants one: two players claim cells by turns and draw a card for
// each. What counts is how much there is to tell: a seat's view is about `bytes` long as JSON.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const LANDS = ['oasis', 'dune', 'rock', 'well'];
const DECK = 60;
const HAND = 5;

function gameOf(name, bytes) {
  return {
    name,
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => state(bytes),
    playerView: PlayerView.STRIP_SECRETS,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { claim },
  };
}

function state(bytes) {
  const G = {
    secret: { deck: Array.from({ length: DECK }, (_, card) => card) },
    players: { 0: { hand: [] }, 1: { hand: [] } },
    scores: [0, 0],
    last: null,
    cells: [],
  };
  let length = JSON.stringify({ ...G, secret: undefined }).length;
  while (length < bytes) {
    const cell = newCell(G.cells.length);
    G.cells.push(cell);
    length += JSON.stringify(cell).length + 1;
  }
  return G;
}

function newCell(number) {
  return { land: LANDS[number % LANDS.length], owner: null, worth: 1 + (number % 3), next: false };
}

// A cell becomes the player's, its neighbours are worth one more, and a card is drawn.
function claim({ G, playerID, random }, number) {
  const cell = G.cells[number];
  if (cell === undefined || cell.owner === playerID) return INVALID_MOVE;
  cell.owner = playerID;
  G.scores[playerID] += cell.worth;
  for (const other of [number - 1, number + 1]) {
    if (G.cells[other] !== undefined) {
      G.cells[other].worth += 1;
      G.cells[other].next = true;
    }
  }
  draw(G, G.players[playerID].hand, random);
  G.last = { player: playerID, cell: number };
}

function draw(G, hand, random) {
  const { deck } = G.secret;
  const [card] = deck.splice(random.Die(deck.length) - 1, 1);
  hand.push(card);
  if (hand.length > HAND) deck.push(hand.shift());
}

module.exports = { gameOf };
