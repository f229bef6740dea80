import type { VNode } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { HeldBack, Settlement } from "../../domain/receiving.ts";
import { receiptEnd } from "../../words/said/receipt-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { CheckedReport } from "../check/check-report.ts";
import { CheckedView } from "../check/checked-view.tsx";
import { ShownLine } from "../parts/shown-value.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

type Against =
  | { readonly code: "article"; readonly ruling: Derived<unknown> }
  | { readonly code: "decided"; readonly article: string | null; readonly reason: string }
  | { readonly code: "copy"; readonly other: string };

/** What the sender of a report is told. */
export interface ShownReceipt {
  readonly tournament: string;
  readonly name: string;
  readonly part: number;
  readonly version: number;
  readonly file: string;
  readonly sha256: string;
  readonly on: string;
  readonly sender: string;
  readonly enteredBecause: string | null;
  readonly sequence: number;
  readonly players: number;
  readonly games: number;
  readonly unmatched: readonly { readonly startNumber: number; readonly name: string }[];
  readonly twice: readonly { readonly startNumber: number; readonly name: string; readonly player: string }[];
  readonly lookalikes: readonly { readonly other: string; readonly players: number; readonly pairings: number }[];
  readonly heldBack: readonly HeldBack[];
  readonly issues: readonly Issue[];
  readonly assumed: ListKind | null;
  readonly report: Derived<unknown>;
  readonly list: Derived<string>;
  readonly settled: Settlement | null;
  readonly against: readonly Against[];
}

interface Props {
  readonly receipt: ShownReceipt;
  /** The file itself, read and checked once more. */
  readonly checked: readonly CheckedReport[];
  readonly shown: OfficeShown;
}

/** The receipt, made to be printed; below it, what was noticed in the file. */
export function ReceiptPage({ receipt, checked, shown }: Props): VNode {
  const { words, to } = shown;
  const { receipt: says } = words.web.office;
  const { receipt: told, heldBack } = words.office.tournaments;
  const { unmatched, twice, lookalikes, against } = receipt;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <section class="card receipt">
        <h2>{shown.office}</h2>
        <p>{told.received(receipt.file, receipt.tournament, receipt.name, receipt.part, receipt.version)}</p>
        <p>{told.holds(receipt.players, receipt.games)}</p>
        {receipt.heldBack.length === 0 ? null : (
          <p>{told.waits(receipt.heldBack.map((code) => heldBack[code]).join("; "))}</p>
        )}
        {receiptEnd(words, { ...receipt, list: receipt.list.value, rated: against.length === 0 }).map((line) => (
          <p>{line}</p>
        ))}
        {against.length === 0 ? null : (
          <ul>
            {against.map((each) => (
              <li>
                <AgainstIt against={each} words={words} />
              </li>
            ))}
          </ul>
        )}
        {receipt.assumed === null ? null : <p>{told.assumed(words.values[receipt.assumed])}</p>}
        {unmatched.length === 0 ? null : (
          <p>{told.unmatched(unmatched.map((each) => `${each.startNumber} ${each.name}`).join("; "))}</p>
        )}
        {twice.length === 0 ? null : (
          <p>{says.twice(twice.map((each) => `${each.startNumber} ${each.name} (${each.player})`).join("; "))}</p>
        )}
        {lookalikes.map(({ other, players, pairings }) => (
          <p>{told.alike(other, players, pairings)}</p>
        ))}
        <p>
          <ShownLine derived={receipt.report} words={words} />
        </p>
        {receipt.enteredBecause === null ? null : <p>{told.entered(receipt.enteredBecause)}</p>}
        <p>{told.sent(receipt.on, receipt.sender)}</p>
        <p class="small soft hash">
          {told.sha256(receipt.sha256)}; {says.entry(receipt.sequence)}
        </p>
      </section>
      <p class="no-print">
        <a href={to(`/office/tournaments/${receipt.tournament}`)}>{says.back}</a>
      </p>
      <div class="no-print">
        {checked.map((each) => (
          <CheckedView checked={{ ...each, issues: receipt.issues }} words={words} />
        ))}
      </div>
    </OfficeFrame>
  );
}

function AgainstIt({ against, words }: { readonly against: Against; readonly words: Catalogue }): VNode {
  const { receipt: told } = words.office.tournaments;
  if (against.code === "copy") return <>{told.copy(against.other)}</>;
  if (against.code === "decided") return <>{told.decided(against.article, against.reason)}</>;
  return <ShownLine derived={against.ruling} words={words} />;
}
