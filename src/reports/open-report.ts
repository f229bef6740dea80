import type { Issue } from "../domain/issues/issues.ts";
import type { TournamentReport } from "../domain/report.ts";
import { isOldLine } from "../formats/fide-list/txt/txt-layout.ts";
import { readGamesCsv } from "../formats/games/csv-games.ts";
import { readPgn } from "../formats/games/pgn.ts";
import { checkTrf, type TrfProfile } from "../formats/trf/checks/checks.ts";
import type { TrfDocument } from "../formats/trf/document.ts";
import { readTrf } from "../formats/trf/read-report.ts";

/** What a file is, by how it begins. A report may be in several forms; what is nothing else is taken for TRF. */
export type FileFormat = "list" | "trf" | "csv" | "pgn";

/** A report as it came from a file. */
export interface OpenedReport {
  readonly file: string;
  readonly format: string;
  /** null where nothing could be made of the file. */
  readonly report: TournamentReport | null;
  /** Of a TRF: the lines as they stand, for a rewrite. */
  readonly document: TrfDocument | null;
  readonly issues: readonly Issue[];
}

/** Bytes of a file that are looked at to recognise its format. */
const HEAD_MAX = 4_096;

/** The codes a TRF begins with, and what may stand before them. */
const TRF_LINE = /^(?:0[0-9][123]|1[0-9]2|2[0-9]2|3[0-9][02]|[0-9]{3}|###|XX[A-Z]|BB[A-Z])(?: |$)/;

export function formatOfBytes(bytes: Uint8Array): FileFormat {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_MAX)).replace(/^ï»¿/, "");
  const [line = "", second = ""] = head.split(/\r\n|\r|\n/).filter((each) => each.trim() !== "");
  const first = /^sep=.$/i.test(line) ? second : line;
  if (TRF_LINE.test(first)) return "trf";
  if (/^\s*\[\s*\w+\s+"/.test(first) || (first.startsWith("%") && head.includes("\n["))) return "pgn";
  const cells = first.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, "").toLowerCase());
  if (cells.some((cell) => cell.startsWith("white")) && cells.some((cell) => cell.startsWith("black"))) return "csv";
  if (cells.length > 2 && cells.some((cell) => LIST_ID.test(cell)) && cells.includes("name")) return "list";
  if (/<\?xml|<playerslist|<player\b/i.test(first) || LIST_HEADER.test(first) || isOldLine(first)) return "list";
  return "trf";
}

const LIST_ID = /^(?:fide[ _]?)?id(?:[ _]?number)?$/;
const LIST_HEADER = /\bID[ _]?number\b|^\s*CODE\s+NAME\b/i;

/** Opens the reports of a file in whatever form it is, with everything that is wrong with it by a profile. */
export function openReports(file: string, bytes: Uint8Array, profile: TrfProfile): readonly OpenedReport[] {
  const format = formatOfBytes(bytes);
  if (format === "trf" || format === "list") {
    const { document, report, issues } = readTrf(bytes);
    const all = document ? checkTrf(document, profile) : issues;
    return [{ file, format: document?.dialect ?? "trf", report, document, issues: all }];
  }
  if (format === "csv") {
    const { report, issues } = readGamesCsv(bytes);
    return [{ file, format, report, document: null, issues: [...issues, ...moreFor(profile, report)] }];
  }
  const { reports, issues } = readPgn(bytes);
  if (reports.length === 0) return [{ file, format, report: null, document: null, issues }];
  // Issues of the whole file are reported once, with its first tournament.
  return reports.map((report, index) => ({
    file,
    format,
    report,
    document: null,
    issues: [...(index === 0 ? issues : []), ...moreFor(profile, report)],
  }));
}

/** What a profile asks for beyond being readable. */
function moreFor(profile: TrfProfile, report: TournamentReport | null): readonly Issue[] {
  if (report === null || profile === "general") return [];
  const known = new Set(checkTrf(report, "general").map((issue) => JSON.stringify(issue)));
  return checkTrf(report, profile).filter((issue) => !known.has(JSON.stringify(issue)));
}
