import type { ComponentChildren } from "preact";
import type { Static, TObject, TSchema } from "typebox";
import type { Shown } from "../web/page.tsx";
import type { OperationName } from "../words/types/api-words.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import type { Context } from "./context.ts";
import type { Answer } from "./http/schemas.ts";

/** One thing that can be looked at: the same data as a page in every language and as JSON of the API. */
export interface View<Params extends TObject, Query extends TObject, Data extends TSchema> {
  /** The operation of the API; null: there is nothing but a page. */
  readonly operation: OperationName | null;
  /** Below the language, and below /api/v1: `/players/:player`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly data: Data;
  readonly load: (context: Context, request: ViewRequest<Static<Params>, Static<Query>>) => Promise<Answer<Data>>;
  /** null: the API alone has it. */
  readonly page: ((data: Answer<Data>, shown: Shown) => Page) | null;
  /** Where its page leads when the query does not fit. Below the language. */
  readonly otherwise?: string;
  /** Whether it takes so long that only few can be loaded at once. */
  readonly heavy?: true;
  /** Even a published list must be revalidated: a player may have been hidden from the public since. */
  readonly cachePolicy: (data: Answer<Data>) => CachePolicy;
}

export interface ViewRequest<Params, Query> {
  readonly params: Params;
  readonly query: Query;
  readonly words: Catalogue;
}

export type CachePolicy = "until the next entry" | "not at all";

export interface Page {
  readonly title: string;
  readonly content: ComponentChildren;
  /** Whether search engines may keep it. */
  readonly unlisted?: boolean;
  /** Seconds after which the page reloads itself. */
  readonly refresh?: number | null;
  /** The path of the picture that other sites show of it. */
  readonly picture?: string | null;
}

/** A view whose types were checked where it was written; the application only carries it. */
export type AnyView = View<TObject, TObject, TSchema>;

export const view = <Params extends TObject, Query extends TObject, Data extends TSchema>(
  one: View<Params, Query, Data>,
): AnyView => one as unknown as AnyView;
