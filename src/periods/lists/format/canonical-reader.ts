import { readDate } from "../../../domain/dates.ts";
import { PERSON_FIELDS, personText, readPerson } from "../../../domain/listed-person.ts";
import { ERASED_NAME } from "../../../domain/player.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import {
  ACTIVITY_LETTERS,
  type ListHeader,
  type ListLine,
  type ListNumbers,
  STATUS_LETTERS,
} from "./canonical-list.ts";
import { ERASED } from "./salts.ts";
import { wholeLines } from "./whole-lines.ts";

/** A list as it is read: the header, then the lines, many at a time. */
export interface OpenedList<Line = ListLine> {
  readonly header: ListHeader;
  readonly parts: AsyncIterable<readonly Line[]>;
}

/** Where contents are read from, and under which hashes a list has its own. */
interface Reading {
  readonly content: (sha256: string) => AsyncIterable<Uint8Array>;
}
type ListContents = Pick<ListRow, "content" | "persons">;

/** Reads a list as it comes: memory does not grow with it. */
export async function openList({ content }: Reading, row: ListContents): Promise<OpenedList> {
  const { header, parts } = await openTexts(content(row.content), row.persons === null ? null : content(row.persons));
  return { header, parts: mapped(parts, ({ line, person }) => listLine(line, person)) };
}

/** The same without the persons, for those who need only numbers. */
export async function openNumbers(
  { content }: Reading,
  row: Pick<ListRow, "content">,
): Promise<OpenedList<ListNumbers>> {
  const { header, parts } = await openTexts(content(row.content), null);
  const before = header.format === 1 ? PERSON_FIELDS : FACTS_FIELDS;
  return { header, parts: mapped(parts, ({ line }) => lineAt(line, fieldAfter(line, before), "", false)) };
}

/** The first line alone. */
export async function readHeader({ content }: Reading, row: Pick<ListRow, "content">): Promise<ListHeader> {
  for await (const text of wholeLines(content(row.content))) return JSON.parse(text.slice(0, text.indexOf("\n")));
  throw new Error("a list has no first line");
}

/** A line as it was written, without its end, and that of the person beside it; null: the list has none beside it. */
export interface ListTexts {
  readonly line: string;
  readonly person: string | null;
}

export async function openTexts(
  lines: AsyncIterable<Uint8Array>,
  persons: AsyncIterable<Uint8Array> | null,
): Promise<OpenedList<ListTexts> & { readonly first: string }> {
  const texts = wholeLines(lines)[Symbol.asyncIterator]();
  const begin = await texts.next();
  const text = begin.done ? "" : begin.value;
  const end = text.indexOf("\n");
  const header: ListHeader = JSON.parse(text.slice(0, end));
  if (header.format !== 1 && header.format !== 2) throw new Error(`a list of format ${header.format} cannot be read`);
  const beside = persons === null ? null : linesIn(persons);
  async function* parts(): AsyncIterable<readonly ListTexts[]> {
    try {
      yield await zipped(text, end + 1, beside);
      for (let next = await texts.next(); !next.done; next = await texts.next())
        yield await zipped(next.value, 0, beside);
    } finally {
      // Also where nobody reads to the end: contents may be open files.
      await texts.return(undefined);
      await beside?.close();
    }
  }
  return { header, first: text.slice(0, end), parts: parts() };
}

async function zipped(text: string, from: number, beside: PersonLines | null): Promise<readonly ListTexts[]> {
  const lines: ListTexts[] = [];
  for (let at = from; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end);
    const person = beside === null ? null : (beside.next() ?? (await beside.read()));
    if (person !== null && !person.startsWith(line.slice(0, line.indexOf("\t") + 1)))
      throw new Error("the persons of a list are not those of its lines");
    lines.push({ line, person });
    at = end + 1;
  }
  return lines;
}

interface PersonLines {
  /** undefined: more must be read. */
  readonly next: () => string | undefined;
  readonly read: () => Promise<string>;
  readonly close: () => Promise<unknown>;
}

function linesIn(bytes: AsyncIterable<Uint8Array>): PersonLines {
  const texts = wholeLines(bytes)[Symbol.asyncIterator]();
  let [text, at] = ["", 0];
  const next = (): string | undefined => {
    if (at === text.length) return undefined;
    const from = at;
    const end = text.indexOf("\n", from);
    at = end + 1;
    return text.slice(from, end);
  };
  return {
    next,
    close: () => texts.return(undefined),
    read: async () => {
      const more = await texts.next();
      [text, at] = [more.done ? "" : more.value, 0];
      return next() ?? "";
    },
  };
}

async function* mapped<From, To>(parts: AsyncIterable<readonly From[]>, map: (each: From) => To) {
  for await (const part of parts) yield part.map(map);
}

/** Of fields before the numbers: the id, and the facts hash or those of the person. */
const FACTS_FIELDS = 1;
const ERASED_PERSON = personText({ ...readPerson(""), name: ERASED_NAME });

/** The line that was written as these texts. */
export function listLine(line: string, person: string | null): ListLine {
  if (person === null) {
    const numbers = fieldAfter(line, PERSON_FIELDS);
    return lineAt(line, numbers, line.slice(line.indexOf("\t") + 1, numbers - 1), false);
  }
  const salt = person.indexOf("\t") + 1;
  const isErased = person.startsWith(ERASED, salt);
  const text = isErased ? ERASED_PERSON : person.slice(person.indexOf("\t", salt) + 1);
  return lineAt(line, fieldAfter(line, FACTS_FIELDS), text, isErased);
}

/** Where the field begins that comes after the id and so many others. */
function fieldAfter(line: string, fields: number): number {
  let tab = line.indexOf("\t");
  for (let field = 0; field < fields; field++) tab = line.indexOf("\t", tab + 1);
  return tab + 1;
}

/** Nobody is shown who was erased. */
function lineAt(line: string, from: number, person: string, isErased: boolean): ListLine {
  const numbers = line.slice(from).split("\t");
  const [status, rating, change, games, k, activity, shown, gamesSoFar, highest, complete, last, delisted] = numbers;
  return {
    id: line.slice(0, line.indexOf("\t")),
    person,
    status: STATUS_OF[status ?? ""] ?? "unrated",
    rating: numberOf(rating),
    change: numberOf(change),
    games: Number(games),
    k: numberOf(k),
    activity: ACTIVITY_OF[activity ?? ""] ?? "active",
    shown: shown === "1" && !isErased,
    gamesSoFar: Number(gamesSoFar),
    highest: numberOf(highest),
    factsComplete: complete === "1",
    lastCounted: dayOf(last),
    delistedOn: dayOf(delisted),
  };
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** Days of a list are few: each is made once. */
const DAYS = new Map<string, ListLine["lastCounted"]>([["", null]]);
function dayOf(text = ""): ListLine["lastCounted"] {
  const known = DAYS.get(text);
  if (known !== undefined) return known;
  const day = readDate(text) ?? null;
  DAYS.set(text, day);
  return day;
}

const STATUS_OF: Readonly<Record<string, ListLine["status"]>> = Object.fromEntries(
  (["rated", "delisted", "unrated"] as const).map((status) => [STATUS_LETTERS[status], status]),
);
const ACTIVITY_OF: Readonly<Record<string, ListLine["activity"]>> = Object.fromEntries(
  (["active", "inactive", "gone"] as const).map((activity) => [ACTIVITY_LETTERS[activity], activity]),
);
