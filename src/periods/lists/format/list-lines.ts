import { type IsoDate, readBirth } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import type { ListState } from "../../../domain/list-making.ts";
import { type ListedPerson, readPerson } from "../../../domain/listed-person.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { TITLES } from "../../../domain/report.ts";
import { listReader } from "../../../formats/fide-list/list-reader.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { versionsOf } from "../../../ledger/queries/lists/lists.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import { derivedCoefficients } from "../../../rating/period/changes/coefficient-basis.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import type { ListLine } from "./canonical-list.ts";
import { openList } from "./canonical-reader.ts";

/** A line of a list as people read it. */
export interface ShownLine extends ListedPerson, Pick<ListLine, "id" | "status" | "rating" | "change" | "games" | "k"> {
  readonly activity: ListLine["activity"];
  /** Whether the list shows the player at all. */
  readonly shown: boolean;
  readonly delistedOn: ListLine["delistedOn"];
  /** Whether K is derived from imported lists, or assumed; of a list that was taken over K is what it printed. */
  readonly kDerived: boolean;
}

/** A list that is there: the version that is asked for, else the latest; a draft too. */
export async function listRow(db: Db, list: string, version?: number): Promise<ListRow> {
  const rows = (await versionsOf(db, list)).filter(({ discarded }) => discarded === null);
  const row = rows.find((each) => version === undefined || each.version === version);
  if (row === undefined) throw new Refusal("unknown-list", { list, version: version ?? null });
  return row;
}

export function stateOf({ origin, published, discarded }: ListRow): ListState {
  if (origin === "imported") return "imported";
  if (published !== null) return "published";
  return discarded === null ? "draft" : "discarded";
}

export function kindOf({ kind }: Pick<ListRow, "kind">): ListKind {
  const known = LIST_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`a list of kind ${kind} cannot be read`);
  return known;
}

/** The lines of a list, many at a time, as it was published: from its bytes, or from the file that was taken over. */
export async function* linesOfList(
  reading: Pick<Ledger, "content" | "db">,
  row: ListRow,
): AsyncIterable<readonly ShownLine[]> {
  if (row.making === null) return yield* importedLines(reading.content(row.content), kindOf(row));
  const { parts } = await openList(reading, row);
  const isDerived = derivedCoefficients(
    (await editionsOf(reading.db)).on(kindOf(row), row.date as IsoDate),
    row.date as IsoDate,
  );
  for await (const lines of parts) yield lines.map((line) => shownLine(line, isDerived));
}

// Written out here and below: spreading is slow, and there are half a million players.
function shownLine(line: ListLine, isDerived: ReturnType<typeof derivedCoefficients>): ShownLine {
  const person = readPerson(line.person);
  return {
    name: person.name,
    federation: person.federation,
    sex: person.sex,
    birth: person.birth,
    title: person.title,
    womenTitle: person.womenTitle,
    otherTitles: person.otherTitles,
    arenaTitle: person.arenaTitle,
    id: line.id,
    status: line.status,
    rating: line.rating,
    change: line.change,
    games: line.games,
    k: line.k,
    activity: line.activity,
    shown: line.shown,
    delistedOn: line.delistedOn,
    kDerived: line.k !== null && isDerived(person.birth === null ? null : (readBirth(person.birth) ?? null), line),
  };
}

async function* importedLines(bytes: AsyncIterable<Uint8Array>, kind: ListKind): AsyncIterable<readonly ShownLine[]> {
  let lines: ShownLine[] = [];
  const reader = listReader(
    { entry: (entry) => lines.push(importedLine(entry, kind)), issue: () => undefined },
    { kind },
  );
  for await (const part of bytes) {
    reader.write(part);
    yield lines;
    lines = [];
  }
  reader.end();
  yield lines;
}

function importedLine(entry: ListEntry, kind: ListKind): ShownLine {
  const { rating = null, games = null, k = null } = entry.standings[kind] ?? {};
  return {
    id: entry.id,
    name: entry.name,
    federation: entry.federation,
    sex: entry.sex,
    birth: entry.birth,
    title: entry.title,
    womenTitle: entry.womenTitle,
    arenaTitle: entry.arenaTitle,
    rating,
    k,
    otherTitles: entry.otherTitles.join(",") || null,
    status: rating === null ? "unrated" : "rated",
    change: null,
    games: games ?? 0,
    activity: entry.inactive ? "inactive" : "active",
    shown: true,
    delistedOn: null,
    kDerived: false,
  };
}

/** The same as the files of FIDE have it. */
export function entryOf(line: ShownLine, kind: ListKind): ListEntry {
  const { id, name, federation, sex, birth, title, womenTitle, otherTitles, arenaTitle, rating, games, k } = line;
  return {
    id,
    name,
    federation,
    arenaTitle,
    sex: sex === "m" || sex === "w" ? sex : null,
    birth: birth === null ? null : (readBirth(birth) ?? null),
    title: titleOf(title),
    womenTitle: titleOf(womenTitle),
    otherTitles: otherTitles === null ? [] : otherTitles.split(","),
    standings: { [kind]: { rating, games, k } },
    inactive: line.activity !== "active",
  };
}

const titleOf = (text: string | null) => (text === null ? null : (TITLES.find((title) => title === text) ?? null));
