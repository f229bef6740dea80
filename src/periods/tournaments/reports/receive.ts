import type { IsoDate } from "../../../domain/dates.ts";
import { countIssues } from "../../../domain/issues/issue-list.ts";
import type { Issue } from "../../../domain/issues/issues.ts";
import type { ReportReceived } from "../../../domain/journal/tournament-entries.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Registration } from "../../../domain/registration.ts";
import type { LedgerReader, Recording } from "../../../ledger/ledger.ts";
import { type KnownReport, reportsLike } from "../../../ledger/queries/tournaments/reports.ts";
import { sha256Of } from "../../../ledger/sha256.ts";
import { together } from "../../../ledger/together.ts";
import type { Office } from "../../office.ts";
import { knownTournament, type RegisteredTournament } from "../known.ts";
import { registerIn } from "../register.ts";
import { type ReadReport, readReport, withAtHand } from "./read-report.ts";
import { type Receipt, type ReceiptFacts, receiptFacts, receiptFor } from "./receipt.ts";

export interface ReportRequest {
  /** null: registered with it, from its own facts. */
  readonly tournament: string | null;
  /** Of the registration that comes with the report. */
  readonly register?: { readonly id?: string | undefined; readonly facts: Registration } | undefined;
  /** 0: the whole tournament; interim reports are counted from 1. */
  readonly part: number;
  readonly bytes: Uint8Array;
  /** As people know the file. */
  readonly file: string;
  readonly on: IsoDate;
  readonly sender: string;
  /** Why the office itself enters it; null: it was sent. */
  readonly enteredBecause: string | null;
  /** Whether it is taken although something in it cannot be read. */
  readonly despiteErrors: boolean;
  /** Called with the issues of a file that is refused. */
  readonly issues?: (issues: readonly Issue[]) => void;
}

/** Receives a report: keeps its bytes, and answers with a receipt. */
export async function receiveReport({ ledger, appendOptions }: Office, request: ReportRequest): Promise<Receipt> {
  const onIssues = request.issues ?? (() => undefined);
  // It is read before it is its turn: others receive meanwhile.
  const read = readReport(request.bytes, request.file, onIssues);
  const { errors } = countIssues(read.issues);
  if (errors > 0 && !request.despiteErrors) {
    onIssues(read.issues);
    throw new Refusal("report-has-errors", { file: request.file, errors });
  }
  const receipt = (reading: LedgerReader, { about, ...came }: Received): Promise<Receipt> =>
    receiptFor(reading, about, read, came);
  const { result } = await ledger.append(appendOptions, async (recording) => {
    const received = await receiveIn(recording, request, read);
    // What is taken back at the end must be looked at before.
    return { received, receipt: appendOptions.dryRun ? await receipt(recording, received) : null };
  });
  return result.receipt ?? receipt(ledger.reader, result.received);
}

interface Received {
  readonly about: ReceiptFacts;
  readonly already: boolean;
  readonly received: ReportReceived | undefined;
}

/** The bytes are on their way to where they are kept while all else is done: both, or nothing. */
async function receiveIn(recording: Recording, request: ReportRequest, read: ReadReport): Promise<Received> {
  const named = { ...request, content: sha256Of(request.bytes) };
  const [received] = await together(receiveAs(recording, named, read), recording.keep(once(request.bytes)));
  return received;
}

async function receiveAs(
  recording: Recording,
  request: ReportRequest & { readonly content: string },
  read: ReadReport,
): Promise<Received> {
  const { part, file, content } = request;
  const registered = tournamentFor(recording, request);
  const id = request.tournament ?? (await registered).tournament;
  const [{ tournament, facts }, known] = await together(registered, reportsLike(recording.db, id, content));
  const version = nextVersion(known, { tournament, part, inParts: facts.inParts });
  const places = known.filter((each) => each.content === content && stands(each, known));
  const isHere = places.some((place) => place.tournament === tournament && place.part === part);
  // The same file from the same sender means a wrong tournament. From another sender it is accepted: the office is
  // shown tournaments that are alike.
  const other = places.find((place) => place.sender === request.sender);
  if (other !== undefined && !isHere)
    throw new Refusal("report-of-other", { file, tournament: other.tournament, part: other.part });
  const named = { ...request, tournament, version };
  const received = isHere ? undefined : await withAtHand(content, read, () => record(recording, named, read));
  const about = await receiptFacts(recording, { tournament, part });
  return { about, already: isHere, received };
}

/** Whether a version is the one that stands for its part. */
const stands = (row: KnownReport, known: readonly KnownReport[]): boolean =>
  row.withdrawn === null &&
  !known.some(
    ({ tournament, part, version, withdrawn }) =>
      tournament === row.tournament && part === row.part && version > row.version && withdrawn === null,
  );

async function tournamentFor(
  recording: Recording,
  { tournament, register, on }: ReportRequest,
): Promise<RegisteredTournament> {
  if (tournament !== null) return knownTournament(recording.db, tournament);
  if (register === undefined) throw new Refusal("unknown-tournament", { tournament: "" });
  const { tournament: id } = await registerIn(recording, { ...register, on });
  return knownTournament(recording.db, id);
}

/** Parts come in order, and only where the registration announced them. */
function nextVersion(
  known: readonly KnownReport[],
  { tournament, part, inParts }: { readonly tournament: string; readonly part: number; readonly inParts: boolean },
): number {
  const own = known.filter((each) => each.tournament === tournament);
  const next = Math.max(0, ...own.map((each) => each.part)) + 1;
  if (part > 0 && !inParts) throw new Refusal("not-in-parts", { tournament });
  if (part === 0 && inParts) throw new Refusal("part-needed", { tournament, next });
  if (part > next) throw new Refusal("part-missing", { tournament, part, next });
  return Math.max(0, ...own.filter((each) => each.part === part).map(({ version }) => version)) + 1;
}

async function record(
  recording: Recording,
  request: ReportRequest & { readonly tournament: string; readonly content: string; readonly version: number },
  { report, games, issues }: ReadReport,
): Promise<ReportReceived> {
  const { tournament, part, version, on, sender, file, content, enteredBecause } = request;
  const payload: ReportReceived = {
    tournament,
    part,
    version,
    on,
    sender,
    file,
    content,
    enteredBecause,
    players: report.players.length,
    games: games.filter(({ score }) => score !== null).length,
    ...countIssues(issues),
  };
  await recording.record({ kind: "report-received", payload });
  return payload;
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
