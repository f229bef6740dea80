import { given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Registration } from "../../domain/registration.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import { currentReportRows } from "../../ledger/queries/tournaments/reports.ts";
import { everStages, registrationsOf } from "../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { stages } from "../../regulations/fide/articles/composition.ts";
import { knownTournament, registeredOf } from "./known.ts";
import type { AssessedTournament } from "./standing.ts";
import { assessmentsOf } from "./standing-of.ts";

/** A tournament of several stages, where the text takes them as one (6.2). */
export interface StagedTournament {
  readonly id: string;
  readonly stages: readonly string[];
  /** The first day of the first stage, the last of the last. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Stages of which no report stands. */
  readonly missing: readonly string[];
}

type Staged = Pick<Registration, "kind" | "inParts" | "stageOf">;

/** A stage is of a tournament that is no stage itself, for the same list. */
export async function checkStage(db: Db, tournament: string, { kind, inParts, stageOf = null }: Staged): Promise<void> {
  const own = await stagesOf(db, tournament, NOW);
  for (const { tournament: stage, facts } of own)
    if (facts.kind !== kind) throw new Refusal("stage-of-other-list", { tournament: stage, kind: facts.kind });
  if (own.length > 0 && inParts) throw new Refusal("stage-in-parts", { tournament });
  if (stageOf === null) return;
  if (stageOf === tournament) throw new Refusal("stage-of-itself", { tournament });
  const [stage] = own;
  if (stage !== undefined) throw new Refusal("stage-of-stage", { tournament: stage.tournament, whole: tournament });
  const { facts: whole } = await knownTournament(db, stageOf);
  const named = { tournament: stageOf };
  if (whole.stageOf) throw new Refusal("stage-of-stage", { ...named, whole: whole.stageOf });
  if (whole.kind !== kind) throw new Refusal("stage-of-other-list", { ...named, kind: whole.kind });
  if (inParts || whole.inParts) throw new Refusal("stage-in-parts", inParts ? { tournament } : named);
}

/** The other stages of a tournament, as they were registered after an entry. */
async function stagesOf(db: Db, whole: string, asOf: number) {
  return (await allStages(db, asOf)).filter(({ facts }) => facts.stageOf === whole);
}

async function allStages(db: Db, asOf: number) {
  const ever = await everStages(db);
  return ever.length === 0 ? [] : (await registrationsOf(db, ever, asOf)).map(registeredOf);
}

/** Which of these tournaments are stages of one, by tournament. */
export async function stagedTournaments(
  db: Db,
  assessments: ReadonlyMap<string, AssessedTournament>,
  asOf: number,
): Promise<ReadonlyMap<string, StagedTournament>> {
  const found = new Map<string, StagedTournament>();
  // No text since 2017 takes stages together: then nothing is looked up.
  if (![...assessments.values()].some(isOne)) return found;
  const wholes = new Map<string, string[]>();
  for (const { tournament, facts } of await allStages(db, asOf))
    if (facts.stageOf) wholes.set(facts.stageOf, [...(wholes.get(facts.stageOf) ?? [facts.stageOf]), tournament]);
  for (const [id, all] of wholes) {
    if (!all.some((each) => assessments.has(each))) continue;
    const staged = await stagedOf(db, id, all, asOf);
    if (staged !== null) for (const each of all) found.set(each, staged);
  }
  return found;
}

async function stagedOf(db: Db, id: string, all: readonly string[], asOf: number): Promise<StagedTournament | null> {
  const reports = await currentReportRows(db, { asOf, tournaments: all });
  const own = [...(await assessmentsOf(db, all, reports, asOf)).values()];
  const [first] = own.toSorted((one, other) => (one.start.value < other.start.value ? -1 : 1));
  if (first === undefined || !isOne(first)) return null;
  return {
    id,
    stages: all,
    start: first.start.value,
    end: own.map(({ end }) => end.value).reduce((last, end) => (end > last ? end : last)),
    missing: all.filter((each) => !reports.some(({ tournament }) => tournament === each)),
  };
}

const isOne = ({ edition }: AssessedTournament): boolean =>
  stages(edition, given("stages declared", true, { code: "register" })).value;
