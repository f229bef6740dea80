import { asJson } from "../../explanation/json.ts";
import { treeText } from "../../explanation/text.ts";
import type { Against } from "../../periods/tournaments/decisions/against.ts";
import type { Receipt } from "../../periods/tournaments/reports/receipt.ts";
import { receiptEnd } from "../../words/said/receipt-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { issueJson, issuesText } from "./issues.ts";

/** What the sender of a report is told, for people. */
export function receiptLines(words: Catalogue, receipt: Receipt): string[] {
  const { receipt: says, heldBack } = words.office.tournaments;
  const { file, tournament, name, part, version, unmatched, twice, lookalikes, issues, against } = receipt;
  return [
    receipt.already
      ? says.already(file, tournament, part, version)
      : says.received(file, tournament, name, part, version),
    says.holds(receipt.players, receipt.games),
    ...(receipt.heldBack.length === 0 ? [] : [says.waits(receipt.heldBack.map((code) => heldBack[code]).join("; "))]),
    ...receiptEnd(words, { ...receipt, list: receipt.list.value, rated: against.length === 0 }),
    ...against.map((each) => `  ${againstText(words, each)}`),
    ...(receipt.assumed === null ? [] : [says.assumed(words.values[receipt.assumed])]),
    ...(unmatched.length === 0
      ? []
      : [says.unmatched(firstOf(unmatched.map((each) => `${each.startNumber} ${each.name}`)))]),
    ...(twice.length === 0
      ? []
      : [says.twice(firstOf(twice.map((each) => `${each.startNumber} ${each.name} (${each.player})`)))]),
    ...lookalikes.map(({ other, players, pairings }) => says.alike(other, players, pairings)),
    ...treeText(words, receipt.report).slice(0, 1),
    ...(receipt.enteredBecause === null ? [] : [says.entered(receipt.enteredBecause)]),
    says.sent(receipt.on, receipt.sender),
    says.sha256(receipt.sha256),
    ...issuesText(words, file, issues),
  ];
}

/** So many names fit on a screen beside all that is said; `--json` and the pages have them all. */
const NAMES_MAX = 12;

const firstOf = (names: readonly string[]): string =>
  names.length <= NAMES_MAX
    ? names.join("; ")
    : `${names.slice(0, NAMES_MAX).join("; ")}; … (+${names.length - NAMES_MAX})`;

function againstText(words: Catalogue, against: Against): string {
  const { receipt: says } = words.office.tournaments;
  if (against.code === "copy") return says.copy(against.other);
  if (against.code === "decided") return says.decided(against.article, against.reason);
  return treeText(words, against.ruling)[0] ?? "";
}

export const receiptJson = (words: Catalogue, receipt: Receipt) => ({
  ...receipt,
  issues: receipt.issues.map((issue) => issueJson(words, issue)),
  report: asJson(words, receipt.report),
  list: asJson(words, receipt.list),
  rated: receipt.against.length === 0,
  against: receipt.against.map((each) => ({
    ...each,
    ...(each.code === "article" ? { ruling: asJson(words, each.ruling) } : {}),
    says: againstText(words, each),
  })),
});
