import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import type { NamedTournament, ReconcileCause, ReconcileCode } from "../../domain/reconciliation.ts";
import { hundredths, points } from "../../domain/units.ts";
import { coefficientUsed } from "../../regulations/fide/articles/development-coefficient.ts";
import { newRating } from "../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { cardsMissing } from "./cards-missing.ts";
import { factCauses } from "./fact-causes.ts";
import { cause, type OurLine, type ReconciledCard, type TheirLine } from "./lines.ts";

/** Why two lines of one player differ. Without an answer they are the same. */
export function reconcilePlayer(edition: FideEdition, ours: OurLine, theirs: TheirLine): readonly ReconcileCause[] {
  return [...ratingCauses(edition, ours, theirs), ...factCauses(ours, theirs)];
}

/** A player who has a rating on one of the two lists only. */
export const onlyOn = (side: "ours" | "theirs", line: { readonly rating: number; readonly base: number | null }) => {
  const [ours, theirs] = side === "ours" ? [line.rating, null] : [null, line.rating];
  if (line.base === null) return cause("first-rating", ours, theirs);
  return cause(side === "ours" ? "missing-there" : "missing-here", ours, theirs);
};

function ratingCauses(edition: FideEdition, ours: OurLine, theirs: TheirLine): readonly ReconcileCause[] {
  const isSame = ours.rating === theirs.rating && ours.base === theirs.base && missingThere(ours, theirs) === 0;
  if (isSame) return [];
  if (ours.base === null || theirs.base === null) return firstRating(ours, theirs);
  return changeCauses(edition, { ...ours, base: ours.base }, { ...theirs, base: theirs.base });
}

/** Games of our line that theirs has not; below zero: theirs has more. */
const missingThere = ({ games }: OurLine, theirs: TheirLine): number => games - (theirs.games ?? games);

function firstRating(ours: OurLine, theirs: TheirLine): readonly ReconcileCause[] {
  const games = missingThere(ours, theirs);
  const first = cause("first-rating", ours.rating, theirs.rating, theirs.rating - ours.rating);
  if (games === 0) return [first];
  const code = games > 0 ? "tournament-missing-there" : "tournament-missing-here";
  return [first, cause(code, ours.games, theirs.games, null, waitingWith(ours, -games))];
}

type Based<Line> = Line & { readonly base: number };

/**
 * Our rating is turned into theirs step by step: their base, their tournaments, their K. Each step says how far it goes,
 * so that the points of all causes are the whole difference.
 */
function changeCauses(edition: FideEdition, ours: Based<OurLine>, theirs: Based<TheirLine>): readonly ReconcileCause[] {
  const rated = (base: number, cards: readonly ReconciledCard[]) => ratingOf(edition, base, cards);
  // What no game brought is carried along: a correction that both lists have is no difference.
  const moved = ours.rating - rated(ours.base, ours.cards);
  const causes: ReconcileCause[] = [];
  let reached = ours.rating;
  const step = (
    code: ReconcileCode,
    to: number,
    pair: readonly [number | null, number | null],
    about: readonly NamedTournament[] = [],
  ) => {
    causes.push(cause(code, ...pair, to - reached, about));
    reached = to;
  };
  if (ours.base !== theirs.base) step("other-base", rated(theirs.base, ours.cards) + moved, [ours.base, theirs.base]);
  const games = missingThere(ours, theirs);
  const fits = (cards: readonly ReconciledCard[]): boolean =>
    [cards, withK(cards, theirs.kBefore)].some((each) => rated(theirs.base, each) + moved === theirs.rating);
  const missing = games > 0 ? cardsMissing(ours.cards, games, fits) : [];
  const cards = ours.cards.filter((card) => !missing.includes(card));
  if (missing.length > 0) {
    const to = rated(theirs.base, cards) + moved;
    step("tournament-missing-there", to, [ours.games, theirs.games], missing);
  }
  const [own] = cards;
  if (reached !== theirs.rating && own !== undefined && theirs.kBefore !== null && own.kPrinted !== theirs.kBefore) {
    const to = rated(theirs.base, withK(cards, theirs.kBefore)) + moved;
    step("other-k", to, [own.kPrinted, theirs.kBefore]);
  }
  const rest = restCause(edition, { ours, theirs, cards, moved, reached, isNamed: missing.length > 0 });
  return rest === null ? causes : [...causes, rest];
}

interface Rest {
  readonly ours: Based<OurLine>;
  readonly theirs: Based<TheirLine>;
  readonly cards: readonly ReconciledCard[];
  readonly moved: number;
  readonly reached: number;
  /** Whether the tournaments that theirs lacks were told. */
  readonly isNamed: boolean;
}

/** What is left when every known step is done. */
function restCause(
  edition: FideEdition,
  { ours, theirs, cards, moved, reached, isNamed }: Rest,
): ReconcileCause | null {
  const left = theirs.rating - reached;
  const games = missingThere(ours, theirs);
  const counts = [ours.games, theirs.games] as const;
  if (games < 0) return cause("tournament-missing-here", ...counts, left, waitingWith(ours, -games));
  if (games > 0 && !isNamed) return cause("tournament-missing-there", ...counts, left);
  if (left === 0) return null;
  const isMoved = theirs.games === 0 || (moved !== 0 && left === -moved);
  if (isMoved) return cause("moved-without-games", moved, moved + left, left);
  const own = cards[0]?.kPrinted ?? null;
  const k = theirs.kBefore === null ? fittingK(edition, theirs, cards, moved) : null;
  return k === null || own === null
    ? cause("unexplained", ours.rating, theirs.rating, left)
    : cause("perhaps-other-k", own, k, left);
}

/** The one K of the edition that would give their rating; null: none, or several would. */
function fittingK(
  edition: FideEdition,
  theirs: Based<TheirLine>,
  cards: readonly ReconciledCard[],
  moved: number,
): number | null {
  if (cards.length === 0) return null;
  const { clauses } = edition.articles.developmentCoefficient.sets;
  const fitting = [...new Set(clauses.map(({ K }) => K))].filter(
    (k) => ratingOf(edition, theirs.base, withK(cards, k)) + moved === theirs.rating,
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

/** By the articles of the list: K as limited by the games, everything rounded once. */
function ratingOf(edition: FideEdition, base: number, cards: readonly ReconciledCard[]): number {
  const n = given(
    "n",
    cards.reduce((sum, card) => sum + card.n, 0),
    COUNTED,
  );
  const exact = cards.reduce((sum, { gain, kPrinted }) => {
    const K = coefficientUsed(edition, given("K", kPrinted, COUNTED), n);
    return sum + gain * K.value;
  }, 0);
  const from = given("base rating", points(base), COUNTED);
  return newRating(edition, from, given("change of the list", hundredths(exact), COUNTED)).Rn.value;
}

const withK = (cards: readonly ReconciledCard[], k: number | null): readonly ReconciledCard[] =>
  k === null ? cards : cards.map((card) => ({ ...card, kPrinted: k }));

/** Tournaments that wait here and would bring these games; none where several would. */
function waitingWith({ waiting }: OurLine, games: number): readonly NamedTournament[] {
  const found = waiting.filter((each) => each.games === games);
  return found.length === 1 ? found : [];
}
