import { Type } from "typebox";
import type { ErasureSummary } from "../../../domain/erasure.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { HeldMentions } from "../../../periods/persons/held-mentions.ts";
import type { PreviewedImport } from "../../../web/office/import-list.tsx";
import type { ReadMember } from "../../../web/office/parts/shown.ts";
import { type Answer, NullableText, NullableWhole, Text, Whole } from "../../http/schemas.ts";
import { ImportedListSchema } from "../../schemas/imported-list.ts";
import { ReceiptSchema } from "../../schemas/receipt.ts";
import { Sheet } from "../../schemas/sheets.ts";

/** What an action did. */
export interface ActionResult {
  readonly entries: readonly { readonly sequence: number; readonly kind: string; readonly hash: string }[];
  readonly tournament?: string;
  readonly part?: number;
  readonly list?: string;
  readonly player?: string;
  readonly user?: string;
  /** A one-time password, or another secret: it is shown now and never again. */
  readonly password?: string;
  /** The day until which it can be used. */
  readonly expires?: string;
  /** Players who are left to be matched by hand, by start number. */
  readonly left?: readonly number[];
  /** The id of a webhook that was added; `password` is its secret. */
  readonly webhook?: string;
  /** A test was sent, and accepted. */
  readonly tested?: true;
  readonly imported?: PreviewedImport;
  /** Files of another publisher that were sent to be compared, by their sha-256. */
  readonly compared?: { readonly upload: string; readonly before: string | null; readonly federation: string | null };
  /** What an erasure would take or has taken, and what stays. */
  readonly erasure?: ErasureSummary;
  /** Everything held about somebody who is no player. */
  readonly held?: HeldMentions;
  readonly receipt?: Answer<typeof ReceiptSchema>;
  /** What would change, or has changed, on lists that are closed. */
  readonly sheets?: readonly Answer<typeof Sheet>[];
  /** Nothing was recorded: lists of a club that are closed would change, and the keeper has not confirmed it. */
  readonly unconfirmed?: true;
  /** A member of a club, by the number the book gave. */
  readonly member?: number;
  /** Members who came together, line by line, with what is wrong in a line. */
  readonly members?: readonly ReadMember[];
}

const ErasureSchema = Type.Object({
  player: Text,
  byName: Type.Boolean(),
  records: Type.Array(Text),
  asOf: Whole,
  entries: Whole,
  files: Type.Object({
    report: Whole,
    "imported-list": Whole,
    list: Whole,
    "club-list": Whole,
    tariff: Whole,
    edition: Whole,
  }),
  lists: Whole,
  tournaments: Whole,
});

/** Rows and entries as they are kept. */
const Rows = Type.Array(Type.Object({}, { additionalProperties: true }));

const HeldSchema = Type.Object({
  person: Text,
  names: Type.Array(Text),
  books: Rows,
  lines: Rows,
  journal: Rows,
  files: Type.Array(Type.Object({ content: Text, what: Text })),
});

export const ActionResultSchema = Type.Object({
  entries: Type.Array(Type.Object({ sequence: Whole, kind: Text, hash: Text })),
  tournament: Type.Optional(Text),
  part: Type.Optional(Whole),
  list: Type.Optional(Text),
  player: Type.Optional(Text),
  user: Type.Optional(Text),
  password: Type.Optional(Text),
  expires: Type.Optional(Text),
  left: Type.Optional(Type.Array(Whole)),
  webhook: Type.Optional(Text),
  tested: Type.Optional(Type.Literal(true)),
  imported: Type.Optional(ImportedListSchema),
  erasure: Type.Optional(ErasureSchema),
  held: Type.Optional(HeldSchema),
  receipt: Type.Optional(ReceiptSchema),
  sheets: Type.Optional(Type.Array(Sheet)),
  unconfirmed: Type.Optional(Type.Literal(true)),
  member: Type.Optional(Whole),
  members: Type.Optional(
    Type.Array(
      Type.Object({
        line: Whole,
        name: Text,
        id: NullableText,
        birth: NullableText,
        rating: NullableWhole,
        problem: Type.Union([
          Type.Object({ code: Text, parameters: Type.Object({}, { additionalProperties: true }) }),
          Type.Null(),
        ]),
      }),
    ),
  ),
});

export const actionResult = (
  entries: readonly JournalEntry[],
  more: Omit<ActionResult, "entries"> = {},
): ActionResult => ({
  entries: entries.map(({ sequence, kind, hash }) => ({ sequence, kind, hash })),
  ...more,
});
