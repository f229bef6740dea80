import { h } from "preact";
import { isEntryKind } from "../../../domain/journal/entry-kinds.ts";
import type { EntryKind } from "../../../domain/journal/journal.ts";
import { JournalPage } from "../../../web/office/journal.tsx";
import { journalPart } from "../readings/journal-reading.ts";
import { officePage } from "./page.ts";

export const journalPage = officePage({
  path: "/office/journal",
  right: "read the journal",
  load: (acting, { query: { before = "", kind = "" } }) =>
    journalPart(acting, {
      before: /^\d{1,12}$/.test(before) ? Number(before) : undefined,
      kind: isEntryKind(kind) ? kind : undefined,
    }),
  show: (data, shown) => ({
    title: shown.words.web.office.tabs.journal,
    content: h(JournalPage, { ...data, kinds: Object.keys(shown.words.office.kinds) as EntryKind[], shown }),
  }),
});
