import type {
  BookFacts,
  Closing,
  ClubGame,
  ClubMember,
  ClubSettings,
  ClubTournament,
  Guest,
  Placing,
} from "../../domain/clubs/club.ts";
import { Refusal } from "../../domain/refusal.ts";
import { clubFacts, clubsHere } from "../../ledger/queries/clubs/clubs.ts";
import type { ClubFactRow } from "../../ledger/schema/club-tables.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { ssfLask } from "../../regulations/lask/editions/ssf-lask.ts";

/** The rules that books are kept by: the text is one, and has no end. */
export const RULES = ssfLask;

/** The kinds of facts, and what each is. */
export interface FactKinds {
  settings: ClubSettings;
  member: ClubMember;
  guest: Guest;
  tournament: ClubTournament;
  game: ClubGame;
  placing: Omit<Placing, "entry">;
  closing: Omit<Closing, "entry">;
}

/** Everything a club's book follows from, as it stood after an entry. */
export async function bookFacts(db: Db, club: string, asOf?: number): Promise<BookFacts> {
  const rows = await clubFacts(db, club, asOf);
  const settings = factsOf(rows, "settings").toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (settings.length === 0) throw new Refusal("unknown-club", { club });
  return {
    settings,
    members: factsOf(rows, "member").toSorted((one, other) => one.member - other.member),
    guests: factsOf(rows, "guest").toSorted((one, other) => one.guest - other.guest),
    tournaments: factsOf(rows, "tournament"),
    games: factsOf(rows, "game").toSorted((one, other) => one.game - other.game),
    placings: decidedOf(rows, "placing"),
    closings: decidedOf(rows, "closing"),
  };
}

/** Our own table: what is in it was checked before it was recorded. */
const factsOf = <Kind extends keyof FactKinds>(rows: readonly ClubFactRow[], kind: Kind): FactKinds[Kind][] =>
  rows.filter((row) => row.kind === kind).map(({ facts }) => JSON.parse(facts));

/** The same, each with the entry it follows from. */
const decidedOf = <Kind extends keyof FactKinds>(
  rows: readonly ClubFactRow[],
  kind: Kind,
): (FactKinds[Kind] & { readonly entry: number })[] =>
  rows.filter((row) => row.kind === kind).map(({ facts, sequence }) => ({ ...JSON.parse(facts), entry: sequence }));

/** The club that is meant: the one named, or the only one there is. */
export async function resolveClub(db: Db, named: string | undefined): Promise<string> {
  const clubs = await clubsHere(db);
  if (named !== undefined) {
    if (!clubs.includes(named)) throw new Refusal("unknown-club", { club: named });
    return named;
  }
  const [only, ...others] = clubs;
  if (only === undefined) throw new Refusal("no-club");
  if (others.length > 0) throw new Refusal("which-club", { clubs });
  return only;
}
