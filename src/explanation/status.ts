import type { Derived } from "../calculation/derived.ts";
import type { HeldBack, StatusCode } from "../domain/receiving.ts";
import { listInSentence } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { basisText } from "./format.ts";

/** What speaks against rating a report. */
export type Against =
  | { readonly code: "article"; readonly ruling: Derived<unknown> }
  | { readonly code: "decided"; readonly article: string | null; readonly reason: string }
  | { readonly code: "copy"; readonly other: string };

export interface ShownStatus {
  readonly code: StatusCode;
  readonly part: number;
  readonly list: string | null;
  readonly day: string | null;
  readonly heldBack: readonly HeldBack[];
  readonly against: readonly Against[];
}

/** The status of a tournament in one sentence, the same wherever it is told. */
export function statusText(words: Catalogue, { code, list, day, heldBack, against }: ShownStatus): string {
  const { status, heldBack: reasons } = words.office.tournaments;
  const why = [...against.map((each) => againstText(words, each)), ...heldBack.map((each) => reasons[each])].join("; ");
  return status[code](listInSentence(words, list ?? ""), day ?? "", why);
}

/** With its part, where there are several. */
export const statusLine = (words: Catalogue, status: ShownStatus): string =>
  status.part === 0
    ? statusText(words, status)
    : `${words.office.tournaments.columns.part} ${status.part}: ${statusText(words, status)}`;

/** As programs get it. */
export const statusJson = (words: Catalogue, status: ShownStatus) => {
  const { code, part, list, day, heldBack } = status;
  return { code, part, list, day, heldBack: [...heldBack], says: statusText(words, status) };
};

function againstText(words: Catalogue, against: Against): string {
  const { receipt: says } = words.office.tournaments;
  if (against.code === "copy") return says.copy(against.other);
  if (against.code === "decided") return says.decided(against.article, against.reason);
  return basisText(words, against.ruling.basis);
}
