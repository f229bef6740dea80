/** The entry that withdrew an adopted edition; NULL: it was not withdrawn. */
export const WITHDRAWN_EDITIONS = [`ALTER TABLE adopted_edition ADD COLUMN withdrawn bigint`] as const;
