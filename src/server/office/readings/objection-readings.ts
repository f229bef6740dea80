import { Type } from "typebox";
import type { Objection } from "../../../domain/objection.ts";
import { allObjections } from "../../../ledger/queries/objections/objections.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { shownSubject } from "../../../presentation/objection.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { NullableText, Text, Whole } from "../../http/schemas.ts";
import { namesIn } from "../../notifications/names.ts";
import { type AnyReading, reading } from "./reading.ts";

/** Objections with what they are about in words, in any language. */
export async function saidObjections(db: Db, objections: readonly Objection[]) {
  const facts = objections.flatMap(({ subject }) =>
    "list" in subject
      ? [{ facts: { player: subject.player } }]
      : [{ facts: { tournament: subject.tournament, player: subject.white } }, { facts: { player: subject.black } }],
  );
  const names = await namesIn(db, facts);
  return (words: Catalogue) => objections.map((each) => ({ ...each, about: shownSubject(words, each.subject, names) }));
}

const objections = reading({
  name: "objections",
  right: "read the journal",
  query: Type.Object({}),
  data: Type.Object({
    objections: Type.Array(
      Type.Object({
        objection: Whole,
        on: Text,
        answerBy: Text,
        about: Text,
        subject: Type.Object({}, { additionalProperties: true }),
        name: Text,
        text: Text,
        state: Type.Enum(["open", "upheld", "rejected"]),
        decidedOn: NullableText,
        reason: NullableText,
      }),
    ),
  }),
  load: async ({ context }, _, words) => {
    const { db } = context.ledger;
    const said = await saidObjections(db, await allObjections(db));
    return {
      objections: said(words).map(({ decided, subject, ...each }) => ({
        ...each,
        subject: { ...subject },
        state: decided === null ? ("open" as const) : decided.upheld ? ("upheld" as const) : ("rejected" as const),
        decidedOn: decided?.on ?? null,
        reason: decided?.reason ?? null,
      })),
    };
  },
});

export const OBJECTION_READINGS: readonly AnyReading[] = [objections];
