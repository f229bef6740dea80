/** A name in brackets behind a number, where it is known. */
export const named = (name: string): string => (name === "" ? "" : ` (${name})`);
