import { addDays } from "../../domain/dates.ts";
import type { Payloads } from "../../domain/journal/journal.ts";
import { type ArbiterMessageRow, messagesToRead } from "../../ledger/queries/journal/office-pages.ts";
import { knownTournament } from "../../periods/tournaments/known.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { ActionContext } from "./actions/action.ts";
import { named, type Task } from "./task.ts";
import { isVisibleIn, type VisibleTournaments } from "./visible-tournaments.ts";

/** Days for which a message is shown, if the office records nothing about the tournament before. */
const DAYS = 30;

/** Answers of arbiters, and whom they take players of a report to be, to be read by the office. */
export async function messagesOf(
  { context: { ledger, today } }: ActionContext,
  seen: VisibleTournaments,
): Promise<readonly Task[]> {
  const isSeen = isVisibleIn(seen);
  const items: Task[] = [];
  for (const { tournament, kind, day, payload } of await messagesToRead(ledger.db, addDays(today(), -DAYS))) {
    const { facts } = await knownTournament(ledger.db, tournament);
    if (!isSeen({ tournament, federation: facts.federation })) continue;
    items.push({ ...named(tournament, facts.name), day, more: (words) => messageText(words, kind, payload) });
  }
  return items;
}

function messageText(words: Catalogue, kind: ArbiterMessageRow["kind"], payload: string): string {
  if (kind === "question-answered") return (JSON.parse(payload) as Payloads["question-answered"]).text;
  const { startNumber, name, player, text } = JSON.parse(payload) as Payloads["match-proposed"];
  const { aNewPlayer, says } = words.web.keeping.proposals;
  return [`${startNumber}. ${name}: ${says(player ?? aNewPlayer)}`, ...(text === null ? [] : [text])].join(" ");
}
