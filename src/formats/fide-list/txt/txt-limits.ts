/** A longer line is damaged: its columns mean nothing. */
export const LINE_MAX = 1_000;

/** What is shown of a line that cannot be read. */
export const FOUND_MAX = 60;
