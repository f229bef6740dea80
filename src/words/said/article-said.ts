import type { Catalogue } from "../types/catalogue.ts";

/** What stands for a number where the text of an edition has no such article. */
export const NO_ARTICLE = "–";

/** The case with its article; where no article says it, the case alone. */
export const articleSaid = (
  { phrases }: Pick<Catalogue, "phrases">,
  article: string | undefined,
  says: string,
): string => (!article || article === NO_ARTICLE ? says : `${phrases.article} ${article}: ${says}`);
