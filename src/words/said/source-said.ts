import type { IsoDate } from "../../domain/dates.ts";
import type { Edition } from "../../regulations/edition.ts";
import type { Catalogue } from "../types/catalogue.ts";

export interface SourceSaid {
  readonly title: string;
  readonly address?: string;
  readonly consulted?: IsoDate;
}

/** Where the text of an edition was found, with its title in words. */
export const sourceSaid = ({ editionSources }: Catalogue, { code, ...found }: Edition["source"]): SourceSaid => ({
  title: editionSources[code],
  ...found,
});
