import type { Derived } from "../../../calculation/derived.ts";
import { canonicalJson, canonicalJsonOf, type Json } from "../../../domain/journal/canonical-json.ts";
import { REVIEW_PARTS } from "../../../domain/list-making.ts";
import { linesOf } from "../../../ledger/sha256.ts";
import type { ReviewSheet } from "../../../rating/period/review.ts";
import type { Pool } from "../../../rating/period/types.ts";

/** The forms of the bytes, the newest last. What was written in an older one is verified in that one. */
const FORMATS = [1, 2] as const;
export type ProvenanceFormat = (typeof FORMATS)[number];
/** The first that says what each tournament brought. */
const WITH_CARDS = 2;

/** A ruling as it is written down: the article, its clause and the numbers of the clause. */
export type RecordedRuling = {
  readonly term: string;
  readonly edition?: string;
  readonly article?: string;
  readonly clause?: { readonly code: string } & { readonly [name: string]: Json | undefined };
};

/** A tournament of a list, or a part of one. */
export type MadeTournament = {
  /** As pools and cards name it: with its part, and its list where it is split by lists. */
  readonly id: string;
  readonly tournament: string;
  readonly part: number;
  readonly reportVersion: number;
  readonly start: string;
  readonly end: string;
  /** The list whose ratings it is rated with. */
  readonly ratings: { readonly list: string; readonly version: number };
  readonly edition: string;
  readonly system: string;
  readonly games: number;
  readonly counts: boolean;
  readonly against: readonly RecordedRuling[];
  readonly decided: RecordedRuling | null;
  /** What a person should know of it besides, by codes. */
  readonly notes: readonly string[];
};

/** How a list was made: what is not in its lines. */
export interface ListProvenance {
  readonly list: string;
  readonly version: number;
  readonly factsAsOf: number;
  readonly reportsAsOf: number;
  readonly tournaments: readonly MadeTournament[];
  /** Reports that would belong to it and wait for somebody. */
  readonly heldBack: readonly HeldReport[];
  /** In the order of their players' ids. */
  readonly pools: readonly PoolText[];
  /** In the order of their players' ids. */
  readonly cards: readonly CardsText[];
  readonly review: ReviewSheet;
}

/** What an unrated player has collected, as canonical JSON. */
export interface PoolText {
  readonly player: string;
  readonly pool: string;
}

/** What each of several tournaments brought a player, as canonical JSON: `CardPoints`. */
export interface CardsText {
  readonly player: string;
  readonly cards: string;
}

/** A tournament, its part, and the hundredths of a point that it brought: the sum of all is what is rounded. */
export type CardPoints = readonly [tournament: string, part: number, change: number];

export const poolTexts = (pools: ReadonlyMap<string, Pool>): readonly PoolText[] =>
  [...pools.keys()].sort().map((player) => ({ player, pool: canonicalJson(pools.get(player)! as unknown as Json) }));

export type HeldReport = { readonly tournament: string; readonly part: number; readonly because: readonly string[] };

/** One JSON value to a line, each under the name of what it is. */
export function* provenanceLines(
  { tournaments, heldBack, pools, cards, review, ...head }: ListProvenance,
  format: ProvenanceFormat = WITH_CARDS,
): Generator<string> {
  yield canonicalJson({ head: { format, ...head } });
  for (const tournament of tournaments) yield canonicalJson({ tournament });
  for (const each of heldBack) yield canonicalJson({ heldBack: each });
  for (const { player, pool } of pools) yield `{"player":"${player}","pool":${pool}}`;
  if (format >= WITH_CARDS) for (const { player, cards: own } of cards) yield `{"cards":${own},"player":"${player}"}`;
  // What is on the sheet is made of texts, numbers, lists and records of these.
  for (const part of REVIEW_PARTS)
    for (const item of review[part]) yield canonicalJsonOf({ item: item as unknown as Json, review: part });
}

/** A value with nothing in it that canonical JSON has not: fractions are written as texts. */
function plain(value: unknown): Json {
  if (typeof value === "number" && !Number.isSafeInteger(value)) return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value as Json;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, each === undefined ? each : plain(each)]));
}

