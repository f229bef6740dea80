import { day } from "../../src/domain/dates.ts";
import { points } from "../../src/domain/units.ts";
import {
  admission,
  appeal,
  appealUntil,
  type ChairmanDecision,
  type HeldBy,
  isOfficial,
  licence,
  registration,
  registrationDeadline,
} from "../../src/regulations/fide/articles/registration.ts";
import type { FideEdition } from "../../src/regulations/fide/fide-edition.ts";
import type { CaseHead } from "../conformance.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, IN_2017, ruled, SINCE_2017, TO_2014 } from "./office-case.ts";

interface Registering {
  readonly start: string;
  readonly registered: string | null;
  readonly norms?: boolean;
  readonly top?: number;
  readonly woman?: number;
  readonly heldBy?: HeldBy;
  readonly decision?: ChairmanDecision;
  readonly federation?: boolean;
  readonly schedule?: boolean;
}

const WEEK = [...IN_2017, ...fast("2022-01", "2022-10")];

const OTHERS = everyEdition().filter((edition) => !WEEK.includes(edition));

// biome-ignore format: a table
const REGISTRATION = fide<CaseHead & Registering>("registration", [
  { in: standard("2009-03", "2014-07"), says: "15 August: by 15 July", start: "2011-08-15", registered: "2011-07-15", expected: ["2011-07-15", "on time", true] },
  { in: standard("2009-03", "2014-07"), says: "a day later is late", start: "2011-08-15", registered: "2011-07-16", expected: ["2011-07-15", "late", false] },
  { in: standard("2009-03", "2014-07"), says: "31 March: by the last day of February", start: "2011-03-31", registered: "2011-02-28", expected: ["2011-02-28", "on time", true] },
  { in: standard("2009-03", "2014-07"), says: "31 March of a leap year", start: "2012-03-31", registered: "2012-03-01", expected: ["2012-02-29", "late", false] },
  { in: standard("2009-03", "2014-07"), says: "norms change nothing", start: "2011-08-15", registered: "2011-07-15", norms: true, expected: ["2011-07-15", "on time", true] },
  { in: fast("2012-01", "2012-01"), says: "two days before", start: "2012-08-15", registered: "2012-08-13", expected: ["2012-08-13", "on time", true] },
  { in: fast("2012-01", "2012-01"), says: "the day before is late", start: "2012-08-15", registered: "2012-08-14", expected: ["2012-08-13", "late", false] },
  { in: WEEK, says: "one week before", start: "2018-08-15", registered: "2018-08-08", expected: ["2018-08-08", "on time", true] },
  { in: WEEK, says: "six days are late", start: "2018-08-15", registered: "2018-08-09", expected: ["2018-08-08", "late", false] },
  { in: [...WEEK, ...standard("2022-01", "2022-01")], says: "30 days where norms are possible", start: "2018-08-15", registered: "2018-07-16", norms: true, expected: ["2018-07-16", "on time", true] },
  { in: [...WEEK, ...standard("2022-01", "2022-01")], says: "29 days are late for norms", start: "2018-08-15", registered: "2018-07-17", norms: true, expected: ["2018-07-16", "late", false] },
  { in: [...standard("2022-01"), ...fast("2024-03")], says: "three days before", start: "2024-08-15", registered: "2024-08-12", expected: ["2024-08-12", "on time", true] },
  { in: [...standard("2022-01"), ...fast("2024-03")], says: "two days are late", start: "2024-08-15", registered: "2024-08-13", expected: ["2024-08-12", "late", false] },
  { in: [...standard("2024-03"), ...fast("2024-03")], says: "norms change nothing", start: "2024-08-15", registered: "2024-08-12", norms: true, expected: ["2024-08-12", "on time", true] },
  { in: standard("2024-03"), says: "2700 is not over 2700", start: "2024-08-15", registered: "2024-08-12", top: 2700, woman: 2500, expected: ["2024-08-12", "on time", true] },
  { in: standard("2024-03"), says: "a participant over 2700: 30 days", start: "2024-08-15", registered: "2024-07-16", top: 2701, expected: ["2024-07-16", "on time", true] },
  { in: standard("2024-03"), says: "a woman over 2500: 30 days", start: "2024-08-15", registered: "2024-07-17", top: 2501, woman: 2501, expected: ["2024-07-16", "late", false] },
  { in: fast("2024-03"), says: "top players change nothing", start: "2024-08-15", registered: "2024-08-12", top: 2800, woman: 2600, expected: ["2024-08-12", "on time", true] },
  { in: standard("2009-03", "2014-07"), says: "a late one is admitted by the chairman", start: "2011-08-15", registered: "2011-08-01", decision: "admitted", expected: ["2011-07-15", "late", true] },
  { in: standard("2009-03", "2014-07"), says: "one in time is refused by the chairman", start: "2011-08-15", registered: "2011-07-01", decision: "refused", expected: ["2011-07-15", "on time", false] },
  { in: everyEdition(), says: "no federation registered it", start: "2024-08-15", registered: "2024-07-01", federation: false, expected: ["", "incomplete", false] },
  { in: WEEK, says: "without the playing schedule", start: "2018-08-15", registered: "2018-08-01", schedule: false, expected: ["2018-08-08", "incomplete", false] },
  { in: OTHERS, says: "no playing schedule is asked for", start: "2024-08-15", registered: "2024-07-01", schedule: false, expected: ["", "on time", true] },
  { in: WEEK, says: "never registered", start: "2018-08-15", registered: null, decision: "admitted", expected: ["2018-08-08", "missing", false] },
], answers);

