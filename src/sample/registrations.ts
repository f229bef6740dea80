import type { Random } from "../calculation/random.ts";
import { addDays, addMonths, type IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";
import type { Arbiter, Registration } from "../domain/registration.ts";
import type { System } from "../domain/tournament.ts";
import { MATCH_GAMES } from "./play.ts";
import type { Special } from "./special.ts";

/** What the office hears and decides of a tournament besides its report. */
export interface SampleOffice {
  readonly registration: Registration;
  readonly registeredOn: IsoDate;
  /** What the chairman decides about the registration; null: nothing is to be decided. */
  readonly decision: { readonly on: IsoDate; readonly admitted: boolean; readonly reason: string } | null;
  /** When the federation announces that it is not to be rated; null: it does not. */
  readonly announcedOn: IsoDate | null;
  /** When the last report comes; null: never. */
  readonly reportedOn: IsoDate | null;
}

const RATES: Readonly<Record<ListKind, string>> = {
  standard: "90 min + 30 sec per move",
  rapid: "15 min + 10 sec per move",
  blitz: "3 min + 2 sec per move",
};
/** An hour for sixty moves: the articles ask more where strong players meet. */
const TOO_FAST = "50 min + 10 sec per move";
const ARBITERS = ["Nyberg, Ada", "Solvang, Per", "Trana, Elvira", "Ekedal, Hugo", "Marbek, Ines"];

/** Every notice that an edition asks for is shorter. */
const NOTICE_DAYS = 40;
const DAYS_BETWEEN_LEAGUE_ROUNDS = 21;
const LATE_REPORT_MONTHS = 2;

/** The days of the rounds: one a day, all on one day of the faster kinds, every third week of a league. */
export function scheduleOf(start: IsoDate, rounds: number, kind: ListKind, special: Special | null): IsoDate[] {
  const step = kind === "standard" ? (special === "league-in-parts" ? DAYS_BETWEEN_LEAGUE_ROUNDS : 1) : 0;
  return Array.from({ length: rounds }, (_, round) => addDays(start, step * round));
}

interface Facts {
  readonly name: string;
  readonly city: string;
  readonly kind: ListKind;
  readonly system: System;
  readonly schedule: readonly IsoDate[];
  readonly special: Special | null;
}

export function officeOf(chance: Random, facts: Facts): SampleOffice {
  const { special, schedule } = facts;
  const [start, end] = [schedule[0]!, schedule.at(-1)!];
  const isLate = special === "late" || special === "late-admitted";
  // An official tournament needs no registration: that this one comes after the start does no harm.
  const notice = isLate ? 1 : special === "official" ? -1 : NOTICE_DAYS;
  const registeredOn = addDays(start, -notice);
  return {
    registration: registrationOf(chance, facts, { start, end }),
    registeredOn,
    decision: decisionOn(special, addDays(registeredOn, 1)),
    announcedOn: special === "announced-not-rated" ? addDays(start, -10) : null,
    reportedOn: reportedOn(chance, special, end),
  };
}

function decisionOn(special: Special | null, on: IsoDate): SampleOffice["decision"] {
  if (special === "late-admitted") return { on, admitted: true, reason: "late through no fault of the players" };
  return special === "refused" ? { on, admitted: false, reason: "the rules of the tournament were not sent" } : null;
}

function reportedOn(chance: Random, special: Special | null, end: IsoDate): IsoDate | null {
  if (special === "announced-not-rated" || special === "report-missing") return null;
  return special === "report-late" ? addMonths(end, LATE_REPORT_MONTHS) : addDays(end, chance.whole(0, 2));
}

function registrationOf(
  chance: Random,
  { name, city, kind, system, schedule, special }: Facts,
  { start, end }: { readonly start: IsoDate; readonly end: IsoDate },
): Registration {
  const isLeague = special === "league-in-parts";
  return {
    name,
    city,
    federation: "SWE",
    kind,
    start,
    end,
    system,
    rateOfPlay: special === "too-fast" ? TOO_FAST : RATES[kind],
    schedule,
    arbiters: [arbiterOf(chance, special)],
    heldBy: special === "official" ? "fide" : special === "team-championship" ? "continental" : "other",
    teamChampionship: special === "team-championship",
    national: special === "national-championship" ? "open" : "no",
    norms: kind === "standard" && system === "round-robin" && special === null,
    league: isLeague,
    longer: false,
    games: system === "match" ? MATCH_GAMES : null,
    waiver: special === "match-waiver",
    ratings: "start",
    inParts: isLeague,
  };
}

function arbiterOf(chance: Random, special: Special | null): Arbiter {
  const place = chance.whole(0, ARBITERS.length - 1);
  return { name: ARBITERS[place]!, id: String(89_000_001 + place), licensed: special !== "arbiter-not-licensed" };
}
