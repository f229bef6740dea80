import { foundText, type PathStep, type ValueExpectation, type ValueFault } from "../../domain/schema/faults.ts";
import { coefficientLimits, POSSIBILITIES_MAX } from "../fide/articles/development-coefficient.ts";
import type { FideArticles, FideEdition, Span } from "../fide/fide-edition.ts";
import { FIDE_EDITIONS } from "../register.ts";
import type { DesignRule } from "./design.ts";

/** What is wrong with a value below what a rule sets. */
interface Wrong {
  readonly at: readonly PathStep[];
  readonly expected: ValueExpectation;
  readonly found: unknown;
}

type Checks = { readonly [Rule in DesignRule]?: (sets: FideArticles[Rule]["sets"], edition: FideEdition) => Wrong[] };

const wrong = (at: readonly PathStep[], expected: ValueExpectation, found: unknown): Wrong => ({ at, expected, found });

/** What no schema can say: the values of a rule have to fit each other, and those of other rules. */
const CHECKS: Checks = {
  rateOfPlay: ({ scope, bands }) => [
    ...outOfOrder(bands.slice(0, -1), (each) => -(each.ratedFrom ?? 0)).map((index) =>
      wrong(["bands", index, "ratedFrom"], { code: "descending" }, bands[index]?.ratedFrom),
    ),
    ...bands.flatMap(({ ratedFrom }, index) =>
      (ratedFrom === null) === (index === bands.length - 1)
        ? []
        : [wrong(["bands", index, "ratedFrom"], { code: "everybody-last" }, ratedFrom)],
    ),
    ...(scope === null && bands.length > 1
      ? [wrong(["scope"], { code: "one-of", values: "tournament, game" }, null)]
      : []),
    ...bands.flatMap(({ minutes }, index) => spanFaults(minutes, ["bands", index, "minutes"])),
  ],
  firstControl: (sets) => (sets === null ? [] : spanFaults(sets.moves, ["moves"])),
  calendar: ({ months }) =>
    outOfOrder(months, (each) => each).map((index) => wrong(["months", index], { code: "ascending" }, months[index])),
  inactivity: ({ after }) => [
    ...(after[0]?.from === null ? [] : [wrong(["after", 0, "from"], { code: "no-limit-first" }, after[0]?.from)]),
    ...outOfOrder(after.slice(1), (each) => Number((each.from ?? "").replaceAll("-", ""))).map((index) =>
      wrong(["after", index + 1, "from"], { code: "ascending" }, after[index + 1]?.from),
    ),
    ...after
      .slice(1)
      .flatMap(({ from }, index) =>
        from === null ? [wrong(["after", index + 1, "from"], { code: "day" }, from)] : [],
      ),
  ],
  scoringProbability: ({ lastDifferences = [] }) =>
    outOfOrder(lastDifferences, (each) => each).map((index) =>
      wrong(["lastDifferences", index], { code: "ascending" }, lastDifferences[index]),
    ),
  fractionalScore: ({ differences = [] }) => [
    ...(differences.length > 0 && differences[0] !== 0
      ? [wrong(["differences", 0], { code: "one-of", values: "0" }, differences[0])]
      : []),
    ...outOfOrder(differences, (each) => each).map((index) =>
      wrong(["differences", index], { code: "ascending" }, differences[index]),
    ),
  ],
  standardRating: ({ used }, { list }) =>
    used && list === "standard" ? [wrong(["used"], { code: "standard-has-none" }, used)] : [],
  opening: ({ ratedOpponents }) =>
    ratedOpponents !== null && ratedOpponents.gamesMin === null && ratedOpponents.opponentsMin === null
      ? [wrong(["ratedOpponents"], { code: "one-asked" }, ratedOpponents)]
      : [],
  difference: ({ max, ratingBelow, gamesMax }) => [
    ...(max === null && ratingBelow !== null ? [wrong(["ratingBelow"], { code: "only-with-limit" }, ratingBelow)] : []),
    ...(max === null && gamesMax !== null ? [wrong(["gamesMax"], { code: "only-with-limit" }, gamesMax)] : []),
    ...(ratingBelow !== null && gamesMax !== null ? [wrong(["gamesMax"], { code: "not-both-limits" }, gamesMax)] : []),
  ],
  developmentCoefficient: ({ clauses }, edition) => [
    ...clauses.flatMap(({ code }, index) => {
      const isLast = index === clauses.length - 1;
      const isRest = code === "K-rest" || code === "K-everybody";
      const fits = isRest === isLast && (code !== "K-everybody" || clauses.length === 1);
      return fits ? [] : [wrong(["clauses", index, "code"], { code: "rest-of-players-last" }, code)];
    }),
    ...limitFaults(edition),
  ],
};

