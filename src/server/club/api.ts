import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { Type } from "typebox";
import { DISAGREEMENT_CODES } from "../../domain/clubs/club-codes.ts";
import { mergedList } from "../../periods/clubs/receive.ts";
import { described } from "../api/open-api.ts";
import { officePath, oldOfficePath } from "../api/operation-ids.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import type { OfficeServices } from "../office/actions/action.ts";
import { checkRight } from "../rights.ts";

const Line = Type.Object({
  club: Text,
  id: NullableText,
  name: Text,
  birth: NullableText,
  rating: Whole,
  comparable: Type.Boolean(),
});

const Merged = Type.Object({
  clubs: Type.Array(
    Type.Object({
      club: Text,
      name: Text,
      period: Text,
      version: Whole,
      members: Whole,
      received: Text,
      /** Whether the list of the present period has not come. */
      owed: Type.Boolean(),
    }),
  ),
  lines: Type.Array(Line),
  duplicates: Type.Array(Type.Object({ id: Text, lines: Type.Array(Line) })),
  disagreements: Type.Array(
    Type.Object({
      code: Type.Enum(DISAGREEMENT_CODES),
      id: Text,
      name: Text,
      period: NullableText,
      said: Type.Array(Type.Object({ club: Text, value: NullableText })),
    }),
  ),
});

const MERGED = "club-lists";

/** All clubs' newest lists as one, for programs. */
export function addClubLists(app: FastifyInstance, { context }: OfficeServices): void {
  const schema = {
    ...described(MERGED),
    security: [{ token: [] }],
    tags: ["office"],
    response: { 200: Merged },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    checkRight(request.account, "see clubs' lists", null);
    reply.header("cache-control", "no-store");
    const { clubs, ...merged } = await mergedList(context.ledger, context.today());
    return { ...merged, clubs: clubs.map((club) => ({ ...club, owed: club.owed.value })) };
  };
  app.get(officePath(MERGED), { schema } as RouteShorthandOptions, handler);
  app.get(oldOfficePath(MERGED), { schema: { ...schema, hide: true } } as RouteShorthandOptions, handler);
}
