import { Type } from "typebox";

/** Parts that many operations share. */
export const Text = Type.String();
export const NullableText = Type.Union([Type.String(), Type.Null()]);
export const Whole = Type.Integer();
export const NullableWhole = Type.Union([Type.Integer(), Type.Null()]);
export const NOTHING = Type.Object({});
