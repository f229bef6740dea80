import { Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import type { PortableInput } from "../../rating/period/portable.ts";
import { Text } from "../http/schemas.ts";

/** Parts of the input travel as the rules take them: `PortableInput` says what is in each. */
const OBJECT = Type.Object({}, { additionalProperties: true });
const OBJECTS = Type.Array(OBJECT);
const BY_ID = Type.Record(Type.String(), OBJECT);
const RATINGS = Type.Record(Type.String(), Type.Number());

/** Everything a list, or a part of it, was made from: the same rules make the same of it elsewhere. */
export const ListInputs = Type.Unsafe<PortableInput>(
  Type.Object({
    kind: Type.Enum(LIST_KINDS),
    list: Text,
    previous: Type.Object({ date: Text, players: OBJECTS }),
    persons: BY_ID,
    federations: Type.Record(Type.String(), Type.Object({ member: Type.Boolean(), suspended: Type.Boolean() })),
    tournaments: OBJECTS,
    pools: BY_ID,
    corrections: OBJECTS,
    imported: Type.Optional(OBJECTS),
    stated: Type.Optional(BY_ID),
    leavers: OBJECTS,
    returners: OBJECTS,
    standard: Type.Union([Type.Object({ before: RATINGS, now: RATINGS }), Type.Null()]),
  }),
);
