import type { ClosingDecision } from "../../domain/clubs/club.ts";
import { canonicalJson, type Json } from "../../domain/journal/canonical-json.ts";
import type { ClubPayloads } from "../../domain/journal/club-entries.ts";
import type { EntryOf } from "../../domain/journal/journal.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { insertClubList, insertReceived, insertSent } from "../../ledger/queries/clubs/club-lists.ts";
import { clubFact, insertClubFacts, undoClubFacts } from "../../ledger/queries/clubs/clubs.ts";
import { putAcknowledged, removeAcknowledged } from "../../ledger/queries/lists/acknowledged-alarms.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import type { ProjectionOf } from "../projection-of.ts";
import type { FactKinds } from "./facts.ts";
import { lineRows, readClubList, receivedRows } from "./list-content.ts";

/** What follows from the entries about clubs. */
export const CLUB_PROJECTIONS: { readonly [Kind in keyof ClubPayloads]: ProjectionOf<Kind> } = {
  "club-opened": ({ payload: { club, ...settings }, sequence }, { db }) =>
    put(db, { club, kind: "settings", key: settings.from, sequence }, settings),
  "club-settings": ({ payload: { club, ...settings }, sequence }, { db }) =>
    put(db, { club, kind: "settings", key: settings.from, sequence }, settings),
  "club-member-entered": ({ payload: { club, ...member }, sequence }, { db }) =>
    put(db, { club, kind: "member", key: String(member.member), sequence }, member),
  "club-member-changed": (entry, to) => putMember(entry, to, entry.payload.member, entry.payload.changes),
  "club-member-left": async (entry, to) => {
    const { club, member, on } = entry.payload;
    const { away } = await known(to.db, club, "member", String(member));
    await putMember(entry, to, member, { away: [...away, { left: on, back: null }] });
  },
  "club-member-returned": async (entry, to) => {
    const { club, member, on, rating, reason } = entry.payload;
    const { away } = await known(to.db, club, "member", String(member));
    await putMember(entry, to, member, { away: away.map((each) => ({ ...each, back: each.back ?? on })) });
    if (rating !== null) await putPlacing(entry, to, { member, on, rating, kind: "returned", reason });
  },
  "club-member-placed": (entry, to) => {
    const { member, on, rating, placing, reason } = entry.payload;
    return putPlacing(entry, to, { member, on, rating, kind: placing, reason });
  },
  "club-members-merged": (entry, to) => putMember(entry, to, entry.payload.merged, { mergedInto: entry.payload.into }),
  "club-merge-undone": (entry, to) => putMember(entry, to, entry.payload.merged, { mergedInto: null }),
  "club-guest-entered": ({ payload: { club, ...guest }, sequence }, { db }) =>
    put(db, { club, kind: "guest", key: String(guest.guest), sequence }, guest),
  "club-guest-changed": ({ payload: { club, ...guest }, sequence }, { db }) =>
    put(db, { club, kind: "guest", key: String(guest.guest), sequence }, guest),
  "club-tournament-opened": ({ payload: { club, ...tournament }, sequence }, { db }) =>
    put(db, { club, kind: "tournament", key: tournament.tournament, sequence }, tournament),
  "club-tournament-changed": ({ payload: { club, reason: _, ...tournament }, sequence }, { db }) =>
    put(db, { club, kind: "tournament", key: tournament.tournament, sequence }, tournament),
  "club-games-entered": ({ payload: { club, games }, sequence }, { db }) =>
    insertClubFacts(
      db,
      games.map((game) => ({ club, kind: "game", key: String(game.game), sequence, facts: canonicalJson(game) })),
    ),
  "club-game-changed": ({ payload: { club, game }, sequence }, { db }) =>
    put(db, { club, kind: "game", key: String(game.game), sequence }, game),
  "club-game-withdrawn": async ({ payload: { club, number, reason }, sequence }, { db }) => {
    const game = await known(db, club, "game", String(number));
    await put(db, { club, kind: "game", key: String(number), sequence }, { ...game, withdrawn: reason });
  },
  "club-undone": ({ payload: { club, entry }, sequence }, { db }) => undoClubFacts(db, { club, entry, by: sequence }),
  "club-decisions-changed": async ({ payload: { club, period, decisions }, sequence }, { db }) => {
    const before = await known(db, club, "closing", period);
    const merged = mergedDecisions(before.decisions, decisions);
    await put(db, { club, kind: "closing", key: period, sequence }, { period, decisions: merged });
  },
  "club-list-closed": projectList,
  "club-list-sent": ({ payload: { club, period, version, to: target }, sequence, time }, { db }) =>
    insertSent(db, { club, sequence, period, version, target, day: time.slice(0, 10) }),
  "club-list-received": async ({ payload, sequence, time }, to) => {
    const { club, period, version, sender, members, content } = payload;
    const list = readClubList(await textOf(to, content));
    const row = { club, period, version, sequence, day: time.slice(0, 10), sender, members, content };
    await insertReceived(to.db, { ...row, name: list.header.name }, receivedRows(list));
  },
  "club-alarm-acknowledged": ({ payload: { period: list, ...alarm }, sequence, time }, { db }) =>
    putAcknowledged(db, { ...alarm, list, sequence, day: time.slice(0, 10) }),
  "club-alarm-reopened": ({ payload: { period: list, ...alarm } }, { db }) =>
    removeAcknowledged(db, { ...alarm, list }),
};

/** A later decision about a member takes the place of an earlier one. */
const mergedDecisions = (
  before: readonly ClosingDecision[],
  later: readonly ClosingDecision[],
): readonly ClosingDecision[] => [
  ...before.filter(({ member }) => later.every((each) => each.member !== member)),
  ...later,
];

/** An entry about a club, as far as its facts need it. */
interface ClubEntry {
  readonly sequence: number;
  readonly payload: { readonly club: string };
}

interface Row {
  readonly club: string;
  readonly kind: keyof FactKinds;
  readonly key: string;
  readonly sequence: number;
}

const put = (db: Db, row: Row, facts: { readonly [key: string]: Json | undefined }): Promise<void> =>
  insertClubFacts(db, [{ ...row, facts: canonicalJson(facts) }]);

async function known<Kind extends keyof FactKinds>(
  db: Db,
  club: string,
  kind: Kind,
  key: string,
): Promise<FactKinds[Kind]> {
  const row = await clubFact(db, club, kind, key);
  if (row === undefined) throw new Error(`the journal changes ${kind} ${key} of ${club}, which is not there`);
  return JSON.parse(row.facts);
}

async function putMember(
  { sequence, payload }: ClubEntry,
  { db }: Projection,
  member: number,
  changes: Partial<FactKinds["member"]>,
): Promise<void> {
  const { club } = payload;
  const facts = await known(db, club, "member", String(member));
  await put(db, { club, kind: "member", key: String(member), sequence }, { ...facts, ...changes });
}

const putPlacing = (
  { sequence, payload: { club } }: ClubEntry,
  { db }: Projection,
  placing: FactKinds["placing"],
): Promise<void> => put(db, { club, kind: "placing", key: String(sequence), sequence }, { ...placing });

async function projectList({ payload, sequence }: EntryOf<"club-list-closed">, to: Projection): Promise<void> {
  const { club, period, version, on, decisions, because, members, content } = payload;
  if (version === 1) await put(to.db, { club, kind: "closing", key: period, sequence }, { period, decisions });
  const list = readClubList(await textOf(to, content));
  const row = { club, period, version, sequence, day: on, because, members, content };
  await insertClubList(to.db, row, lineRows(list));
}

export async function textOf({ content }: Pick<Projection, "content">, sha256: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of content(sha256)) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}
