import { faultsIn, isRecord } from "../../domain/schema/check-schema.ts";
import { isDeepEqual } from "../../domain/schema/deep-equal.ts";
import { foundText, type ValueFault } from "../../domain/schema/faults.ts";
import {
  date,
  nullable,
  oneOf,
  only,
  optional,
  type RecordSchema,
  record,
  type Schema,
  text,
} from "../../domain/schema/schema.ts";
import type { FideEdition } from "../fide/fide-edition.ts";
import { EDITIONS, FIDE_EDITIONS } from "../register.ts";
import type { ChangedRule, DesignRule, EditionDesign } from "./design.ts";
import { putOntoBase } from "./put-onto-base.ts";
import { ruleFaults } from "./rule-checks.ts";
import { RULE_SCHEMAS } from "./rule-schemas.ts";

/** Longest texts: they stand in the columns of tables. */
export const TEXT_MAX = 120;
export const REASON_MAX = 1000;

const changedRule = (schema: Schema): RecordSchema =>
  record<ChangedRule>({
    reason: text({ minLength: 1, maxLength: REASON_MAX }),
    article: optional(text({ minLength: 1, maxLength: 30 })),
    new: schema as never,
  }) as RecordSchema;

const rules: RecordSchema = {
  type: "object",
  properties: Object.fromEntries(Object.entries(RULE_SCHEMAS).map(([rule, schema]) => [rule, changedRule(schema)])),
  required: [],
  additionalProperties: false,
  minProperties: 1,
};

/** The file of an edition: for editors as JSON Schema, and for our own check. */
export const DESIGN_SCHEMA = record<EditionDesign>({
  $schema: optional(text({ maxLength: 1000 })),
  format: only(1),
  id: text({ pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", maxLength: 60 }),
  name: text({ minLength: 1, maxLength: TEXT_MAX }),
  issuedBy: text({ minLength: 1, maxLength: TEXT_MAX }),
  address: optional(text({ format: "uri", pattern: "^https?://", maxLength: 1000 })),
  base: oneOf(...FIDE_EDITIONS.map(({ id }) => id)),
  inForce: nullable(record<NonNullable<EditionDesign["inForce"]>>({ from: date, until: optional(date) })),
  rules: rules as never,
}) as RecordSchema;

/** A design that was checked: an edition that can be calculated with, or everything that is wrong. */
export type CheckedDesign =
  | { readonly edition: FideEdition; readonly faults: readonly [] }
  | { readonly edition: null; readonly faults: readonly ValueFault[] };

export function checkDesign(json: unknown): CheckedDesign {
  const shape = faultsIn(DESIGN_SCHEMA, json);
  const sound = soundPart(json, shape);
  const base = FIDE_EDITIONS.find(({ id }) => id === sound.base);
  const edition = base && putOntoBase(sound, base);
  const rules = Object.keys(sound.rules) as DesignRule[];
  const faults = [
    ...shape,
    ...headFaults(sound),
    ...(edition === undefined ? [] : [...sameFaults(sound, base!), ...ruleFaults(edition, rules, shape.length === 0)]),
  ];
  return faults.length === 0 && edition !== undefined ? { edition, faults: [] } : { edition: null, faults };
}

/** What is as its schema says, so that the rest is checked in the same run: rules with a fault are left out. */
function soundPart(json: unknown, faults: readonly ValueFault[]): EditionDesign {
  const { rules, inForce, ...head } = (isRecord(json) ? json : {}) as unknown as EditionDesign;
  const isSound = (...at: readonly string[]): boolean =>
    !faults.some(({ path }) => at.every((step, place) => path[place] === step));
  const sound = Object.entries(isRecord(rules) ? rules : {}).filter(([rule]) => isSound("rules", rule));
  return { ...head, inForce: isSound("inForce") ? inForce : null, rules: Object.fromEntries(sound) };
}

function headFaults({ id, inForce }: EditionDesign): readonly ValueFault[] {
  const isTaken = EDITIONS.some((each) => each.id === id) || String(id).startsWith("fide-");
  const { from, until } = inForce ?? {};
  return [
    ...(isTaken ? [{ path: ["id"], expected: { code: "free-id" }, found: foundText(id) } as const] : []),
    ...(from !== undefined && until !== undefined && until < from
      ? [{ path: ["inForce", "until"], expected: { code: "until-after-from" }, found: foundText(until) } as const]
      : []),
  ];
}

/** A rule that is said to be changed and is not would be shown with a reason for nothing. */
const sameFaults = ({ rules }: EditionDesign, base: FideEdition): readonly ValueFault[] =>
  (Object.entries(rules) as [DesignRule, ChangedRule][]).flatMap(([rule, { new: sets }]) =>
    isDeepEqual(sets, base.articles[rule].sets)
      ? [{ path: ["rules", rule, "new"], expected: { code: "another-value" }, found: foundText(sets) } as const]
      : [],
  );
