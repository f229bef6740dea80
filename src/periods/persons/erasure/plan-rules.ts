import type { ErasedContent } from "../../../domain/erasure.ts";
import { SOURCE_LENGTH_MAX } from "../../../domain/fees/tariff.ts";
import { REASON_MAX, TEXT_MAX } from "../../../regulations/design/check-design.ts";
import type { EditionDesign } from "../../../regulations/design/design.ts";
import { readEdition } from "../../../reports/edition-file.ts";
import { readTariff } from "../../../reports/tariff-file.ts";
import { wholeOf } from "../../tournaments/reports/read-report.ts";
import type { ErasureReading } from "./find-person.ts";
import { bytesOf, type PlannedContent } from "./plan-contents.ts";

type Reading = Pick<ErasureReading, "entries" | "content">;
type NameEraser = (text: string) => string;

/** Rules of the office's own whose texts name the person: the numbers that they set stay. */
export const rulesNaming = async (ledger: Reading, eraseName: NameEraser): Promise<readonly PlannedContent[]> => [
  ...(await naming(ledger, { kind: "tariff-adopted", what: "tariff", erased: erasedTariff }, eraseName)),
  ...(await naming(ledger, { kind: "edition-adopted", what: "edition", erased: erasedEdition }, eraseName)),
];

interface RulesFile {
  readonly kind: "tariff-adopted" | "edition-adopted";
  readonly what: ErasedContent;
  /** The text without the person. */
  readonly erased: (text: string, eraseName: NameEraser) => string;
}

async function naming(
  { entries, content }: Reading,
  { kind, what, erased }: RulesFile,
  eraseName: NameEraser,
): Promise<readonly PlannedContent[]> {
  const contents = new Set<string>();
  for await (const entry of entries(0)) if (entry.kind === kind) contents.add(entry.payload.content);
  const planned: PlannedContent[] = [];
  for (const each of contents) {
    const text = Buffer.from(await wholeOf(content(each))).toString("utf8");
    const other = erased(text, eraseName);
    if (other !== text) planned.push({ content: each, what, bytes: () => bytesOf(other) });
  }
  return planned;
}

/** The source may name, for example, the treasurer who proposed it. */
function erasedTariff(text: string, eraseName: NameEraser): string {
  const { tariff } = readTariff(text);
  if (tariff === null) throw new Error("a tariff was adopted and cannot be read");
  const source = eraseName(tariff.source).slice(0, SOURCE_LENGTH_MAX);
  return source === tariff.source ? text : JSON.stringify({ ...tariff, source }, null, 2);
}

/** Its issuer may be a person, and the reasons may name one. What the edition is called is in the chain for good. */
function erasedEdition(text: string, eraseName: NameEraser): string {
  if (readEdition(text).edition === null) throw new Error("an edition was adopted and cannot be read");
  const design = JSON.parse(text) as EditionDesign;
  const erased = {
    ...design,
    issuedBy: eraseName(design.issuedBy).slice(0, TEXT_MAX),
    rules: Object.fromEntries(
      Object.entries(design.rules).map(([rule, changed]) => [
        rule,
        { ...changed, reason: eraseName(changed.reason).slice(0, REASON_MAX) },
      ]),
    ),
  };
  return JSON.stringify(erased) === JSON.stringify(design) ? text : JSON.stringify(erased, null, 2);
}
