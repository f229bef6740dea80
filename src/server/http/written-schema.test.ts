import { Type } from "typebox";
import { expect, test } from "vitest";
import { writtenSchema } from "./written-schema.ts";

const plain = (schema: object): unknown => JSON.parse(JSON.stringify(writtenSchema({ ...schema })));

test("what may be missing keeps its schema, so that only its own fields are written", () => {
  const Player = Type.Object({ id: Type.String(), rating: Type.Union([Type.Integer(), Type.Null()]) });
  expect(plain(Type.Object({ best: Type.Union([Player, Type.Null()]) }))).toEqual({
    type: "object",
    required: ["best"],
    properties: {
      best: {
        type: "object",
        required: ["id", "rating"],
        properties: { id: { type: "string" }, rating: { type: "integer", nullable: true } },
        nullable: true,
      },
    },
  });
});

test("any other union is written as it is, wherever it stands", () => {
  const Either = Type.Union([Type.Object({ a: Type.Integer() }), Type.Object({ b: Type.Integer() })]);
  expect(plain(Type.Array(Either))).toEqual({ type: "array", items: {} });
  expect(plain(Type.Object({}, { additionalProperties: Either }))).toMatchObject({ additionalProperties: {} });
  expect(plain(Type.Union([Either, Type.Null()]))).toEqual({});
  expect(plain(Type.Union([Type.Literal("yes"), Type.Null()]))).toEqual({});
});
