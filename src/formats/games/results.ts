import type { ResultCode } from "../../domain/report.ts";
import type { ResultPair } from "./game-file.ts";

interface ResultForm {
  /** As we write it. */
  readonly written: string;
  readonly pair: ResultPair;
  readonly others: readonly string[];
}

/** How results are written, White's side first. `W-L`, `L-W`, `D-D` ended before both had moved, and are not rated. */
const FORMS: readonly ResultForm[] = [
  { written: "1-0", pair: ["1", "0"], others: ["1"] },
  { written: "0-1", pair: ["0", "1"], others: ["0"] },
  { written: "1/2-1/2", pair: ["=", "="], others: ["½-½", "=", "=-=", "½", "1/2", "0.5-0.5", "0,5-0,5", "0.5", "0,5"] },
  { written: "+-", pair: ["+", "-"], others: ["+", "+--"] },
  { written: "-+", pair: ["-", "+"], others: ["-", "--+"] },
  { written: "--", pair: ["-", "-"], others: ["---"] },
  { written: "W-L", pair: ["W", "L"], others: [] },
  { written: "L-W", pair: ["L", "W"], others: [] },
  { written: "D-D", pair: ["D", "D"], others: [] },
  { written: "*", pair: [null, null], others: [""] },
];

const BY_TEXT: ReadonlyMap<string, ResultPair> = new Map(
  FORMS.flatMap(({ written, pair, others }) => [written, ...others].map((text) => [text, pair] as const)),
);

/** undefined where it is no result. Dashes of any length and colons are taken for the hyphen. */
export const readResult = (text: string): ResultPair | undefined =>
  BY_TEXT.get(
    text
      .replace(/\s/g, "")
      .replace(/[:‐-―−]/g, "-")
      .toUpperCase(),
  );

/** undefined where two codes do not belong together, such as two wins. */
export const writeResult = ([white, black]: ResultPair): string | undefined =>
  FORMS.find(({ pair }) => pair[0] === white && pair[1] === black)?.written;

const BYES: ReadonlyMap<string, ResultCode> = new Map([
  ["U", "U"],
  ["BYE", "U"],
  ["H", "H"],
  ["F", "F"],
  ["Z", "Z"],
]);

/** A round without an opponent: U allocated by the pairing (also "bye"), H half, F full, Z none. */
export const readBye = (text: string): ResultCode | undefined => BYES.get(text.trim().toUpperCase());
