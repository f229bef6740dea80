import { type Halves, halves, type Points } from "../../domain/units.ts";

const HALVES_IN_A_POINT = 2;

export const inHalves = (whole: Points): Halves => halves(whole * HALVES_IN_A_POINT);

/** The whole points of an amount, a half dropped. */
export const pointsDown = (amount: Halves): number => Math.floor(amount / HALVES_IN_A_POINT);

/** The whole points of an amount, a half taken as one. */
export const pointsUp = (amount: Halves): number => Math.ceil(amount / HALVES_IN_A_POINT);
