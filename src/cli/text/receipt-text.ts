import type { Derived } from "../../calculation/derived.ts";
import { asJson } from "../../explanation/json.ts";
import { treeText } from "../../explanation/text.ts";
import type { Receipt } from "../../periods/tournaments/reports/receipt.ts";
import { type ReceiptModel, receiptModel } from "../../presentation/receipt.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { issueJson, issuesText } from "./issues.ts";

/** A receipt for people. */
export function receiptLines(words: Catalogue, receipt: Receipt): string[] {
  const { receipt: says } = words.office.tournaments;
  const { file, tournament, name, part, version } = receipt;
  const model = receiptModel(words, receipt);
  const present = (line: string | null): string[] => (line === null ? [] : [line]);
  return [
    receipt.already
      ? says.already(file, tournament, part, version)
      : says.received(file, tournament, name, part, version),
    model.contents,
    ...present(model.waits),
    ...model.outcome,
    ...model.against.map((each) => `  ${againstText(words, each)}`),
    ...present(model.assumed),
    ...(model.unmatched.length === 0 ? [] : [says.unmatched(firstOf(model.unmatched))]),
    ...(model.twice.length === 0 ? [] : [says.twice(firstOf(model.twice))]),
    ...model.lookalikes,
    firstLine(words, model.ruling),
    ...present(model.entered),
    model.sent,
    model.sha256,
    ...issuesText(words, file, receipt.issues),
  ];
}

/** Names that fit on a screen; `--json` and the pages have them all. */
const NAMES_MAX = 12;

const firstOf = (names: readonly string[]): string =>
  names.length <= NAMES_MAX
    ? names.join("; ")
    : `${names.slice(0, NAMES_MAX).join("; ")}; … (+${names.length - NAMES_MAX})`;

const againstText = (words: Catalogue, against: ReceiptModel["against"][number]): string =>
  typeof against === "string" ? against : firstLine(words, against);

const firstLine = (words: Catalogue, derived: Derived<unknown>): string => treeText(words, derived)[0] ?? "";

export const receiptJson = (words: Catalogue, receipt: Receipt) => ({
  ...receipt,
  issues: receipt.issues.map((issue) => issueJson(words, issue)),
  report: asJson(words, receipt.report),
  list: asJson(words, receipt.list),
  rated: receipt.against.length === 0,
  against: receiptModel(words, receipt).against.map((says, at) => ({
    ...receipt.against[at],
    ...(typeof says === "string" ? {} : { ruling: asJson(words, says) }),
    says: againstText(words, says),
  })),
});
