import type { FieldCode, Issue } from "../../domain/issues/issues.ts";
import type { ReportedPlayer } from "../../domain/report.ts";
import { hasControls } from "../fixed-width.ts";
import type { NamedPlayer, Place, PlayerField, TakeIssue } from "./game-file.ts";
import type { WhoIs } from "./identify.ts";

/** A player with all that his games say of him, and the line that names him first. */
export type Described = Omit<ReportedPlayer, "startNumber" | "points" | "rank" | "results"> & Pick<NamedPlayer, "team">;

/** The players in the order of `whoIs`. What a later game says otherwise is noted, and what was said first stands. */
export function describePlayers(all: readonly NamedPlayer[], whoIs: WhoIs, take: TakeIssue): readonly Described[] {
  const players: NamedPlayer[] = [];
  const noted = new Set<string>();
  for (const player of all) {
    const place = whoIs(player) - 1;
    const known = players[place];
    players[place] = known ? merged(known, player, noted, place, take) : player;
  }
  return players.map(({ place, ratingUnread, ...player }) => {
    if (hasControls(player.name)) take(controls(player.name, place("name")));
    if (player.name === "")
      take({
        code: "games-name-missing",
        severity: "warning",
        ...place("id"),
        field: "name",
        expected: { code: "name-of-player" },
        found: player.id ?? "",
      });
    const isUnknown = player.rating === null && ratingUnread;
    return { ...player, ...(isUnknown && { ratingUnread: true as const }), line: place("name").line };
  });
}

const controls = (found: string, place: Place): Issue => ({
  code: "control-character",
  severity: "warning",
  ...place,
  field: "name",
  expected: { code: "plain-text" },
  found,
});

/** What may be said in one game and left out in another. */
const FIELDS: readonly (readonly [Exclude<PlayerField, "id" | "name">, FieldCode])[] = [
  ["rating", "rating"],
  ["federation", "federation"],
  ["title", "title"],
  ["sex", "sex"],
  ["birth", "birth"],
  ["nationalId", "national id"],
  ["nationalRating", "national rating"],
  ["team", "team"],
];

function merged(
  known: NamedPlayer,
  again: NamedPlayer,
  noted: Set<string>,
  number: number,
  take: TakeIssue,
): NamedPlayer {
  for (const [key, field] of FIELDS) {
    const [before, now] = [known[key], again[key]];
    if (before === null || now === null || before === now || noted.has(`${number} ${key} ${now}`)) continue;
    noted.add(`${number} ${key} ${now}`);
    const expected = { code: "same-as-before", before } as const;
    take({ code: "games-changes", severity: "warning", ...again.place(key), field, expected, found: String(now) });
  }
  return {
    ...known,
    id: known.id ?? again.id,
    name: known.name || again.name,
    rating: known.rating ?? again.rating,
    ratingUnread: known.ratingUnread || again.ratingUnread,
    federation: known.federation ?? again.federation,
    title: known.title ?? again.title,
    sex: known.sex ?? again.sex,
    birth: known.birth ?? again.birth,
    nationalId: known.nationalId ?? again.nationalId,
    nationalRating: known.nationalRating ?? again.nationalRating,
    team: known.team ?? again.team,
  };
}
