import type { Command } from "commander";
import { GAMES_MAX } from "../../domain/limits.ts";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type Arbiter, HOLDERS, NATIONAL, type Registration } from "../../domain/registration.ts";
import { SYSTEMS } from "../../domain/tournament.ts";
import { readCount, readDay, readListKind } from "../../rating/read.ts";

/** What a person may say about a tournament. */
export interface RegistrationOptions {
  readonly name?: string;
  readonly city?: string;
  readonly federation?: string;
  readonly list?: string;
  readonly start?: string;
  readonly end?: string;
  readonly system?: string;
  readonly rateOfPlay?: string;
  readonly schedule?: string;
  readonly arbiter?: readonly string[];
  readonly unlicensed?: readonly string[];
  readonly heldBy?: string;
  readonly teamChampionship?: string;
  readonly national?: string;
  readonly norms?: string;
  readonly league?: string;
  readonly longer?: string;
  readonly games?: string;
  readonly waiver?: string;
  readonly ratings?: string;
  readonly inParts?: string;
  readonly stageOf?: string;
  readonly organiser?: string;
  readonly deviations?: string;
  readonly approvedOn?: string;
}

const YES_NO = ["yes", "no"] as const;
const RATINGS = ["start", "game"] as const;
/** What stands for "not said". */
const NONE = "none";

export const withRegistration = (command: Command): Command =>
  command
    .option("--name <name>", "name of the tournament")
    .option("--city <city>", "place")
    .option("--federation <code>", "federation that registers it")
    .option("--list <kind>", `list: ${LIST_KINDS.join(", ")}`)
    .option("--start <date>", "first day, YYYY-MM-DD")
    .option("--end <date>", "last day")
    .option("--system <system>", SYSTEMS.join(", "))
    .option("--rate-of-play <text>", "rate of play as in reports, such as 90 min + 30 sec per move")
    .option("--schedule <dates>", "round dates, separated by commas")
    .option("--arbiter <name...>", "licensed arbiters; an ID may follow after a colon")
    .option("--unlicensed <name...>", "arbiters without a licence")
    .option("--held-by <whose>", HOLDERS.join(", "))
    .option("--team-championship <yes|no>", "Olympiad, or continental or world team championship")
    .option("--national <championship>", `national championship: ${NATIONAL.join(", ")}`)
    .option("--norms <yes|no>", "title norms possible: yes or no")
    .option("--league <yes|no>", "league: yes or no")
    .option("--longer <yes|no>", "longer duration approved: yes or no")
    .option("--games <n>", "for a match: scheduled games, or none")
    .option("--waiver <yes|no>", "for a match: every game counts by prior request: yes or no")
    .option("--ratings <which>", `ratings at the start or of each game: ${RATINGS.join(", ")}`)
    .option("--in-parts <yes|no>", "reported in parts: yes or no")
    .option("--stage-of <id>", "stage of this tournament, such as a play-off: both are one tournament (6.2)")
    .option("--organiser <name>", "organiser, who may appeal")
    .option("--deviations <text>", "approved deviations from the Laws of Chess (2.1)")
    .option("--approved-on <date>", "date of the commission's approval, where a resolution requires it");

/** The facts that were said; `none` is a fact too. */
export function readRegistration(options: RegistrationOptions): Partial<Registration> {
  const read = <Value>(text: string | undefined, key: keyof Registration, read: (text: string) => Value) =>
    text === undefined ? {} : { [key]: read(text) };
  const yes = (text: string | undefined, key: keyof Registration, option: string) =>
    read(text, key, (each) => oneOf(YES_NO, each, option) === "yes");
  const orNone = (text: string): string | null => (text === NONE ? null : text.trim());
  return {
    ...read(options.name, "name", (text) => text.trim()),
    ...read(options.city, "city", orNone),
    ...read(options.federation, "federation", orNone),
    ...read(options.list, "kind", (text) => readListKind(text, "--list")),
    ...read(options.start, "start", (text) => readDay(text, "--start")),
    ...read(options.end, "end", (text) => readDay(text, "--end")),
    ...read(options.system, "system", (text) => oneOf(SYSTEMS, text, "--system")),
    ...read(options.rateOfPlay, "rateOfPlay", orNone),
    ...read(options.schedule, "schedule", (text) =>
      text === NONE ? [] : text.split(",").map((date) => readDay(date, "--schedule")),
    ),
    ...arbitersOf(options),
    ...read(options.heldBy, "heldBy", (text) => oneOf(HOLDERS, text, "--held-by")),
    ...yes(options.teamChampionship, "teamChampionship", "--team-championship"),
    ...read(options.national, "national", (text) => oneOf(NATIONAL, text, "--national")),
    ...yes(options.norms, "norms", "--norms"),
    ...yes(options.league, "league", "--league"),
    ...yes(options.longer, "longer", "--longer"),
    ...read(options.games, "games", (text) =>
      text === NONE ? null : readCount(text, "--games", { from: 1, to: GAMES_MAX }),
    ),
    ...yes(options.waiver, "waiver", "--waiver"),
    ...read(options.ratings, "ratings", (text) => oneOf(RATINGS, text, "--ratings")),
    ...yes(options.inParts, "inParts", "--in-parts"),
    ...read(options.stageOf, "stageOf", orNone),
    ...read(options.organiser, "organiser", orNone),
    ...read(options.deviations, "deviations", orNone),
    ...read(options.approvedOn, "approvedOn", (text) => (text === NONE ? null : readDay(text, "--approved-on"))),
  };
}

/** All arbiters at once: to change one, name them all. */
function arbitersOf({ arbiter, unlicensed }: RegistrationOptions): Partial<Registration> {
  if (arbiter === undefined && unlicensed === undefined) return {};
  const read =
    (licensed: boolean) =>
    (text: string): Arbiter => {
      const [, name = text, id = null] = text.match(/^(.*):(\d{1,11})$/) ?? [];
      return { name: name.trim(), id, licensed };
    };
  const licensed = (arbiter ?? []).filter((text) => text !== NONE).map(read(true));
  return { arbiters: [...licensed, ...(unlicensed ?? []).map(read(false))] };
}

export const readYes = (text: string, field: string): boolean => oneOf(YES_NO, text, field) === "yes";

export function oneOf<Choice extends string>(choices: readonly Choice[], text: string, field: string): Choice {
  const found = choices.find((each) => each === text);
  if (found === undefined) throw new Refusal("bad-choice", { field, found: text, choices });
  return found;
}
