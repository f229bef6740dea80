import type { Issue } from "../../domain/issues/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import { entryOf } from "./entry.ts";
import { kindsOf } from "./names.ts";
import { countLines, type ListSink, type TextReader } from "./text-reader.ts";
import { playerXml } from "./xml-player.ts";

/** No player is nearly as long; a tag that was never closed must not fill the memory. */
const PLAYER_MAX = 16_384;

/**
 * FIDE's XML is flat: players, each with one element for every field. The published file has the id in an element, the
 * one for a federation's own players in an attribute of the player. Anything else in the file is passed over.
 */
export function xmlReader(kind: ListKind, sink: ListSink): TextReader {
  let kept = "";
  let line = 1;
  let column = 0;
  let inComment = false;
  /** Leaves out the first characters of what is kept, and knows on which line and column the rest begins. */
  const drop = (count: number): void => {
    const gone = kept.slice(0, count);
    const last = gone.lastIndexOf("\n");
    line += countLines(gone);
    column = last === -1 ? column + count : count - last - 1;
    kept = kept.slice(count);
  };
  const player = (text: string): void => {
    const { record, has, issues } = playerXml(text, line, column);
    for (const issue of issues) sink.issue(issue);
    const at = line;
    const entry = entryOf(record, kindsOf(has, kind), sink.issue);
    if (entry) sink.entry(entry, at);
  };
  const read = (isEnd: boolean): void => {
    for (;;) {
      const start = nextPlayer(kept, inComment);
      const passesComment = start.inComment !== inComment;
      inComment = start.inComment;
      drop(start.at);
      if (passesComment) continue;
      if (!start.found) return;
      const end = playerEnd(kept);
      const isLong = (end.at === -1 ? kept.length : end.at) > PLAYER_MAX;
      if (end.at === -1 && !isLong && !isEnd) return;
      if (end.isWhole && !isLong) player(kept.slice(0, end.at));
      else sink.issue(cut(end.at === -1 ? kept : kept.slice(0, end.at), line));
      drop(end.at === -1 || isLong ? TAG.length : end.at);
    }
  };
  return {
    take: (text) => {
      kept += text;
      read(false);
      return line;
    },
    end: () => read(true),
  };
}

const TAG = "<player";

interface Next {
  readonly at: number;
  readonly found: boolean;
  readonly inComment: boolean;
}

/** Where the next player begins, or a comment does or ends; else how much can be passed over. Comments are no part of the list. */
function nextPlayer(text: string, inComment: boolean): Next {
  if (inComment) {
    const end = text.indexOf("-->");
    if (end === -1) return { at: Math.max(0, text.length - 2), found: false, inComment };
    return { at: end + 3, found: false, inComment: false };
  }
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at + 1)) {
    if (isPlayerTag(text, at)) return { at, found: true, inComment };
    if (text.startsWith("<!--", at)) return { at: at + 4, found: false, inComment: true };
  }
  return { at: text.length, found: false, inComment };
}

const isPlayerTag = (text: string, at: number): boolean => /^<player[\s>]/i.test(text.slice(at, at + 8));

/** A player ends with its closing tag; another that begins before shows that the tag is missing. */
function playerEnd(text: string): { readonly at: number; readonly isWhole: boolean } {
  const tag = /<(?:player[\s>]|\/player\s*>)/gi;
  tag.lastIndex = TAG.length;
  const found = tag.exec(text);
  if (!found) return { at: -1, isWhole: false };
  return found[0].startsWith("</") ? { at: tag.lastIndex, isWhole: true } : { at: found.index, isWhole: false };
}

const cut = (text: string, line: number): Issue => ({
  code: "list-record-cut",
  severity: "error",
  line,
  columns: null,
  field: "line",
  expected: { code: "whole-record" },
  found: text.split("\n", 1)[0]!.trim().slice(0, 60),
});
