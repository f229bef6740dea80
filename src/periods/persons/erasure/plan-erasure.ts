import type { ErasedContent, ErasureSummary } from "../../../domain/erasure.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { isErasedName } from "../../../domain/player.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { mergedInto, playerOf } from "../../../ledger/queries/players/players.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { knownPlayer } from "../../players.ts";
import { askedMember, isMemberKey, isNameOnly, memberKey, type OwnMember, ownMembers } from "../own-members.ts";
import { nameEraser } from "./erased-texts.ts";
import type { ErasurePlan } from "./erasure-plan.ts";
import { type ErasureReading, entrantsIn, listsOf, namesOf, ownEntrants } from "./find-person.ts";
import {
  clubListsOf,
  importedListsOf,
  ownListsOf,
  type PlannedContent,
  provenancesOf,
  reasonsOf,
  reportsOf,
} from "./plan-contents.ts";
import { linesOf } from "./plan-lines.ts";
import { planNamed } from "./plan-named.ts";
import { rulesNaming } from "./plan-rules.ts";
import { standInBirth } from "./stand-in-birth.ts";

/** What people are told of a plan. */
export const erasureSummary = ({ player, records, asOf, lines, contents, ...stays }: ErasurePlan): ErasureSummary => ({
  player: player.id,
  byName: isNameOnly(player.id),
  records,
  asOf,
  entries: lines.size,
  files: {
    report: count(contents, "report"),
    "imported-list": count(contents, "imported-list"),
    list: count(contents, "list"),
    "club-list": count(contents, "club-list"),
    tariff: count(contents, "tariff"),
    edition: count(contents, "edition"),
  },
  lists: stays.lists,
  tournaments: stays.tournaments,
});

const count = (contents: readonly PlannedContent[], kind: ErasedContent): number =>
  contents.filter(({ what }) => what === kind).length;

/** Looks for everything that says who a person is: a player by number, a member of a club as `club/member`, others by name. */
export async function planErasure(ledger: ErasureReading, id: string): Promise<ErasurePlan> {
  if (isNameOnly(id)) return planNamed(ledger, id);
  if (!isMemberKey(id)) return planPlayer(ledger, id);
  const members = await askedMember(ledger.db, id);
  for (const number of members.flatMap(({ numbers }) => numbers))
    if ((await playerOf(ledger.db, number)) !== undefined) return planPlayer(ledger, number);
  return planMember(ledger, members);
}

/** Somebody whom only the book of a club knows: others with the same name are not touched. */
async function planMember(ledger: ErasureReading, own: readonly OwnMember[]): Promise<ErasurePlan> {
  const [id = "", ...records] = own.map(memberKey);
  if (own.every(({ names }) => isErasedName(names.at(-1) ?? ""))) throw new Refusal("already-erased", { player: id });
  const { sequence: asOf } = await ledger.head();
  const eraseName = nameEraser(own.flatMap(({ names }) => names));
  const members = new Set([id, ...records]);
  const person = { numbers: [], birth: null, eraseName, members, isEntrant: () => false };
  const isOfClub = ({ payload }: JournalEntry): boolean => "club" in payload && payload.club === own[0]?.club;
  const contents = await clubListsOf(ledger, { has: () => false, members });
  return {
    ...{ player: { id }, records, asOf, contents, lists: 0, tournaments: 0 },
    lines: await linesOf(ledger, asOf, person, isOfClub),
    isNamedIn: (text) => eraseName(text) !== text,
  };
}

/** By any of the person's numbers and names. */
async function planPlayer(ledger: ErasureReading, id: string): Promise<ErasurePlan> {
  const asked = await knownPlayer(ledger.db, id);
  const player = asked.mergedInto === null ? asked : await knownPlayer(ledger.db, asked.mergedInto);
  if (isErasedName(player.name)) throw new Refusal("already-erased", { player: player.id });
  const { sequence: asOf } = await ledger.head();
  const records = (await mergedInto(ledger.db, player.id)).map((each) => each.id);
  const numbers = [player.id, ...records];
  const entrants = await ownEntrants(ledger, numbers);
  const lists = await listsOf(ledger, numbers);
  const own = await ownMembers(ledger.db, numbers);
  const members = new Set(own.map(memberKey));
  const spellings = own.flatMap(({ names }) => names);
  const eraseName = nameEraser([...(await namesOf(ledger, numbers, entrants)), ...spellings]);
  const birth = standInBirth(await editionsOf(ledger.db), player.birth, lists);
  const person = { numbers, birth, eraseName, members, ...entrantsIn(entrants) };
  const lines = await linesOf(ledger, asOf, person);
  const persons = { birthOf: () => birth, numbers, members, has: (number: string) => numbers.includes(number) };
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
      ...(await rulesNaming(ledger, eraseName)),
    ],
    lists: lists.length,
    tournaments: new Set(entrants.map(({ tournament }) => tournament)).size,
    isNamedIn: (text) => eraseName(text) !== text,
  };
}
