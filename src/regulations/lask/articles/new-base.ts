import { type Derived, derive } from "../../../calculation/derived.ts";
import { type Halves, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import { pointsDown, pointsUp } from "../half-points.ts";
import type { LaskEdition } from "../lask-edition.ts";

/** The base rating of the period that starts, *grundrating*: the current rating after any deduction, without its half. */
export const newBase = (edition: LaskEdition, current: Derived<Halves>): Derived<Points> =>
  derive("new base", cite(edition, "newBase"), { current }, ({ current }, { halvesUp }) =>
    points(halvesUp ? pointsUp(current) : pointsDown(current)),
  );
