import type { Birth } from "../../../domain/dates.ts";
import { PERSON_FIELDS } from "../../../domain/listed-person.ts";
import { ERASED_NAME } from "../../../domain/player.ts";
import { linesOf } from "../../../ledger/sha256.ts";
import { clubListText, inClubOrder, readClubList } from "../../clubs/list-content.ts";
import { memberKey } from "../own-members.ts";
import type { ErasedPersons } from "./erased-list.ts";

/** Places of the fields of a line: the number first, then those of the person. */
const [NAME, SEX, BIRTH] = [1, 3, 4];
const PART = 1 << 19;

/** A list of format 1, whose lines have the persons in them, as it would be made now. */
export async function* erasedFirstFormat(
  bytes: AsyncIterable<Uint8Array>,
  { has, birthOf }: ErasedPersons,
): AsyncIterable<Uint8Array> {
  let text = "";
  for await (const line of linesOf(bytes)) {
    const number = line.slice(0, line.indexOf("\t"));
    text += `${has(number) ? erasedLine(line, birthOf(number)) : line}\n`;
    if (text.length < PART) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}

function erasedLine(line: string, birth: Birth | null): string {
  const fields = line.split("\t");
  if (fields.length <= PERSON_FIELDS) throw new Error("a line of a list has too few fields");
  const shown = fields[BIRTH] ?? "";
  fields[NAME] = ERASED_NAME;
  fields[SEX] = "";
  fields[BIRTH] = shown === "" ? "" : (birth ?? "").slice(0, shown.length);
  return fields.join("\t");
}

/** A club's list, in the order it would have now; null: it names nobody of these. */
export function erasedClubList(text: string, { has, members }: Pick<ErasedPersons, "has" | "members">): string | null {
  const list = readClubList(text);
  const { club } = list.header;
  const isOne = ({ id, member }: { readonly id: string | null; readonly member?: number }): boolean =>
    (id !== null && has(id)) || (member !== undefined && members.has(memberKey({ club, member })));
  if (![...list.lines, ...list.opponents].some(isOne)) return null;
  const lines = list.lines.map((line) => (isOne(line) ? { ...line, name: ERASED_NAME, birth: null } : line));
  const opponents = list.opponents.map((each) => (isOne(each) ? { ...each, opponent: ERASED_NAME } : each));
  return clubListText({ ...list, lines: inClubOrder(lines), opponents });
}
