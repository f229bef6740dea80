import type { Issue } from "../domain/issues.ts";
import { Refusal } from "../domain/refusal.ts";
import type { TournamentReport } from "../domain/report.ts";
import { readGamesCsv } from "../formats/games/csv-games.ts";
import { readPgn } from "../formats/games/pgn.ts";
import { checkTrf, TRF_PROFILES, type TrfProfile } from "../formats/trf/checks.ts";
import type { TrfDocument } from "../formats/trf/document.ts";
import { readTrf } from "../formats/trf/read-report.ts";
import type { World } from "./world.ts";

export const PROFILES = TRF_PROFILES;
export type Profile = TrfProfile;

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

/** How much of a file is looked at to tell what it is. */
const HEAD_MAX = 4_096;

export async function formatOf(file: string, world: World): Promise<FileFormat> {
  for await (const bytes of world.stream(file)) return formatOfBytes(bytes);
  return "trf";
}

function formatOfBytes(bytes: Uint8Array): FileFormat {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_MAX)).replace(/^\xEF\xBB\xBF|^ï»¿/, "");
  const [first = ""] = head.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (/^\s*\[\s*\w+\s+"/.test(first)) return "pgn";
  if (/[,;\t]/.test(first) && /white/i.test(first) && /black/i.test(first)) return "csv";
  if (/<\?xml|<playerslist|<player\b/i.test(first) || /\bfideid\b|\bID[ _]?number\b|^\s*CODE\s+NAME\b/i.test(first))
    return "list";
  return "trf";
}

/** Opens a report in whatever form it is, with everything that is wrong with it by a profile. */
export function openReport(file: string, world: World, profile: Profile): OpenedReport {
  const bytes = world.readBytes(file);
  const format = formatOfBytes(bytes);
  if (format === "trf" || format === "list") {
    const { document, report, issues } = readTrf(bytes);
    const more = document && profile !== "general" ? checkTrf(document, profile) : issues;
    return { file, format: document?.dialect ?? "trf", report, document, issues: document ? more : issues };
  }
  if (format === "csv") {
    const { report, issues } = readGamesCsv(bytes);
    return { file, format, report, document: null, issues };
  }
  const { reports, issues } = readPgn(bytes);
  if (reports.length > 1) throw new Refusal("several-tournaments", { file, count: reports.length });
  return { file, format, report: reports[0] ?? null, document: null, issues };
}
