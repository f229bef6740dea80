import { h } from "preact";
import { Type } from "typebox";
import { isReady } from "../../../domain/fide-files.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { type FideFileBytes, fideFiles } from "../../../periods/fide/fide-files.ts";
import { FideFilesPage } from "../../../web/office/fide/fide-files.tsx";
import { zippedTogether } from "../../files/zip.ts";
import { NullableText, Text, Whole } from "../../http/schemas.ts";
import type { ActionContext } from "../actions/action.ts";
import { type AnyOfficePage, officePage } from "../pages/page.ts";
import { type AnyReading, reading } from "../readings/reading.ts";
import { isVisibleIn, visibleTo } from "../visible-tournaments.ts";

/** The files of the next lists, of the tournaments that a user sees. */
async function filesFor(acting: ActionContext): Promise<readonly FideFileBytes[]> {
  const { ledger, today } = acting.context;
  const isWanted = isVisibleIn(await visibleTo(acting));
  const files: FideFileBytes[] = [];
  for (const kind of LIST_KINDS)
    for await (const file of fideFiles(ledger, { kind, list: null, today: today(), isWanted })) files.push(file);
  return files;
}

const page = officePage({
  path: "/office/fide",
  right: "see the office",
  load: filesFor,
  show: (files, shown) => ({
    title: shown.words.fide.files.title,
    content: h(FideFilesPage, { files, shown }),
  }),
});

const zip = officePage({
  path: "/office/fide.zip",
  right: "see the office",
  load: async (acting) => {
    const date = acting.context.today();
    const ready = (await filesFor(acting)).filter(isReady);
    const parts: Buffer[] = [];
    const files = ready.map(({ file, bytes }) => ({ name: file, date, parts: once(bytes) }));
    for await (const part of zippedTogether(files)) parts.push(part);
    return { name: `fide-${date}.zip`, bytes: Buffer.concat(parts) };
  },
  file: (found) => found,
});

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

export const fidePages: readonly AnyOfficePage[] = [page, zip];

const File = Type.Object({
  tournament: Text,
  /** Of a long tournament: which of its periods; 0: the whole. */
  part: Whole,
  name: Text,
  kind: Type.Enum(LIST_KINDS),
  federation: NullableText,
  file: Text,
  start: NullableText,
  end: NullableText,
  rounds: Whole,
  players: Whole,
  /** The list whose ratings stand in it. */
  ratings: Text,
  /** The last day on which it is in time, and by which article. */
  due: NullableText,
  article: NullableText,
  daysLate: Whole,
  isReady: Type.Boolean(),
  /** Why the report waits. */
  heldBack: Type.Array(Text),
  /** What the file lacks to be rated: code, field and line. */
  issues: Type.Array(Type.Object({ code: Text, severity: Text, field: Text, line: Whole })),
  withoutId: Type.Array(Type.Object({ startNumber: Whole, name: Text, birth: NullableText, federation: NullableText })),
  /** The file itself; null: it is not ready. */
  trf: NullableText,
});

const files = reading({
  name: "fide-files",
  right: "see the office",
  query: Type.Object({}),
  data: Type.Object({ files: Type.Array(File) }),
  load: async (acting) => ({
    files: (await filesFor(acting)).map(({ bytes, issues, heldBack, withoutId, ...file }) => ({
      ...file,
      isReady: isReady({ heldBack, issues }),
      heldBack: [...heldBack],
      issues: issues.map(({ code, severity, field, line }) => ({ code, severity, field, line })),
      withoutId: withoutId.map((each) => ({ ...each })),
      trf: isReady({ heldBack, issues }) ? new TextDecoder().decode(bytes) : null,
    })),
  }),
});

export const FIDE_READINGS: readonly AnyReading[] = [files];
