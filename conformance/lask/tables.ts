import type { Table } from "../conformance.ts";
import { CHANGE_TABLES } from "./changes.ts";
import { GAME_TABLES } from "./games.ts";
import { MEMBER_TABLES } from "./members.ts";
import { OPPONENT_TABLES } from "./opponents.ts";
import { PASSIVITY_TABLES } from "./passivity.ts";
import { PERIOD_TABLES } from "./periods.ts";
import { POINTS_TABLES } from "./points.ts";

/** Every rule of the Swedish club book, both sides of every limit. */
export const LASK_TABLES: readonly Table[] = [
  ...POINTS_TABLES,
  ...GAME_TABLES,
  ...OPPONENT_TABLES,
  ...PERIOD_TABLES,
  ...PASSIVITY_TABLES,
  ...MEMBER_TABLES,
  ...CHANGE_TABLES,
];
