import type { ErasedContent, ErasureSummary } from "../../../domain/erasure.ts";
import type { RecordedFields } from "../../../domain/journal/private-facts.ts";
import { isErasedName, type Player } from "../../../domain/player.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { mergedInto } from "../../../ledger/queries/players/players.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { knownPlayer } from "../../players.ts";
import { type ErasedPerson, erasedFacts } from "./erased-facts.ts";
import { nameEraser } from "./erased-texts.ts";
import { type ErasureReading, entrantsIn, listsOf, membersOf, namesOf, ownEntrants } from "./find-person.ts";
import {
  clubListsOf,
  importedListsOf,
  ownListsOf,
  type PlannedContent,
  provenancesOf,
  reasonsOf,
  reportsOf,
} from "./plan-contents.ts";
import { standInBirth } from "./stand-in-birth.ts";

/** What an erasure would do. Nothing is changed by making it. */
export interface ErasurePlan {
  readonly player: Player;
  readonly records: readonly string[];
  /** The last entry it takes into account. */
  readonly asOf: number;
  /** The private facts that entries get, by their numbers. */
  readonly lines: ReadonlyMap<number, RecordedFields>;
  readonly contents: readonly PlannedContent[];
  /** What stays, under the number alone. */
  readonly lists: number;
  readonly tournaments: number;
  readonly isNamedIn: (text: string) => boolean;
}

/** What people are told of a plan. */
export const erasureSummary = ({ player, records, asOf, lines, contents, ...stays }: ErasurePlan): ErasureSummary => ({
  player: player.id,
  records,
  asOf,
  entries: lines.size,
  files: {
    report: count(contents, "report"),
    "imported-list": count(contents, "imported-list"),
    list: count(contents, "list"),
    "club-list": count(contents, "club-list"),
  },
  lists: stays.lists,
  tournaments: stays.tournaments,
});

const count = (contents: readonly PlannedContent[], kind: ErasedContent): number =>
  contents.filter(({ what }) => what === kind).length;

/** Looks for everything that says who a person is, by any of the person's numbers and names. */
export async function planErasure(ledger: ErasureReading, id: string): Promise<ErasurePlan> {
  const asked = await knownPlayer(ledger.db, id);
  const player = asked.mergedInto === null ? asked : await knownPlayer(ledger.db, asked.mergedInto);
  if (isErasedName(player.name)) throw new Refusal("already-erased", { player: player.id });
  const { sequence: asOf } = await ledger.head();
  const records = (await mergedInto(ledger.db, player.id)).map((each) => each.id);
  const numbers = [player.id, ...records];
  const entrants = await ownEntrants(ledger, numbers);
  const lists = await listsOf(ledger, numbers);
  const eraseName = nameEraser(await namesOf(ledger, numbers, entrants));
  const birth = standInBirth(await editionsOf(ledger.db), player.birth, lists);
  const person = { numbers, birth, eraseName, members: await membersOf(ledger, numbers), ...entrantsIn(entrants) };
  const lines = await linesOf(ledger, asOf, person);
  const persons = { birth, numbers, has: (number: string) => numbers.includes(number) };
  return {
    player,
    records,
    asOf,
    lines,
    contents: [
      ...(await reportsOf(ledger, entrants, eraseName)),
      ...(await importedListsOf(ledger, persons)),
      ...(await ownListsOf(ledger, persons)),
      ...(await provenancesOf(ledger, { numbers, eraseName, reasons: await reasonsOf(ledger, lines) })),
      ...(await clubListsOf(ledger, persons)),
    ],
    lists: lists.length,
    tournaments: new Set(entrants.map(({ tournament }) => tournament)).size,
    isNamedIn: (text) => eraseName(text) !== text,
  };
}

async function linesOf(
  { entries }: ErasureReading,
  asOf: number,
  person: ErasedPerson,
): Promise<ReadonlyMap<number, RecordedFields>> {
  const lines = new Map<number, RecordedFields>();
  for await (const entry of entries(0)) {
    if (entry.sequence > asOf) break;
    const facts = erasedFacts(entry, person);
    if (facts !== null) lines.set(entry.sequence, facts);
  }
  return lines;
}
