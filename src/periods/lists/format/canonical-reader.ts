import { readDate } from "../../../domain/dates.ts";
import { ACTIVITY_LETTERS, LIST_FORMAT, type ListHeader, type ListLine, STATUS_LETTERS } from "./canonical-list.ts";
import { PERSON_FIELDS } from "./canonical-person.ts";

/** A list as it is read: the header, then the lines, many at a time. */
export interface OpenedList {
  readonly header: ListHeader;
  readonly parts: AsyncIterable<readonly ListLine[]>;
}

const LINE_END = 10;

/** Reads the bytes of a list as they come: memory does not grow with the list. */
export async function openList(bytes: AsyncIterable<Uint8Array>): Promise<OpenedList> {
  const texts = wholeLines(bytes)[Symbol.asyncIterator]();
  const first = await texts.next();
  const text = first.done ? "" : first.value;
  const end = text.indexOf("\n");
  const header: ListHeader = JSON.parse(text.slice(0, end));
  if (header.format !== LIST_FORMAT) throw new Error(`a list of format ${header.format} cannot be read`);
  async function* parts(): AsyncIterable<readonly ListLine[]> {
    yield linesOf(text, end + 1);
    for (let next = await texts.next(); !next.done; next = await texts.next()) yield linesOf(next.value, 0);
  }
  return { header, parts: parts() };
}

/** Bytes as texts that end with a line. */
async function* wholeLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    const all =
      rest.length === 0 ? Buffer.from(part.buffer, part.byteOffset, part.length) : Buffer.concat([rest, part]);
    const end = all.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield all.toString("utf8", 0, end);
    rest = Buffer.from(all.subarray(end));
  }
  if (rest.length > 0) throw new Error("the last line of a list is not whole");
}

function linesOf(text: string, from: number): readonly ListLine[] {
  const lines: ListLine[] = [];
  for (let at = from; at < text.length; ) {
    const end = text.indexOf("\n", at);
    lines.push(lineOf(text, at, end));
    at = end + 1;
  }
  return lines;
}

function lineOf(text: string, from: number, to: number): ListLine {
  const afterId = text.indexOf("\t", from);
  let afterPerson = afterId;
  for (let field = 0; field < PERSON_FIELDS; field++) afterPerson = text.indexOf("\t", afterPerson + 1);
  const numbers = text.slice(afterPerson + 1, to).split("\t");
  const [status, rating, change, games, k, activity, shown, gamesSoFar, highest, complete, last, delisted] = numbers;
  return {
    id: text.slice(from, afterId),
    person: text.slice(afterId + 1, afterPerson),
    status: STATUS_OF[status ?? ""] ?? "unrated",
    rating: numberOf(rating),
    change: numberOf(change),
    games: Number(games),
    k: numberOf(k),
    activity: ACTIVITY_OF[activity ?? ""] ?? "active",
    shown: shown === "1",
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
