import type { ApiChange } from "../../words/types/api-words.ts";

/** What changed for programs, the newest first; docs/API.md has the same. */
export const API_CHANGES: readonly { readonly on: string; readonly what: ApiChange }[] = [
  { on: "2026-11-18", what: "objections" },
  { on: "2026-11-18", what: "notifications" },
  { on: "2026-11-18", what: "fideAndFees" },
  { on: "2026-11-17", what: "dataService" },
  { on: "2026-11-17", what: "proposals" },
  { on: "2026-11-17", what: "readings" },
  { on: "2026-11-17", what: "cors" },
  { on: "2026-11-17", what: "shownFiles" },
  { on: "2026-11-17", what: "keeping" },
  { on: "2026-11-17", what: "overview" },
  { on: "2026-11-17", what: "names" },
  { on: "2026-11-16", what: "first" },
];
