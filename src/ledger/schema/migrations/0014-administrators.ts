/** Who deals with ratings in a federation (9.3). */
export const ADMINISTRATORS = ["ALTER TABLE federation ADD COLUMN administrator text"] as const;
