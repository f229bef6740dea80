/** A refusal whose sentence needs nothing but its code. */
export type NoParameters = Readonly<Record<string, never>>;
