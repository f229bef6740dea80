import type {
  ReconcileCause,
  ReconcileCounts,
  ReconciledLine,
  ReconciledPlayer,
  ReconcileHead,
} from "../domain/reconciliation.ts";
import { RECONCILE_CODES } from "../domain/reconciliation.ts";
import { counted, decimals, signed } from "../words/numbers.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** A comparison with FIDE's list as people read it. */
export interface ReconciliationModel {
  /** How many differ, and from where earlier ratings are known. */
  readonly lines: readonly string[];
  /** How many players have each reason. */
  readonly causes: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly players: {
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** Players who are left out. */
    readonly more: number;
  };
}

export interface ReconciliationData {
  readonly head: ReconcileHead;
  readonly counts: ReconcileCounts;
  /** The first of them. */
  readonly players: readonly ReconciledPlayer[];
}

export function reconciliationModel(
  words: Catalogue,
  { head, counts, players }: ReconciliationData,
): ReconciliationModel {
  const says = words.fide.reconcile;
  const { columns } = says;
  const found = RECONCILE_CODES.filter((code) => counts.causes[code] > 0);
  return {
    lines: [
      says.counts(counts.ours, counts.theirs, counts.different),
      says.bases[head.base],
      ...(counts.unread === 0 ? [] : [says.unread(counts.unread)]),
      ...(counts.different === 0 ? [says.none] : []),
    ],
    causes: {
      heads: [columns.cause, columns.players],
      rows: found.map((code) => [says.codes[code], counted(words.language, counts.causes[code])]),
    },
    players: {
      heads: [columns.player, columns.ours, columns.theirs, columns.difference, columns.causes],
      rows: players.map((each) => playerRow(words, each)),
      more: counts.different - players.length,
    },
  };
}

const playerRow = (words: Catalogue, { player, name, ours, theirs, points, causes }: ReconciledPlayer) => [
  `${name} (${player})`,
  ratingIn(ours),
  ratingIn(theirs),
  points === null ? "" : change(words, points),
  causes.map((cause) => causeSaid(words, cause)).join("; "),
];

const ratingIn = (line: ReconciledLine | null): string => (line === null ? "–" : String(line.rating ?? "–"));
const change = ({ language }: Catalogue, points: number): string => signed(decimals(language, points));

/** A reason with what each side has, its share of the difference, and the tournaments it is about. */
function causeSaid(words: Catalogue, { code, ours, theirs, points, tournaments }: ReconcileCause): string {
  const says = words.fide.reconcile;
  const named = tournaments.map(({ tournament, name }) => `${name} (${tournament})`).join(", ");
  const share = points === null ? [] : [says.points(change(words, points))];
  const more = [says.sides(sideSaid(words, ours), sideSaid(words, theirs)), ...share].join(", ");
  return `${says.codes[code]}${named === "" ? "" : `: ${named}`} (${more})`;
}

const sideSaid = (words: Catalogue, found: number | string | null): string => {
  if (found === null) return "–";
  if (typeof found === "number") return decimals(words.language, found);
  return ACTIVITY.includes(found) ? words.fide.reconcile.activity[found as "active" | "inactive"] : found;
};
const ACTIVITY = ["active", "inactive"];
