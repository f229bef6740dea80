import type { Role } from "../domain/account.ts";
import type { ActionOf, EntryKind } from "../domain/journal/journal.ts";
import type { FederationStatus } from "../domain/player.ts";
import { listName } from "./said/list-name.ts";
import type { Catalogue } from "./types/catalogue.ts";
import type { Mentions } from "./types/journal-words.ts";

/** A part of a sentence that names something with a page of its own. */
export interface Mention {
  readonly what: "player" | "tournament" | "list";
  readonly id: string;
  readonly text: string;
}

/** Names that are known besides the ids in the journal. */
export interface KnownNames {
  readonly players: ReadonlyMap<string, string>;
  readonly tournaments: ReadonlyMap<string, string>;
  /** What held until an entry changed it, by the number of the entry. */
  readonly before: ReadonlyMap<number, Values>;
}

type Values = Readonly<Record<string, unknown>>;

const NO_NAMES: KnownNames = { players: new Map(), tournaments: new Map(), before: new Map() };

/** An entry as a sentence, and what it mentions, in the order of the sentence. */
export function entryText<Kind extends EntryKind>(
  words: Catalogue,
  { kind, payload, sequence = 0 }: ActionOf<Kind> & { readonly sequence?: number },
  known: KnownNames = NO_NAMES,
): { readonly text: string; readonly mentions: readonly Mention[] } {
  const mentions: Mention[] = [];
  const mention = (what: Mention["what"], id: string, text: string): string => {
    mentions.push({ what, id, text });
    return text;
  };
  const called = (name: string | undefined, id: string): string => (name === undefined ? id : `${name} (${id})`);
  const text = words.journal.sentences[kind](payload, {
    ...valuesIn(words, known.before.get(sequence) ?? {}),
    player: (id, name = known.players.get(id)) => mention("player", id, called(name, id)),
    tournament: (id, name = known.tournaments.get(id)) => mention("tournament", id, called(name, id)),
    list: (id) => mention("list", id, listName(words, id)),
  });
  return { text, mentions };
}

type SaidValues = Omit<Mentions, "player" | "tournament" | "list">;

/** Codes and changed facts, with the labels that forms have for them; where it is known, with what was before. */
function valuesIn(words: Catalogue, before: Values): SaidValues {
  const { facts, roles, statuses, settings, tournaments, clubs } = words.office;
  const changed = (key: string, value: unknown, say: (value: unknown) => string): string => {
    const [was, is] = [key in before ? say(before[key]) : null, say(value)];
    return was === null || was === is ? is : words.journal.fromTo(was, is);
  };
  const labelled = (labels: Readonly<Record<string, string>>, changes: object): string =>
    Object.entries(changes)
      .map(([key, value]) => `${labels[key] ?? key}: ${changed(key, value, (each) => valueText(words, each))}`)
      .join("; ");
  return {
    role: (role) => changed("role", role, (each) => roles[each as Role]),
    status: (status) => changed("status", status, (each) => statuses[each as FederationStatus]),
    settings: (changes) => labelled(settings, shortened(changes)),
    playerFacts: (changes) => labelled(facts, changes),
    registration: (changes) => labelled(tournaments.facts, changes),
    alarm: (alarm) => words.monitor.watch.alarms[alarm].name,
    bookAlarm: (alarm) => words.scaleReport.book.alarms[alarm].name,
    member: (changes) => labelled({ ...facts, entered: clubs.columns.entered, start: clubs.columns.rating }, changes),
  };
}

/** An imprint has many lines: a sentence names its beginning. */
const SHORT = 60;
const shortened = (changes: object): object =>
  Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const text = typeof value === "string" ? value.replaceAll(/\s+/g, " ").replace(/\.$/, "") : value;
      return [key, typeof text === "string" && text.length > SHORT ? `${text.slice(0, SHORT)} …` : text];
    }),
  );

/** A recorded value as people read it. */
function valueText(words: Catalogue, value: unknown): string {
  const { yes, no, none } = words.phrases;
  if (value === null || value === undefined || value === "") return none;
  if (typeof value === "boolean") return value ? yes : no;
  if (Array.isArray(value)) return value.map((each) => valueText(words, each)).join(", ") || none;
  if (typeof value === "object") return valueText(words, "name" in value ? value.name : Object.values(value)[0]);
  return words.journal.asDay(codeText(words, String(value)));
}

/** The lists, systems and sexes are recorded as codes. */
function codeText(words: Catalogue, value: string): string {
  const codes: Readonly<Record<string, string>> = { ...words.web.keeping.players.sexes, ...words.values };
  return codes[value] ?? value;
}