export function recordedRuling({ term, basis }: Derived<boolean>): RecordedRuling {
  if (basis.kind === "given") return { term };
  const { edition, article } = basis.cited;
  if (basis.kind === "article") return { term, edition, article };
  return { term, edition, article, clause: plain(basis.clause) as RecordedRuling["clause"] & object };
}

/** Called while a provenance is read, in its order. */
export interface ProvenanceSink {
  readonly tournament?: (tournament: MadeTournament) => void;
  readonly heldBack?: (report: HeldReport) => void;
  /** The pool as its line has it: canonical JSON. */
  readonly pool?: (player: string, pool: string) => void;
  /** The same of what tournaments brought. */
  readonly cards?: (player: string, cards: string) => void;
  readonly review?: (part: keyof ReviewSheet, item: Json) => void;
}

type HeadLine = { readonly head: { readonly format: number } };
type ProvenanceLine =
  | HeadLine
  | { readonly tournament: MadeTournament }
  | { readonly heldBack: HeldReport }
  | { readonly review: keyof ReviewSheet; readonly item: Json };

/** Most lines are pools, and they go on as they are. */
const POOL_LINE = /^\{"player":"(\d+)","pool":(?=\{)/;
const CARDS_LINE = /^\{"cards":(.*),"player":"(\d+)"\}$/;

/** And of the others most are of the sheet, which not everybody wants. */
const REVIEW_LINE = '{"item":';

export async function readProvenance(bytes: AsyncIterable<Uint8Array>, sink: ProvenanceSink): Promise<void> {
  for await (const text of linesOf(bytes)) passLine(text, sink);
}

/** Characters in one part. */
const PART = 1 << 19;

/** The bytes of a provenance, line after line. */
export function* provenanceBytes(lines: Iterable<string>): Iterable<Uint8Array> {
  let text = "";
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < PART) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}

function passLine(text: string, sink: ProvenanceSink): void {
  const pooled = POOL_LINE.exec(text);
  if (pooled !== null) {
    sink.pool?.(pooled[1]!, text.slice(pooled[0].length, -1));
    return;
  }
  const carded = CARDS_LINE.exec(text);
  if (carded !== null) {
    sink.cards?.(carded[2]!, carded[1]!);
    return;
  }
  if (sink.review === undefined && text.startsWith(REVIEW_LINE)) return;
  const line: ProvenanceLine = JSON.parse(text);
  if ("head" in line) formatIn(line.head);
  if ("tournament" in line) sink.tournament?.(line.tournament);
  else if ("heldBack" in line) sink.heldBack?.(line.heldBack);
  else if ("review" in line) sink.review?.(line.review, line.item);
}

function formatIn({ format }: { readonly format: number }): ProvenanceFormat {
  const known = FORMATS.find((each) => each === format);
  if (known === undefined) throw new Error(`a making of format ${format} cannot be read`);
  return known;
}

/** The form in which a provenance was written. */
export async function formatOf(bytes: AsyncIterable<Uint8Array>): Promise<ProvenanceFormat> {
  for await (const line of linesOf(bytes)) return formatIn((JSON.parse(line) as HeadLine).head);
  throw new Error("a making without a line");
}

/** The review sheet of a list that was made before. */
export async function reviewOf(bytes: AsyncIterable<Uint8Array>): Promise<ReviewSheet> {
  const sheet: Record<keyof ReviewSheet, Json[]> = {
    entrants: [],
    delisted: [],
    leavers: [],
    largestChanges: [],
    loweredCoefficients: [],
    corrections: [],
    unusual: [],
  };
  await readProvenance(bytes, { review: (part, item) => sheet[part].push(item) });
  // They were written from such a sheet, field by field.
  return sheet as unknown as ReviewSheet;
}

/** How many players are new on a list, or back on it; nothing else is kept. */
export async function entrantsOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let entrants = 0;
  for await (const line of linesOf(bytes)) if (line.endsWith('"review":"entrants"}')) entrants += 1;
  return entrants;
}
