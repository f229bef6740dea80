import type { Static, TObject, TSchema } from "typebox";
import type { OperationName } from "../../../words/types/api-words.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { Answer } from "../../http/schemas.ts";
import type { About, OfficeAction } from "../../rights.ts";
import type { ActionContext } from "../actions/action.ts";

/** Something that a page of the office shows, for programs: the same data, by the same rights. */
export interface OfficeReading<Query extends TObject, Data extends TSchema> {
  readonly name: OperationName;
  readonly right: OfficeAction;
  readonly query: Query;
  /** What it is about, for rights that depend on ownership. */
  readonly about?: (acting: ActionContext, query: Static<Query>) => Promise<About>;
  readonly data: Data;
  readonly load: (acting: ActionContext, query: Static<Query>, words: Catalogue) => Promise<Answer<Data>>;
}

/** A reading whose types were checked where it was written. */
export type AnyReading = OfficeReading<TObject, TSchema>;

export const reading = <Query extends TObject, Data extends TSchema>(one: OfficeReading<Query, Data>): AnyReading =>
  one as unknown as AnyReading;
