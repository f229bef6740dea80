import type { ListKind } from "../../../domain/list.ts";
import { type FideName, type Kinds, kindsOf } from "../names.ts";

/** Where a field stands: characters from 0, the end not included; and how far its label reaches. */
export interface TxtColumn {
  readonly name: FideName;
  readonly start: number;
  readonly labelEnd: number;
  readonly end: number;
}

export interface TxtLayout {
  readonly columns: readonly TxtColumn[];
  /** Where columns meet, also those of words that name no field. */
  readonly borders: readonly number[];
  readonly kinds: Kinds;
  /** In the lists of 2001 to 2005 the labels only stand near their columns. */
  readonly isLoose: boolean;
  /** Words of the header that name no field of a list. */
  readonly unknown: readonly (readonly [word: string, start: number])[];
}

const MONTH = /(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]?\d{1,2}/iy;

/** How headers name the fields, oldest and newest. The rating of a single list is headed by its month: Mar11, SEP26. */
const LABELS: readonly (readonly [FideName, RegExp])[] = [
  ["fideid", /ID[ _]?NUMBER|CODE/iy],
  ["name", /NAME/iy],
  ["w_title", /WTIT/iy],
  ["o_title", /OTIT/iy],
  ["title", /TITLE|TITL?/iy],
  ["country", /FED|COUNTRY/iy],
  ["sex", /SEX/iy],
  ["foa_title", /FOA/iy],
  ["rating", /SRTNG/iy],
  ["games", /SGM/iy],
  ["k", /SK/iy],
  ["rapid_rating", /RRTNG/iy],
  ["rapid_games", /RGM/iy],
  ["rapid_k", /RK/iy],
  ["blitz_rating", /BRTNG/iy],
  ["blitz_games", /BGM/iy],
  ["blitz_k", /BK/iy],
  ["birthday", /BIRTHDAY|B-?DAY|BORN/iy],
  ["rating", MONTH],
  ["rating", /RATING/iy],
  ["games", /GAMES?|GMS?/iy],
  ["k", /K(?![A-Z])/iy],
  ["flag", /FLAG/iy],
];

/** Fields without which a line says nothing. */
const NEEDED: readonly FideName[] = ["fideid", "name", "country", "rating"];

/** The header that the lists of July 2003 to April 2005 should have had: several were published without one. */
export const MISSING_HEADER = "ID_NUMBER NAME                            TITLE FED  RATING GM  BDAY      FLAG";

/** A player's line of such a list: id, name, federation and rating. */
export const isOldLine = (line: string): boolean => /^\s*\d{4,9}\s+\S.*\s[A-Z]{3}\s+\d{3,4}(?:\s|$)/.test(line);

/**
 * The columns of a list by its own header: each field reaches to where the next begins. undefined where the line is no
 * header of a list. `kind` says which list a file with a single rating is.
 */
export function txtLayout(header: string, kind: ListKind): TxtLayout | undefined {
  const labels = labelsOf(header);
  const named = labels.flatMap((label) => (label.name === null ? [] : [{ ...label, name: label.name }]));
  const has = (name: FideName) => named.some((label) => label.name === name);
  if (!NEEDED.every(has)) return undefined;
  const columns = named.map(({ name, start, labelEnd }, index) => ({
    name,
    // Labels may be centred over their column, so the first begins where the line does.
    start: index === 0 ? 0 : start,
    labelEnd,
    end: labels.find((label) => label.start > start)?.start ?? LINE_END,
  }));
  const unknown = labels.flatMap(({ name, start, labelEnd }) =>
    name === null ? [[header.slice(start, labelEnd), start] as const] : [],
  );
  const borders = labels.slice(1).map(({ start }) => start);
  return { columns, borders, kinds: kindsOf(has, kind), isLoose: /ID_NUMBER|CODE|COUNTRY/i.test(header), unknown };
}

/** Some of the labels: enough to say that a list was meant. */
export const isHeaderInPart = (header: string): boolean => {
  const names = new Set(labelsOf(header).map(({ name }) => name));
  return names.has("fideid") && names.has("name");
};

/** The last column is open: it ends with the line. */
const LINE_END = 1_000_000_000;

interface Label {
  readonly name: FideName | null;
  readonly start: number;
  readonly labelEnd: number;
}

/** The labels of a header in order; a second column for the same field counts as a word that names none. */
function labelsOf(header: string): readonly Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < header.length && labels.length < LABELS_MAX; ) {
    if (header[at] === " " || header[at] === "\t") {
      at += 1;
      continue;
    }
    const [name, end] = labelAt(header, at);
    const isNew = name !== null && !labels.some((label) => label.name === name);
    labels.push({ name: isNew ? name : null, start: at, labelEnd: end });
    at = end;
  }
  return labels;
}

const LABELS_MAX = 60;

function labelAt(header: string, at: number): readonly [FideName | null, number] {
  for (const [name, label] of LABELS) {
    label.lastIndex = at;
    if (label.test(header)) return [name, label.lastIndex];
  }
  const end = header.slice(at).search(/\s/);
  return [null, end === -1 ? header.length : at + end];
}
