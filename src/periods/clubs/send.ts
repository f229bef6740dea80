import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Office } from "../office.ts";
import { clubList, type ListQuery, recordSent } from "./lists.ts";

/** Where a club's list goes, and by whose right. */
export interface Sending extends ListQuery {
  /** The address of the federation's office, such as https://office.example. */
  readonly to: string;
  /** Of the club's account there. */
  readonly token: string;
}

export interface SentList {
  readonly entry: JournalEntry;
  readonly period: string;
  readonly version: number;
  readonly members: number;
  /** The office had it already. */
  readonly wasThere: boolean;
}

const PATH = "/api/v1/office/receive-club-list";
const PATIENCE = 30_000;

/** Sends a closed list to the federation's office. What was sent where is recorded only once it has arrived. */
export async function sendClubList(office: Office, { to, token, ...query }: Sending): Promise<SentList> {
  const target = addressOf(to);
  if (token.trim() === "") throw new Refusal("token-missing");
  const { header, text } = await clubList(office.ledger, query);
  const { club, period, version, members } = header;
  const wasThere = office.appendOptions.dryRun ? false : await delivered({ target, token: token.trim(), text });
  const entry = await recordSent(office, { club, period, version }, target.origin);
  return { entry, period, version, members, wasThere };
}

function addressOf(text: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Refusal("bad-address", { found: text });
  return url;
}

interface Delivery {
  readonly target: URL;
  readonly token: string;
  readonly text: string;
}

/** Whether the office had it already. */
async function delivered({ target, token, text }: Delivery): Promise<boolean> {
  const to = target.origin;
  const answer = await asked(to, () =>
    fetch(new URL(PATH, target.origin), {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ list: text }),
    }),
  );
  const said = await answered(answer);
  if (!answer.ok) throw new Refusal("office-refused", { to, status: answer.status, says: said?.detail ?? "" });
  if (said?.entries === undefined) throw new Refusal("not-an-office", { to });
  return said.entries.length === 0;
}

async function asked(to: string, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    throw new Refusal("office-unreachable", { to, why: reasonOf(error) });
  }
}

/** What the network says, as a code: the cause has it; waiting too long has a name of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error.name === "TimeoutError" ? error.name : "";
}

interface Answer {
  readonly entries?: readonly unknown[];
  readonly detail?: string;
}

/** undefined where it was no JSON object. */
async function answered(response: Response): Promise<Answer | undefined> {
  try {
    const found: unknown = await response.json();
    if (typeof found !== "object" || found === null) return undefined;
    const { entries, detail } = found as Record<string, unknown>;
    return {
      ...(Array.isArray(entries) ? { entries } : {}),
      ...(typeof detail === "string" ? { detail } : {}),
    };
  } catch {
    return undefined;
  }
}
