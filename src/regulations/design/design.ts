import type { IsoDate } from "../../domain/dates.ts";
import type { FideArticles, FideRule } from "../fide/fide-edition.ts";

/** Rules that set nothing, or of which only one value can be calculated: an edition takes them over as they are. */
const FIXED = ["gain", "sumOfGains", "ratingChange", "pooledRating", "provisionalRatings"] as const;

/** A rule that an edition of one's own can change. */
export type DesignRule = Exclude<FideRule, (typeof FIXED)[number]>;

/** What a rule sets in a design: one of its own tables included, but not the month in which FIDE's lists began. */
export type DesignSets<Rule extends DesignRule> = Rule extends "calendar"
  ? Omit<FideArticles["calendar"]["sets"], "firstList">
  : FideArticles[Rule]["sets"];

/** A changed rule, and why it is changed. */
export interface ChangedRule<Rule extends DesignRule = DesignRule> {
  readonly reason: string;
  /** Its number in the issuer's own text; without it the base's number stays. */
  readonly article?: string;
  /** All that the rule sets from now on. */
  readonly new: DesignSets<Rule>;
}

/** An edition of one's own, as its file has it: a base, and what is changed in it. */
export interface EditionDesign {
  /** Where editors find the schema. */
  readonly $schema?: string;
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly issuedBy: string;
  readonly address?: string;
  readonly base: string;
  /** null: it is only studied. */
  readonly inForce: { readonly from: IsoDate; readonly until?: IsoDate } | null;
  readonly rules: { readonly [Rule in DesignRule]?: ChangedRule<Rule> };
}
