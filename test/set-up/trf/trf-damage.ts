import { decode } from "../../../src/formats/decode.ts";
import { readTrf } from "../../../src/formats/trf/read-report.ts";
import { writeTrf } from "../../../src/formats/trf/write/write-report.ts";

/** A source of chance that gives the same every time: a damaged file that fails can be made again by its number. */
function chance(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    // Marsaglia's xorshift; the seed is mixed so that neighbours do not resemble each other.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    if (state === 0) state = 1;
    return state % below;
  };
}

type Next = (below: number) => number;

const onBytes = (change: (bytes: number[], next: Next) => void) => (file: Uint8Array, next: Next) => {
  const bytes = [...file];
  change(bytes, next);
  return Uint8Array.from(bytes);
};

const onLines = (change: (lines: string[], next: Next) => void) => (file: Uint8Array, next: Next) => {
  const lines = Buffer.from(file).toString("latin1").split("\n");
  change(lines, next);
  return new Uint8Array(Buffer.from(lines.join("\n"), "latin1"));
};

/** What happens to files: on disks, in mails, in editors. */
const DAMAGES: Readonly<Record<string, (file: Uint8Array, next: Next) => Uint8Array>> = {
  flipped: onBytes((bytes, next) => {
    for (let count = 1 + next(8); count > 0; count--) {
      const at = next(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << next(8));
    }
  }),
  overwritten: onBytes((bytes, next) => {
    for (let count = 1 + next(8); count > 0; count--)
      bytes[next(bytes.length)] = " 0123456789wb-=+HU|\t"[next(20)]?.charCodeAt(0) ?? 32;
  }),
  inserted: onBytes((bytes, next) => void bytes.splice(next(bytes.length), 0, 32 + next(224))),
  removed: onBytes((bytes, next) => void bytes.splice(next(bytes.length), 1 + next(12))),
  truncated: onBytes((bytes, next) => void bytes.splice(next(bytes.length))),
  cut: onLines((lines, next) => {
    const at = next(lines.length);
    lines[at] = (lines[at] ?? "").slice(0, next(120));
  }),
  cutAtLeft: onLines((lines, next) => {
    const at = next(lines.length);
    lines[at] = (lines[at] ?? "").slice(next(12));
  }),
  joined: onLines((lines, next) => {
    const at = next(lines.length);
    lines.splice(at, 2, `${lines[at] ?? ""}${lines[at + 1] ?? ""}`);
  }),
  split: onLines((lines, next) => {
    const at = next(lines.length);
    const column = next(120);
    lines.splice(at, 1, (lines[at] ?? "").slice(0, column), (lines[at] ?? "").slice(column));
  }),
  shuffled: onLines((lines, next) => {
    for (let at = lines.length - 1; at > 0; at--) {
      const other = next(at + 1);
      [lines[at], lines[other]] = [lines[other] ?? "", lines[at] ?? ""];
    }
  }),
  duplicated: onLines((lines, next) => {
    const at = next(lines.length);
    lines.splice(next(lines.length), 0, lines[at] ?? "");
  }),
  columnsMoved: onLines((lines, next) => {
    const column = next(120);
    const moved =
      next(2) === 0
        ? (line: string) => `${line.slice(0, column)} ${line.slice(column)}`
        : (line: string) => line.slice(0, column) + line.slice(column + 1);
    for (const at of lines.keys()) lines[at] = moved(lines[at] ?? "");
  }),
};

/** Of processor time, so that a busy machine is not taken for a slow reader. */
const SECOND = 1_000_000;

/**
 * Damages files in one to three ways and reads them. Reading must not throw, must not take a second, and must not make
 * up a game. Gives what went wrong, with the number of the file.
 */
export function damageMany(files: readonly Uint8Array[], from: number, until: number): string[] {
  const wrong: string[] = [];
  for (let seed = from; seed < until; seed++) {
    const next = chance(seed + 1);
    let file = files[next(files.length)] ?? new Uint8Array();
    const kinds = Object.keys(DAMAGES);
    const chosen = Array.from({ length: 1 + next(3) }, () => kinds[next(kinds.length)] ?? "");
    for (const kind of chosen) if (file.length > 0) file = DAMAGES[kind]?.(file, next) ?? file;
    const says = (what: string): void => void wrong.push(`file ${seed} (${chosen.join(", ")}): ${what}`);
    try {
      const before = process.cpuUsage();
      const { report, document } = readTrf(file);
      if (document) for (const dialect of ["trf16", "trf26"] as const) writeTrf(document, dialect);
      if (process.cpuUsage(before).user > SECOND) says("took more than a second");
      const standing = standingGames(file);
      for (const game of report?.players.flatMap(gamesOf) ?? []) if (!standing.has(game)) says(`made up ${game}`);
    } catch (error) {
      says(String(error));
    }
  }
  return wrong;
}

type Player = NonNullable<ReturnType<typeof readTrf>["report"]>["players"][number];

/** Round, the two start numbers and the result, as one text. */
const gamesOf = ({ startNumber, results }: Player): string[] =>
  results.flatMap(({ round, opponent, result }) =>
    opponent === null || result === null ? [] : [`${round}: ${startNumber} ${opponent} ${result}`],
  );

/** Every game that stands in the file itself, by nothing but columns. */
function standingGames(file: Uint8Array): ReadonlySet<string> {
  const games = new Set<string>();
  const lines = decode(file).lines.flatMap(({ text }) => (text.includes("\t") ? tabbed(text) : [text]));
  for (const text of lines) {
    const letters = [...text];
    const cell = (from: number, width: number): string => letters.slice(from, from + width).join("");
    if (cell(0, 4) !== "001 ") continue;
    for (let round = 1; 91 + 10 * (round - 1) < letters.length; round++) {
      const first = 91 + 10 * (round - 1);
      const opponent = Number(cell(first, 4));
      games.add(`${round}: ${Number(cell(4, 4))} ${opponent} ${cell(first + 7, 1).toUpperCase()}`);
    }
  }
  return games;
}

/** A TAB counts as blanks, and may stand for one or reach to the next stop of an editor. */
const tabbed = (text: string): readonly string[] =>
  [1, 4, 8].map((stop) =>
    text.split("\t").reduce((line, part) => line + " ".repeat(stop - (line.length % stop)) + part),
  );
