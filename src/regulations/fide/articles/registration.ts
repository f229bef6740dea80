import { type Clause, type Derived, decide, derive } from "../../../calculation/derived.ts";
import type { Notice } from "../../../domain/codes/clauses/office.ts";
import { addDays, addMonths, type IsoDate } from "../../../domain/dates.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";

/** Whose tournament it is, as far as the texts distinguish. */
export type HeldBy = "fide" | "continental" | "other";

/** Official tournaments need no registration, cannot be refused and are always rated. */
export const isOfficial = (edition: FideEdition, heldBy: Derived<HeldBy>): Derived<boolean> =>
  decide("official", cite(edition, "officialEvents"), { heldBy }, ({ heldBy }, { continental }) =>
    heldBy === "fide" || (heldBy === "continental" && continental)
      ? [true, { code: "official-tournament" }]
      : [false, { code: "not-official" }],
  );

/** Who answers for results and fees: the federation that registers it, and for an official tournament its organiser. */
export const responsible = (
  edition: FideEdition,
  facts: {
    readonly official: Derived<boolean>;
    readonly federation: Derived<string | null>;
    readonly organiser: Derived<string | null>;
  },
): Derived<string | null> =>
  decide("responsible", cite(edition, "officialEvents"), facts, ({ official, federation, organiser }) =>
    official ? [organiser, { code: "organiser-answers" }] : [federation, { code: "federation-answers" }],
  );

/** What the notice depends on. */
export interface Announcement {
  readonly start: Derived<IsoDate>;
  readonly norms: Derived<boolean>;
  /** The highest rating of a participant, and of a woman among them; null where none is rated. */
  readonly highest: Derived<Points | null>;
  readonly highestWoman: Derived<Points | null>;
}

type NoticeClause = "notice-ordinary" | "notice-norms" | "notice-top";

/** The last day to register: of the notices that apply, the longest. */
export const registrationDeadline = (edition: FideEdition, announcement: Announcement): Derived<IsoDate> =>
  decide("registration deadline", cite(edition, "registration"), { ...announcement }, (facts, sets) => {
    const { start, norms, highest, highestWoman } = facts;
    const { notice, noticeForNorms, noticeForTop } = sets;
    const last = (code: NoticeClause, notice: Notice): readonly [IsoDate, Clause] => [
      before(start, notice),
      { code, ...notice } as Clause<NoticeClause>,
    ];
    const deadlines = [last("notice-ordinary", notice)];
    if (norms && noticeForNorms) deadlines.push(last("notice-norms", noticeForNorms));
    if (noticeForTop) {
      const { ratingOver, womenRatingOver } = noticeForTop;
      const isTop = isOver(highest, ratingOver) || isOver(highestWoman, womenRatingOver);
      if (isTop) deadlines.push(last("notice-top", noticeForTop.notice));
    }
    return deadlines.reduce((first, each) => (each[0] < first[0] ? each : first));
  });

/** What is asked of a tournament as a whole does not stop an official one, which is always rated. */
export function liftedFor(
  edition: FideEdition,
  official: Derived<boolean>,
  ruling: Derived<boolean>,
): Derived<boolean> {
  if (!official.value || ruling.value) return ruling;
  return decide(ruling.term, cite(edition, "officialEvents"), { ruling, official }, () => [
    true,
    { code: "official-always-rated" },
  ]);
}

export type RegistrationRuling = "on time" | "late" | "incomplete" | "missing" | "not needed";

/** What came with a registration. */
export interface RegistrationGiven {
  readonly official: Derived<boolean>;
  readonly deadline: Derived<IsoDate>;
  /** null: it did not come at all. */
  readonly registeredOn: Derived<IsoDate | null>;
  /** Whether a federation registered it. */
  readonly byFederation: Derived<boolean>;
  /** Whether the days of the rounds were said. */
  readonly withSchedule: Derived<boolean>;
}

/** Whether the federation registered in time, with all that belongs to it. */
export function registration(edition: FideEdition, registered: RegistrationGiven): Derived<RegistrationRuling> {
  const { official, ...rest } = registered;
  if (official.value) {
    return decide("registration", cite(edition, "officialEvents"), { official }, () => [
      "not needed",
      { code: "registration-not-needed" },
    ]);
  }
  return decide("registration", cite(edition, "registration"), rest, (facts, { schedule }) => {
    const { deadline, registeredOn, byFederation, withSchedule } = facts;
    if (registeredOn === null) return ["missing", { code: "not-registered" }];
    if (!byFederation) return ["incomplete", { code: "federation-missing" }];
    if (schedule && !withSchedule) return ["incomplete", { code: "schedule-missing" }];
    return registeredOn <= deadline
      ? ["on time", { code: "registered-in-time", deadline }]
      : ["late", { code: "registered-late", deadline }];
  });
}

/** What the chairman of the commission decided, if anything. */
export type ChairmanDecision = "admitted" | "refused" | "none";

/** Whether the tournament stands registered: the chairman may refuse one, or admit a late one. */
export function admission(
  edition: FideEdition,
  {
    registration,
    decision,
  }: { readonly registration: Derived<RegistrationRuling>; readonly decision: Derived<ChairmanDecision> },
): Derived<boolean> {
  if (registration.value === "not needed") {
    return decide("registration admitted", cite(edition, "officialEvents"), { registration }, () => [
      true,
      { code: "cannot-be-refused" },
    ]);
  }
  return decide("registration admitted", cite(edition, "registration"), { registration, decision }, (facts) => {
    if (facts.decision === "refused") return [false, { code: "registration-refused" }];
    if (facts.registration === "missing") return [false, { code: "not-registered" }];
    if (facts.registration === "on time") return [true, { code: "admitted" }];
    return facts.decision === "admitted"
      ? [true, { code: "admitted-late" }]
      : [false, { code: "registration-not-admitted" }];
  });
}

/** The last day to appeal, against a refusal as against the decision not to rate. */
export const appealUntil = (edition: FideEdition, toldOn: Derived<IsoDate>): Derived<IsoDate> =>
  derive("appeal until", cite(edition, "appeal"), { toldOn }, ({ toldOn }, { days }) => addDays(toldOn, days));

export function appeal(
  edition: FideEdition,
  { toldOn, appealedOn }: { readonly toldOn: Derived<IsoDate>; readonly appealedOn: Derived<IsoDate> },
): Derived<boolean> {
  const until = appealUntil(edition, toldOn);
  return decide("appeal in time", cite(edition, "appeal"), { until, appealedOn }, ({ until, appealedOn }) =>
    appealedOn <= until ? [true, { code: "appeal-in-time", until }] : [false, { code: "appeal-late", until }],
  );
}

/** Whether the tournament can be rated with the arbiters it had; null: nobody said who they were. */
export const licence = (edition: FideEdition, everyArbiter: Derived<boolean | null>): Derived<boolean> =>
  decide("licence", cite(edition, "licence"), { everyArbiter }, ({ everyArbiter }, { required }) => {
    if (!required) return [true, { code: "licence-not-asked" }];
    if (everyArbiter === null) return [false, { code: "arbiters-unknown" }];
    return everyArbiter ? [true, { code: "licensed" }] : [false, { code: "licence-missing" }];
  });

/** A month's notice ends on the same day of the month before, or on its last day: 31 March, end of February. */
const before = (start: IsoDate, notice: Notice): IsoDate =>
  "months" in notice ? addMonths(start, -notice.months) : addDays(start, -notice.days);

const isOver = (rating: number | null, limit: number): boolean => rating !== null && rating > limit;
