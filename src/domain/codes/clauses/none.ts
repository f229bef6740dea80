/** A case that has no numbers of its own. */
export type None = Readonly<Record<never, never>>;
