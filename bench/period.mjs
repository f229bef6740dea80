// A period that looks like a real one, made from a seed: tournaments of 40 to 160 cards (100 on average), nine rounds,
// games in the order of tournaments and rounds, the cards of a tournament side by side, its players from anywhere.
import { closeSync, openSync, writeSync } from "node:fs";
import { packCards, packGames } from "../dist/rating/kernel/period.js";
import { compileTables } from "../dist/rating/kernel/tables.js";
import { FIDE_EDITIONS } from "../dist/regulations/register.js";

const ROUNDS = 9;
const CARDS_MIN = 40;
const CARDS_MAX = 160;
const EDITIONS = ["fide-standard-2024-03", "fide-standard-2025-10"].map((id) =>
  FIDE_EDITIONS.find((edition) => edition.id === id),
);

export function makePeriod({ players, games }) {
  const random = generator(players + games);
  const base = ratings(random, players);
  const K = base.map((rating) => (rating >= 2400 ? 10 : rating % 5 === 0 ? 40 : 20));
  const tournaments = [...sizes(random, games)];
  const cardCount = tournaments.reduce((sum, { cards }) => sum + cards, 0);
  const cards = {
    player: new Int32Array(cardCount),
    rating: new Int16Array(cardCount),
    K: new Uint8Array(cardCount),
    edition: new Uint8Array(cardCount),
  };
  const columns = { white: new Int32Array(games), black: new Int32Array(games), score: new Uint8Array(games) };
  let card = 0;
  let game = 0;
  for (const tournament of tournaments) {
    enter({ random, cards, base, K, first: card, count: tournament.cards });
    play({
      random,
      columns,
      cards,
      firstCard: card,
      cardCount: tournament.cards,
      firstGame: game,
      count: tournament.games,
    });
    card += tournament.cards;
    game += tournament.games;
  }
  const tables = compileTables({ editions: EDITIONS, list: EDITIONS[1], coefficients: [10, 20, 40] });
  const period = { tables, cards: packCards(tables, cards, players), games: packGames(columns), base };
  return { ...shared(period), half: halfway(tournaments) };
}

/** How many cards and games there are up to the tournament in the middle: where two workers share a period. */
function halfway(tournaments) {
  const half = { cards: 0, games: 0 };
  for (const { cards, games } of tournaments.slice(0, tournaments.length >> 1)) {
    half.cards += cards;
    half.games += games;
  }
  return half;
}

function* sizes(random, games) {
  for (let left = games; left > 0; ) {
    const cards = CARDS_MIN + 2 * Math.floor(random() * ((CARDS_MAX - CARDS_MIN) / 2 + 1));
    const count = Math.min(left, (cards / 2) * ROUNDS);
    yield { cards, games: count };
    left -= count;
  }
}

function enter({ random, cards, base, K, first, count }) {
  const edition = random() < 0.1 ? 0 : 1;
  for (let card = first; card < first + count; card++) {
    const player = Math.floor(random() * base.length);
    cards.player[card] = player;
    cards.rating[card] = base[player];
    cards.K[card] = K[player];
    cards.edition[card] = edition;
  }
}

/** Every round has new pairings; the stronger player wins more often. */
function play({ random, columns, cards, firstCard, cardCount, firstGame, count }) {
  const order = Int32Array.from({ length: cardCount }, (_, index) => firstCard + index);
  for (let game = 0; game < count; game++) {
    const table = game % (cardCount / 2);
    if (table === 0) shuffle(random, order);
    const white = order[2 * table];
    const black = order[2 * table + 1];
    const expected = 1 / (1 + 10 ** ((cards.rating[black] - cards.rating[white]) / 400));
    const luck = random();
    columns.white[firstGame + game] = white;
    columns.black[firstGame + game] = black;
    columns.score[firstGame + game] = luck < expected - 0.1 ? 2 : luck < expected + 0.1 ? 1 : 0;
  }
}

function shuffle(random, order) {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
}

/** Bell-shaped around 1750, from the floor of 1400 up. */
function ratings(random, players) {
  return Int16Array.from({ length: players }, () => {
    const bell = random() + random() + random() + random() - 2;
    return Math.min(2850, Math.max(1400, Math.round(1750 + bell * 600)));
  });
}

/** Mulberry32: small, and the same everywhere. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same record with every array in memory that workers can share. */
export function shared(record) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value) ? share(value) : typeof value === "object" ? shared(value) : value,
    ]),
  );
}

function share(array) {
  const copy = new array.constructor(new SharedArrayBuffer(array.byteLength));
  copy.set(array);
  return copy;
}

/** The arrays of a period as kernel.c and memory.mjs read them: a header of lengths, then each array, filled up to 8 bytes. */
const order = ({ tables, cards, games, base }) => [
  tables.gains,
  tables.limitGains,
  tables.coefficients,
  tables.roundings,
  cards.slot,
  cards.player,
  cards.K,
  games,
  base,
];

const TYPES = [
  Uint16Array,
  Int8Array,
  Uint8Array,
  Int8Array,
  Int32Array,
  Int32Array,
  Uint8Array,
  Int32Array,
  Int16Array,
];

export function writePeriod(path, period) {
  const arrays = order(period);
  const file = openSync(path, "w");
  writeSync(file, Int32Array.of(...arrays.map(({ length }) => length), 0)); // the 0 fills up to 8 bytes
  for (const array of arrays) {
    writeAll(file, new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    writeSync(file, new Uint8Array(-array.byteLength & 7));
  }
  closeSync(file);
}

function writeAll(file, bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Reads a period with `read(array)`, which fills an array with the next bytes. */
export function readPeriod(read) {
  const lengths = read(new Int32Array(TYPES.length + 1));
  const arrays = TYPES.map((Type, index) => {
    const array = read(new Type(lengths[index]));
    read(new Uint8Array(-array.byteLength & 7));
    return array;
  });
  const [gains, limitGains, coefficients, roundings, slot, player, K, games, base] = arrays;
  return { tables: { gains, limitGains, coefficients, roundings }, cards: { slot, player, K }, games, base };
}

export const bytesOf = (period) => order(period).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** One number for all new ratings: two calculations that agree in it agree in every rating. */
export function checksum(ratings) {
  let sum = 0;
  for (let player = 0; player < ratings.length; player++) sum = (Math.imul(sum, 31) + ratings[player]) | 0;
  return sum >>> 0;
}
