import { Refusal } from "../../../domain/refusal.ts";
import type { Registration } from "../../../domain/registration.ts";
import type { TournamentReport } from "../../../domain/report.ts";
import { rateFound } from "../../../reports/rate-of-play.ts";
import { systemOf } from "../../../reports/system.ts";

/** Of a tournament of which nothing but the name, the dates and the system was said. */
export const USUAL: Omit<Registration, "name" | "start" | "end" | "kind" | "system"> = {
  city: null,
  federation: null,
  rateOfPlay: null,
  schedule: [],
  arbiters: [],
  heldBy: "other",
  teamChampionship: false,
  national: "no",
  norms: false,
  league: false,
  longer: false,
  games: null,
  waiver: false,
  ratings: "start",
  inParts: false,
};

/** A registration made from a report and the facts given with it; a report has no licences. */
export function registrationFrom(report: TournamentReport, said: Partial<Registration>): Registration {
  const start = said.start ?? report.start;
  const name = said.name ?? plain(report.name);
  if (start === null) throw new Refusal("start-missing");
  if (name === null) throw new Refusal("name-missing");
  const dates = report.roundDates.flatMap((date) => date ?? []);
  const arbiters = [report.chiefArbiter, ...report.deputyArbiters].flatMap((each) => plain(each) ?? []);
  return {
    ...USUAL,
    name,
    start,
    end: report.end ?? dates.at(-1) ?? start,
    city: plain(report.city),
    federation: report.federation !== null && /^[A-Z]{3}$/.test(report.federation) ? report.federation : null,
    kind: rateFound(report, start).kind ?? "standard",
    system: systemOf(report).system,
    rateOfPlay: plain(report.rateOfPlayCode ?? report.rateOfPlay),
    schedule: [...new Set(dates)],
    arbiters: arbiters.map((each) => ({ name: each, id: null, licensed: true })),
    ...said,
  };
}

/** A text of a file without what no registration should hold. */
const plain = (text: string | null): string | null => text?.replace(/\p{Cc}+/gu, " ").trim() || null;
