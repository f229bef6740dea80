import { type Derived, given } from "../../calculation/derived.ts";
import type { Source } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Registration as RegistrationFacts } from "../../domain/registration.ts";
import type { TournamentReport } from "../../domain/report.ts";
import type { Points } from "../../domain/units.ts";
import { type ReadRateOfPlay, readRateCode, readRateText } from "../../formats/rate-of-play.ts";
import type { Editions } from "../../regulations/editions.ts";
import type { FirstControl } from "../../regulations/fide/articles/rate-of-play.ts";
import {
  admission,
  appealUntil,
  type ChairmanDecision,
  isOfficial,
  licence,
  type RegistrationRuling,
  registration,
  registrationDeadline,
  responsible,
} from "../../regulations/fide/articles/registration.ts";
import { inTimeUntil, reportDue, reportOwed } from "../../regulations/fide/articles/reporting.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { firstControlOf } from "../../reports/rate-of-play.ts";
import { type Decision, type Decisions, standsAs } from "./decisions/decisions.ts";
import { type Interim, interimOf } from "./interim.ts";
import type { RegisteredTournament } from "./known.ts";

const REGISTER: Source = { code: "register" };
const REPORT: Source = { code: "report", line: 0 };

/** What a current report says that the registration could only announce. */
export interface Played extends Pick<TournamentReport, "rateOfPlay" | "rateOfPlayCode"> {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  readonly highest: Points | null;
  readonly highestWoman: Points | null;
}

/** Where a tournament stands: every value with the article it follows from. */
export interface AssessedTournament extends RegisteredTournament {
  readonly edition: FideEdition;
  readonly start: Derived<IsoDate>;
  readonly end: Derived<IsoDate>;
  readonly official: Derived<boolean>;
  readonly deadline: Derived<IsoDate>;
  readonly registration: Derived<RegistrationRuling>;
  readonly admitted: Derived<boolean>;
  readonly licence: Derived<boolean>;
  readonly reportOwed: Derived<boolean>;
  readonly reportDue: Derived<IsoDate | null>;
  /** When the arbiter's report is due at the rating officer; null: the edition sets no such term. */
  readonly officerDue: Derived<IsoDate | null>;
  /** What a long tournament owes month by month; null: one report is enough. */
  readonly interim: Interim | null;
  /** Who answers for results and fees; null: nobody was named. */
  readonly responsible: Derived<string | null>;
  /** null: no rate of play is known. */
  readonly firstControl: Derived<FirstControl> | null;
  readonly decisions: Decisions;
  /** What the office decided about rating it, after any appeal; null: nothing. */
  readonly decided: { readonly rated: boolean; readonly article: string | null; readonly reason: string } | null;
  /** The last day to appeal against a decision that was made against the tournament. */
  readonly appealUntil: {
    readonly registration: Derived<IsoDate> | null;
    readonly rating: Derived<IsoDate> | null;
  };
}

/** A pure derivation, from the registration, the decisions and, where one stands, the report. */
export function assessTournament(
  editions: Editions,
  registered: RegisteredTournament,
  decisions: Decisions,
  played: Played | null,
): AssessedTournament {
  const { facts, on } = registered;
  // A report's start before there were rules is a slip; the registered one was checked.
  const reported = played?.start ?? null;
  const isPossible = reported !== null && editions.on(facts.kind, reported) !== undefined;
  const start = dateOf("start", isPossible ? reported : null, facts.start);
  const end = dateOf("end", played?.end ?? null, facts.end);
  const edition = editions.on(facts.kind, start.value);
  if (edition === undefined) throw new Refusal("no-edition-on", { list: facts.kind, day: start.value });
  const official = isOfficial(edition, given("held by", facts.heldBy, REGISTER));
  const deadline = registrationDeadline(edition, {
    start,
    norms: given("norms possible", facts.norms, REGISTER),
    highest: given("highest participant", played?.highest ?? null, played ? REPORT : REGISTER),
    highestWoman: given("highest woman", played?.highestWoman ?? null, played ? REPORT : REGISTER),
  });
  const rate = rateOf(played, facts);
  const registeredOn = given("registered on", on as IsoDate | null, REGISTER);
  const ruling = registration(edition, {
    official,
    deadline,
    registeredOn,
    byFederation: given("by a federation", facts.federation !== null, REGISTER),
    withSchedule: given("with a schedule", facts.schedule.length > 0, REGISTER),
  });
  const decision = given("decision of the chairman", chairmanSays(decisions.registration), REGISTER);
  return {
    ...registered,
    edition,
    start,
    end,
    official,
    deadline,
    decisions,
    responsible: responsible(edition, {
      official,
      federation: given("federation", facts.federation, REGISTER),
      organiser: given("organiser", facts.organiser ?? null, REGISTER),
    }),
    registration: ruling,
    admitted: admission(edition, { registration: ruling, decision }),
    licence: licence(edition, given("every arbiter licensed", everyLicensed(facts), REGISTER)),
    reportOwed: reportOwed(edition, {
      registered: given("registered", true, REGISTER),
      start,
      announcedOn: given("announced as not rated on", decisions.announced?.on ?? null, REGISTER),
    }),
    reportDue: inTimeUntil(edition, end),
    officerDue: reportDue(edition, end, "officer"),
    interim: interimOf(edition, { start, end }, facts.schedule),
    firstControl: rate === null ? null : firstControlOf(edition, rate),
    decided: decidedOf(decisions.rating),
    appealUntil: {
      registration: untilOf(edition, decisions.registration),
      rating: untilOf(edition, decisions.rating),
    },
  };
}

