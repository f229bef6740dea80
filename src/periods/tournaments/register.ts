import type { IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { Recorded } from "../../domain/journal/tournament-entries.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Registration } from "../../domain/registration.ts";
import type { Recording } from "../../ledger/ledger.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import { currentReportRows } from "../../ledger/queries/tournaments/reports.ts";
import { registrationOf } from "../../ledger/queries/tournaments/tournaments.ts";
import type { Editions } from "../../regulations/editions.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { readFederationCode } from "../federations.ts";
import { type Office, recorded } from "../office.ts";
import { knownTournament, nextId, readTournamentId } from "./known.ts";
import { checkStage } from "./stages.ts";

export interface RegistrationRequest {
  /** Without it the office gives the next one of the year. */
  readonly id?: string | undefined;
  /** The day the registration came. */
  readonly on: IsoDate;
  readonly facts: Registration;
}

export async function registerTournament(
  { ledger, appendOptions }: Office,
  request: RegistrationRequest,
): Promise<{ readonly tournament: string; readonly entry: JournalEntry }> {
  const { result } = await ledger.append(appendOptions, (recording) => registerIn(recording, request));
  return result;
}

/** Registers within an action that does more. */
export async function registerIn(
  { db, record }: Recording,
  { id, on, facts }: RegistrationRequest,
): Promise<{ readonly tournament: string; readonly entry: JournalEntry }> {
  const editions = await editionsOf(db);
  checkFacts(editions, facts);
  if (facts.ratings !== "start") checkChoice(editions, facts, facts.start, on);
  const tournament = id === undefined ? await nextId(db, facts.start) : readTournamentId(id);
  if ((await registrationOf(db, tournament)) !== undefined) throw new Refusal("tournament-exists", { tournament });
  await checkStage(db, tournament, facts);
  const payload = { tournament, on, facts: recordedRegistration(facts) };
  return { tournament, entry: await record({ kind: "tournament-registered", payload }) };
}

export interface RegistrationChange {
  readonly tournament: string;
  readonly on: IsoDate;
  readonly changes: Partial<Registration>;
  readonly reason: string;
}

/** Records what differs from what is registered. */
export const changeRegistration = (office: Office, request: RegistrationChange): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament, facts } = await knownTournament(db, request.tournament);
    const wished = recordedRegistration({ ...facts, ...request.changes });
    const editions = await editionsOf(db);
    checkFacts(editions, wished);
    const changes = differences(recordedRegistration(facts), wished);
    if (Object.keys(changes).length === 0) throw new Refusal("nothing-to-change", {});
    if (changes.ratings !== undefined) checkChoice(editions, wished, facts.start, request.on);
    await checkStage(db, tournament, wished);
    // Games that were counted in parts, or in one, would be counted again.
    if (
      changes.inParts !== undefined &&
      (await currentReportRows(db, { asOf: NOW, tournaments: [tournament] })).length > 0
    )
      throw new Refusal("reports-stand", { tournament });
    return { kind: "registration-changed", payload: { tournament, on: request.on, changes, reason: request.reason } };
  });

function checkFacts(editions: Editions, { name, start, end, kind, federation }: Registration): void {
  if (name.trim() === "") throw new Refusal("name-missing", {});
  if (end < start) throw new Refusal("dates-reversed", { start, end });
  if (editions.on(kind, start) === undefined) throw new Refusal("no-edition-on", { list: kind, day: start });
  if (federation !== null) readFederationCode(federation);
}

/** Which ratings are used is chosen before the first round, where the edition gives the choice. */
function checkChoice(
  editions: Editions,
  { kind, ratings, start: wished }: Registration,
  start: IsoDate,
  on: IsoDate,
): void {
  const edition = editions.on(kind, wished);
  if (edition === undefined) throw new Refusal("no-edition-on", { list: kind, day: wished });
  const { number: article, sets } = edition.articles.ratingsUsed;
  if (!sets.ofEachGame && ratings !== "start") throw new Refusal("ratings-not-chosen", { edition: edition.id });
  if (sets.ofEachGame && on >= start) throw new Refusal("ratings-fixed", { start, article: article ?? "4.13" });
}

/** All facts, in the form that is written down and with nothing else. */
export const recordedRegistration = (facts: Registration): Recorded<Registration> => ({
  name: facts.name,
  city: facts.city,
  federation: facts.federation,
  kind: facts.kind,
  start: facts.start,
  end: facts.end,
  system: facts.system,
  rateOfPlay: facts.rateOfPlay,
  schedule: [...facts.schedule],
  arbiters: facts.arbiters.map(({ name, id, licensed }) => ({ name, id, licensed })),
  heldBy: facts.heldBy,
  teamChampionship: facts.teamChampionship,
  national: facts.national,
  norms: facts.norms,
  league: facts.league,
  longer: facts.longer,
  games: facts.games,
  waiver: facts.waiver,
  ratings: facts.ratings,
  inParts: facts.inParts,
  // A fact that is not given is not recorded: entries from before it existed look the same.
  ...(facts.stageOf === undefined ? {} : { stageOf: facts.stageOf }),
  ...(facts.organiser === undefined ? {} : { organiser: facts.organiser }),
  ...(facts.deviations === undefined ? {} : { deviations: facts.deviations }),
  ...(facts.approvedOn === undefined ? {} : { approvedOn: facts.approvedOn }),
});

type Facts = Recorded<Registration>;

const differences = (before: Facts, after: Facts): Partial<Facts> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Registration] ?? null),
    ),
  );