// biome-ignore format: a table
const OFFICIAL = fide<CaseHead & { readonly heldBy: HeldBy }>("officialEvents", [
  { in: everyEdition(), says: "a FIDE tournament needs no registration and cannot be refused", heldBy: "fide", expected: ["not needed", true] },
  { in: everyEdition(), says: "any other tournament needs one", heldBy: "other", expected: ["missing", false] },
  { in: TO_2014, says: "a continental tournament needs one", heldBy: "continental", expected: ["missing", false] },
  { in: SINCE_2017, says: "a continental tournament is official too", heldBy: "continental", expected: ["not needed", true] },
], (edition, { heldBy }) =>
  answers(edition, { start: "2018-08-15", registered: null, heldBy, decision: "refused" }).slice(1));

// biome-ignore format: a table
const APPEAL = fide("appeal", [
  { in: everyEdition(), says: "told on 10 May: to 17 May", told: "2011-05-10", appealed: "2011-05-17", expected: ["2011-05-17", true, "appeal-in-time"] },
  { in: everyEdition(), says: "18 May is too late", told: "2011-05-10", appealed: "2011-05-18", expected: ["2011-05-17", false, "appeal-late"] },
], (edition, { told, appealed }) => {
  const toldOn = fact("told on", day(told));
  return [appealUntil(edition, toldOn).value, ...ruled(appeal(edition, { toldOn, appealedOn: fact("appealed on", day(appealed)) }))];
});

// biome-ignore format: a table
const LICENCE = fide("licence", [
  { in: everyEdition(), says: "every arbiter licensed", every: true, expected: true },
  { in: TO_2014, says: "no licence is asked for", every: false, expected: true },
  { in: SINCE_2017, says: "one arbiter without a licence: not rated", every: false, expected: false },
  { in: SINCE_2017, says: "nobody said who they are: not rated", every: null, expected: false },
], (edition, { every }) => licence(edition, fact("every arbiter licensed", every)).value);

function answers(edition: FideEdition, given: Registering): readonly unknown[] {
  const deadline = registrationDeadline(edition, {
    start: fact("start", day(given.start)),
    norms: fact("norms possible", given.norms ?? false),
    highest: fact("highest participant", given.top === undefined ? null : points(given.top)),
    highestWoman: fact("highest woman", given.woman === undefined ? null : points(given.woman)),
  });
  const ruling = registration(edition, {
    official: isOfficial(edition, fact("held by", given.heldBy ?? "other")),
    deadline,
    registeredOn: fact("registered on", given.registered === null ? null : day(given.registered)),
    byFederation: fact("by a federation", given.federation ?? true),
    withSchedule: fact("with a schedule", given.schedule ?? true),
  });
  const decision = fact("decision of the chairman", given.decision ?? "none");
  const isAsked = (given.federation ?? true) && ((given.schedule ?? true) || ruling.value !== "on time");
  return [isAsked ? deadline.value : "", ruling.value, admission(edition, { registration: ruling, decision }).value];
}

export const REGISTRATION_TABLES = [REGISTRATION, OFFICIAL, APPEAL, LICENCE];
