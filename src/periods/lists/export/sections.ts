import { given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { ListSection } from "../../../domain/list-making.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { juniorsBornFrom } from "../../../rating/period/entries/junior-section.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { shownIn } from "../../../regulations/fide/articles/inactivity.ts";
import { titledUnrated } from "../../../regulations/fide/articles/listing.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { kindOf, linesOfList, type ShownLine } from "../format/list-lines.ts";
import { editionBefore } from "../read/period-reports.ts";

export interface SectionQuery {
  readonly section: ListSection;
  /** Of the section of a federation. */
  readonly federation: string | null;
  readonly limit: number;
}

type Members = Pick<SectionQuery, "section" | "federation">;

export interface Section {
  readonly lines: readonly ShownLine[];
  /** How many there are, shown or not. */
  readonly total: number;
}

/** A section of a list, as it was published: players left out of the list are in no section. */
export async function sectionOf(
  ledger: Pick<Ledger, "content" | "db">,
  row: ListRow,
  query: SectionQuery,
): Promise<Section> {
  const belongs = membersOf(await editionsOf(ledger.db), row, query);
  const lines: ShownLine[] = [];
  for await (const part of linesOfList(ledger, row)) for (const line of part) if (belongs(line)) lines.push(line);
  lines.sort(BEST.includes(query.section) ? byRating : byName);
  return { lines: lines.slice(0, query.limit), total: lines.length };
}

/** Players without a rating whom a list names: those whom it delists (7.21), and others with a title (7.22). By name. */
export async function unratedOf(
  ledger: Pick<Ledger, "content" | "db">,
  row: ListRow,
): Promise<{ readonly delisted: readonly ShownLine[]; readonly titled: readonly ShownLine[] }> {
  const editions = await editionsOf(ledger.db);
  const isIn = (section: ListSection) => membersOf(editions, row, { section, federation: null });
  const [isDelisted, isTitled] = [isIn("delisted"), isIn("titled")];
  const [delisted, titled]: [ShownLine[], ShownLine[]] = [[], []];
  for await (const part of linesOfList(ledger, row))
    for (const line of part) {
      if (isDelisted(line)) delisted.push(line);
      else if (isTitled(line)) titled.push(line);
    }
  return { delisted: delisted.sort(byName), titled: titled.sort(byName) };
}

const BEST: readonly ListSection[] = ["top", "women", "juniors"];

function membersOf(editions: Editions, row: ListRow, { section, federation }: Members): (line: ShownLine) => boolean {
  const edition = editionBefore(editions, kindOf(row), row.date as IsoDate);
  const shows = (part: "alphabetical" | "federation" | "top") => {
    const rulings = new Map(
      (["active", "inactive", "gone"] as const).map((each) => [
        each,
        shownIn(edition, given("activity", each, COUNTED), part).value,
      ]),
    );
    return ({ shown, rating, activity }: ShownLine) => shown && rating !== null && rulings.get(activity) === true;
  };
  const [inList, inFederation, inTop] = [shows("alphabetical"), shows("federation"), shows("top")];
  const bornFrom = juniorsBornFrom(row.date as IsoDate);
  const isJunior = ({ birth }: ShownLine): boolean => birth !== null && Number(birth.slice(0, 4)) >= bornFrom;
  const hasOwnList = titledUnrated(edition, {
    rating: given("rating", null, COUNTED),
    titled: given("titled", true, COUNTED),
  });
  const sections: Readonly<Record<ListSection, (line: ShownLine) => boolean>> = {
    all: inList,
    federation: (line) => inFederation(line) && line.federation === federation,
    top: inTop,
    women: (line) => inTop(line) && line.sex === "w",
    juniors: (line) => inTop(line) && isJunior(line),
    titled: ({ shown, rating, title, womenTitle }) =>
      hasOwnList.value === "list of titled players" && shown && rating === null && (title ?? womenTitle) !== null,
    delisted: ({ shown, rating, delistedOn }) => shown && rating === null && delistedOn === row.date,
  };
  return sections[section];
}

/** By code units, as everything that is published: no locale has a say in it. */
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byName = (one: ShownLine, other: ShownLine): number =>
  compared(one.name, other.name) || Number(one.id) - Number(other.id);
const byRating = (one: ShownLine, other: ShownLine): number =>
  (other.rating ?? 0) - (one.rating ?? 0) || byName(one, other);
