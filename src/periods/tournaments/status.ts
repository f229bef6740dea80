import type { IsoDate } from "../../domain/dates.ts";
import type { HeldBack, StatusCode } from "../../domain/receiving.ts";
import { liftedFor } from "../../regulations/fide/articles/registration.ts";
import type { ForeseenReport } from "../lists/explain/prospects.ts";
import type { Against } from "./decisions/against.ts";
import { isSettled } from "./settled.ts";
import type { AssessedTournament } from "./standing.ts";

/** Where a tournament, or a part of it, is on its way from the registration to a list. */
export interface TournamentStatus {
  readonly code: StatusCode;
  /** 0: the whole tournament. */
  readonly part: number;
  /** The list that has it or will have it. */
  readonly list: string | null;
  /** When it was announced as not rated, or when the report is due. */
  readonly day: IsoDate | null;
  readonly heldBack: readonly HeldBack[];
  readonly against: readonly Against[];
}

const NOTHING = { part: 0, list: null, day: null, heldBack: [], against: [] } as const;

/** One for each report that stands; without any, one for the registration. */
export const statusesOf = (
  assessment: AssessedTournament,
  reports: readonly ForeseenReport[],
  today: IsoDate,
): readonly TournamentStatus[] => (reports.length === 0 ? [beforeReports(assessment, today)] : reports.map(statusOf));

function beforeReports({ edition, official, ...assessment }: AssessedTournament, today: IsoDate): TournamentStatus {
  const { announced } = assessment.decisions;
  if (announced !== null && !assessment.reportOwed.value) return { ...NOTHING, code: "announced", day: announced.on };
  const admitted = liftedFor(edition, official, assessment.admitted);
  if (!admitted.value) return { ...NOTHING, code: "not-admitted", against: [{ code: "article", ruling: admitted }] };
  if (assessment.end.value >= today) return { ...NOTHING, code: "registered" };
  return { ...NOTHING, code: "owed", day: assessment.reportDue.value ?? assessment.officerDue.value };
}

export function statusOf(report: ForeseenReport): TournamentStatus {
  const { part, settled, prospect, assessment } = report;
  const { heldBack, against } = prospect;
  const { announced } = assessment.decisions;
  const own = { ...NOTHING, part };
  if (settled !== null) {
    const { list, counts } = settled;
    if (!isSettled(report)) return { ...own, code: "newer-version", list };
    return counts ? { ...own, code: "rated", list } : { ...own, code: "not-rated", list, against };
  }
  if (announced !== null && !assessment.reportOwed.value) return { ...own, code: "announced", day: announced.on };
  if (against.length > 0) return { ...own, code: "not-rated", against, heldBack };
  return heldBack.length > 0
    ? { ...own, code: "on-hold", heldBack }
    : { ...own, code: "received", list: prospect.list.value };
}
