import type { IsoDate } from "../dates.ts";
import { LIST_KINDS, type ListKind } from "../list.ts";
import { date, listOf, nullable, oneOf, optional, record, type SchemaOf, text, whole } from "../schema/schema.ts";
import { SYSTEMS, type System } from "../tournament.ts";

/** What an office charges for rating tournaments, from a day on. Amounts are whole cents. */
export interface Tariff {
  /** For editors; not looked at. */
  readonly $schema?: string;
  readonly id: string;
  readonly name: string;
  /** Who decided it, and where it can be read. */
  readonly source: string;
  /** Three letters, such as EUR. */
  readonly currency: string;
  /** For tournaments that end on these days; until null: until another takes its place. */
  readonly inForce: { readonly from: IsoDate; readonly until: IsoDate | null };
  /** Of a tournament that is reported in parts: whether it is charged with its first part only, or with each. */
  readonly parts: "first" | "each";
  /** The first that fits a tournament counts. */
  readonly rates: readonly TariffRate[];
}

export interface TariffRate {
  /** null: of any list, or any system. */
  readonly list: ListKind | null;
  readonly system: System | null;
  readonly perTournament: number;
  readonly perPlayer: number;
  /** What both together cost at most; null: no limit. */
  readonly maximum: number | null;
  /** Added if the report came late. */
  readonly lateSurcharge: number;
}

export const SOURCE_LENGTH_MAX = 500;
const CENTS_MAX = 100_000_000;
const cents = whole(0, CENTS_MAX);

export const TARIFF_SCHEMA: SchemaOf<Tariff> = record<Tariff>({
  $schema: optional(text({ maxLength: 500 })),
  id: text({ minLength: 1, maxLength: 60, pattern: "^[a-z0-9][a-z0-9-]*$" }),
  name: text({ minLength: 1, maxLength: 100 }),
  source: text({ minLength: 1, maxLength: SOURCE_LENGTH_MAX }),
  currency: text({ minLength: 3, maxLength: 3, pattern: "^[A-Z]{3}$" }),
  inForce: record<Tariff["inForce"]>({ from: date, until: nullable(date) }),
  parts: oneOf("first", "each"),
  rates: listOf(
    record<TariffRate>({
      list: nullable(oneOf(...LIST_KINDS)),
      system: nullable(oneOf(...SYSTEMS)),
      perTournament: cents,
      perPlayer: cents,
      maximum: nullable(cents),
      lateSurcharge: cents,
    }),
    { from: 1, to: 100 },
  ),
});

export const holdsOn = ({ inForce: { from, until } }: Tariff, day: IsoDate): boolean =>
  from <= day && (until === null || day <= until);