/** The values by which a tournament stands or falls, in the order they are asked; what an edition does not ask is not said. */
export function assessmentValues({
  appealUntil,
  ...assessment
}: AssessedTournament): Readonly<Record<string, Derived<unknown>>> {
  const { officerDue, interim, firstControl } = assessment;
  const { registration, rating } = appealUntil;
  const values = {
    official: assessment.official,
    responsible: assessment.responsible,
    deadline: assessment.deadline,
    registration: assessment.registration,
    admitted: assessment.admitted,
    licence: assessment.licence,
    ...(firstControl === null || firstControl.value === "fine" ? {} : { firstControl }),
    reportOwed: assessment.reportOwed,
    ...(officerDue.value === null ? {} : { officerDue }),
    reportDue: assessment.reportDue,
    ...(interim === null ? {} : { interim: interim.ruling }),
    ...Object.fromEntries((interim?.parts ?? []).map(({ part, due }) => [`interimDue${part}`, due])),
    ...(registration === null ? {} : { appealUntilRegistration: registration }),
    ...(rating === null ? {} : { appealUntilRating: rating }),
  };
  return Object.fromEntries(Object.entries(values).filter(([, each]) => isAsked(each)));
}

/** Whether the edition has an article for it that says something. */
const isAsked = ({ value, basis }: Derived<unknown>): boolean =>
  value !== null && (basis.kind === "given" || basis.cited.article !== "–");

/** What the report says of the rate of play, else the registration. */
export function rateOf(
  reported: Pick<TournamentReport, "rateOfPlay" | "rateOfPlayCode"> | null,
  { rateOfPlay: registered }: Pick<RegistrationFacts, "rateOfPlay">,
): ReadRateOfPlay | null {
  const { rateOfPlayCode: code = null, rateOfPlay: text = null } = reported ?? {};
  const read = (code === null ? null : readRateCode(code)) ?? (text && readRateText(text));
  return read || (registered === null ? null : (readRateCode(registered) ?? readRateText(registered)));
}

/** The report knows better than the registration when it was played. */
const dateOf = (term: "start" | "end", reported: IsoDate | null, registered: IsoDate): Derived<IsoDate> =>
  reported === null ? given(term, registered, REGISTER) : given(term, reported, REPORT);

/** null: nobody said who the arbiters were. */
const everyLicensed = ({ arbiters }: RegistrationFacts): boolean | null =>
  arbiters.length === 0 ? null : arbiters.every(({ licensed }) => licensed);

const chairmanSays = (decision: Decision | null): ChairmanDecision => {
  if (decision === null) return "none";
  return standsAs(decision) ? "admitted" : "refused";
};

function decidedOf(decision: Decision | null): AssessedTournament["decided"] {
  if (decision === null) return null;
  const { article, reason, appeal } = decision;
  return { rated: standsAs(decision), article, reason: appeal?.outcome?.reversed ? appeal.outcome.reason : reason };
}

const untilOf = (edition: FideEdition, decision: Decision | null): Derived<IsoDate> | null =>
  decision === null || decision.yes ? null : appealUntil(edition, given("told on", decision.toldOn, REGISTER));
