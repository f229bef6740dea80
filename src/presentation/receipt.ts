import type { Derived } from "../calculation/derived.ts";
import type { ListKind } from "../domain/list.ts";
import type { HeldBack, Settlement } from "../domain/receiving.ts";
import type { Against } from "../explanation/status.ts";
import { listInSentence } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** What the office knows of a report that it received. */
export interface ReceiptData {
  readonly tournament: string;
  readonly name: string;
  readonly part: number;
  readonly version: number;
  readonly file: string;
  readonly sha256: string;
  readonly on: string;
  readonly sender: string;
  readonly enteredBecause: string | null;
  readonly players: number;
  readonly games: number;
  readonly unmatched: readonly { readonly startNumber: number; readonly name: string }[];
  readonly twice: readonly { readonly startNumber: number; readonly name: string; readonly player: string }[];
  readonly lookalikes: readonly { readonly other: string; readonly players: number; readonly pairings: number }[];
  readonly heldBack: readonly HeldBack[];
  readonly assumed: ListKind | null;
  readonly report: Derived<unknown>;
  readonly list: Derived<string>;
  readonly settled: Settlement | null;
  readonly against: readonly Against[];
}

/** A receipt in the order in which it is read; what there is nothing to say of is null or empty. */
export interface ReceiptModel {
  readonly contents: string;
  readonly waits: string | null;
  /** What became or will become of the report. */
  readonly outcome: readonly string[];
  /** What speaks against rating it: a sentence, or a ruling with its article. */
  readonly against: readonly (string | Derived<unknown>)[];
  readonly assumed: string | null;
  /** Players, each with the start number. */
  readonly unmatched: readonly string[];
  readonly twice: readonly string[];
  readonly lookalikes: readonly string[];
  /** Whether the report was in time. */
  readonly ruling: Derived<unknown>;
  readonly entered: string | null;
  readonly sent: string;
  readonly sha256: string;
}

export function receiptModel(words: Catalogue, receipt: ReceiptData): ReceiptModel {
  const { receipt: says, heldBack } = words.office.tournaments;
  const { unmatched, twice, enteredBecause, assumed } = receipt;
  const waits = receipt.heldBack.map((code) => heldBack[code]).join("; ");
  return {
    contents: says.holds(receipt.players, receipt.games),
    waits: waits === "" ? null : says.waits(waits),
    outcome: outcomeOf(words, receipt),
    against: receipt.against.map((each) => againstOf(words, each)),
    assumed: assumed === null ? null : says.assumed(words.values[assumed]),
    unmatched: unmatched.map(({ startNumber, name }) => `${startNumber} ${name}`),
    twice: twice.map(({ startNumber, name, player }) => `${startNumber} ${name} (${player})`),
    lookalikes: receipt.lookalikes.map(({ other, players, pairings }) => says.alike(other, players, pairings)),
    ruling: receipt.report,
    entered: enteredBecause === null ? null : says.entered(enteredBecause),
    sent: says.sent(receipt.on, receipt.sender),
    sha256: says.sha256(receipt.sha256),
  };
}

function outcomeOf(words: Catalogue, { version, list, settled, against }: ReceiptData): readonly string[] {
  const { receipt: says } = words.office.tournaments;
  const rated = against.length === 0;
  if (settled === null) return [rated ? says.rated(list.value) : says.notRated];
  const ratedIn = listInSentence(words, settled.list);
  if (settled.reportVersion !== version)
    return [says.settledOther(ratedIn, settled.reportVersion), ...(rated ? [] : [says.notRated])];
  if (!settled.counts) return [says.settledNot(ratedIn)];
  return [rated ? says.settled(ratedIn) : says.settledAgainst(ratedIn)];
}

function againstOf(words: Catalogue, against: Against): string | Derived<unknown> {
  const { receipt: says } = words.office.tournaments;
  if (against.code === "copy") return says.copy(against.other);
  if (against.code === "decided") return says.decided(against.article, against.reason);
  return against.ruling;
}
