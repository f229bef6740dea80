import { listSha256 } from "../domain/list.ts";
import { readPerson } from "../domain/listed-person.ts";
import type { VerifiedFile } from "../transparency/verify-file.ts";
import { listInSentence } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** What a proof or a certificate proves, sentence by sentence. */
export function verifiedSentences(
  words: Pick<Catalogue, "web">,
  { entry, lists, certificate }: VerifiedFile,
): readonly string[] {
  const { proven, published, noList, witnessed, certified } = words.web.files;
  return [
    ...(certificate === undefined ? [] : [certified(inSentence(words, certificate.head), ...lineOf(certificate))]),
    proven(entry.origin, entry.sequence, entry.size),
    ...entry.witnesses.map(witnessed),
    ...(lists.length === 0 ? [noList] : []),
    ...lists.map((list) => published(inSentence(words, list), list.version, listSha256(list))),
  ];
}

const inSentence = (words: Pick<Catalogue, "web">, { list }: { readonly list: string }): string =>
  listInSentence(words, list);

/** The player by name and number, and the rating. */
function lineOf({ player, person, rating }: NonNullable<VerifiedFile["certificate"]>): [string, number | null] {
  return [person === null ? player : `${readPerson(person).name} (${player})`, rating];
}
