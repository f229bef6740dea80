import { type PlainExpectationCode, plainExpectation } from "../../domain/issues/expectations.ts";
import type { FieldCode, Issue } from "../../domain/issues/issues.ts";
import type { NamedPlayer, Place, TakeIssue } from "./game-file.ts";

/** Says who a player of a game is: the same number for the same person, counted from 1 by first appearance. */
export type WhoIs = (player: NamedPlayer) => number;

/**
 * Players are known by their id, else by their name. One id with two names is an error, since two persons would become
 * one; one name with two ids is a warning, since there are namesakes; a name that could be either is an error.
 */
export function identify(players: readonly NamedPlayer[], take: TakeIssue): WhoIs {
  const namesOf = new Map<string, Set<string>>();
  const idsOf = new Map<string, Set<string>>();
  for (const player of players) {
    if (player.id === null) continue;
    if (player.name !== "" && isNew(namesOf, player.id, nameKey(player.name)) && namesOf.get(player.id)!.size > 1)
      take(issue("games-two-names", "error", player.place("name"), "name", "one-name-of-id", player.name));
    if (
      player.name !== "" &&
      isNew(idsOf, nameKey(player.name), player.id) &&
      idsOf.get(nameKey(player.name))!.size > 1
    )
      take(issue("games-two-ids", "warning", player.place("id"), "id", "one-id-of-name", player.id));
  }
  const numbers = new Map<string, number>();
  const unclear = new Set<string>();
  return (player) => {
    const ids = idsOf.get(nameKey(player.name)) ?? NO_IDS;
    const [first] = ids;
    const key = player.id ?? (ids.size === 1 ? first! : `name ${nameKey(player.name)}`);
    const known = numbers.get(key);
    if (player.id === null && ids.size > 1 && !unclear.has(key)) {
      unclear.add(key);
      take(issue("games-name-unclear", "error", player.place("name"), "id", "id-to-tell-apart", player.name));
    } else if (known === undefined && player.id === null && ids.size === 0)
      take(issue("games-id-missing", "warning", player.place("name"), "id", "id-of-player", player.name));
    if (known !== undefined) return known;
    numbers.set(key, numbers.size + 1);
    return numbers.size;
  };
}

const NO_IDS: ReadonlySet<string> = new Set();

function isNew(map: Map<string, Set<string>>, key: string, value: string): boolean {
  const values = map.get(key) ?? new Set<string>();
  map.set(key, values);
  if (values.has(value)) return false;
  values.add(value);
  return true;
}

/** "Ek, Anna", "Ek,Anna" and "EK Anna" are one name. */
const nameKey = (name: string): string =>
  name
    .replace(/[\s,]+/g, " ")
    .trim()
    .toLowerCase();

const issue = (
  code: Issue["code"],
  severity: Issue["severity"],
  place: Place,
  field: FieldCode,
  expected: PlainExpectationCode,
  found: string,
): Issue => ({ code, severity, ...place, field, expected: plainExpectation(expected), found });
