import type { Catalogue } from "../words/types/catalogue.ts";

/** A piece of a sentence, and whether the other sentence lacks it. */
export interface SentencePart {
  readonly text: string;
  readonly differs: boolean;
}

/** Words, what stands between them, and blanks. */
const TOKEN = /[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*|[^\p{L}\p{N}\s]+|\s+/gu;

const WORD = /[\p{L}\p{N}]/u;

/** With less than this share of the shorter one's words in common, two sentences differ as a whole. */
const SHARE_MIN = 0.6;

/** So few common words between words that differ are no reason to break the mark. */
const GAP_MAX = 2;

/** What a rule says in two editions. Where only one of them has it, there is nothing to compare. */
export const comparedSides = (
  { phrases }: Catalogue,
  a: string,
  b: string,
): readonly [readonly SentencePart[], readonly SentencePart[]] =>
  [a, b].includes(phrases.notInText)
    ? [[{ text: a, differs: false }], [{ text: b, differs: false }]]
    : differingWords(a, b);

/** What differs between two sentences, for each of them. */
export function differingWords(a: string, b: string): readonly [readonly SentencePart[], readonly SentencePart[]] {
  const [left, right] = [a.match(TOKEN) ?? [], b.match(TOKEN) ?? []];
  const [inLeft, inRight] = commonTokens(left, right);
  const words = (tokens: readonly string[]): number => tokens.filter((token) => WORD.test(token)).length;
  const common = words(left.filter((_, index) => inLeft.has(index)));
  if (common < SHARE_MIN * Math.min(words(left), words(right))) {
    return [[{ text: a, differs: true }], [{ text: b, differs: true }]];
  }
  return [partsOf(left, withoutGaps(left, inLeft)), partsOf(right, withoutGaps(right, inRight))];
}

/** The places of the longest common sequence of tokens, in each of the two. */
function commonTokens(a: readonly string[], b: readonly string[]): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inA.add(i++);
      inB.add(j++);
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return [inA, inB];
}

/** Common words that stand alone among words that differ are taken as differing too. */
function withoutGaps(tokens: readonly string[], common: ReadonlySet<number>): ReadonlySet<number> {
  const words = tokens.flatMap((token, index) => (WORD.test(token) ? [index] : []));
  const kept = new Set(common);
  const breaks = words.flatMap((index, at) => (common.has(index) ? [] : [at]));
  for (const [order, at] of breaks.entries()) {
    const next = breaks[order + 1];
    if (next === undefined || next - at - 1 > GAP_MAX) continue;
    for (const gap of words.slice(at + 1, next)) kept.delete(gap);
  }
  return kept;
}

/** Words that differ and follow each other are one part; blanks and punctuation are marked only between such words. */
function partsOf(tokens: readonly string[], common: ReadonlySet<number>): readonly SentencePart[] {
  const isMarked = (index: number): boolean => !common.has(index) && WORD.test(tokens[index]!);
  const isBetween = (index: number): boolean =>
    !WORD.test(tokens[index]!) && isNear(tokens, index, -1, isMarked) && isNear(tokens, index, 1, isMarked);
  const parts: SentencePart[] = [];
  for (const [index, token] of tokens.entries()) {
    const differs = isMarked(index) || isBetween(index);
    const last = parts.at(-1);
    if (last?.differs === differs) parts[parts.length - 1] = { text: last.text + token, differs };
    else parts.push({ text: token, differs });
  }
  return parts;
}

/** Whether the next word in a direction is one that differs. */
function isNear(tokens: readonly string[], from: number, step: 1 | -1, isMarked: (index: number) => boolean): boolean {
  for (let index = from + step; index >= 0 && index < tokens.length; index += step)
    if (WORD.test(tokens[index]!)) return isMarked(index);
  return false;
}
