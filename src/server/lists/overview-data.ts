import { type Static, Type } from "typebox";
import type { SettledRow } from "../../ledger/queries/tournaments/calendar.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import type { Listed } from "./listed.ts";
import type { ListStatistics } from "./statistics.ts";

/** Parts that the pages of the whole office share. */
export const TopPlayer = Type.Object({
  player: Text,
  name: Text,
  title: NullableText,
  federation: NullableText,
  rating: Whole,
});

export const topPlayer = ({ player, name, title, federation, rating }: Listed): Static<typeof TopPlayer> => ({
  player: String(player),
  name,
  title: title || null,
  federation: federation || null,
  rating,
});

export const RatingClass = Type.Object({
  /** The lowest rating of the class. */
  from: Whole,
  players: Whole,
});

const CLASS = 100;

/** Every class from the lowest to the highest, those without anybody among them too. */
export function classesOf({ classes }: ListStatistics): Static<typeof RatingClass>[] {
  const [low, high] = [Math.min(...classes.keys()), Math.max(...classes.keys())];
  if (classes.size === 0) return [];
  return Array.from({ length: (high - low) / CLASS + 1 }, (_, at) => {
    const from = low + at * CLASS;
    return { from, players: classes.get(from) ?? 0 };
  });
}

export const ComingList = Type.Object({
  kind: Text,
  date: Text,
  /** The last day for its tournaments to end. */
  closing: Text,
});

export const RatedTournament = Type.Object({
  tournament: Text,
  name: Text,
  federation: NullableText,
  kind: Text,
  start: Text,
  end: Text,
  /** The list on which it counts. */
  list: Text,
  listDate: Text,
});

export const ratedTournament = (row: SettledRow): Static<typeof RatedTournament> => ({
  tournament: row.tournament,
  name: row.name,
  federation: row.federation,
  kind: row.kind,
  start: row.start_date,
  end: row.end_date,
  list: row.list,
  listDate: row.list_date,
});

export const Month = Type.Object({
  /** Such as 2026-11. */
  month: Text,
  games: Whole,
  tournaments: Whole,
});
