import type { IsoDate } from "../domain/dates.ts";
import type { Issue } from "../domain/issues/issues.ts";
import type { BaseCorrections, JournalEntry, ListImported } from "../domain/journal/journal.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import type { Progress } from "../domain/list-making.ts";
import { Refusal } from "../domain/refusal.ts";
import { listReader } from "../formats/fide-list/list-reader.ts";
import type { Recording } from "../ledger/ledger.ts";
import { comesAndGoes, listBefore, versionsOf } from "../ledger/queries/lists/lists.ts";
import { measured } from "../ledger/sha256.ts";
import { recordBaseCorrections } from "./base-corrections.ts";
import type { Office } from "./office.ts";
import { countListed, erasedList } from "./persons/erasure/erased-list.ts";
import { erasedPlayers } from "./persons/erasure/erased-players.ts";

export interface ListRequest {
  /** From the beginning, each time it is called. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** As people know the file. */
  readonly file: string;
  /** Which list a file with a single rating is. */
  readonly kind: ListKind;
  /** The day from which the list is valid. */
  readonly date: IsoDate;
  /** Whether it is taken although fields that a rating can depend on cannot be read. */
  readonly despiteErrors: boolean;
  /** Called with each issue as the list is read. */
  readonly issue: (issue: Issue) => void;
  /** Called with the bytes read, then while the list is written. */
  readonly progress?: Progress;
}

export interface ImportedList {
  readonly entries: readonly JournalEntry[];
  readonly imported: ListImported;
  readonly corrections: readonly BaseCorrections[];
  /** Of each list, compared with the one before: players who are new or back on it, and who are no longer. */
  readonly compared: readonly ComparedList[];
  /** Players with a rating whom no file or page shows. */
  readonly withoutFederation: number;
}

interface ComparedList {
  readonly list: string;
  readonly before: string;
  readonly entrants: number;
  readonly leavers: number;
}

/**
 * Takes over a published list: the first is the starting point, from a later one also what its publisher corrected.
 * The bytes are kept as they came, unless they name somebody who was erased; read once to be checked and once to be written.
 */
export async function importList({ ledger, appendOptions }: Office, request: ListRequest): Promise<ImportedList> {
  const { entries, result } = await ledger.append(appendOptions, async (recording) => {
    const { content, size, erased, received } = await keepList(recording, request);
    const checked = erased > 0 ? request.bytes() : recording.content(content);
    const { rated, ...seen } = await inspect(checked, request, size);
    checkSeen(request, seen);
    const lists: ListImported["lists"] = [];
    for (const [kind, count] of rated) {
      const list = `${kind}-${request.date.slice(0, 7)}`;
      lists.push({ list, kind, version: await nextVersion(recording, list, [content, received]), rated: count });
    }
    const { players, errors, warnings } = seen;
    const counts = { players, errors, warnings, ...(erased > 0 && { erased }) };
    const imported = { kind: request.kind, lists, date: request.date, content, ...counts };
    request.progress?.("writing", 0, 1);
    await recording.record({ kind: "list-imported", payload: imported });
    request.progress?.("comparing", 0, 1);
    const corrections: BaseCorrections[] = [];
    const compared: ComparedList[] = [];
    for (const list of lists) {
      const before = await listBefore(recording.db, list.kind, request.date);
      if (before !== undefined)
        compared.push({ list: list.list, before: before.list, ...(await comesAndGoes(recording.db, list, before)) });
      const found = await recordBaseCorrections(recording, imported, list);
      if (found) corrections.push(found.payload);
    }
    return { imported, corrections, compared, withoutFederation: seen.withoutFederation };
  });
  return { entries, ...result };
}

/** Keeps the bytes; of those who were erased here without name, sex and birth, which are never written anywhere. */
async function keepList({ db, keep }: Recording, { bytes, kind }: ListRequest) {
  const persons = await erasedPlayers(db);
  const passing = measured(bytes());
  const erased = persons.numbers.length === 0 ? 0 : await countListed(passing.bytes, kind, persons);
  const kept = await keep(erased > 0 ? erasedList(bytes(), kind, persons) : bytes());
  const { sha256: received, size } = erased > 0 ? passing.end() : kept;
  return { content: kept.sha256, size, erased, received };
}

interface Seen {
  readonly isList: boolean;
  readonly players: number;
  readonly errors: number;
  readonly warnings: number;
  readonly withoutFederation: number;
  /** A player whom the list has twice. */
  readonly repeated: number | undefined;
}

/** Reads a list without keeping it. */
async function inspect(
  bytes: AsyncIterable<Uint8Array>,
  { kind, issue, progress }: ListRequest,
  size: number,
): Promise<Seen & { readonly rated: ReadonlyMap<ListKind, number> }> {
  const ids = growingNumbers();
  const rated = new Map<ListKind, number>();
  const counts = { error: 0, warning: 0 };
  let withoutFederation = 0;
  const reader = listReader(
    {
      entry: ({ id, standings, federation }) => {
        ids.add(Number(id));
        const isRated = LIST_KINDS.some((each) => (standings[each]?.rating ?? null) !== null);
        if (isRated && federation === null) withoutFederation += 1;
        for (const each of LIST_KINDS) {
          const standing = standings[each];
          if (standing) rated.set(each, (rated.get(each) ?? 0) + (standing.rating === null ? 0 : 1));
        }
      },
      issue: (found) => {
        counts[found.severity] += 1;
        issue(found);
      },
    },
    { kind },
  );
  let read = 0;
  for await (const part of bytes) {
    reader.write(part);
    read += part.length;
    progress?.("reading", read, size);
  }
  const isList = reader.end();
  const sorted = ids.all().sort();
  const repeated = sorted.find((id, at) => id === sorted[at + 1]);
  const { error: errors, warning: warnings } = counts;
  return { isList, players: sorted.length, errors, warnings, withoutFederation, repeated, rated };
}

function checkSeen({ file, despiteErrors }: ListRequest, { isList, players, repeated, errors }: Seen): void {
  if (!isList || players === 0) throw new Refusal("not-a-list", { file });
  if (repeated !== undefined) throw new Refusal("list-repeats-player", { file, player: String(repeated) });
  if (errors > 0 && !despiteErrors) throw new Refusal("list-has-errors", { file, errors });
}

/** The same bytes are one list, also where somebody was erased from one of them; others are a version that supersedes. */
async function nextVersion({ db, hashNow }: Recording, list: string, contents: readonly string[]): Promise<number> {
  const versions = await versionsOf(db, list);
  for (const { content } of versions)
    if (contents.includes(content) || contents.includes(await hashNow(content)))
      throw new Refusal("list-already-there", { list });
  return (versions[0]?.version ?? 0) + 1;
}

/** Numbers by the million, eight bytes each. */
function growingNumbers() {
  let room = new Float64Array(1 << 16);
  let length = 0;
  return {
    add: (value: number): void => {
      if (length === room.length) {
        const larger = new Float64Array(room.length * 2);
        larger.set(room);
        room = larger;
      }
      room[length++] = value;
    },
    all: (): Float64Array => room.subarray(0, length),
  };
}
