import { Type } from "typebox";
import { CANDIDATE_REASONS } from "../../../domain/receiving.ts";
import { receiptOf } from "../../../periods/tournaments/reports/receipt.ts";
import { NullableText, NullableWhole, Text, Whole } from "../../http/schemas.ts";
import { ReceiptSchema } from "../../schemas/receipt.ts";
import { aboutTournament } from "../actions/action.ts";
import { receiptJson } from "../actions/send-report.ts";
import { openPlayers } from "../open-players.ts";
import { Part, Tournament } from "../schemas.ts";
import { type AnyReading, reading } from "./reading.ts";

const FACTS_OF_PLAYER = {
  name: Text,
  federation: NullableText,
  birth: NullableText,
  title: NullableText,
  rating: NullableWhole,
};

const unmatched = reading({
  name: "unmatched-players",
  right: "see the office",
  query: Type.Object({ tournament: Tournament }),
  about: (acting, { tournament }) => aboutTournament(acting, tournament),
  data: Type.Object({
    players: Type.Array(
      Type.Object({
        startNumber: Whole,
        line: Whole,
        /** The number in the report. */
        number: NullableText,
        ...FACTS_OF_PLAYER,
        /** Whether the number in the report belongs to another name. */
        nameDiffers: Type.Boolean(),
        /** What the office would choose: a player's number, "new", or nothing. */
        proposal: NullableText,
        /** What the arbiter proposes; without a player, a new one. */
        proposed: Type.Union([
          Type.Object({ player: NullableText, name: NullableText, on: Text, text: NullableText }),
          Type.Null(),
        ]),
        /** For a new player: a number that nobody has. */
        freeNumber: Text,
        candidates: Type.Array(
          Type.Object({ player: Text, ...FACTS_OF_PLAYER, why: Type.Enum(CANDIDATE_REASONS), says: Text }),
        ),
      }),
    ),
  }),
  load: async (acting, { tournament }, words) => ({
    players: (await openPlayers(acting, tournament, await aboutTournament(acting, tournament))).map(
      ({ candidates, ...player }) => ({
        ...player,
        candidates: candidates.map(({ why, ...candidate }) => ({
          ...candidate,
          why,
          says: words.office.tournaments.candidates[why],
        })),
      }),
    ),
  }),
});

const receipt = reading({
  name: "report-receipt",
  right: "see the office",
  query: Type.Object({ tournament: Tournament, part: Part }),
  about: (acting, { tournament }) => aboutTournament(acting, tournament),
  data: ReceiptSchema,
  load: async ({ context }, { tournament, part = 0 }, words) =>
    receiptJson(words, await receiptOf(context.ledger, tournament, part)),
});

export const REPORT_READINGS: readonly AnyReading[] = [unmatched, receipt];
