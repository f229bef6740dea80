import type { Table } from "../conformance.ts";
import { ENTRY_TABLES } from "./office-entries.ts";
import { FIELD_TABLES } from "./office-field.ts";
import { GAME_TABLES } from "./office-games.ts";
import { LENGTH_TABLES } from "./office-length.ts";
import { LIST_TABLES } from "./office-lists.ts";
import { RATING_USED_TABLES } from "./office-ratings.ts";
import { REGISTRATION_TABLES } from "./office-registration.ts";
import { TIME_TABLES } from "./office-time.ts";

/** The tables of the articles on tournaments, games, lists and reports. */
export const OFFICE_TABLES: readonly Table[] = [
  ...REGISTRATION_TABLES,
  ...TIME_TABLES,
  ...LENGTH_TABLES,
  ...GAME_TABLES,
  ...RATING_USED_TABLES,
  ...FIELD_TABLES,
  ...LIST_TABLES,
  ...ENTRY_TABLES,
];
