import { editionsWith } from "../../regulations/editions.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { ImportedFacts, StatedFacts } from "./changes/facts-before.ts";
import type { Returner } from "./entries/leaving.ts";
import type { ListedPlayer } from "./entries/listed-player.ts";
import type { EnteredList, ListAtStart, ListedFacts, PeriodInput, PeriodTournament, Person } from "./types.ts";

/** What a list, or a player's line of it, is made from, as plain data that can travel: the same rules make the same of it. */
export interface PortableInput {
  readonly kind: PeriodInput["kind"];
  readonly list: PeriodInput["list"];
  readonly previous: { readonly date: PeriodInput["list"]; readonly players: readonly ListedPlayer[] };
  readonly persons: Readonly<Record<string, Person>>;
  readonly federations: Readonly<Record<string, { readonly member: boolean; readonly suspended: boolean }>>;
  readonly tournaments: readonly PortableTournament[];
  readonly pools: Readonly<Record<string, NonNullable<ReturnType<PeriodInput["pools"]["get"]>>>>;
  readonly corrections: PeriodInput["corrections"];
  /** What lists that were taken over printed, and what the office stated: absent in older ones. */
  readonly imported?: readonly {
    readonly date: PeriodInput["list"];
    readonly facts: Readonly<Record<string, ImportedFacts>>;
  }[];
  readonly stated?: Readonly<Record<string, StatedFacts>>;
  readonly leavers: PeriodInput["leavers"];
  /** Editions that the office adopted, in that order: absent where it has none. */
  readonly adopted?: readonly FideEdition[];
  readonly returners: readonly Returner[];
  readonly standard: { readonly before: Ratings; readonly now: Ratings } | null;
}

type Ratings = Readonly<Record<string, number>>;

interface PortableTournament extends Omit<PeriodTournament, "atStart" | "columns" | "places"> {
  readonly atStart: {
    readonly date: ListAtStart["date"];
    readonly ratings: Ratings;
    readonly standard: Ratings | null;
    readonly standings: Readonly<Record<string, ListedFacts>>;
    readonly entered: Readonly<Record<string, EnteredList>>;
  };
}

/** Of a birth no more than the year goes out. */
export function portable(input: PeriodInput): PortableInput {
  const previous = [...input.previous.players];
  const adopted = (input.editions ?? []).filter(({ own }) => own !== undefined);
  const ids = new Set([
    ...previous.map(({ id }) => id),
    ...input.tournaments.flatMap(({ entrants }) => entrants),
    ...input.pools.keys(),
    ...input.leavers.flatMap(({ kept }) => kept ?? []),
    ...(input.returners ?? []).map(({ player }) => player.id),
  ]);
  return {
    kind: input.kind,
    list: input.list,
    previous: { date: input.previous.date, players: previous },
    persons: present(ids, (id) => withYear(input.person(id))),
    federations: Object.fromEntries(input.federations),
    tournaments: input.tournaments.map(({ atStart, columns: _, places: __, ...tournament }) => ({
      ...tournament,
      atStart: {
        date: atStart.date,
        ratings: present(tournament.entrants, atStart.rating),
        standard: atStart.standard && present(tournament.entrants, atStart.standard),
        standings: present(tournament.entrants, atStart.factsOf),
        // Players rated at the start need no such facts.
        entered: present(
          tournament.entrants.filter((id) => atStart.rating(id) === null),
          atStart.enteredOn,
        ),
      },
    })),
    ...(adopted.length > 0 && { adopted }),
    pools: Object.fromEntries(input.pools),
    corrections: input.corrections,
    ...(input.imported && {
      imported: input.imported.map(({ date, facts }) => ({ date, facts: present(ids, facts) })),
    }),
    ...(input.stated && { stated: present(ids, (id) => input.stated?.get(id) ?? null) }),
    // The office's reasons are with its decisions.
    leavers: input.leavers.map(({ name: _, ...leaver }) => ({ ...leaver, reason: "" })),
    returners: (input.returners ?? []).map((returner) => ({ ...returner, reason: "" })),
    standard: input.standard && { before: present(ids, input.standard.before), now: present(ids, input.standard.now) },
  };
}

const withYear = (person: Person | null): Person | null =>
  person && { ...person, birth: person.birth && (person.birth.slice(0, 4) as Person["birth"]) };

function present<Value>(ids: Iterable<string>, of: (id: string) => Value | null): Readonly<Record<string, Value>> {
  const found: Record<string, Value> = {};
  for (const id of ids) {
    const value = of(id);
    if (value !== null) found[id] = value;
  }
  return found;
}

export function fromPortable(from: PortableInput): PeriodInput {
  const editions = editionsWith(from.adopted ?? []);
  const rating = (ratings: Ratings) => (id: string) => ratings[id] ?? null;
  return {
    kind: from.kind,
    list: from.list,
    editionOn: (day) => editions.on(from.kind, day),
    editions: editions.fide,
    previous: from.previous,
    person: (id) => from.persons[id] ?? null,
    federations: new Map(Object.entries(from.federations)),
    tournaments: from.tournaments.map(({ atStart, ...tournament }) => ({
      ...tournament,
      atStart: {
        date: atStart.date,
        rating: rating(atStart.ratings),
        standard: atStart.standard && rating(atStart.standard),
        factsOf: (id) => atStart.standings[id] ?? null,
        enteredOn: (id) => atStart.entered[id] ?? null,
      },
    })),
    pools: new Map(Object.entries(from.pools)),
    corrections: from.corrections,
    ...(from.imported && {
      imported: from.imported.map(({ date, facts }) => ({ date, facts: (id: string) => facts[id] ?? null })),
    }),
    ...(from.stated && { stated: new Map(Object.entries(from.stated)) }),
    leavers: from.leavers,
    returners: from.returners,
    standard: from.standard && { before: rating(from.standard.before), now: rating(from.standard.now) },
    path: "derivation",
  };
}
