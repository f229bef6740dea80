import { Type } from "typebox";
import { isEntryKind } from "../../../domain/journal/entry-kinds.ts";
import type { EntryKind } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { entriesBefore } from "../../../ledger/queries/journal/office-pages.ts";
import { entryText } from "../../../words/entry-text.ts";
import { NullableWhole, Text, Whole } from "../../http/schemas.ts";
import { AnyJson } from "../../schemas/explanation.ts";
import type { ActionContext } from "../actions/action.ts";
import { namesIn } from "../pages/journal-names.ts";
import { plainText } from "../schemas.ts";
import { type AnyReading, reading } from "./reading.ts";

const PAGE = 50;

/** A page of the journal, the newest entry first, with what its players and tournaments are called. */
export async function journalPart(
  { context: { ledger } }: ActionContext,
  query: { readonly before?: number | undefined; readonly kind?: EntryKind | undefined },
) {
  const entries = await entriesBefore(ledger.db, { ...query, limit: PAGE });
  return {
    entries,
    names: await namesIn(ledger.db, entries),
    next: entries.length === PAGE ? (entries.at(-1)?.sequence ?? null) : null,
  };
}

const Mention = Type.Object({ what: Type.Enum(["player", "tournament", "list"]), id: Text, text: Text });

const Entry = Type.Object({
  sequence: Whole,
  time: Text,
  by: Text,
  kind: Text,
  hash: Text,
  /** The hash of the entry before. */
  previous: Text,
  /** The entry as a sentence, in the language that was asked for. */
  says: Text,
  /** What the sentence names, in its order. */
  mentions: Type.Array(Mention),
  /** As recorded: which fields it has depends on the kind. */
  payload: Type.Record(Type.String(), AnyJson),
});

const journal = reading({
  name: "journal",
  right: "read the journal",
  query: Type.Object({
    /** Only entries before this one. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999_999 })),
    kind: Type.Optional(plainText(60, 1)),
  }),
  data: Type.Object({ entries: Type.Array(Entry), next: NullableWhole }),
  load: async (acting, { before, kind }, words) => {
    if (kind !== undefined && !isEntryKind(kind))
      throw new Refusal("bad-choice", { field: "kind", found: kind, choices: Object.keys(words.office.kinds) });
    const { entries, names, next } = await journalPart(acting, { before, kind });
    return {
      next,
      entries: entries.map((entry) => {
        const { text, mentions } = entryText(words, entry, names);
        const { sequence, time, by, kind: what, hash, previous, payload } = entry;
        return {
          ...{ sequence, time, by, kind: what, hash, previous },
          says: text,
          mentions: [...mentions],
          payload: payload as Record<string, never>,
        };
      }),
    };
  },
});

export const JOURNAL_READINGS: readonly AnyReading[] = [journal];
