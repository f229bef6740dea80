import type { Random } from "../calculation/random.ts";
import { addDays, addMonths, type IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";
import type { ReportedTeam } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";
import { fieldOf, meanField } from "./fields.ts";
import type { People } from "./people.ts";
import { type PlayedRound, playRounds } from "./play.ts";
import type { SamplePlayer } from "./players.ts";
import { officeOf, type SampleOffice, scheduleOf } from "./registrations.ts";
import type { SampleSize } from "./size.ts";
import { kindAt, type Special, specialAt, systemAt } from "./special.ts";

/** A tournament as it was played: who, when, how, and every result. Ratings are not in it: they come from a list. */
export interface SampleTournament extends SampleOffice {
  readonly id: string;
  /** Its place among the tournaments of the sample. */
  readonly index: number;
  readonly name: string;
  readonly kind: ListKind;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly system: System;
  readonly players: readonly SamplePlayer[];
  readonly rounds: readonly PlayedRound[];
  readonly teams: readonly ReportedTeam[];
  /** What sets it apart; null: nothing. */
  readonly special: Special | null;
  /** The tournament that this one is again, under another name; null: none. */
  readonly sameAs: string | null;
}

const PLACES = ["Lakeside", "Northgate", "Harbour", "Millbrook", "Oldtown", "Riverbend", "Stonebridge", "Westfield"];
const NAMES: Readonly<Record<System, string>> = {
  swiss: "Open",
  "round-robin": "Masters",
  "double-round-robin": "Double",
  team: "Team Cup",
  match: "Match",
};
const SPECIAL_NAMES: Readonly<Partial<Record<Special, string>>> = {
  "national-championship": "National Championship",
  official: "Youth World Cup",
  "team-championship": "Continental Team Championship",
  "league-in-parts": "League",
  "same-again": "Festival",
};
/** A tournament ends on this day of its month at the latest, so that the next list takes it. */
const LAST_DAY = 27;

/** Makes any one tournament of a federation: of those of a large one only one has to be held at a time. */
export function tournamentMaker(chance: Random, people: People, size: SampleSize): (index: number) => SampleTournament {
  const mean = meanField(size);
  return (index) => {
    const after = index - size.tournaments;
    const special = after < 0 ? specialAt(index, size) : null;
    const original = special === "same-again" ? index - 1 : index;
    const [system, kind] = [systemAt(original), kindAt(original)];
    const own = chance.fork(original);
    const month = after < 0 ? Math.floor((original * size.months) / size.tournaments) : size.months;
    const field = fieldOf(own, people, { system, special, mean, month, busy: size.busy });
    const rounds = playRounds(own, field, system);
    const days = kind === "standard" && special !== "league-in-parts" ? rounds.length : 1;
    const begins = after < 0 ? own.whole(0, LAST_DAY - days) : daysAfter(after);
    const start = addDays(addMonths(size.first, month), begins);
    const schedule = scheduleOf(start, rounds.length, kind, special);
    const city = own.pick(PLACES);
    const name = `${city} ${(special && SPECIAL_NAMES[special]) ?? NAMES[system]} ${index + 1}`;
    const office = officeOf(own, { name, city, kind, system, schedule, special });
    return {
      id: idOf(index),
      index,
      name,
      kind,
      system,
      rounds,
      special,
      start,
      end: schedule.at(-1)!,
      players: field,
      teams: system === "team" ? teamsOf(field.length) : [],
      sameAs: original === index ? null : idOf(original),
      ...(after < 0 ? office : openOffice(office, addMonths(size.first, size.months))),
    };
  };
}

/** Days from the last list to the start of the tournaments after it: some are over soon, the others are weeks away. */
const STARTS = [0, 2, 5, 21, 28, 35, 42, 63];
const daysAfter = (after: number): number =>
  STARTS[after % STARTS.length]! + Math.floor(after / STARTS.length) * STARTS.at(-1)!;

/** Days after the last list up to which what is over is reported. */
const REPORTED_DAYS = 14;
/** Days before the last list on which tournaments after it are registered at the latest. */
const REGISTERED_DAYS = 10;

/** Of a tournament after the last list the office has no more than it can have by then. */
const openOffice = (office: SampleOffice, last: IsoDate): SampleOffice => {
  const [registered, reported] = [addDays(last, -REGISTERED_DAYS), addDays(last, REPORTED_DAYS)];
  return {
    ...office,
    registeredOn: office.registeredOn < registered ? office.registeredOn : registered,
    reportedOn: office.reportedOn !== null && office.reportedOn <= reported ? office.reportedOn : null,
  };
};

const idOf = (index: number): string => `T${String(index + 1).padStart(4, "0")}`;

/** Teams of four boards. */
const teamsOf = (players: number): readonly ReportedTeam[] =>
  Array.from({ length: players / 4 }, (_, team) => ({
    name: `Team ${team + 1}`,
    players: Array.from({ length: 4 }, (_, board) => board * (players / 4) + team + 1),
    line: 0,
  }));
