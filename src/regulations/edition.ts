import type { Cited, Known, Parts } from "../calculation/derived.ts";
import type { EditionSourceCode } from "../domain/codes/edition-sources.ts";
import type { EvidenceCode, ReadingCode } from "../domain/codes/readings.ts";
import type { IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";

/** Where a rule stands, how well we know it, and the numbers it sets. */
export interface Article<Sets = unknown> {
  /** Its number in the text; null where this text has no such article. */
  readonly number: string | null;
  readonly known: Known;
  readonly sets: Sets;
  /** Cases that stand under a number of their own. */
  readonly parts?: Parts;
}

/** What we do where the text is open or contradicts itself. Question, answer and evidence are in `words/`. */
export interface Reading {
  readonly code: ReadingCode;
  /** The rules of this edition that it decides. */
  readonly rules: readonly string[];
  readonly evidence: EvidenceCode;
}

/** One text of one regulation while in force. */
export interface Edition<Articles = Readonly<Record<string, Article>>> {
  readonly id: string;
  readonly list: ListKind | "club";
  /** By the start date of a tournament; null for a text that never came into force and is only chosen by name. */
  readonly inForce: { readonly from: IsoDate; readonly until?: IsoDate } | null;
  readonly source: {
    readonly code: EditionSourceCode;
    readonly address?: string;
    readonly consulted?: IsoDate;
  };
  readonly articles: Articles;
  readonly readings: readonly Reading[];
  /** Of an edition that is not in the register: who issued it, and why it differs from its base. */
  readonly own?: OwnEdition;
}

/** What the file of an edition of one's own says of it, in the words of its issuer. */
export interface OwnEdition {
  readonly name: string;
  readonly issuedBy: string;
  readonly base: string;
  /** By changed rule. */
  readonly reasons: Readonly<Record<string, string>>;
}

type AnyArticles<Articles> = Readonly<Record<keyof Articles, Article>>;

/** `cite(edition, "rounding")`: a rule keeps its name when a later edition renumbers the articles. */
export function cite<Articles extends AnyArticles<Articles>, Rule extends keyof Articles & string>(
  edition: Edition<Articles>,
  rule: Rule,
): Cited<Articles[Rule]["sets"]> {
  const known = CITED.get(edition) ?? new Map<string, Cited<unknown>>();
  CITED.set(edition, known);
  const cited = known.get(rule) ?? citedFrom(edition, rule);
  known.set(rule, cited);
  return cited as Cited<Articles[Rule]["sets"]>;
}

/** An article is cited for every number of a derivation, and each time in the same words. */
const CITED = new WeakMap<object, Map<string, Cited<unknown>>>();

function citedFrom<Articles extends AnyArticles<Articles>>(
  edition: Edition<Articles>,
  rule: keyof Articles & string,
): Cited<unknown> {
  const { number, known, sets, parts } = edition.articles[rule];
  const readings = edition.readings.filter(({ rules }) => rules.includes(rule)).map(({ code }) => code);
  return { edition: edition.id, rule, article: number ?? "–", known, sets, readings, ...(parts && { parts }) };
}

/** The edition for a tournament that starts on a day. A gap or an overlap is a mistake in our data. */
export function editionOn<E extends Pick<Edition, "id" | "inForce">>(
  editions: readonly E[],
  day: IsoDate,
): E | undefined {
  const [edition, ...others] = editions.filter(
    ({ inForce }) => inForce && inForce.from <= day && (inForce.until === undefined || day <= inForce.until),
  );
  if (others.length > 0) throw new Error(`${edition?.id} and ${others[0]?.id} both in force on ${day}`);
  return edition;
}

const article =
  (known: Known) =>
  <Sets>(number: string, sets: Sets, parts?: Parts): Article<Sets> => ({
    number,
    known,
    sets,
    ...(parts && { parts }),
  });

export const fromText = article("text");
export const fromSummary = article("summary");
export const fromData = article("data");
export const byAssumption = article("assumption");

/** A rule that an edition does not have, and how well that is known. */
export const absent = <Sets>(known: Known, sets: Sets): Article<Sets> => ({ number: null, known, sets });

/** A rule that the text, which was seen, does not have. */
export const notInText = <Sets>(sets: Sets): Article<Sets> => absent("text", sets);

/** The same article, taken over from another edition because this one's text was not seen. */
export const assumed = <Sets>(article: Article<Sets>): Article<Sets> => ({ ...article, known: "assumption" });
