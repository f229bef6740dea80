import type { Message } from "../domain/notifications.ts";
import { capital } from "../words/capital.ts";
import { listInSentence } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** Names of what messages are about, by id. */
export interface MessageNames {
  readonly tournaments: ReadonlyMap<string, string>;
  readonly players: ReadonlyMap<string, string>;
}

/** A message in words, for mails, the inbox and programs alike. */
export interface ShownMessage {
  readonly subject: string;
  readonly text: string;
  /** Where to go next, below the language; null: it is a link of its own. */
  readonly path: string | null;
}

export function shownMessage(
  words: Catalogue,
  { kind, facts }: Pick<Message, "kind" | "facts">,
  { tournaments, players }: MessageNames,
): ShownMessage {
  const { tournament = "", list = "", player = "", day = "", rating = null, before = null } = facts;
  const said = {
    tournament: tournaments.has(tournament) ? `${tournaments.get(tournament)} (${tournament})` : tournament,
    list: list === "" ? "" : listInSentence(words, list),
    player: players.get(player) ?? player,
    ...{ day, rating, before, objection: facts.objection ?? 0, isUpheld: facts.upheld === true },
  };
  const { subject, text } = words.notifications.messages[kind];
  return { subject: capital(subject(said)), text: capital(text(said)), path: pathOf({ kind, facts }) };
}

function pathOf({ kind, facts }: Pick<Message, "kind" | "facts">): string | null {
  switch (kind) {
    case "confirm-subscription":
    case "confirm-objection":
    case "forgotten-password":
      return null;
    case "rating-changed":
      return `/players/${facts.player}`;
    case "player-objection":
    case "player-objection-decided":
      return facts.tournament ? `/tournaments/${facts.tournament}` : `/players/${facts.player}/${facts.list}`;
    case "list-published":
      return `/lists/${facts.list}`;
    case "objection-received":
      return `/office/objections/${facts.objection}`;
    case "objection-decided":
      // Arbiters and officers see the tournament, and the ruling there.
      return facts.tournament ? `/office/tournaments/${facts.tournament}` : `/office/objections/${facts.objection}`;
    case "test":
      return "/office/inbox";
    default:
      return `/office/tournaments/${facts.tournament}`;
  }
}
