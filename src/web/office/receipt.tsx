import type { VNode } from "preact";
import type { Issue } from "../../domain/issues/issues.ts";
import { type ReceiptData, type ReceiptModel, receiptModel } from "../../presentation/receipt.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { CheckedReport } from "../check/check-report.ts";
import { CheckedView } from "../check/checked-view.tsx";
import { ShownLine } from "../parts/shown-value.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

/** What the page shows beside the receipt itself. */
export interface ShownReceipt extends ReceiptData {
  readonly sequence: number;
  readonly issues: readonly Issue[];
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
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <ReceiptCard receipt={receipt} shown={shown} />
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

function ReceiptCard({ receipt, shown }: Omit<Props, "checked">): VNode {
  const { words } = shown;
  const { receipt: says } = words.web.office;
  const { received, unmatched } = words.office.tournaments.receipt;
  const model = receiptModel(words, receipt);
  return (
    <section class="card receipt">
      <h2>{shown.office}</h2>
      <p>{received(receipt.file, receipt.tournament, receipt.name, receipt.part, receipt.version)}</p>
      <p>{model.contents}</p>
      <Sentence text={model.waits} />
      {model.outcome.map((line) => (
        <p>{line}</p>
      ))}
      <AgainstIt against={model.against} words={words} />
      <Sentence text={model.assumed} />
      <Sentence text={model.unmatched.length === 0 ? null : unmatched(model.unmatched.join("; "))} />
      <Sentence text={model.twice.length === 0 ? null : says.twice(model.twice.join("; "))} />
      {model.lookalikes.map((line) => (
        <p>{line}</p>
      ))}
      <p>
        <ShownLine derived={model.ruling} words={words} />
      </p>
      <Sentence text={model.entered} />
      <p>{model.sent}</p>
      <p class="small soft hash">
        {model.sha256}; {says.entry(receipt.sequence)}
      </p>
    </section>
  );
}

const Sentence = ({ text }: { readonly text: string | null }): VNode | null => (text === null ? null : <p>{text}</p>);

interface AgainstProps {
  readonly against: ReceiptModel["against"];
  readonly words: Catalogue;
}

function AgainstIt({ against, words }: AgainstProps): VNode | null {
  if (against.length === 0) return null;
  return (
    <ul>
      {against.map((each) => (
        <li>{typeof each === "string" ? each : <ShownLine derived={each} words={words} />}</li>
      ))}
    </ul>
  );
}
