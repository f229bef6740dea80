import type { IssueSink } from "../../domain/issues/issue-list.ts";
import type { TextLine } from "../decode.ts";
import { isFederation } from "../federations.ts";
import { FixedLine, isBlank } from "../fixed-width.ts";
import type { LineKind, TrfRow } from "./document.ts";
import { isRecordCode } from "./records.ts";
import { LineScan } from "./scan.ts";
import { withoutTabs } from "./tabs.ts";

/**
 * Says of each line what it is. A code is three characters and a blank: a ruler `0123456789…` begins with the code of
 * the tournament's name and is none.
 */
export function classify(lines: readonly TextLine[], issues: IssueSink): TrfRow[] {
  return lines.map(({ text: written, end }, index) => {
    const text = withoutTabs(written);
    const line = new FixedLine(text);
    const number = index + 1;
    const kind = kindOf(line);
    if (kind === "unknown") tellUnknown(new LineScan(line, number, issues));
    const coded = kind === "record" || kind === "national" || kind === "extension";
    return { number, kind, code: coded ? text.slice(0, 3) : "", line, end };
  });
}

const REMARK_MAX = 60;

function kindOf(line: FixedLine): LineKind {
  const { text } = line;
  if (isBlank(text)) return "blank";
  if (text.startsWith("###")) return "comment";
  // A player's line whose fourth column is damaged must not pass for a remark: his games would be missing.
  if (text.startsWith("001") && text.length > REMARK_MAX && /[^\d\s]/.test(text.slice(4))) return "record";
  if (text.length > 3 && text[3] !== " ") return "unknown";
  const code = text.slice(0, 3);
  if (isRecordCode(code)) return "record";
  if (/^(XX[A-Z]|BB[A-Z]|DAT)$/.test(code)) return "extension";
  if (isFederation(code) && /^ *\d+ *$/.test(line.slice([5, 8])) && isBlank(line.slice([9, 9]))) return "national";
  return "unknown";
}

function tellUnknown(scan: LineScan): void {
  const { text } = scan.line;
  if (/^\d{3}( |$)/.test(text)) scan.lose("warning", "unknown-record", "record", [1, 3], { code: "known-record" });
  else scan.lose("warning", "unmarked-comment", "record", null, { code: "marked-comment" });
}
