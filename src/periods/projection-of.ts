import type { EntryKind, EntryOf } from "../domain/journal/journal.ts";
import type { Projection } from "../ledger/ledger.ts";

export type ProjectionOf<Kind extends EntryKind> = (entry: EntryOf<Kind>, to: Projection) => Promise<void>;
