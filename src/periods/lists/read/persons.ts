import { given } from "../../../calculation/derived.ts";
import { type IsoDate, readBirth } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { PERSON_FIELDS } from "../../../domain/listed-person.ts";
import type { CopyRows } from "../../../ledger/wire/copy-rows.ts";
import type { PersonClasses } from "../../../rating/period/columns/player-columns.ts";
import type { Person } from "../../../rating/period/types.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { birthShown } from "../../../regulations/fide/articles/listing.ts";
import type { PersonTexts } from "../format/canonical-list.ts";
import { editionBefore } from "./period-reports.ts";
import { interned, personColumns, personTexts } from "./person-columns.ts";
import type { Roster } from "./roster.ts";

/** The players of a roster as persons: for the articles, and as the lines of the list have them. */
export interface Persons {
  readonly person: (id: string) => Person | null;
  readonly texts: PersonTexts;
  readonly classes: PersonClasses;
  /** Whether the player at a place has a title. */
  readonly isTitled: (place: number) => boolean;
  /** Places of titled players who were not in the roster and are now: a list may have them without a rating. */
  readonly titled: readonly number[];
}

const [KNOWN, TITLED, AFFILIATED, EXCLUDED, DISPENSED] = [1, 2, 4, 8, 16];
const ALL_FLAGS = 32;
/** Bytes of texts to begin with; there may be more. */
const TEXTS_FIRST = 1 << 20;
/** Among the fields of a person. */
const [FEDERATION, BIRTH, TITLE, WOMEN_TITLE] = [1, 3, 4, 5];

/** Reads every person once and keeps those of the list as bytes: half a million objects cost too much. */
export async function personsIn(parts: AsyncIterable<CopyRows>, all: Roster, yearOnly: boolean): Promise<Persons> {
  const texts = personTexts(TEXTS_FIRST);
  const federations = interned((text) => text || null);
  const births = interned((text) => readBirth(text) ?? null);
  const columns = personColumns();
  const titled: number[] = [];
  const places = new Uint32Array(2 * PERSON_FIELDS);
  let next = 0;
  const readPerson = (rows: CopyRows): void => {
    const player = rows.int8() ?? 0;
    rows.places(PERSON_FIELDS, places);
    const flags = flagsOf(rows, places);
    const isMerged = rows.int8() !== null;
    const known = all.findNear(player, next);
    if (known === undefined && (isMerged || !(flags & TITLED))) return;
    const place = known ?? all.add(player);
    next = place + 1; // Most often they come in the order of their places.
    if (known === undefined) titled.push(place);
    const from = texts.length();
    texts.add(rows.bytes, places, BIRTH, yearOnly);
    columns.put(place, {
      flags,
      federation: federations.number(rows.bytes, places[2 * FEDERATION]!, places[2 * FEDERATION + 1]!),
      birth: births.number(rows.bytes, places[2 * BIRTH]!, places[2 * BIRTH + 1]!),
      from,
      to: texts.length(),
    });
  };
  for await (const rows of parts) while (rows.next()) readPerson(rows);
  return {
    person: personAt(all, columns, births.value, federations.value),
    titled,
    isTitled: (place) => (columns.flags(place) & TITLED) !== 0,
    classes: {
      isKnown: (place) => columns.flags(place) !== 0,
      birth: (place) => (columns.flags(place) === 0 ? 0 : columns.birth(place) + 1),
      federationStanding: (place) =>
        columns.flags(place) === 0 ? 0 : columns.federation(place) * ALL_FLAGS + columns.flags(place),
    },
    texts: { bytes: texts.bytes(), from: columns.from, to: columns.to },
  };
}

/** What the articles ask of a person. */
const personAt =
  (
    { place: placeOf }: Roster,
    columns: ReturnType<typeof personColumns>,
    birthOf: (number: number) => Person["birth"],
    federationOf: (number: number) => Person["federation"],
  ): Persons["person"] =>
  (id) => {
    const place = placeOf(id) ?? -1;
    const flags = columns.flags(place);
    if (flags === 0) return null;
    return {
      birth: birthOf(columns.birth(place)),
      federation: federationOf(columns.federation(place)),
      titled: (flags & TITLED) !== 0,
      affiliated: (flags & AFFILIATED) !== 0,
      excluded: (flags & EXCLUDED) !== 0,
      dispensation: (flags & DISPENSED) !== 0,
    };
  };

function flagsOf(rows: CopyRows, places: Uint32Array): number {
  const isThere = (field: number): boolean => places[2 * field + 1]! > places[2 * field]!;
  let flags = KNOWN | (isThere(TITLE) || isThere(WOMEN_TITLE) ? TITLED : 0);
  if (rows.flag()) flags |= AFFILIATED;
  if (rows.flag()) flags |= EXCLUDED;
  if (rows.flag()) flags |= DISPENSED;
  return flags;
}

/** Whether a list shows only the year of a birth. */
export function showsYearOnly(editions: Editions, kind: ListKind, date: IsoDate): boolean {
  const birth = given("birth", date, { code: "assumed" });
  return birthShown(editionBefore(editions, kind, date), birth).value !== date;
}
