/**
 * The sample tournament: a Swiss of ten players and five rounds. All names are invented.
 * Pairings are given as places in the list, White first, with White's score; null is a game that was not played.
 */
export const SAMPLE = {
  name: "Lakeside Open",
  list: "standard",
  start: "2026-10-05",
  end: "2026-10-09",
  /** The list in force at the start. */
  ratings: "2026-10",
  players: [
    { name: "Anquist, Berta", rating: 2655, games: 812, highest: 2671, birth: "1991" },
    { name: "Corvello, Dario", rating: 2418, games: 640, highest: 2431, birth: "1984" },
    { name: "Eskerud, Finn", rating: 2204, games: 455, highest: 2399, birth: "1970" },
    { name: "Galtana, Hedda", rating: 2187, games: 120, highest: 2187, birth: "2009" },
    { name: "Ilmares, Joana", rating: 2051, games: 233, highest: 2102, birth: "1999" },
    { name: "Kvistholm, Lasse", rating: 1934, games: 18, highest: 1934, birth: "1995" },
    { name: "Moravel, Nils", rating: 1880, games: 97, highest: 1911, birth: "1962" },
    { name: "Oduyale, Petra", rating: 1795, games: 61, highest: 1802, birth: "2011" },
    { name: "Quintarel, Rosa", rating: 1622, games: 34, highest: 1640, birth: "1988" },
    { name: "Stavnes, Tor", rating: null, games: 0, highest: null, birth: "2003" },
  ],
  rounds: [
    [
      [0, 5, 1],
      [6, 1, 0],
      [2, 7, 1],
      [8, 3, 0.5],
      [4, 9, 1],
    ],
    [
      [1, 0, 0.5],
      [3, 2, 0.5],
      [5, 4, 0],
      [9, 6, 0],
      [7, 8, 1],
    ],
    [
      [0, 4, 1],
      [1, 2, 1],
      [6, 3, 0.5],
      [7, 5, 0.5],
      [8, 9, 0],
    ],
    [
      [3, 0, 0],
      [4, 1, 0.5],
      [2, 6, 1],
      [9, 7, 0.5],
      [5, 8, null],
    ],
    [
      [0, 2, 0.5],
      [1, 3, 1],
      [4, 7, 0.5],
      [6, 8, 1],
      [9, 5, 1],
    ],
  ],
} as const;
