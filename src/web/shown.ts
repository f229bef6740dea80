import type { OfficeFace } from "../domain/face.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** What every page is given besides its own data. */
export interface Shown {
  readonly words: Catalogue;
  /** The same page's address in another language. */
  readonly inLanguage: (language: string) => string;
  /** The query parameters, each once. */
  readonly query: Readonly<Record<string, string>>;
  /** The page's address with changed parameters; empty ones are left out. */
  readonly withQuery: (changes: Readonly<Record<string, string>>) => string;
  /** An address of this site in the language of the page. */
  readonly to: (path: string) => string;
  /** The address of a built file. */
  readonly asset: (name: "islands" | "style") => string;
  readonly languages: readonly Catalogue[];
  /** The path below the language, without its query. */
  readonly path: string;
  readonly user: { readonly name: string; readonly role: string; readonly csrf: string } | null;
  readonly office: string;
  /** A federation by its name, or by its code where none is known; nothing for nobody's. */
  readonly federation: (code: string | null) => string;
  /** What gives the office its own face. */
  readonly face: OfficeFace;
  /** The whole address of a path of this site, for those who read the page elsewhere. */
  readonly absolute: (path: string) => string;
  /** Whether the office holds invented data. */
  readonly isSample: boolean;
  /** Whether this is a local book of one club, without office and sign-in. */
  readonly alone: boolean;
  /** Whether people can sign in here. */
  readonly hasSignIn: boolean;
  /** Whether the office can send mails. */
  readonly mails: boolean;
}
