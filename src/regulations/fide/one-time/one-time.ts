import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { rapidBlitzLift } from "./2022-10-rapid-blitz-lift.ts";
import { compression } from "./2024-03-compression.ts";
import type { OneTimeChange } from "./one-time-change.ts";

/** Every one-time change, in order; the one list to extend. */
export const ONE_TIME_CHANGES: readonly OneTimeChange[] = [rapidBlitzLift, compression];

/** The changes made to a list of a date. */
export const oneTimeChangesOn = (list: ListKind, date: IsoDate): readonly OneTimeChange[] =>
  ONE_TIME_CHANGES.filter(({ listDate, lists }) => listDate === date && lists.includes(list));
