import type { ImportedFacts } from "./changes/facts-before.ts";
import type { ListedPlayer } from "./entries/listed-player.ts";
import type { PortableInput } from "./portable.ts";

/**
 * The same input with other names for some players, everywhere: the line of any other player comes out the
 * same. What the office knows of their persons decides about their own lines only, and is left out.
 */
export function withPseudonyms(input: PortableInput, hidden: ReadonlySet<string>): PortableInput {
  const names = new Map(
    [...namedIn(input)].filter((id) => hidden.has(id)).map((id, index) => [id, `hidden-${index + 1}`]),
  );
  const nameOf = (id: string): string => names.get(id) ?? id;
  const keyed = <Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [nameOf(id), value]));
  const listed = (player: ListedPlayer): ListedPlayer => ({ ...player, id: nameOf(player.id) });
  return {
    ...input,
    previous: { ...input.previous, players: input.previous.players.map(listed) },
    persons: Object.fromEntries(Object.entries(input.persons).filter(([id]) => !hidden.has(id))),
    tournaments: input.tournaments.map(({ entrants, atStart, ...tournament }) => ({
      ...tournament,
      entrants: entrants.map(nameOf),
      atStart: {
        date: atStart.date,
        ratings: keyed(atStart.ratings),
        standard: atStart.standard && keyed(atStart.standard),
        standings: keyed(onlyListedFacts(atStart.standings)),
        entered: keyed(enteredOf(atStart.entered)),
      },
    })),
    pools: keyed(input.pools),
    ...(input.imported && {
      imported: input.imported.map(({ date, facts }) => ({ date, facts: keyed(importedOf(facts)) })),
    }),
    ...(input.stated && { stated: keyed(input.stated) }),
    corrections: input.corrections.map((each) =>
      hidden.has(each.player) ? { ...each, player: nameOf(each.player), reason: "" } : each,
    ),
    leavers: input.leavers.map(({ player, kept, hadRatingOf, ...leaver }) => ({
      ...leaver,
      player: nameOf(player),
      ...(kept === undefined ? {} : { kept: nameOf(kept) }),
      ...(hadRatingOf === undefined ? {} : { hadRatingOf: nameOf(hadRatingOf) }),
    })),
    returners: input.returners.map((each) => ({
      ...each,
      player: listed(each.player),
      kept: nameOf(each.kept),
      keptThen: each.keptThen && listed(each.keptThen),
    })),
    standard: input.standard && { before: keyed(input.standard.before), now: keyed(input.standard.now) },
  };
}

type AtStart = PortableInput["tournaments"][number]["atStart"];
type ListedFactsById = AtStart["standings"];

const enteredOf = (entered: AtStart["entered"]): AtStart["entered"] => {
  const facts = onlyListedFacts(Object.fromEntries(Object.entries(entered).map(([id, { facts }]) => [id, facts])));
  return Object.fromEntries(
    Object.entries(entered).map(([id, { date, rating }]) => [id, { date, rating, facts: facts[id]! }]),
  );
};

/** What K asks for and no more: a line of a list may have come along whole, with the player's number in it. */
const onlyListedFacts = (standings: ListedFactsById): ListedFactsById =>
  Object.fromEntries(
    Object.entries(standings).map(([id, { gamesSoFar, highest, factsComplete, k }]) => [
      id,
      { gamesSoFar, highest, factsComplete, k },
    ]),
  );

/** Likewise of imported lists. */
const importedOf = (lines: Readonly<Record<string, ImportedFacts>>): Readonly<Record<string, ImportedFacts>> =>
  Object.fromEntries(Object.entries(lines).map(([id, { gamesSoFar, highest, k }]) => [id, { gamesSoFar, highest, k }]));

/** Everybody an input names. */
export const namedIn = (input: PortableInput): ReadonlySet<string> =>
  new Set([
    ...input.previous.players.map(({ id }) => id),
    ...Object.keys(input.persons),
    ...input.tournaments.flatMap(({ entrants }) => entrants),
    ...Object.keys(input.pools),
    ...(input.imported ?? []).flatMap(({ facts }) => Object.keys(facts)),
    ...Object.keys(input.stated ?? {}),
    ...input.corrections.map(({ player }) => player),
    ...input.leavers.flatMap(({ player, kept, hadRatingOf }) => [player, kept ?? [], hadRatingOf ?? []].flat()),
    ...input.returners.flatMap(({ player, kept }) => [player.id, kept]),
  ]);
