import { type Derived, given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { RATING_MAX } from "../../domain/limits.ts";
import { DRAW, hundredths, LOSS, type Points, points, WIN } from "../../domain/units.ts";
import { coefficientUsed } from "../../regulations/fide/articles/development-coefficient.ts";
import { differencesOf, gains, newRating } from "../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import {
  DIFFERENCE_BITS,
  DIFFERENCE_ZERO,
  GAIN_ZERO,
  GAMES_BITS,
  GAMES_BITS_MAX,
  K_BYTE_MAX,
  type KernelTables,
  LIMIT_ONCE,
  RATING_BITS,
  TABLE_BITS,
  widthOf,
} from "./layout.ts";

/** The editions of the tournaments of a period, as cards will number them; that of its list; the K that occur. */
export interface PeriodArticles {
  readonly editions: readonly FideEdition[];
  readonly list: FideEdition;
  readonly coefficients: Iterable<number>;
}

/** Calls the articles for everything that can occur: about 0.1 s for each edition, the first time. */
export function compileTables({ editions, list, coefficients }: PeriodArticles): KernelTables {
  const tableOf = new Uint8Array(editions.length << RATING_BITS);
  const tables: GainTable[] = [];
  for (const [index, edition] of editions.entries()) {
    const own = gainsUnder(edition);
    const [first, from] = [tables.length, index << RATING_BITS];
    for (let rating = 0; rating <= RATING_MAX; rating++) tableOf[from | rating] = first + own.tableOf[rating]!;
    tables.push(...own.tables);
  }
  if (tables.length > 256) throw new RangeError(`expected editions for up to 256 tables, found ${tables.length}`);
  const once = tables.some(({ limitGains }) => limitGains.some((gain) => gain !== 0));
  const gains = new Uint16Array(tables.length << TABLE_BITS);
  const limitGains = new Int8Array(once ? tables.length << DIFFERENCE_BITS : 0);
  for (const [index, table] of tables.entries()) {
    gains.set(table.gains, index << TABLE_BITS);
    if (once) limitGains.set(table.limitGains, index << DIFFERENCE_BITS);
  }
  return {
    tableOf,
    gains,
    limitGains,
    coefficients: compileCoefficients(list, coefficients),
    roundings: compileRoundings(list),
  };
}

/** The tables of one edition, and which of them holds for each rating. */
interface EditionGains {
  readonly tableOf: Uint16Array;
  readonly tables: readonly GainTable[];
}

/** An edition never changes, and most periods have those of the period before. */
const KNOWN = new WeakMap<FideEdition, EditionGains>();

function gainsUnder(edition: FideEdition): EditionGains {
  const found = KNOWN.get(edition);
  if (found) return found;
  const tableOf = new Uint16Array(RATING_MAX + 1);
  const tables: GainTable[] = [];
  const byLimits = new Map<string, number>();
  for (let rating = 0; rating <= RATING_MAX; rating++) {
    const limits = limitsAt(edition, rating);
    if (!byLimits.has(limits)) byLimits.set(limits, tables.push(compileGains(edition, rating)) - 1);
    tableOf[rating] = byLimits.get(limits)!;
  }
  KNOWN.set(edition, { tableOf, tables });
  return { tableOf, tables };
}

/** What becomes of the widest differences. Own ratings for which it is the same share one table. */
function limitsAt(edition: FideEdition, rating: number): string {
  const games = [RATING_MAX, -RATING_MAX].map((D) => ({ opponent: rated("opponent", rating - D) }));
  return differencesOf(edition, rated("Ro", rating), games)
    .map(({ value }) => value)
    .join();
}

interface GainTable {
  readonly gains: Uint16Array;
  readonly limitGains: Int8Array;
}

/**
 * Four games with one D, in one call: where the limit is used once, the first of them uses it and the three
 * others, one for each score, show the gain without it. Where it is used always or never, all are alike.
 */
function compileGains(edition: FideEdition, rating: number): GainTable {
  const { gamesMax } = edition.articles.difference.sets;
  if (gamesMax !== null && gamesMax !== 1) {
    throw new Error(`the kernel can use a limit in one game of a tournament or in all, not in ${gamesMax}`);
  }
  const table = { gains: new Uint16Array(1 << TABLE_BITS), limitGains: new Int8Array(1 << DIFFERENCE_BITS) };
  const Ro = rated("Ro", rating);
  const limited: number[] = [];
  for (let D = -RATING_MAX; D <= RATING_MAX; D++) {
    const opponent = rated("opponent", rating - D);
    const [first, ...others] = gains(
      edition,
      Ro,
      SCORES.map((score) => ({ opponent, score })),
    );
    const once = first!.D.value !== others[0]!.D.value;
    for (const [score, { gain }] of others.entries()) {
      table.gains[(score << DIFFERENCE_BITS) + DIFFERENCE_ZERO + D] = gain.value + GAIN_ZERO + (once ? LIMIT_ONCE : 0);
    }
    if (once) {
      table.limitGains[widthOf(D)] = first!.gain.value - others[0]!.gain.value;
      limited.push(D);
    }
  }
  checkWidths(edition, rating, limited);
  return table;
}

/** The order of widths is not ours to decide: the article is asked about every two neighbours in it. */
function checkWidths(edition: FideEdition, rating: number, limited: readonly number[]): void {
  const byWidth = limited.toSorted((a, b) => widthOf(a) - widthOf(b));
  for (const [index, narrow] of byWidth.slice(0, -1).entries()) {
    const wide = byWidth[index + 1]!;
    const games = [narrow, wide].map((D) => ({ opponent: rated("opponent", rating - D) }));
    const [first, second] = differencesOf(edition, rated("Ro", rating), games);
    if (first!.value !== narrow || second!.value === wide) {
      throw new Error(`${edition.id} does not limit the difference ${wide} before ${narrow}`);
    }
  }
}

function compileCoefficients(list: FideEdition, coefficients: Iterable<number>): Uint8Array {
  const used = new Uint8Array((K_BYTE_MAX + 1) << GAMES_BITS);
  for (const K of new Set(coefficients)) {
    if (!Number.isInteger(K) || K < 0 || K > K_BYTE_MAX)
      throw new RangeError(`expected K from 0 to ${K_BYTE_MAX}, found ${K}`);
    const printed = given("K", K, COUNTED);
    for (let n = 0; n <= GAMES_BITS_MAX; n++) {
      used[(K << GAMES_BITS) | n] = coefficientUsed(list, printed, given("n", n, COUNTED)).value;
    }
  }
  return used;
}

/** Whole points of a change stay as they are; that only the hundredths and the sign matter is tried on other changes. */
function compileRoundings(list: FideEdition): Int8Array {
  const rounded = (base: number, exact: number): number =>
    newRating(list, rated("base rating", base), given("change of the list", hundredths(exact), COUNTED)).change.value;
  const roundings = new Int8Array(200);
  for (let rest = -99; rest <= 99; rest++) {
    roundings[rest + 100] = rounded(2000, rest);
    for (const whole of rest < 0 ? [-1, -22, -303] : [1, 22, 303]) {
      if (rounded(1401, whole * 100 + rest) === whole + roundings[rest + 100]!) continue;
      throw new Error(`${list.id} does not round by the hundredths of the change alone: ${whole * 100 + rest}`);
    }
  }
  return roundings;
}

const rated = (term: "Ro" | "opponent" | "base rating", value: number): Derived<Points> =>
  given(term, points(value), COUNTED);

/** The score of the game that may use the limit, then one of each, in half points. */
const SCORES = [LOSS, LOSS, DRAW, WIN].map((score) => given("score", score, COUNTED));
