import { searchable } from "../../../src/domain/player.ts";
import { readEvening } from "../../../src/formats/evening/read-evening.ts";
import { listReader } from "../../../src/formats/fide-list/list-reader.ts";
import { readGamesCsv } from "../../../src/formats/games/csv-games.ts";
import { readPgn } from "../../../src/formats/games/pgn.ts";
import { readRateCode, readRateText } from "../../../src/formats/rate-of-play.ts";
import { readTrf } from "../../../src/formats/trf/read-report.ts";
import { openReports } from "../../../src/reports/open-report.ts";
import { type Growth, growthAboveLinear } from "./growth.ts";
import { HOSTILE_SHAPES, type HostileShape } from "./hostile-shapes.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export interface HostileReader {
  /** The forms of file that reach its depths. */
  readonly forms: readonly string[];
  readonly read: (text: string) => unknown;
}

/** Everything that reads what somebody sends. */
export const READERS: Readonly<Record<string, HostileReader>> = {
  "reports of any form": { forms: ["any"], read: (text) => openReports("a", bytes(text), "rating") },
  trf: { forms: ["any", "trf"], read: (text) => readTrf(bytes(text)) },
  csv: { forms: ["any", "csv"], read: (text) => readGamesCsv(bytes(text)) },
  pgn: { forms: ["any", "pgn"], read: (text) => readPgn(bytes(text)) },
  evening: { forms: ["any", "evening", "csv"], read: (text) => readEvening(bytes(text)) },
  list: {
    forms: ["any", "list"],
    read: (text) => {
      const reader = listReader({ entry: () => undefined, issue: () => undefined }, { kind: "standard" });
      reader.write(bytes(text));
      reader.end();
    },
  },
  "rate of play": { forms: ["any"], read: (text) => [readRateText(text), readRateCode(text)] },
  search: { forms: ["any"], read: searchable },
};

/** The shapes, of those asked for, with which a reader takes more than linear time. */
export async function slowShapes(
  { read }: HostileReader,
  isAsked: (shape: HostileShape) => boolean,
  sizeMax: number,
): Promise<readonly (readonly [name: string, growth: Growth])[]> {
  const slow: (readonly [string, Growth])[] = [];
  for (const shape of HOSTILE_SHAPES.filter(isAsked)) {
    const growth = await growthAboveLinear(shape.text, read, { sizeMax });
    if (growth) slow.push([shape.name, growth]);
  }
  return slow;
}
