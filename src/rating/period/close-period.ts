import { once } from "../../calculation/once.ts";
import { Refusal } from "../../domain/refusal.ts";
import { balanceBook } from "./balance.ts";
import { collector } from "./changes/cards.ts";
import { type Changes, derivedChanges } from "./changes/changes.ts";
import { kernelChanges } from "./changes/kernel-changes.ts";
import { NONE, placeIn } from "./columns/player-columns.ts";
import { contextOf, type PeriodContext } from "./context.ts";
import type { DraftList } from "./draft.ts";
import { finish } from "./entries/finish.ts";
import { newList } from "./entries/new-list.ts";
import { type Appearances, appearancesOf, changeOf, explanations } from "./explain.ts";
import { type PoolBook, poolBook } from "./first/pools.ts";
import { note, reviewSheet } from "./review.ts";
import type { Fielded, Ruled } from "./rulings/fielded.ts";
import { draftTournament, ruleOn } from "./rulings/ruled.ts";
import { wholesOf } from "./rulings/wholes.ts";
import type { DraftTournament, Note, PeriodInput } from "./types.ts";

/** From this number of games on, compiling tables for the kernel costs less than deriving every change. */
const LARGE_FROM = 2_000;

/**
 * Makes a list from the one before it and the tournaments that belong to it. Nothing is stored and nobody is asked: the
 * same input gives the same list, in whatever order tournaments, games and players come.
 */
export function closePeriod(input: PeriodInput): DraftList {
  check(input);
  const context = contextOf(input);
  const pools = poolBook(input.pools);
  const list = newList(context, balanceBook());
  const { entries, balance } = list;
  const made = ruleOnAll(context, pools);
  const finished = finish(context, made.changes, pools, list);
  const notes = [...made.notes, ...finished.notes, ...returnNotes(input)];
  const { players: before, records } = context;
  const review = once(() => reviewSheet({ input, entries, before, left: records.left, changes: made.changes, notes }));
  return {
    kind: input.kind,
    list: input.list,
    editions: { list: context.list.id, floor: context.floor.id },
    entries,
    pools: finished.pools,
    tournaments: made.tournaments,
    cardsOf: made.changes.cardsOf,
    get review() {
      return review();
    },
    balance: balance.balance(),
    ...explanations(context, pools, made.appearances, entries),
  };
}

/** Which tournaments count and what speaks against the others, without what anybody gains: a receipt asks no more. */
export function ruledTournaments(input: PeriodInput): readonly DraftTournament[] {
  check(input);
  return Array.from(ruledInOrder(contextOf(input), poolBook(input.pools)), draftTournament);
}

function check({ list, previous, tournaments }: PeriodInput): void {
  if (previous.date >= list) throw new RangeError(`expected a list before ${list}, found ${previous.date}`);
  const late = tournaments.find(({ start }) => start >= list);
  if (late) throw new Refusal("list-before-start", { start: late.start, listDate: list });
  const ids = new Set(tournaments.map(({ id }) => id));
  if (ids.size < tournaments.length) throw new RangeError(`expected each tournament once in ${list}`);
}

interface RuledOn {
  readonly tournaments: readonly DraftTournament[];
  readonly changes: Changes;
  readonly appearances: Appearances;
  readonly notes: readonly Note[];
}

/** Tournaments in order of start, end and id: what one gives an unrated player decides how the next is taken. */
function ruleOnAll(context: PeriodContext, pools: PoolBook): RuledOn {
  const { input } = context;
  const isLarge = input.path === null ? hasManyGames(input) : input.path === "kernel";
  const cards = isLarge ? collector(context) : null;
  const held = new Map<string, Fielded>();
  const ruled: Ruled[] = [];
  const tournaments: DraftTournament[] = [];
  const notes: Note[] = [];
  for (const fielded of ruledInOrder(context, pools)) {
    const { tournament, edition, openings, whole } = fielded;
    tournaments.push(draftTournament(fielded));
    notes.push(...notesOn(context, fielded));
    ruled.push({ tournament, edition, openings, whole });
    // Fields of a large period would take more memory than all its games: they are made again when asked for.
    if (cards) cards.take(fielded);
    else held.set(tournament.id, fielded);
  }
  const appearances = appearancesOf(context, ruled, held);
  const changes = cards ? kernelChanges(context, cards.collected()) : derivedOnes(context, appearances, held);
  return { tournaments, changes, appearances, notes };
}

/** Games may be made when they are asked for: no more of them are than it takes to know. */
function hasManyGames({ tournaments }: PeriodInput): boolean {
  let played = 0;
  return tournaments.some((tournament) => {
    played += (tournament.columns?.score ?? tournament.games).length;
    return played >= LARGE_FROM;
  });
}

function* ruledInOrder(context: PeriodContext, pools: PoolBook): Generator<Fielded> {
  for (const whole of wholesOf(context)) yield* ruleOn(context, pools, whole);
}

function derivedOnes(context: PeriodContext, appearances: Appearances, held: ReadonlyMap<string, Fielded>): Changes {
  const owners = [...held.values()].flatMap(({ tournament, roles, field }) =>
    field.counts.value ? tournament.entrants.filter((_, place) => roles.own[place] !== NONE) : [],
  );
  const players = [...new Set(owners)];
  const places = players.map((player) => placeIn(context.players, player));
  return derivedChanges({ players, places }, (player) => {
    const change = changeOf(context, appearances, player);
    if (change === null) throw new Error(`${player} has a card and no change`);
    return change;
  });
}

function notesOn({ players }: PeriodContext, { tournament, roles, places, field }: Fielded): Note[] {
  const { id, entrants } = tournament;
  const notRated = field.counts.value ? [] : [note({ code: "tournament-not-rated" }, null, id)];
  const { basis } = field.counts;
  const decided = tournament.decided && basis.kind === "clause" ? [note(basis.clause, null, id)] : [];
  const unusual = [...roles.unusual].flatMap(([place, { clause }]) =>
    clause ? [note(clause, entrants[place]!, id)] : [],
  );
  const unknown = entrants.filter((_, entrant) => !players.persons.isKnown(places[entrant]!));
  return [
    ...notRated,
    ...decided,
    ...unusual,
    ...unknown.map((player) => note({ code: "person-unknown" }, player, id)),
  ];
}

/** Players who left are in another part of the sheet. */
const returnNotes = ({ returners = [] }: PeriodInput): Note[] =>
  returners.map(({ player, list, kept, reason }) =>
    note({ code: "returned-unmerged", list, kept, rating: player.rating, reason }, player.id, null),
  );
