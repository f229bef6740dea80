/** An expectation that needs nothing but its code. */
type None = Readonly<Record<never, never>>;

/** What a value of a JSON file was expected to be; the phrases are in `words/`. */
export interface ValueExpectations {
  readonly json: None;
  readonly "key-once": None;
  readonly "known-key": { readonly keys: string };
  readonly "some-key": { readonly keys: string };
  readonly object: None;
  readonly "object-or-null": None;
  readonly "list-of": { readonly from: number; readonly to: number };
  readonly "whole-number": { readonly from: number; readonly to: number; readonly step: number };
  readonly "yes-or-no": None;
  readonly "one-of": { readonly values: string };
  readonly text: { readonly max: number };
  readonly "own-id": None;
  readonly "web-address": None;
  readonly day: None;
  readonly nothing: None;
  // What the rules of an edition ask of each other.
  readonly "free-id": None;
  readonly "until-after-from": None;
  readonly "another-value": None;
  readonly "rest-of-players-last": None;
  readonly "known-coefficient-limits": { readonly max: number };
  readonly ascending: None;
  readonly descending: None;
  readonly "no-limit-first": None;
  readonly "everybody-last": None;
  readonly "one-lower-limit": None;
  readonly "one-upper-limit": None;
  readonly "some-limit": None;
  readonly "limits-in-order": None;
  readonly "only-with-limit": None;
  readonly "not-both-limits": None;
  readonly "rounded-average": None;
  readonly "three-of-round-robin": None;
  readonly "half-points-in-round-robin": None;
  readonly "method-for-unrated": None;
  readonly "at-least-floor": { readonly floor: number };
  readonly "standard-has-none": None;
  readonly "one-asked": None;
}

export type ValueExpectation = {
  [Code in keyof ValueExpectations]: { readonly code: Code } & ValueExpectations[Code];
}[keyof ValueExpectations];

/** A step on the way to a value: the key of an object, or the place in a list. */
export type PathStep = string | number;

/** A value of a JSON file that cannot be used. */
export interface ValueFault {
  readonly path: readonly PathStep[];
  readonly expected: ValueExpectation;
  /** As it stands there; empty: nothing does. */
  readonly found: string;
}

/** `rules.rateOfPlay.new.bands[0].minutes` */
export const pathText = (path: readonly PathStep[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );

/** A value as a reader sees it in a file, cut where it is long. */
export function foundText(value: unknown): string {
  const written = typeof value === "string" && value !== "" ? value : (JSON.stringify(value) ?? "");
  return written.length > FOUND_MAX ? `${written.slice(0, FOUND_MAX)}…` : written;
}

const FOUND_MAX = 80;
