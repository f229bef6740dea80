import { Refusal } from "../../../domain/refusal.ts";
import { nameEraser } from "./erased-texts.ts";
import type { ErasurePlan } from "./erasure-plan.ts";
import { type ErasureReading, entrantsIn, unmatchedEntrants } from "./find-person.ts";
import { provenancesOf, reasonsOf, reportsOf } from "./plan-contents.ts";
import { linesOf } from "./plan-lines.ts";
import { rulesNaming } from "./plan-rules.ts";

/**
 * Somebody who is no player and no member, such as an arbiter or an organiser, by the name as `persons export` takes it. Players,
 * members and arbiters with a number keep the name, although it is the same.
 */
export async function planNamed(ledger: ErasureReading, name: string): Promise<ErasurePlan> {
  const eraseName = nameEraser([name]);
  const isNaming = (text: string): boolean => eraseName(text) !== text;
  if (!isNaming(name)) throw new Refusal("bad-player-id", { found: name });
  const { sequence: asOf } = await ledger.head();
  const entrants = await unmatchedEntrants(ledger, isNaming);
  const person = { numbers: [], birth: null, eraseName, members: new Set<string>(), ...entrantsIn(entrants) };
  const lines = await linesOf(ledger, asOf, person);
  const contents = [
    ...(await reportsOf(ledger, entrants, eraseName)),
    ...(await provenancesOf(ledger, { numbers: [], eraseName, reasons: await reasonsOf(ledger, lines) })),
    ...(await rulesNaming(ledger, eraseName)),
  ];
  if (lines.size === 0 && contents.length === 0) throw new Refusal("nobody-named", { name });
  const tournaments = new Set(entrants.map(({ tournament }) => tournament)).size;
  return {
    ...{ player: { id: name }, records: [], asOf, lines, contents, lists: 0, tournaments },
    isNamedIn: isNaming,
  };
}
