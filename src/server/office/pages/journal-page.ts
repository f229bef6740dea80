import { h } from "preact";
import { type EntryKind, isEntryKind } from "../../../domain/journal/journal.ts";
import { entriesBefore } from "../../../ledger/queries/journal/office-pages.ts";
import { JournalPage } from "../../../web/office/journal.tsx";
import { namesIn } from "./journal-names.ts";
import { officePage } from "./page.ts";

const PAGE = 50;

export const journalPage = officePage({
  path: "/office/journal",
  right: "read the journal",
  load: async ({ context: { ledger } }, { query: { before = "", kind = "" } }) => {
    const entries = await entriesBefore(ledger.db, {
      before: /^\d{1,12}$/.test(before) ? Number(before) : undefined,
      kind: isEntryKind(kind) ? kind : undefined,
      limit: PAGE,
    });
    return {
      entries,
      names: await namesIn(ledger.db, entries),
      next: entries.length === PAGE ? (entries.at(-1)?.sequence ?? null) : null,
    };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.tabs.journal,
    content: h(JournalPage, { ...data, kinds: Object.keys(shown.words.office.kinds) as EntryKind[], shown }),
  }),
});
