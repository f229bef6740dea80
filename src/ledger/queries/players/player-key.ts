import { Refusal } from "../../../domain/refusal.ts";
import type { PlayerKey } from "./players.ts";

/** Where a page of players ended, as one word for commands and addresses. */
export const keyText = ({ search, player, anywhere }: PlayerKey): string =>
  `${player}${anywhere ? "+" : "-"}${Buffer.from(search).toString("base64url")}`;

export function readKey(text: string): PlayerKey {
  const [, player, mode, search] = text.match(/^(\d{1,11})([+-])([\w-]*)$/) ?? [];
  if (player === undefined || search === undefined) throw new Refusal("bad-page-key", { found: text });
  return { player: Number(player), anywhere: mode === "+", search: Buffer.from(search, "base64url").toString("utf8") };
}
