/** The ids of editions and lists; readers know them by names. */
const ID =
  /\b(?:fide|ssf)-(?:standard|rapid|blitz)-\d{4}-\d{2}\b|\bssf-lask\b|\b(?:standard|rapid|blitz)-\d{4}-\d{2}\b/g;

/** Where somebody types an id, it is shown: each of these is taken out before one looks for others. */
const TYPED: readonly RegExp[] = [
  new RegExp(`(?<=^|  )(?:${ID.source})(?=  |$)`, "gm"), // a cell of a table
  new RegExp(`["«”](?:${ID.source})["»”]`, "g"), // as it was typed
  new RegExp(`\\((?:${ID.source})\\)$`, "gm"), // beside the name, at the end of a heading
  new RegExp(`(?:--[a-z-]+|\\b(?:lists|players|corrections|editions) [a-z-]+) (?:${ID.source})`, "g"), // a command
  new RegExp(`/(?:${ID.source})`, "g"), // an address
  new RegExp(`\\bsuch as (?:${ID.source})`, "g"),
  new RegExp(`(?<=Available: )(?:(?:${ID.source})(?:, )?)+`, "g"), // choices
];

/** Each id in the running text of a page or an output, with a little of what stands around it. */
export function idsSaidIn(shown: string): readonly string[] {
  const text = TYPED.reduce((left, typed) => left.replaceAll(typed, ""), shown);
  return [...text.matchAll(ID)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 60).trim());
}

/** On a page, code is what somebody types. */
export const idsOnPage = (page: string): readonly string[] =>
  idsSaidIn(
    page
      .replaceAll(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, " ")
      .replaceAll(/<\/?td\b[^>]*>/g, "  ")
      .replaceAll(/<[^>]*>|[⟦⟧]/g, "")
      .replaceAll("&quot;", '"'),
  );

/** What a program reads is no text for people: answers as JSON, files, and tables for other programs. */
const FOR_PROGRAMS = /^(--json|--format|export|convert|sample|--help)$/;

export const isForPeople = (args: readonly string[]): boolean => !args.some((each) => FOR_PROGRAMS.test(each));
