import { describe, expect, expectTypeOf, test } from "vitest";
import type { ClauseWords, ExpectationWords, RefusalWords } from "../words/types/sentences.ts";
import type { Clause } from "./codes/clauses.ts";
import type { IsoDate } from "./dates.ts";
import type { Expectation } from "./issues/expectations.ts";
import type { ListKind } from "./list.ts";
import { isRefusal, Refusal, type RefusalGiven } from "./refusal.ts";

interface NotNext {
  readonly kind: ListKind;
  readonly date: IsoDate;
  readonly newest: IsoDate;
  readonly next: IsoDate;
}

// The compiler checks these: `npm run types` fails where one of them does not hold.
describe("parameters have types", () => {
  test("a refusal takes its own parameters, all of them, and nothing else in their place", () => {
    expectTypeOf<["list-not-next", NotNext]>().toExtend<RefusalGiven>();
    expectTypeOf<["list-not-next", Omit<NotNext, "next">]>().not.toExtend<RefusalGiven>();
    expectTypeOf<["list-not-next", Omit<NotNext, "next"> & { nxt: IsoDate }]>().not.toExtend<RefusalGiven>();
    expectTypeOf<["list-not-next", Omit<NotNext, "next"> & { next: number }]>().not.toExtend<RefusalGiven>();
    expectTypeOf<["list-not-next", Omit<NotNext, "next"> & { next: string }]>().not.toExtend<RefusalGiven>();
    expectTypeOf<["list-not-next"]>().not.toExtend<RefusalGiven>();
    expectTypeOf<["no-edition-on", { day: IsoDate }]>().not.toExtend<RefusalGiven>();
    expectTypeOf<["nothing-to-undo"]>().toExtend<RefusalGiven>();
    expectTypeOf<["nothing-to-undo", { entry: number }]>().not.toExtend<RefusalGiven>();
    expectTypeOf<ConstructorParameters<typeof Refusal>>().toEqualTypeOf<RefusalGiven>();
  });

  test("a case of an article and an expectation have theirs", () => {
    expectTypeOf<{ code: "K-lowered"; K: number; n: number; gamesTimesKMax: number }>().toExtend<Clause>();
    expectTypeOf<{ code: "K-lowered"; K: number; n: number }>().not.toExtend<Clause>();
    expectTypeOf<{ code: "K-lowered"; K: number; n: string; gamesTimesKMax: number }>().not.toExtend<Clause>();
    expectTypeOf<{ code: "count"; count: number }>().toExtend<Expectation>();
    expectTypeOf<{ code: "count" }>().not.toExtend<Expectation>();
  });

  test("a sentence that uses a parameter which its code does not have does not compile", () => {
    expectTypeOf<(given: { next: IsoDate }) => string>().toExtend<RefusalWords["list-not-next"]>();
    expectTypeOf<(given: { list: string }) => string>().not.toExtend<RefusalWords["list-not-next"]>();
    expectTypeOf<(clause: { gamesMin: number }) => string>().not.toExtend<ClauseWords["K-lowered"]>();
    expectTypeOf<(expected: { line: number }) => string>().not.toExtend<ExpectationWords["count"]>();
  });
});

test("a refusal is known by its code, and made again from what it was made of", () => {
  const refusal = new Refusal("too-many", { seconds: 3 });
  expect(isRefusal(refusal, "too-many") && refusal.parameters.seconds).toBe(3);
  expect(isRefusal(refusal, "bad-code")).toBe(false);
  expect(isRefusal(new Error("too-many"), "too-many")).toBe(false);
  expect(new Refusal(...refusal.given)).toEqual(refusal);
  expect(new Refusal("nothing-to-undo").parameters).toEqual({});
});
