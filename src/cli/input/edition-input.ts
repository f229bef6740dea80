import { Refusal } from "../../domain/refusal.ts";
import type { AnyEdition } from "../../regulations/compare.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { EDITIONS, editionNamed } from "../../regulations/register.ts";
import { type EditionRead, readEdition } from "../../reports/edition-file.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { withOwnEditions } from "../../words/said/edition-name.ts";
import { faultSaid } from "../../words/said/fault-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import type { Input } from "./input.ts";

/** An edition by the id of the register, or one's own from a file. */
export type EditionGiven = string | FideEdition;

/** The one place that says whether an id or a file is meant: the ids of the register are no names of files. */
export function editionGiven(given: string, words: Catalogue, world: Pick<World, "read" | "warn">): EditionGiven {
  if (EDITIONS.some(({ id }) => id === given) || !isFileName(given)) return given;
  const { edition, faults } = readEdition(world.read(given));
  if (edition !== null) return edition;
  for (const line of faultLines(words, given, faults)) world.warn(line);
  throw faultyEdition(given, faults);
}

const isFileName = (given: string): boolean => /[./\\]/.test(given) || given === "-";

const faultyEdition = (file: string, faults: EditionRead["faults"]): Refusal =>
  new Refusal("edition-faulty", { file, faults: faults.map(({ line, path }) => `${line}: ${path}`) });

/** `nordic.json:12: rules.floor.new.rating: expected …, found …` */
export const faultLines = (words: Catalogue, file: string, faults: EditionRead["faults"]): readonly string[] =>
  faults.map((fault) => `${file}:${fault.line}: ${faultSaid(words, fault)}`);

/** Options whose edition was resolved. */
export type WithEdition<Options> = Omit<Options, "edition"> & { readonly edition: EditionGiven | undefined };

/** An edition as a command shows it, whichever system it belongs to. */
export function editionShown(given: string, words: Catalogue, world: World): AnyEdition {
  const edition = editionGiven(given, words, world);
  return typeof edition === "string" ? editionNamed(edition) : edition;
}

interface LoadedEdition {
  /** With the name of the edition, where it is one's own. */
  readonly words: Catalogue;
  readonly edition: EditionGiven | undefined;
}

/** The words of a command, and the edition that it was given. */
export async function loadEdition(
  { lang, edition: given }: { readonly lang: string; readonly edition?: string | undefined },
  world: World,
): Promise<LoadedEdition> {
  const words = await loadCatalogue(lang);
  if (given === undefined) return { words, edition: undefined };
  const edition = editionGiven(given, words, world);
  return { words: typeof edition === "string" ? words : withOwnEditions(words, [edition]), edition };
}

type WithEditions = Omit<Input, "edition" | "tournaments"> & {
  readonly edition?: EditionGiven;
  readonly tournaments: readonly (Omit<Input["tournaments"][number], "edition"> & {
    readonly edition?: EditionGiven;
  })[];
};

/** The same words, with the names of a request's own editions. */
export const namingEditions = (
  words: Catalogue,
  {
    edition,
    events = [],
  }: { readonly edition?: Named; readonly events?: readonly { readonly edition?: Named }[] | undefined },
): Catalogue =>
  withOwnEditions(
    words,
    [edition, ...events.map((each) => each.edition)].filter((each) => typeof each === "object"),
  );

type Named = EditionGiven | undefined;

/** The editions that a file of a request names. */
export function inputEditions(input: Input, words: Catalogue, world: World): WithEditions {
  const own = <Named extends { readonly edition?: string | FideEdition | undefined }>({ edition, ...rest }: Named) =>
    typeof edition === "string" ? { ...rest, edition: editionGiven(edition, words, world) } : { ...rest };
  return { ...own(input), tournaments: input.tournaments.map(own) };
}
