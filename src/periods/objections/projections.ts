import type { ObjectionPayloads } from "../../domain/objection.ts";
import { decideObjectionRow, insertObjection } from "../../ledger/queries/objections/objections.ts";
import type { ProjectionOf } from "../projection-of.ts";

/** What follows from the entries about objections. */
export const OBJECTION_PROJECTIONS: { readonly [Kind in keyof ObjectionPayloads]: ProjectionOf<Kind> } = {
  "objection-received": ({ payload: { on, answerBy, white, black, player, ...row }, sequence }, { db }) =>
    insertObjection(db, {
      ...row,
      ...{ sequence, day: on, answer_by: answerBy },
      white: numberOf(white),
      black: numberOf(black),
      player: numberOf(player),
      ...{ decided: null, decided_on: null, upheld: null, reason: null },
    }),
  "objection-decided": ({ payload: { objection, on, upheld, reason }, sequence }, { db }) =>
    decideObjectionRow(db, objection, { decided: sequence, decided_on: on, upheld, reason }),
};

const numberOf = (player: string | null): number | null => (player === null ? null : Number(player));