/** K before the first list on record is worked out case by case, and there are not to be too many cases. */
function limitFaults(edition: FideEdition): Wrong[] {
  const { games, highest } = coefficientLimits([...FIDE_EDITIONS, edition]);
  const found = (games.length + 1) * (highest.length + 1);
  return found <= POSSIBILITIES_MAX
    ? []
    : [wrong(["clauses"], { code: "known-coefficient-limits", max: POSSIBILITIES_MAX }, found)];
}

/** Rules that go together: the fault is told of the one that was changed. */
function together({ articles }: FideEdition): readonly (readonly [readonly DesignRule[], Wrong])[] {
  const { initialRating, averageOfOpponents, roundRobinAverage, roundRobinRating, roundRobinIteration } = articles;
  const byHalfPoints = initialRating.sets.method === "half points over";
  const ofRoundRobin = [roundRobinAverage.sets, roundRobinRating.sets, roundRobinIteration.sets];
  const some = ofRoundRobin.some((sets) => sets !== null);
  const { countInRoundRobin } = articles.unratedOpponents.sets;
  const { floor } = articles;
  const ROUND_ROBIN = ["roundRobinAverage", "roundRobinRating", "roundRobinIteration"] as const;
  return [
    ...(byHalfPoints && averageOfOpponents.sets.rounding === null
      ? [[["averageOfOpponents", "initialRating"], wrong([], { code: "rounded-average" }, null)] as const]
      : []),
    ...(some && ofRoundRobin.includes(null)
      ? [[ROUND_ROBIN, wrong([], { code: "three-of-round-robin" }, null)] as const]
      : []),
    ...(some && !byHalfPoints
      ? [
          [
            ["initialRating", ...ROUND_ROBIN],
            wrong([], { code: "half-points-in-round-robin" }, initialRating.sets.method),
          ] as const,
        ]
      : []),
    ...(countInRoundRobin && !some
      ? [[["unratedOpponents", ...ROUND_ROBIN], wrong([], { code: "method-for-unrated" }, true)] as const]
      : []),
    ...(initialRating.sets.method === "hypothetical draws" && initialRating.sets.ratingMax < floor.sets.rating
      ? [
          [
            ["initialRating", "floor"],
            wrong([], { code: "at-least-floor", floor: floor.sets.rating }, initialRating.sets.ratingMax),
          ] as const,
        ]
      : []),
  ];
}

/**
 * Everything in which the rules of an edition do not fit each other, of those that were changed. Where some of the changed
 * rules are left out because of faults of their own, it is not known what the others would go together with.
 */
export function ruleFaults(
  edition: FideEdition,
  changed: readonly DesignRule[],
  isWhole: boolean,
): readonly ValueFault[] {
  const isChanged = (rule: DesignRule): boolean => changed.includes(rule);
  return [
    ...changed.flatMap((rule) =>
      checked(rule, edition).map(({ at, ...fault }) => asFault(["rules", rule, "new", ...at], fault)),
    ),
    ...(isWhole ? together(edition) : []).flatMap(([rules, fault]) => {
      const rule = rules.find(isChanged);
      return rule === undefined ? [] : [asFault(["rules", rule, "new"], fault)];
    }),
  ];
}

/** A check takes what its own rule sets: the compiler does not see that the two belong together. */
const checked = (rule: DesignRule, edition: FideEdition): Wrong[] =>
  (CHECKS[rule] as ((sets: unknown, edition: FideEdition) => Wrong[]) | undefined)?.(
    edition.articles[rule].sets,
    edition,
  ) ?? [];

const asFault = (path: readonly PathStep[], { expected, found }: Pick<Wrong, "expected" | "found">): ValueFault => ({
  path,
  expected,
  found: foundText(found),
});

/** The places at which a list does not go on upwards. */
function outOfOrder<Item>(items: readonly Item[], value: (item: Item) => number): number[] {
  return items.flatMap((item, index) => (index > 0 && value(item) <= value(items[index - 1]!) ? [index] : []));
}

function spanFaults({ from, over, to, below }: Span, at: readonly PathStep[]): Wrong[] {
  const low = from ?? (over === undefined ? undefined : over + 1);
  const high = to ?? (below === undefined ? undefined : below - 1);
  return [
    ...(from !== undefined && over !== undefined ? [wrong(at, { code: "one-lower-limit" }, { from, over })] : []),
    ...(to !== undefined && below !== undefined ? [wrong(at, { code: "one-upper-limit" }, { to, below })] : []),
    ...(low === undefined && high === undefined ? [wrong(at, { code: "some-limit" }, {})] : []),
    ...(low !== undefined && high !== undefined && low > high
      ? [wrong(at, { code: "limits-in-order" }, { from, over, to, below })]
      : []),
  ];
}
