/** What the office says of the alarms of its scale. */
export interface ScaleWords {
  /** On the public page, without who. */
  readonly acknowledged: (day: string, reason: string) => string;
  readonly alarms: Readonly<
    Record<"title" | "intro" | "none" | "calculating" | "open" | "reopen" | "acknowledge", string>
  >;
}
