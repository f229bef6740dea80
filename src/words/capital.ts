/** What stands within a sentence, at the start of one. */
export const capital = (text: string): string => `${text}`.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
