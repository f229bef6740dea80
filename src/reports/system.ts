import type { TournamentReport } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";

/** How a tournament was played: what the report says, what its pairings show, and which of the two is rated by. */
export interface SystemFound {
  readonly system: System;
  readonly declared: System | null;
  readonly shown: System;
}

/** Words by which arbiters name systems, in the languages of the reports we know. The first that fits decides. */
const WORDS: readonly (readonly [System, RegExp])[] = [
  ["team", /team|lagt|squadre|equipos|mannschaft|scheveningen|\bleague\b/i],
  [
    "double-round-robin",
    /(double|dubbel|doppi|doble|doppel)[\s_-]*(round|rund|giron|vuelta|tour)|double[_ ]?round[_ ]?robin/i,
  ],
  [
    "round-robin",
    /round[\s_-]*robin|berger|all[\s-]*play[\s-]*all|rundturnering|rundenturnier|giron|liguilla|todos contra todos|schiller/i,
  ],
  ["match", /\bmatch\b/i],
  ["swiss", /swiss|schweiz|suiz|svizzer|suisse|dutch|dubov|burstein|monrad|olympiad/i],
];

/**
 * The system of a report. What it declares is believed as far as the pairings allow: a round robin in which not
 * everybody was paired with everybody is none, and two players alone play a match.
 */
export function systemOf(report: TournamentReport): SystemFound {
  const known = systems.get(report);
  if (known !== undefined) return known;
  const system = systemFrom(report);
  systems.set(report, system);
  return system;
}

/** More than one asks for the system of a report, which is not changed any more. */
const systems = new WeakMap<TournamentReport, SystemFound>();

function systemFrom(report: TournamentReport): SystemFound {
  const declared = declaredSystem(report);
  const shown = systemShown(report);
  if (declared === null) return { system: shown, declared, shown };
  const isTable = (system: System) => system === "round-robin" || system === "double-round-robin";
  const impossible = (isTable(declared) && declared !== shown) || (declared === "match" && report.players.length !== 2);
  return { system: impossible ? shown : declared, declared, shown };
}

function declaredSystem({ typeCode, type }: TournamentReport): System | null {
  for (const text of [typeCode, type]) {
    const found = text === null ? undefined : WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}

/** What the pairings show: how often those who were paired at all were paired with each other. */
function systemShown({ players, teams }: TournamentReport): System {
  const met = new Map<number, Map<number, number>>();
  for (const { startNumber, results } of players) {
    const opponents = new Map<number, number>();
    for (const { opponent } of results)
      if (opponent !== null) opponents.set(opponent, (opponents.get(opponent) ?? 0) + 1);
    if (opponents.size > 0) met.set(startNumber, opponents);
  }
  if (met.size === 2) return "match";
  const isEachWithEach = met.size > 2 && [...met.values()].every((opponents) => opponents.size === met.size - 1);
  const times = new Set(isEachWithEach ? [...met.values()].flatMap((opponents) => [...opponents.values()]) : []);
  if (times.size === 1) {
    if (times.has(1)) return "round-robin";
    if (times.has(2)) return "double-round-robin";
  }
  return teams.length > 0 ? "team" : "swiss";
}
