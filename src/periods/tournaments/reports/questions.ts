import type { IsoDate } from "../../../domain/dates.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { decisionsOf } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { type Office, recorded } from "../../office.ts";
import { decisionsFrom, type Question } from "../decisions/decisions.ts";
import { knownTournament } from "../known.ts";

export interface ArbiterMessage {
  readonly tournament: string;
  readonly on: IsoDate;
  readonly text: string;
}

/** Asks the arbiter something; questions are counted from 1 for each tournament. */
export const askArbiter = (office: Office, { tournament: id, on, text }: ArbiterMessage): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament } = await knownTournament(db, id);
    const question = (await questionsOf(db, tournament)).length + 1;
    return { kind: "question-asked", payload: { tournament, question, on, text } };
  });

export const recordAnswer = (
  office: Office,
  { tournament: id, on, text, question }: ArbiterMessage & { readonly question: number },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament } = await knownTournament(db, id);
    const asked = (await questionsOf(db, tournament)).find((each) => each.question === question);
    if (asked === undefined) throw new Refusal("unknown-question", { tournament, question });
    if (asked.answer !== null) throw new Refusal("question-answered", { tournament, question });
    return { kind: "question-answered", payload: { tournament, question, on, text } };
  });

const questionsOf = async (db: Db, tournament: string): Promise<readonly Question[]> =>
  decisionsFrom(await decisionsOf(db, [tournament])).questions;
