import { addDays, type IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { Objection, ObjectionSubject } from "../../domain/objection.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Recording } from "../../ledger/ledger.ts";
import { entryAt } from "../../ledger/queries/journal/journal-table.ts";
import { listsOfTournament } from "../../ledger/queries/lists/lists-of-tournament.ts";
import { ratingsOfPlayers } from "../../ledger/queries/notifications/ratings.ts";
import { nextObjection, objectionWith } from "../../ledger/queries/objections/objections.ts";
import { decisionsOf } from "../../ledger/queries/tournaments/tournaments.ts";
import type { Db, ListRow } from "../../ledger/schema/tables.ts";
import { objectionTerms } from "../../regulations/objection-terms.ts";
import { publishedRow } from "../lists/verify/verify-list.ts";
import type { Office } from "../office.ts";
import { knownPlayer } from "../players.ts";
import { decisionsFrom } from "../tournaments/decisions/decisions.ts";
import { gameRuling, knownGame } from "../tournaments/decisions/rulings.ts";

export interface ObjectionRequest {
  readonly subject: ObjectionSubject;
  readonly on: IsoDate;
  /** Who objects, as they call themselves. */
  readonly name: string;
  readonly text: string;
}

/**
 * Records an objection, and asks the arbiter about a game: in one piece, so that neither is without the other. What belongs to it
 * and is in no journal is written with it.
 */
export async function receiveObjection(
  { ledger, appendOptions }: Office,
  request: ObjectionRequest,
  more: (db: Db, objection: number) => Promise<void> = async () => undefined,
): Promise<readonly JournalEntry[]> {
  const { entries } = await ledger.append(appendOptions, async (recording) => {
    const { db, record } = recording;
    const subject = await checkedSubject(db, request);
    const objection = await nextObjection(db);
    const { on, name, text } = request;
    const answerBy = addDays(on, objectionTerms(on).answerDays);
    await record({
      kind: "objection-received",
      payload: { ...NOTHING, ...subject, objection, on, answerBy, name: name.trim(), text: text.trim() },
    });
    if ("tournament" in subject) await askArbiter(recording, subject.tournament, request);
    await more(db, objection);
  });
  return entries;
}

const NOTHING = { tournament: null, round: null, white: null, black: null, list: null, player: null };

async function askArbiter({ db, record }: Recording, tournament: string, { on, text }: ObjectionRequest) {
  const question = decisionsFrom(await decisionsOf(db, [tournament])).questions.length + 1;
  await record({ kind: "question-asked", payload: { tournament, question, on, text: text.trim() } });
}

/** The game or the line, if there is one and the term is not over. */
export async function checkedSubject(db: Db, { subject, on, name, text }: ObjectionRequest): Promise<ObjectionSubject> {
  if (text.trim() === "" || name.trim() === "") throw new Refusal("reason-missing");
  const [known, until] = "list" in subject ? await knownLine(db, subject, on) : await knownGameOf(db, subject, on);
  if (until !== null && on > until) throw new Refusal("objection-too-late", { until });
  return known;
}

type Known = readonly [ObjectionSubject, until: IsoDate | null];

async function knownLine(
  db: Db,
  { list, player: id }: Extract<ObjectionSubject, { readonly list: string }>,
  on: IsoDate,
): Promise<Known> {
  const row = await publishedRow({ db }, list);
  const { id: player } = await knownPlayer(db, id);
  const line = (await ratingsOfPlayers(db, row, [Number(player)])).get(Number(player));
  if (line === undefined) throw new Refusal("not-on-this-list", { player, list: row.list });
  return [{ list: row.list, player }, await untilAfter(db, row, on)];
}

async function knownGameOf(
  db: Db,
  subject: Extract<ObjectionSubject, { readonly tournament: string }>,
  on: IsoDate,
): Promise<Known> {
  const { score: _, ...game } = await knownGame(db, subject);
  const [first] = await listsOfTournament(db, game.tournament);
  return [game, first === undefined ? null : await untilAfter(db, first, on)];
}

/** The last day to object to what a list has; it counts from the day of the publication. */
async function untilAfter(db: Db, { published }: Pick<ListRow, "published">, on: IsoDate): Promise<IsoDate | null> {
  if (published === null) return null;
  const entry = await entryAt(db, published);
  if (entry === undefined) throw new Error(`entry ${published} is not there`);
  return addDays(entry.time.slice(0, 10) as IsoDate, objectionTerms(on).objectDays);
}

export interface ObjectionDecision {
  readonly objection: number;
  readonly on: IsoDate;
  readonly upheld: boolean;
  readonly reason: string;
  /** Of a game: what is ruled for it; undefined: nothing. null: the ruling made before is taken back. */
  readonly counts?: boolean | null | undefined;
}

/** Decides an objection, with a ruling on the game where one is made for it. */
export async function decideObjection(
  { ledger, appendOptions }: Office,
  request: ObjectionDecision,
): Promise<readonly JournalEntry[]> {
  const { entries } = await ledger.append(appendOptions, async (recording) => {
    const { objection, on, upheld, reason } = request;
    const open = await openObjection(recording.db, objection);
    if (on < open.on) throw new Refusal("decided-before-objection", { objection, on, received: open.on });
    const ruling = await ruled(recording, open, request);
    await recording.record({ kind: "objection-decided", payload: { objection, on, upheld, ruling, reason } });
  });
  return entries;
}

/** The entry of the ruling that is made for an objection; null: none is. */
async function ruled(
  { db, record }: Recording,
  { objection, subject }: Objection,
  { counts, reason }: Pick<ObjectionDecision, "counts" | "reason">,
): Promise<number | null> {
  if (counts === undefined) return null;
  if ("list" in subject) throw new Refusal("objection-to-line", { objection });
  return (await record(await gameRuling(db, { ...subject, counts, article: null, reason }))).sequence;
}

export async function openObjection(db: Db, objection: number): Promise<Objection> {
  const found = await knownObjection(db, objection);
  if (found.decided !== null) throw new Refusal("objection-closed", { objection });
  return found;
}

export async function knownObjection(db: Db, objection: number): Promise<Objection> {
  const found = await objectionWith(db, objection);
  if (found === undefined) throw new Refusal("unknown-objection", { objection });
  return found;
}
