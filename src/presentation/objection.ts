import type { ObjectionSubject } from "../domain/objection.ts";
import { listInSentence } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import type { MessageNames } from "./message.ts";

/** What an objection is about, in words. */
export function shownSubject(
  words: Catalogue,
  subject: ObjectionSubject,
  { tournaments, players }: MessageNames,
): string {
  const nameOf = (player: string): string => players.get(player) || player;
  if ("list" in subject) return words.objections.line(nameOf(subject.player), listInSentence(words, subject.list));
  const { tournament, round, white, black } = subject;
  return `${tournaments.get(tournament) ?? tournament}: ${words.objections.game(round, nameOf(white), nameOf(black))}`;
}
