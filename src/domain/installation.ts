/** What `doctor` looks at, in this order. */
export const CHECK_NAMES = [
  "node",
  "place",
  "space",
  "journal",
  "administrators",
  "passwords",
  "factors",
  "mail",
  "notifications",
  "backup",
  "server",
  "https",
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** An advice can wait; a problem cannot. */
export type CheckState = "ok" | "advice" | "problem";

export interface Checked {
  readonly check: CheckName;
  readonly state: CheckState;
  /** A number, a name or an address. */
  readonly found: string;
}
