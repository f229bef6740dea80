import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { listsOfTournament } from "../../ledger/queries/lists/lists-of-tournament.ts";
import { expectedBasis } from "../lists/close-list.ts";
import { previewCorrection } from "../lists/correct/correct-next.ts";
import type { ChangedLine, DifferenceSheet } from "../lists/correct/difference-sheet.ts";
import { type ExplainedEntry, explained } from "../lists/explain/explain-entry.ts";
import type { SupposedRuling } from "../lists/list-basis.ts";
import { gameRuling } from "../tournaments/decisions/rulings.ts";
import { knownTournament } from "../tournaments/known.ts";
import { type ObjectionDecision, openObjection } from "./objections.ts";

export interface RulingPreviewRequest extends Pick<ObjectionDecision, "objection"> {
  /** null: the ruling made before is taken back. */
  readonly counts: boolean | null;
}

/**
 * What a ruling for an objection would change: on the published list that has the game, or, before there is one, for its two
 * players on the next. Read as of an entry with the ruling put in, so that nobody waits for it.
 */
export async function previewRuling(
  ledger: Pick<Ledger, "db" | "reader">,
  { objection, counts }: RulingPreviewRequest,
): Promise<DifferenceSheet> {
  const { subject } = await openObjection(ledger.db, objection);
  if ("list" in subject) throw new Refusal("objection-to-line", { objection });
  const { payload } = await gameRuling(ledger.db, { ...subject, counts, article: null, reason: "" });
  const { tournament, round } = payload;
  const ruling = { tournament, round, counts, white: Number(payload.white), black: Number(payload.black) };
  const listed = (await listsOfTournament(ledger.db, tournament)).at(-1);
  if (listed !== undefined) return previewCorrection(ledger, listed.list, [ruling]);
  const { facts } = await knownTournament(ledger.db, tournament);
  return nextListSheet(ledger.reader, facts.kind, ruling, [subject.white, subject.black]);
}

async function nextListSheet(
  reader: LedgerReader,
  kind: ListKind,
  ruling: SupposedRuling,
  players: readonly string[],
): Promise<DifferenceSheet> {
  const basis = await expectedBasis(reader.db, { kind, date: null });
  const { list, version, reportsAsOf: asOf } = basis;
  const options = { isPublished: false, progress: () => undefined };
  const lines: ChangedLine[] = [];
  for (const player of players) {
    const before = await explained(reader, basis, player, options);
    lines.push(changedLine(before, await explained(reader, { ...basis, supposed: [ruling] }, player, options)));
  }
  return { list, version, against: 0, asOf, lines };
}

const changedLine = (before: ExplainedEntry, after: ExplainedEntry): ChangedLine => ({
  player: before.player,
  before: before.rating.value,
  after: after.rating.value,
  gamesBefore: before.entry?.games ?? 0,
  gamesAfter: after.entry?.games ?? 0,
});
