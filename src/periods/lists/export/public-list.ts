import { LIST_EXPORTS } from "../../../domain/list-making.ts";
import { readPerson } from "../../../domain/listed-person.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { HIDDEN, OPENED } from "../../../transparency/list-file.ts";
import { type ListTexts, listLine, openTexts } from "../format/canonical-reader.ts";
import { leafText } from "../format/salts.ts";
import type { Exported, IsPublic } from "./exported.ts";

/**
 * The public file of a list: from it anybody computes the root. Of those whom the public does not see it has the hash of
 * the line, which without the salt nobody can guess.
 */
export async function publicList(
  { content }: Pick<Ledger, "content">,
  row: PublicRow,
  isPublic: IsPublic,
): Promise<Exported> {
  if (row.persons === null)
    throw new Refusal("cannot-convert", { from: row.origin, to: "public", choices: LIST_EXPORTS.slice(0, -2) });
  const { first, parts } = await openTexts(content(row.content), content(row.persons));
  const counts = { players: 0, withoutFederation: 0 };
  return { parts: written(first, parts, (texts) => isSeen(texts, row, isPublic), counts), counts };
}

type PublicRow = Pick<ListRow, "content" | "persons" | "origin" | "date">;

async function* written(
  first: string,
  parts: AsyncIterable<readonly ListTexts[]>,
  isShown: (texts: ListTexts) => boolean,
  counts: Exported["counts"],
): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${first}\n`);
  for await (const some of parts) {
    let text = "";
    for (const each of some)
      if (isShown(each)) {
        counts.players += 1;
        const opened = openedPerson(each);
        text += `${each.line}\n${OPENED}${opened === null ? "" : `${opened.salt}\t${opened.person}`}\n`;
      } else text += `${HIDDEN}${leafText(each.line)}\n`;
    yield Buffer.from(text);
  }
}

/** Whom the list shows with a rating, or among those who have none, and nobody whom the public may not see any more. */
export function isSeen({ line, person }: ListTexts, { date }: Pick<ListRow, "date">, isPublic: IsPublic): boolean {
  const { id, shown, rating, delistedOn, person: text } = listLine(line, person);
  if (!shown) return false;
  const { federation, title, womenTitle } = readPerson(text);
  const isListed = rating !== null || delistedOn === date || (title ?? womenTitle) !== null;
  return isListed && isPublic({ player: Number(id), federation: federation ?? "" });
}

const YEAR = 4;

/** Salt and person beside a line; null: there is a day of birth in it, of which the public sees only the year. */
export function openedPerson({ person }: ListTexts): { readonly salt: string; readonly person: string } | null {
  const [, salt = "", ...fields] = (person ?? "").split("\t");
  const text = fields.join("\t");
  return (readPerson(text).birth ?? "").length > YEAR ? null : { salt, person: text };
}
