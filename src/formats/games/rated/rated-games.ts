import { IssueList } from "../../../domain/issues/issue-list.ts";
import type { Issue } from "../../../domain/issues/issues.ts";
import { SEGMENT_MAX, textStream } from "../../fide-list/text-stream.ts";
import type { GameLines, GameSink } from "./game-sink.ts";
import { ratedCsv } from "./rated-csv.ts";
import { ratedPgn } from "./rated-pgn.ts";

export interface RatedGamesReader {
  readonly write: (bytes: Uint8Array) => void;
  /** Says that nothing more comes, and gives back what is wrong with the file. */
  readonly end: () => readonly Issue[];
}

/** Games with both ratings from CSV or PGN, recognised by how the file begins. */
export function ratedGamesReader(sink: Omit<GameSink, "issue">): RatedGamesReader {
  const issues = new IssueList();
  const all: GameSink = { ...sink, issue: issues.push };
  let [line, reader, failed]: [number, GameLines | undefined, boolean] = [1, undefined, false];
  const stream = textStream(
    (text) => {
      let from = 0;
      for (let to = text.indexOf("\n"); to !== -1; to = text.indexOf("\n", from)) {
        const each = text.slice(from, text.charCodeAt(to - 1) === 13 ? to - 1 : to);
        reader ??= each.trim() === "" ? undefined : /^\s*[[%]/.test(each) ? ratedPgn(all) : ratedCsv(all);
        reader?.take(each, line);
        from = to + 1;
        line += 1;
      }
    },
    () => {
      failed = true;
      issues.push(tooLong(line));
    },
  );
  return {
    write: (bytes) => {
      if (!failed) stream.write(bytes);
    },
    end: () => {
      stream.end();
      reader?.end();
      return issues.all().sort((a, b) => a.line - b.line);
    },
  };
}

const tooLong = (line: number): Issue => ({
  code: "list-line-long",
  severity: "error",
  line,
  columns: null,
  field: "line",
  expected: { code: "line-of-length", max: SEGMENT_MAX },
  found: "",
});
