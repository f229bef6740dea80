import { type IsoDate, monthOf } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { writeListTxt } from "../../formats/fide-list/write-list.ts";
import type { SampleFederation } from "../../sample/federation.ts";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Streams the first list of a sample federation in FIDE's format; calls back for each player on it. */
export function firstList(
  federation: Pick<SampleFederation, "entries">,
  kind: ListKind,
  date: IsoDate,
  count: () => void = () => undefined,
): Iterable<string> {
  const month = `${MONTHS[monthOf(date) - 1]}${date.slice(2, 4)}`;
  return inPieces(writeListTxt(listedOn(federation.entries(), kind, count), { kind, month }, () => undefined));
}

function* listedOn(entries: Iterable<ListEntry>, kind: ListKind, count: () => void): Generator<ListEntry> {
  for (const entry of entries) {
    if (!entry.standings[kind]) continue;
    count();
    yield entry;
  }
}

const PIECE = 1 << 20;

/** Lines are batched, because half a million single writes are slow. */
function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}
