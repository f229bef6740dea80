import type { IsoDate } from "../../../domain/dates.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { type Office, recorded } from "../../office.ts";
import { knownPlayer } from "../../players.ts";
import { knownTournament } from "../known.ts";
import { unmatched } from "./matching.ts";

export interface ProposalRequest {
  readonly tournament: string;
  readonly startNumber: number;
  /** Whom the arbiter takes the player to be; null: a new player. */
  readonly player: string | null;
  readonly on: IsoDate;
  readonly text: string | null;
}

/** Records whom the arbiter takes a player to be. The office confirms it by matching, or matches otherwise. */
export const proposeMatch = (office: Office, { on, text, ...request }: ProposalRequest): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { startNumber } = request;
    const { tournament } = await knownTournament(db, request.tournament);
    const open = (await unmatched(db, tournament)).findLast(({ entrant }) => entrant.start_number === startNumber);
    if (open === undefined) throw new Refusal("unknown-entrant", { tournament, startNumber });
    const known = request.player === null ? null : await knownPlayer(db, request.player);
    const player = known === null ? null : (known.mergedInto ?? known.id);
    if (open.proposed !== null && open.proposed.player === player && open.proposed.text === text)
      throw new Refusal("nothing-to-change", {});
    const payload = { tournament, on, startNumber, name: open.entrant.name, player, text };
    return { kind: "match-proposed", payload };
  });
