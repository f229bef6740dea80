import { createHash } from "node:crypto";
import { ROLES, type Role } from "../../../domain/account.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { faultsIn } from "../../../domain/schema/check-schema.ts";
import { pathText } from "../../../domain/schema/faults.ts";
import { either, listOf, nullable, oneOf, record, type SchemaOf, text } from "../../../domain/schema/schema.ts";
import { readJson } from "../../../formats/json/read-json.ts";

/** Where users may sign in instead of with a password of this office. */
export interface OidcConfig {
  /** Its address, below which its configuration is discovered. */
  readonly issuer: string;
  readonly clientId: string;
  /** null: a public client, protected by PKCE alone. */
  readonly clientSecret: string | null;
  /** What the button calls it. */
  readonly name: string;
  /** What is asked for, such as "openid email groups". */
  readonly scope: string;
  /** The first that fits counts; who fits none cannot sign in. */
  readonly rules: readonly OidcRule[];
}

/** A person with this claim is a user of the office, or gets an account of their own with a role. */
export type OidcRule = UserRule | RoleRule;

interface UserRule {
  readonly claim: string;
  readonly value: string;
  readonly user: string;
}

interface RoleRule {
  readonly claim: string;
  readonly value: string;
  readonly role: Role;
  /** Of a federation's officer; null for all others. */
  readonly federation: string | null;
}

const claim = { claim: text({ minLength: 1, maxLength: 100 }), value: text({ minLength: 1, maxLength: 300 }) };

const SCHEMA: SchemaOf<OidcConfig> = record<OidcConfig>({
  issuer: text({ minLength: 1, maxLength: 500, format: "uri", pattern: "^https?://" }),
  clientId: text({ minLength: 1, maxLength: 200 }),
  clientSecret: nullable(text({ minLength: 1, maxLength: 500 })),
  name: text({ minLength: 1, maxLength: 60 }),
  scope: text({ minLength: 1, maxLength: 200, pattern: "(^| )openid( |$)" }),
  rules: listOf(
    either<OidcRule>(
      record<UserRule>({ ...claim, user: text({ minLength: 2, maxLength: 40 }) }),
      record<RoleRule>({ ...claim, role: oneOf(...ROLES), federation: nullable(text({ pattern: "^[A-Z]{3}$" })) }),
    ),
    { from: 1, to: 1_000 },
  ),
});

/** Reads the file of an installation; everything that is wrong with it is refused at once. */
export function readOidcConfig(file: string, content: string): OidcConfig {
  const read = readJson(content);
  if (!("value" in read)) throw new Refusal("oidc-faulty", { file, faults: [String(read.line)] });
  const faults = faultsIn(SCHEMA, read.value);
  if (faults.length > 0)
    throw new Refusal("oidc-faulty", {
      file,
      // Not what was found there: it may be the secret.
      faults: faults.map(({ path }) => `${read.lineOf(path)}: ${pathText(path)}`),
    });
  // Every field was compared with the schema of the type.
  return read.value as unknown as OidcConfig;
}

/** The rule by which somebody with these claims signs in; its mark tells later whether it still counts. */
export function ruleFor(
  config: Pick<OidcConfig, "issuer" | "rules">,
  claims: Readonly<Record<string, unknown>>,
): { readonly rule: OidcRule; readonly mark: string } | null {
  const at = config.rules.findIndex((rule) => hasClaim(claims, rule));
  const rule = config.rules[at];
  return rule === undefined ? null : { rule, mark: ruleMarks(config)[at]! };
}

/** A mark for each rule. It changes with the rule and with those before it, because the first that fits counts. */
export function ruleMarks({ issuer, rules }: Pick<OidcConfig, "issuer" | "rules">): readonly string[] {
  let mark = issuer;
  return rules.map((rule) => {
    const fields = Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1));
    mark = createHash("sha256")
      .update(JSON.stringify([mark, fields]))
      .digest("hex");
    return mark;
  });
}

/** An address counts only if the provider has verified it: anybody can enter somebody else's. */
function hasClaim(claims: Readonly<Record<string, unknown>>, { claim: name, value }: OidcRule): boolean {
  if (name === "email" && claims.email_verified !== true) return false;
  const found = claims[name];
  return Array.isArray(found) ? found.includes(value) : found === value;
}
