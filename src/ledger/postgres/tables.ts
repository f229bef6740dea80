import type { Kysely } from "kysely";

/** The tables, column by column. All but `journal` and the contents are projections: they can be made anew. */
export interface Tables {
  journal: { sequence: number; hash: string; kind: string; line: string };
  content: { sha256: string; size: number; upload: string };
  content_part: { upload: string; part: number; bytes: Uint8Array };
  setting: { name: string; value: string };
  federation: { federation: string; name: string | null; status: string };
  player: PlayerRow;
  list: ListRow;
  list_entry: ListEntryRow;
  base_correction: BaseCorrectionRow;
}

export interface PlayerRow {
  player: number;
  name: string;
  search: string;
  federation: string | null;
  sex: string | null;
  birth: string | null;
  title: string | null;
  women_title: string | null;
  other_titles: string;
  arena_title: string | null;
  memberships: string;
  merged_into: number | null;
  excluded: string | null;
  dispensation: string | null;
}

export interface ListRow {
  list: string;
  version: number;
  kind: string;
  date: string;
  origin: string;
  content: string;
  sequence: number;
}

export interface ListEntryRow {
  player: number;
  list: string;
  version: number;
  rating: number;
  games: number | null;
  k: number | null;
  inactive: boolean;
}

export interface BaseCorrectionRow {
  player: number;
  list: string;
  version: number;
  rating_before: number;
  rating: number;
}

export type Db = Kysely<Tables>;

/** What a rebuild empties, and a comparison of two offices compares: each with its key. */
export const PROJECTIONS = {
  setting: "name",
  federation: "federation",
  player: "player",
  list: "list, version",
  list_entry: "player, list, version",
  base_correction: "player, list, version",
} as const satisfies Partial<Record<keyof Tables, string>>;
