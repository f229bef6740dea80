import { join } from "node:path";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { readCount } from "../../rating/read.ts";
import { firstRatings, type SampleFederation, sampleFederation } from "../../sample/federation.ts";
import { type SampleSize, sampleSize } from "../../sample/size.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import { progressBar } from "../progress.ts";
import type { World } from "../world.ts";
import { firstList } from "./first-list.ts";

/** As they are typed. */
export interface SizeOptions {
  readonly players: string;
  readonly tournaments?: string;
  readonly games?: string;
  readonly months: string;
  readonly seed: string;
}

/** What was written: the folder, players of the standard list, tournaments, reports. */
type Written = readonly [folder: string, players: number, tournaments: number, reports: number];

/** Fewer players do not fill every kind of tournament. */
const PLAYERS_MIN = 100;
const COUNT_MAX = 10_000_000;
const MONTHS_MAX = 120;

/** The first lists as FIDE writes them, all registrations in one file, and each report under the name of its tournament. */
export function writeFederation(folder: string, options: SizeOptions, world: World): Written {
  const size = readSize(options);
  const federation = sampleFederation(size);
  world.makeFolder(folder);
  const players = writeLists(federation, size, folder, world);
  const bar = progressBar(world, size.tournaments + size.upcoming);
  const registrations: string[] = [];
  let reports = 0;
  for (const tournament of federation.eachTournament()) {
    const files = writeReports(federation, tournament, folder, world);
    registrations.push(JSON.stringify(registrationOf(tournament, files)));
    reports += files.length;
    bar.to(registrations.length);
  }
  bar.end();
  world.write(join(folder, "registrations.json"), [`[\n${registrations.join(",\n")}\n]\n`]);
  return [folder, players, registrations.length, reports];
}

export function readSize({ players, tournaments, games, months, seed }: SizeOptions): SampleSize {
  const count = (text: string | undefined, field: string, from: number, to = COUNT_MAX) =>
    text === undefined ? undefined : readCount(text, field, { from, to });
  return sampleSize({
    players: count(players, "players", PLAYERS_MIN),
    tournaments: count(tournaments, "tournaments", 1),
    games: count(games, "games", 1),
    months: count(months, "months", 1, MONTHS_MAX),
    seed: count(seed, "seed", 0),
  });
}

const FILES: Readonly<Record<ListKind, string>> = {
  standard: "list.txt",
  rapid: "list-rapid.txt",
  blitz: "list-blitz.txt",
};
/** Says how many players are on the standard list. */
function writeLists(federation: SampleFederation, { first }: SampleSize, folder: string, world: World): number {
  let standard = 0;
  for (const kind of LIST_KINDS) {
    const text = firstList(federation, kind, first, () => {
      if (kind === "standard") standard += 1;
    });
    world.write(join(folder, FILES[kind]), text);
  }
  return standard;
}

interface SentFile {
  readonly file: string;
  readonly part: number;
  readonly on: string;
}

function writeReports(
  federation: SampleFederation,
  tournament: SampleTournament,
  folder: string,
  world: World,
): readonly SentFile[] {
  return federation.reports(tournament, firstRatings(tournament)).map(({ part, on, bytes }) => {
    const file = `${tournament.id}${part === 0 ? "" : `-${part}`}.trf`;
    world.write(join(folder, file), [bytes]);
    return { file, part, on };
  });
}

/** What the office hears and decides of a tournament, in the order of its days. */
const registrationOf = (tournament: SampleTournament, reports: readonly SentFile[]) => ({
  tournament: tournament.id,
  on: tournament.registeredOn,
  facts: tournament.registration,
  decision: tournament.decision,
  announcedOn: tournament.announcedOn,
  reports,
  sameAs: tournament.sameAs,
});
