import type { Derived } from "../../../calculation/derived.ts";
import { liftedFor } from "../../../regulations/fide/articles/registration.ts";
import type { CurrentReport } from "../pending.ts";

/** Why a tournament is not rated: an article, the office's ruling, or that it is a copy. */
export type Against =
  | { readonly code: "article"; readonly ruling: Derived<unknown> }
  | { readonly code: "decided"; readonly article: string | null; readonly reason: string }
  | { readonly code: "copy"; readonly other: string };

/** The office's word stands above the articles; a copy is never rated. */
export function againstBy(
  { decided, sameAs }: CurrentReport,
  articles: readonly Derived<unknown>[],
): readonly Against[] {
  if (sameAs !== null) return [{ code: "copy", other: sameAs }];
  if (decided?.rated === true) return [];
  return [
    ...(decided === null ? [] : [{ code: "decided", article: decided.article, reason: decided.reason } as const]),
    ...articles.map((ruling) => ({ code: "article", ruling }) as const),
  ];
}

/** What can be said without a list: registration, licence, announcement and the day of the report. */
export function againstOf(report: CurrentReport): readonly Against[] {
  const { edition, official, admitted, licence, reportOwed } = report.assessment;
  const asked = [admitted, licence].map((ruling) => liftedFor(edition, official, ruling));
  const rulings = [...asked, reportOwed].filter(({ value }) => !value);
  return againstBy(report, [...rulings, ...(report.report.value === "not rated" ? [report.report] : [])]);
}
