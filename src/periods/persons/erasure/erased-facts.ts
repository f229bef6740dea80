import type { Birth } from "../../../domain/dates.ts";
import { canonicalJson, type Json } from "../../../domain/journal/canonical-json.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { RecordedFields } from "../../../domain/journal/private-facts.ts";
import { privateFactsOf } from "../../../domain/journal/redaction.ts";
import { ERASED_NAME, erasedEntrant } from "../../../domain/player.ts";
import { isAboutMember } from "../own-members.ts";
import { eachText } from "./erased-texts.ts";

export interface ErasedPerson {
  /** The person's number, and those of other records that were found to be the same person. */
  readonly numbers: readonly string[];
  /** What stands for the birth: see `standInBirth`. */
  readonly birth: Birth | null;
  /** Members of clubs who are the person, as `club/member`. */
  readonly members: ReadonlySet<string>;
  /** Whether a start number of a tournament is the person. */
  readonly isEntrant: (tournament: string, startNumber: number) => boolean;
  readonly eraseName: (text: string) => string;
}

/** The private facts of an entry without those of a person; null: it has none of them. */
export function erasedFacts(entry: JournalEntry, person: ErasedPerson): RecordedFields | null {
  const facts = privateFactsOf(entry);
  const own = isAbout(entry, person) ? withoutPerson(facts, entry, person) : facts;
  const texts = eachText(withoutArbiter(own, person), person.eraseName) as RecordedFields;
  const erased = withNamesakes(texts, facts, entry, person);
  return canonicalJson(erased) === canonicalJson(facts) ? null : erased;
}

/** RecordedFields of a payload that name a player by number. */
const NAMING = ["player", "kept", "merged", "white", "black"] as const;

function isAbout({ payload }: JournalEntry, { numbers, members, isEntrant }: ErasedPerson): boolean {
  const fields = payload as RecordedFields;
  const { tournament, startNumber, club } = fields;
  if (typeof tournament === "string" && typeof startNumber === "number") return isEntrant(tournament, startNumber);
  if (typeof club === "string") return isAboutMember(fields, members) || numbers.includes(String(fields.id));
  return NAMING.some((field) => numbers.includes(String(fields[field] ?? "")));
}

/** Every fact of the person itself, and the reasons that were given. */
function withoutPerson(facts: RecordedFields, { payload }: JournalEntry, { birth }: ErasedPerson): RecordedFields {
  const { startNumber } = payload as RecordedFields;
  const name = typeof startNumber === "number" ? erasedEntrant(startNumber) : ERASED_NAME;
  const inPlace = (fields: RecordedFields): RecordedFields => ({
    ...fields,
    ...("name" in fields && { name }),
    ...("sex" in fields && { sex: null }),
    ...("birth" in fields && { birth: fields.birth && birth }),
    ...(fields.reason && { reason: ERASED_NAME }),
    ...(isFields(fields.changes) && { changes: inPlace(fields.changes) }),
    ...(isFields(fields.start) && { start: inPlace(fields.start) }),
  });
  return inPlace(facts);
}

/** An arbiter of a tournament is named with the number. */
function withoutArbiter(facts: RecordedFields, { numbers }: ErasedPerson): RecordedFields {
  const within = facts.facts ?? facts.changes;
  if (!isFields(within) || !Array.isArray(within.arbiters)) return facts;
  const arbiters = within.arbiters.map((each: Json) =>
    isFields(each) && numbers.includes(String(each.id)) ? { ...each, name: ERASED_NAME } : each,
  );
  return { ...facts, [facts.facts === undefined ? "changes" : "facts"]: { ...within, arbiters } };
}

/** Somebody else with the same name keeps it: a player, an entrant or an arbiter with another number, another member of a club. */
function withNamesakes(
  erased: RecordedFields,
  facts: RecordedFields,
  entry: JournalEntry,
  person: ErasedPerson,
): RecordedFields {
  const named = isOfAnother(entry, person) ? withNameOf(erased, facts) : erased;
  const field = facts.facts === undefined ? "changes" : "facts";
  const [now, before] = [named[field], facts[field]];
  if (!isFields(now) || !isFields(before) || !Array.isArray(now.arbiters) || !Array.isArray(before.arbiters))
    return named;
  const known = before.arbiters;
  const arbiters = now.arbiters.map((each: Json, at) => (isNumbered(known[at], person) ? known[at]! : each));
  return { ...named, [field]: { ...now, arbiters } };
}

const isNumbered = (arbiter: Json | undefined, { numbers }: ErasedPerson): boolean =>
  isFields(arbiter) && Boolean(arbiter.id) && !numbers.includes(String(arbiter.id));

/** Whether an entry has the facts of one other person, by their number. */
function isOfAnother(entry: JournalEntry, person: ErasedPerson): boolean {
  if (isAbout(entry, person)) return false;
  switch (entry.kind) {
    case "player-added":
    case "player-changed":
    case "club-member-entered":
    case "club-member-changed":
      return true;
    case "player-matched":
    case "match-proposed":
      return entry.payload.player !== null;
    case "club-guest-entered":
      return entry.payload.id !== null;
    default:
      return false;
  }
}

function withNameOf(erased: RecordedFields, facts: RecordedFields): RecordedFields {
  const { changes } = facts;
  return {
    ...erased,
    ...("name" in facts && { name: facts.name }),
    ...(isFields(changes) &&
      "name" in changes &&
      isFields(erased.changes) && { changes: { ...erased.changes, name: changes.name } }),
  };
}

const isFields = (value: Json | undefined): value is RecordedFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
