import type { OfficeShown } from "../../../web/office/parts/shown.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { About, OfficeAction } from "../../rights.ts";
import type { Page } from "../../view.ts";
import type { ActionContext, AnyAction } from "../actions/action.ts";
import type { ActionResult } from "../actions/action-result.ts";
import type { Upload } from "../actions/upload.ts";

/** The request for a page. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** A file that was sent to the page and turned down. */
  readonly upload: Upload | null;
  /** What was entered in a form of the page that was turned down. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A page of the office. */
export interface OfficePage<Data> {
  /** Below the language: `/office/tournaments/:tournament`. */
  readonly path: string;
  readonly right: OfficeAction;
  /** What it is about, for rights that depend on ownership. */
  readonly about?: (acting: ActionContext, request: PageRequest) => Promise<About>;
  readonly load: (acting: ActionContext, request: PageRequest) => Promise<Data>;
  readonly show?: (data: Data, shown: OfficeShown) => Page;
  /** A download instead of a page. */
  readonly file?: (data: Data, words: Catalogue) => Upload;
  /** Whether files of its forms may be large: they are held on disk. */
  readonly holdsUploads?: true;
  /** What its forms can do. */
  readonly actions?: readonly AnyAction[];
  /** Redirect after an action, below the language; without it, the page itself. */
  readonly next?: (done: ActionResult) => string;
  /** Redirect instead of showing the page. */
  readonly onward?: (data: Data) => string | null;
}

export type AnyOfficePage = OfficePage<unknown>;

export const officePage = <Data>(one: OfficePage<Data>): AnyOfficePage => one as unknown as AnyOfficePage;
