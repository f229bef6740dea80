import { canonicalJsonOf, type Json } from "../../../domain/journal/canonical-json.ts";
import { ERASED_NAME } from "../../../domain/player.ts";
import { linesOf } from "../../../ledger/sha256.ts";
import { eachText } from "./erased-texts.ts";

export interface ErasedReasons {
  readonly numbers: readonly string[];
  /** Reasons that were erased from entries about the person. */
  readonly reasons: ReadonlySet<string>;
  readonly eraseName: (text: string) => string;
}

/** How a list was made, as it would be said now; null: nothing in it is about the person. Reasons of decisions stand in it. */
export async function erasedProvenance(
  bytes: AsyncIterable<Uint8Array>,
  erased: ErasedReasons,
): Promise<string | null> {
  let [text, isChanged] = ["", false];
  for await (const line of linesOf(bytes)) {
    const now = erasedLine(line, erased);
    isChanged ||= now !== line;
    text += `${now}\n`;
  }
  return isChanged ? text : null;
}

/** Most lines have no reason in them, and go on as they are. */
function erasedLine(line: string, { numbers, reasons, eraseName }: ErasedReasons): string {
  if (!line.includes('"reason":')) return line;
  const json = JSON.parse(line) as Json;
  const isAbout = numbers.some((number) => line.includes(`"${number}"`));
  const change = (text: string): string => (isAbout && reasons.has(text) ? ERASED_NAME : eraseName(text));
  return canonicalJsonOf(eachText(json, change) ?? null);
}
