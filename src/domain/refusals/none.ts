/** A refusal whose sentence needs nothing but its code. */
export type None = Readonly<Record<string, never>>;
