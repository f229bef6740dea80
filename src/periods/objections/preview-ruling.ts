import { Refusal } from "../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { listsOfTournament } from "../../ledger/queries/lists/lists-of-tournament.ts";
import { previewCorrection } from "../lists/correct/correct-next.ts";
import type { ChangedLine, DifferenceSheet } from "../lists/correct/difference-sheet.ts";
import { soFar } from "../lists/explain/so-far.ts";
import { knownTournament } from "../tournaments/known.ts";
import { type ObjectionDecision, openObjection, ruled } from "./objections.ts";

/**
 * What a ruling for an objection would change: on the published list that has the game, or, before there is one, for its two
 * players on the next. The ruling is made, looked at and taken back, so that it is calculated as it would be.
 */
export async function previewRuling(
  ledger: Ledger,
  { objection, counts }: Pick<ObjectionDecision, "objection" | "counts">,
): Promise<DifferenceSheet> {
  const { subject } = await openObjection(ledger.db, objection);
  if ("list" in subject) throw new Refusal("objection-to-line", { objection });
  const { tournament, white, black } = subject;
  const { facts } = await knownTournament(ledger.db, tournament);
  const listed = (await listsOfTournament(ledger.db, tournament)).at(-1);
  const linesNow = (reader: LedgerReader) =>
    Promise.all([white, black].map((player) => soFar({ reader }, { player, kind: facts.kind })));
  const before = listed === undefined ? await linesNow(ledger.reader) : [];
  const { result } = await ledger.append({ by: "preview", dryRun: true }, async (recording) => {
    await ruled(recording, await openObjection(recording.db, objection), { counts, reason: "preview" });
    if (listed !== undefined) return previewCorrection({ reader: recording }, listed.list);
    const after = await linesNow(recording);
    const lines = before.map((each, at) => changedLine(each, after[at] ?? each));
    const [{ list, version } = { list: "", version: 1 }] = after;
    return { list, version, against: 0, asOf: (await recording.next()) - 1, lines };
  });
  return result;
}

type Expected = Awaited<ReturnType<typeof soFar>>;

const changedLine = (before: Expected, after: Expected): ChangedLine => ({
  player: before.player,
  before: before.rating.value,
  after: after.rating.value,
  gamesBefore: before.entry?.games ?? 0,
  gamesAfter: after.entry?.games ?? 0,
});
