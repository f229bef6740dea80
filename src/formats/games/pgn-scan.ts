import { type PlainExpectationCode, plainExpectation } from "../../domain/issues/expectations.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { TextLine } from "../decode.ts";
import { letterColumns } from "../letter-columns.ts";
import type { Place, TakeIssue } from "./game-file.ts";

export interface PgnTag extends Place {
  readonly value: string;
}

/** The tag pairs of one game; of its moves only what tells it from another game. */
export interface PgnGame {
  readonly tags: ReadonlyMap<string, PgnTag>;
  readonly line: number;
  readonly moves: string;
}

/** A tag pair; inside the quotes a backslash keeps a quote. */
const TAG = /\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
/** The same with quotes that should have had a backslash. */
const LOOSE_TAG = /^\s*\[\s*(\w+)\s+"(.*)"\s*\]\s*$/;
/** A tag that can only begin a game: it ends a comment that somebody forgot to close. */
const FIRST_TAG = /^\[Event\s+"/;

/** Fewer letters may be no moves at all, only the result. */
const LETTERS_MIN = 12;

/** Games of a PGN file by their tag pairs. */
export function scanPgn(lines: readonly TextLine[], take: TakeIssue): readonly PgnGame[] {
  const games: PgnGame[] = [];
  const scanner = pgnScanner((game) => games.push(game), take);
  lines.forEach(({ text }, index) => {
    scanner.take(text, index + 1);
  });
  scanner.end();
  return games;
}

/** Takes the lines of a PGN file in turn. */
interface PgnScanner {
  readonly take: (text: string, line: number) => void;
  readonly end: () => void;
}

/** Hands over each game as soon as the next begins. Moves, comments and variations are passed over, whatever is in them. */
export function pgnScanner(found: (game: PgnGame) => void, take: TakeIssue): PgnScanner {
  let [tags, line, hash, count] = [new Map<string, PgnTag>(), 0, 0, 0];
  let [inTags, afterBlank, commentLine] = [false, false, 0];
  const finish = (): void => {
    if (tags.size > 0) found({ tags, line, moves: count < LETTERS_MIN ? "" : `${count} ${hash}` });
    [tags, hash, count] = [new Map(), 0, 0];
  };
  const addTag = (name: string, tag: PgnTag): void => {
    const begins = !inTags || (name === "Event" && tags.has(name)) || (afterBlank && tags.has(name));
    if (begins) {
      finish();
      line = tag.line;
    }
    [inTags, afterBlank] = [true, false];
    if (!tags.has(name)) tags.set(name, tag);
    else if (tags.get(name)!.value !== tag.value) take(tagTwice(name, tag));
  };
  const moves = (text: string, number: number): void => {
    const { letters, isOpen } = outsideComments(text, commentLine > 0);
    for (let at = 0; at < letters.length; at++) {
      if (letters.charCodeAt(at) <= 32) continue;
      hash = (Math.imul(hash, 31) + letters.charCodeAt(at)) | 0;
      count += 1;
    }
    if (letters.trim() !== "") inTags = false;
    commentLine = isOpen ? commentLine || number : 0;
  };
  return {
    take: (text, number) => {
      if (text.startsWith("%")) return;
      if (commentLine > 0 && FIRST_TAG.test(text)) {
        take(commentOpen(commentLine));
        commentLine = 0;
        inTags = false;
      }
      if (commentLine === 0 && /^\s*\[/.test(text)) readTags(text, number, addTag, take);
      else if (text.trim() === "") afterBlank = true;
      else moves(text, number);
    },
    end: () => {
      if (commentLine > 0) take(commentOpen(commentLine));
      finish();
    },
  };
}

/** All the tag pairs of a line. */
function readTags(text: string, line: number, add: (name: string, tag: PgnTag) => void, take: TakeIssue): void {
  const columnsOf = letterColumns(text);
  let at = text.search(/\S/);
  while (at < text.length && text[at] === "[") {
    TAG.lastIndex = at;
    const found = TAG.exec(text);
    if (!found) break;
    const columns = columnsOf(at, TAG.lastIndex);
    add(found[1]!, { value: unescaped(found[2]!), line, columns });
    at = TAG.lastIndex;
    while (at < text.length && /\s/.test(text[at]!)) at += 1;
  }
  if (at >= text.length) return;
  const rest = text.slice(at);
  const loose = rest.match(LOOSE_TAG);
  const columns = columnsOf(at, text.length);
  if (loose) {
    add(loose[1]!, { value: unescaped(loose[2]!), line, columns });
    take(issue("games-tag-quotes", "warning", { line, columns }, "escaped-quotes", rest.trim()));
  } else take(issue("games-tag", "error", { line, columns }, "tag-pair", rest.trim()));
}

const unescaped = (text: string): string => text.replace(/\\(["\\])/g, "$1").trim();

/** What of a line of moves stands outside comments, and whether one goes on after it. */
function outsideComments(text: string, wasOpen: boolean): { readonly letters: string; readonly isOpen: boolean } {
  let [letters, at, isOpen] = ["", 0, wasOpen];
  while (at < text.length) {
    if (isOpen) {
      const end = text.indexOf("}", at);
      if (end === -1) return { letters, isOpen };
      [at, isOpen] = [end + 1, false];
      continue;
    }
    const next = text.slice(at).search(/[{;]/);
    if (next === -1) return { letters: letters + text.slice(at), isOpen };
    letters += text.slice(at, at + next);
    if (text[at + next] === ";") return { letters, isOpen };
    [at, isOpen] = [at + next + 1, true];
  }
  return { letters, isOpen };
}

const tagTwice = (name: string, { line, columns, value }: PgnTag): Issue =>
  issue("games-tag-twice", "warning", { line, columns }, "tag-once", `${name} ${value}`);

const commentOpen = (line: number): Issue =>
  issue("games-comment-open", "warning", { line, columns: null }, "comment-closed", "{");

const issue = (
  code: Issue["code"],
  severity: Issue["severity"],
  place: Place,
  expected: PlainExpectationCode,
  found: string,
): Issue => ({ code, severity, ...place, field: "tag", expected: plainExpectation(expected), found });
