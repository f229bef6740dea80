import type { Birth } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import { ERASED_NAME } from "../../../domain/player.ts";
import { listReader } from "../../../formats/fide-list/list-reader.ts";
import { csvWriter, type ListChoice } from "../../../formats/fide-list/write-list.ts";

export interface ErasedPersons {
  readonly numbers: readonly string[];
  readonly has: (player: string) => boolean;
  /** Members of clubs, as `club/member`. */
  readonly members: ReadonlySet<string>;
  /** What stands for the birth of one of them. */
  readonly birthOf: (player: string) => Birth | null;
}

/** How many of these a published list names. */
export async function countListed(
  bytes: AsyncIterable<Uint8Array>,
  kind: ListKind,
  { has }: Pick<ErasedPersons, "has">,
): Promise<number> {
  let found = 0;
  const reader = readerOf(kind, (entry) => {
    if (has(numberOf(entry))) found += 1;
  });
  for await (const part of bytes) reader.write(part);
  reader.end();
  return found;
}

/**
 * A published list, without what it says of some persons, as a CSV that reads the same: in each of FIDE's forms a name
 * stands differently, and a copy that is written by rule leaves nothing of it behind.
 */
export async function* erasedList(
  bytes: AsyncIterable<Uint8Array>,
  kind: ListKind,
  { has, birthOf }: Pick<ErasedPersons, "has" | "birthOf">,
): AsyncIterable<Uint8Array> {
  let text = "";
  let writer: ReturnType<typeof csvWriter> | undefined;
  const reader = readerOf(kind, (entry) => {
    if (writer === undefined) {
      writer = csvWriter(choiceOf(entry, kind), () => undefined);
      text += writer.head;
    }
    const number = numberOf(entry);
    text += writer.entry(
      has(number) ? { ...entry, name: ERASED_NAME, sex: null, birth: entry.birth && birthOf(number) } : entry,
    );
  });
  for await (const part of bytes) {
    reader.write(part);
    if (text !== "") yield Buffer.from(text);
    text = "";
  }
  reader.end();
  if (text !== "") yield Buffer.from(text);
}

const readerOf = (kind: ListKind, entry: (entry: ListEntry) => void) =>
  listReader({ entry, issue: () => undefined }, { kind });

const numberOf = ({ id }: ListEntry): string => String(Number(id));

const choiceOf = ({ standings }: ListEntry, kind: ListKind): ListChoice =>
  Object.keys(standings).length > 1 ? "combined" : kind;
