import type { System } from "../../src/domain/tournament.ts";
import {
  composition,
  type NationalChampionship,
  stages,
  systemAsRated,
  tookPart,
} from "../../src/regulations/fide/articles/composition.ts";
import type { CaseHead } from "../conformance.ts";
import { everyEdition } from "../editions.ts";
import { fact, fide, ruled, SINCE_2017, SINCE_2024, TO_2014, TO_2022 } from "./office-case.ts";

interface Field {
  readonly system: System;
  readonly players: number;
  readonly rated: number;
  readonly national: NationalChampionship;
}

// biome-ignore format: a table
const COMPOSITION = fide<CaseHead & Field>("composition", [
  { in: TO_2022, says: "9 players, 4 rated", system: "round-robin", players: 9, rated: 4, national: "no", expected: [true, "composition-enough"] },
  { in: TO_2022, says: "9 players, 3 rated", system: "round-robin", players: 9, rated: 3, national: "no", expected: [false, "composition-small"] },
  { in: TO_2022, says: "10 players, 3 rated: less than one in three", system: "round-robin", players: 10, rated: 3, national: "no", expected: [false, "composition-share"] },
  { in: TO_2022, says: "12 players, 4 rated", system: "round-robin", players: 12, rated: 4, national: "no", expected: [true, "composition-enough"] },
  { in: TO_2022, says: "12 players, 3 rated", system: "round-robin", players: 12, rated: 3, national: "no", expected: [false, "composition-share"] },
  { in: TO_2022, says: "13 players, 5 rated", system: "round-robin", players: 13, rated: 5, national: "no", expected: [true, "composition-enough"] },
  { in: TO_2022, says: "13 players, 4 rated", system: "round-robin", players: 13, rated: 4, national: "no", expected: [false, "composition-share"] },
  { in: TO_2022, says: "double, 6 players, 4 rated", system: "double-round-robin", players: 6, rated: 4, national: "no", expected: [true, "composition-enough"] },
  { in: TO_2022, says: "double, 6 players, 3 rated", system: "double-round-robin", players: 6, rated: 3, national: "no", expected: [false, "composition-double-rated"] },
  { in: TO_2022, says: "double, 5 players, 4 rated", system: "double-round-robin", players: 5, rated: 4, national: "no", expected: [false, "composition-double-players"] },
  { in: TO_2022, says: "double, 5 players, all rated", system: "double-round-robin", players: 5, rated: 5, national: "no", expected: [true, "composition-enough"] },
  { in: TO_2022, says: "national championship of 20, 3 rated", system: "round-robin", players: 20, rated: 3, national: "open", expected: [true, "composition-national"] },
  { in: TO_2022, says: "national championship, 2 rated", system: "round-robin", players: 8, rated: 2, national: "open", expected: [false, "composition-national"] },
  { in: TO_2022, says: "women's national championship, 2 rated", system: "round-robin", players: 8, rated: 2, national: "women", expected: [true, "composition-national"] },
  { in: TO_2022, says: "women's national championship, 1 rated", system: "round-robin", players: 8, rated: 1, national: "women", expected: [false, "composition-national"] },
  { in: everyEdition(), says: "a Swiss with one rated player", system: "swiss", players: 20, rated: 1, national: "no", expected: [true, "composition-not-asked"] },
  { in: SINCE_2024, says: "nothing is asked of a round robin", system: "round-robin", players: 9, rated: 1, national: "no", expected: [true, "composition-not-asked"] },
], (edition, { system, players, rated, national }) =>
  ruled(composition(edition, {
    system: fact("system", system),
    players: fact("players", players),
    rated: fact("rated players", rated),
    national: fact("national championship", national),
  })));

/** The last player of the list: with no game he did not take part, and the round robin is complete without him. */
interface LastPlayer {
  readonly system: System;
  readonly played: number;
  readonly disregarded: boolean;
}

// biome-ignore format: a table
const INCOMPLETE_ROUND_ROBIN = fide<CaseHead & LastPlayer>("incompleteRoundRobin", [
  { in: TO_2022, says: "8 of 9 games played: a Swiss in everything", system: "round-robin", played: 8, disregarded: false, expected: "swiss" },
  { in: TO_2022, says: "a double one: a Swiss too", system: "double-round-robin", played: 1, disregarded: false, expected: "swiss" },
  { in: everyEdition(), says: "all games played", system: "round-robin", played: 9, disregarded: false, expected: "round-robin" },
  { in: everyEdition(), says: "listed without any game: did not take part", system: "round-robin", played: 0, disregarded: false, expected: "round-robin" },
  { in: everyEdition(), says: "disregarded: as if he had not taken part", system: "round-robin", played: 8, disregarded: true, expected: "round-robin" },
  { in: everyEdition(), says: "a Swiss with an unplayed game", system: "swiss", played: 8, disregarded: false, expected: "swiss" },
  { in: SINCE_2024, says: "a round robin is one whatever is played", system: "round-robin", played: 8, disregarded: false, expected: "round-robin" },
], (edition, { system, played, disregarded }) => {
  const lastTookPart = tookPart(edition, {
    gamesPlayed: fact("games played", played),
    disregarded: fact("disregarded", disregarded),
  });
  const complete = fact("complete", !lastTookPart.value || played === 9);
  return systemAsRated(edition, { system: fact("system", system), complete }).value;
});

// biome-ignore format: a table
const STAGES = fide("stages", [
  { in: TO_2014, says: "declared stages are one tournament", declared: true, expected: true },
  { in: everyEdition(), says: "stages not declared are tournaments of their own", declared: false, expected: false },
  { in: SINCE_2017, says: "stages are not spoken of", declared: true, expected: false },
], (edition, { declared }) => stages(edition, fact("stages declared", declared)).value);

export const FIELD_TABLES = [COMPOSITION, INCOMPLETE_ROUND_ROBIN, STAGES];
