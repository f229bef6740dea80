import { TARIFF_SCHEMA, type Tariff } from "../domain/fees/tariff.ts";
import { faultsIn } from "../domain/schema/check-schema.ts";
import { pathText } from "../domain/schema/faults.ts";
import { readJson } from "../formats/json/read-json.ts";
import type { EditionFault } from "./edition-file.ts";

export type TariffRead =
  | { readonly tariff: Tariff; readonly faults: readonly [] }
  | { readonly tariff: null; readonly faults: readonly EditionFault[] };

/** Nobody writes a longer one. */
const TARIFF_FILE_MAX = 100_000;

/** Reads a tariff: what fees can be calculated with, or everything that is wrong with it. */
export function readTariff(text: string): TariffRead {
  const read = text.length > TARIFF_FILE_MAX ? { line: 1, found: `${text.length}` } : readJson(text);
  if (!("value" in read))
    return { tariff: null, faults: [{ path: "", line: read.line, expected: { code: "json" }, found: read.found }] };
  const twice = read.repeated.map(({ path, line }) => ({
    path: pathText(path),
    line,
    expected: { code: "key-once" } as const,
    found: String(path.at(-1)),
  }));
  const faults = faultsIn(TARIFF_SCHEMA, read.value);
  const wrong = faults.map(({ path, ...fault }) => ({ path: pathText(path), line: read.lineOf(path), ...fault }));
  if (faults.length > 0 || twice.length > 0)
    return { tariff: null, faults: [...twice, ...wrong].sort((one, other) => one.line - other.line) };
  // Every field was compared with the schema of the type.
  const tariff = read.value as unknown as Tariff;
  const { from, until } = tariff.inForce;
  if (until === null || until >= from) return { tariff, faults: [] };
  const path = ["inForce", "until"];
  const fault = { path: pathText(path), line: read.lineOf(path), expected: { code: "until-after-from" } as const };
  return { tariff: null, faults: [{ ...fault, found: until }] };
}
