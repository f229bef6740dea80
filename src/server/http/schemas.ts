import { type Static, type TSchema, Type } from "typebox";

/** Parts that many operations share. */
export const Text = Type.String();
export const NullableText = Type.Union([Type.String(), Type.Null()]);
export const Whole = Type.Integer();
export const NullableWhole = Type.Union([Type.Integer(), Type.Null()]);
export const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
export const NOTHING = Type.Object({});

/** The read-only type of an answer, from its schema. */
export type Answer<Schema extends TSchema> = ReadonlyDeep<Static<Schema>>;

type ReadonlyDeep<T> = T extends string | number
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ReadonlyDeep<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> }
      : T;
