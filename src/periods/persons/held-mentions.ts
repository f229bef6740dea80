import type { JournalEntry } from "../../domain/journal/journal.ts";
import { privateFactsOf } from "../../domain/journal/redaction.ts";
import { Refusal } from "../../domain/refusal.ts";
import { decode } from "../../formats/decode.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { type HeldFile, type HeldRow, heldClubLines, heldInBooks } from "../../ledger/queries/players/held-rows.ts";
import { wholeOf } from "../tournaments/reports/read-report.ts";
import { nameEraser } from "./erasure/erased-texts.ts";
import { rulesNaming } from "./erasure/plan-rules.ts";
import { askedMember, isAboutMember, memberKey, type PayloadFields } from "./own-members.ts";

/** What an office holds about somebody who is no player of it: a member of a club, an arbiter, an organiser. */
export interface HeldMentions {
  /** `club/member`, or the name that was asked for. */
  readonly person: string;
  /** Every spelling that was looked for. */
  readonly names: readonly string[];
  readonly books: readonly HeldRow[];
  readonly lines: readonly HeldRow[];
  readonly journal: readonly JournalEntry[];
  readonly files: readonly HeldFile[];
}

type Reading = Pick<Ledger, "db" | "entries" | "content">;

/** A member of a club, with those whom the club has merged with it. */
export async function heldMember({ db, entries }: Reading, key: string): Promise<HeldMentions> {
  const own = await askedMember(db, key);
  const members = new Set(own.map(memberKey));
  const journal: JournalEntry[] = [];
  for await (const entry of entries(0)) if (isAboutMember(entry.payload as PayloadFields, members)) journal.push(entry);
  return {
    person: key,
    names: [...new Set(own.flatMap(({ names }) => names))],
    books: await heldInBooks(db, members),
    lines: await heldClubLines(db, members),
    journal,
    files: [],
  };
}

/** Everything that names somebody: arbiters and organisers have no number of their own. Others with the same name are in it. */
export async function heldByName({ entries, content }: Reading, name: string): Promise<HeldMentions> {
  const eraseName = nameEraser([name]);
  const isNaming = (text: string): boolean => eraseName(text) !== text;
  if (!isNaming(name)) throw new Refusal("bad-player-id", { found: name });
  const journal: JournalEntry[] = [];
  const reports = new Set<string>();
  for await (const entry of entries(0)) {
    if (entry.kind === "report-received") reports.add(entry.payload.content);
    if (isNaming(JSON.stringify(privateFactsOf(entry)))) journal.push(entry);
  }
  const files: HeldFile[] = [];
  for (const report of reports) {
    const { lines } = decode(await wholeOf(content(report)));
    if (lines.some(({ text }) => isNaming(text))) files.push({ content: report, what: "report" });
  }
  for (const { content: file, what } of await rulesNaming({ entries, content }, eraseName))
    files.push({ content: file, what });
  return { person: name, names: [name], books: [], lines: [], journal, files };
}
