import type { BookFacts, ClubGameFacts, ClubPlayer, ClubTime } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { searchable } from "../../domain/player.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { EveningGame, EveningPlayer } from "../../formats/evening/evening.ts";
import { readEvening } from "../../formats/evening/read-evening.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { currentMembers } from "../../rating/book/players.ts";
import { bookFacts } from "./facts.ts";

/** What the games of an evening have in common, where they do not say it themselves. */
export interface EveningFacts {
  readonly day: IsoDate;
  /** Of games that were adjourned. */
  readonly finished?: IsoDate | null;
  readonly tournament: string | null;
  readonly round: number | null;
  readonly time: ClubTime | null;
}

export interface MatchedEvening {
  /** Ready to be entered. */
  readonly games: readonly ClubGameFacts[];
  readonly issues: readonly Issue[];
}

/** Reads an evening and finds its players in the book. Nobody is ever made: who is not found is an issue. */
export async function matchEvening(
  { db }: Ledger,
  club: string,
  bytes: Uint8Array,
  common: EveningFacts,
): Promise<MatchedEvening> {
  const facts = await bookFacts(db, club);
  const { games, issues } = readEvening(bytes);
  const found: Issue[] = [...issues];
  const matched = games.flatMap((game) => {
    const [white, black] = [game.white, game.black].map((player) => {
      const match = matchPlayer(facts, player);
      if ("player" in match) return match.player;
      found.push(issueOf(game, player, match));
      return null;
    });
    return white && black ? [gameFacts(game, common, { white, black })] : [];
  });
  return { games: matched, issues: found.toSorted((one, other) => one.line - other.line) };
}

const gameFacts = (
  { result, begun, finished, round, tournament, minutes, perMove = 0 }: EveningGame,
  common: EveningFacts,
  players: { readonly white: ClubPlayer; readonly black: ClubPlayer },
): ClubGameFacts => ({
  ...players,
  result,
  begun: begun ?? common.day,
  finished: finished ?? common.finished ?? begun ?? common.day,
  tournament: tournament ?? common.tournament,
  round: round ?? common.round,
  time: minutes === null ? common.time : { minutes, perMove },
  withheld: { white: null, black: null },
  again: false,
});

function issueOf({ line }: EveningGame, { text, columns }: EveningPlayer, match: NoMatch): Issue {
  const { candidates, disagrees = false } = match;
  const several = candidates.length > 0;
  return {
    severity: "error",
    line,
    columns,
    field: "name",
    found: text,
    code: disagrees ? "evening-disagrees" : several ? "evening-several" : "evening-nobody",
    expected: several ? { code: "one-of-these", candidates: candidates.join("; ") } : { code: "member-of-club" },
  };
}

interface NoMatch {
  readonly candidates: readonly string[];
  /** The number is of one of them, and the name is not. */
  readonly disagrees?: boolean;
}

type Match = { readonly player: ClubPlayer } | NoMatch;

interface Known {
  readonly player: ClubPlayer;
  readonly label: string;
  readonly id: string | null;
  readonly name: string;
}

/** A member by the number of the book, `g3` for a guest, the federation's number, the whole name, or how it begins. */
function matchPlayer(facts: BookFacts, { text, id }: Pick<EveningPlayer, "text" | "id">): Match {
  const known = knownIn(facts);
  const named = matchText(known, text);
  const numbered = known.find((each) => id !== null && each.id === id);
  if (numbered === undefined || (text.trim() !== "" && "player" in named && named.player === numbered.player))
    return named;
  if (text.trim() === "" || agree(words(numbered.name), words(text))) return { player: numbered.player };
  const others = known.filter(({ player }) => "player" in named && named.player === player);
  return { candidates: [numbered, ...others].map(({ label }) => label), disagrees: true };
}

/** Names of one person, one of them perhaps shortened. */
const agree = (one: readonly string[], other: readonly string[]): boolean =>
  isWithin(one, other) || isWithin(other, one);

const isWithin = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => names.some((each) => each.startsWith(word)));

const knownIn = ({ members, guests }: BookFacts): readonly Known[] => [
  ...currentMembers({ members }).map((each) => ({
    player: { member: each.member },
    label: `${each.member} ${each.name}`,
    id: each.id,
    name: each.name,
  })),
  ...guests.map((each) => ({
    player: { guest: each.guest },
    label: `g${each.guest} ${each.name}`,
    id: each.id,
    name: each.name,
  })),
];

function matchText(known: readonly Known[], text: string): Match {
  const wanted = words(text);
  const tests: readonly ((each: Known) => boolean)[] = [
    ({ label }) => label.split(" ")[0] === text.trim().toLowerCase(),
    (each) => each.id === text.trim(),
    ({ name }) => sameWords(words(name), wanted),
    ({ name }) => wanted.length > 0 && searchable(name).startsWith(wanted.join(" ")),
    ({ name }) => wanted.length > 0 && isWithin(words(name), wanted),
  ];
  for (const test of tests) {
    const [one, ...others] = known.filter(test);
    if (one && others.length === 0) return { player: one.player };
    if (one) return { candidates: [one, ...others].map(({ label }) => label) };
  }
  return { candidates: [] };
}

const words = (name: string): readonly string[] =>
  searchable(name)
    .split(" ")
    .filter((word) => word !== "");
const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word));

/** The player that somebody means; refused where it is nobody, or could be several. */
export function resolvePlayer(facts: BookFacts, text: string): ClubPlayer {
  const match = matchPlayer(facts, { text, id: null });
  if ("player" in match) return match.player;
  if (match.candidates.length === 0) throw new Refusal("unknown-member", { member: text });
  throw new Refusal("member-unclear", { found: text, candidates: match.candidates });
}

/** The same, where it must be a member. */
export function resolveMember(facts: BookFacts, text: string): number {
  // A record that was merged is meant by its number only.
  const merged = facts.members.find(({ member }) => String(member) === text.trim());
  if (merged) return merged.member;
  const player = resolvePlayer(facts, text);
  if (!("member" in player)) throw new Refusal("unknown-member", { member: text });
  return player.member;
}
