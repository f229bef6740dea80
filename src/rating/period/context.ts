import { type Derived, given } from "../../calculation/derived.ts";
import type { Source } from "../../domain/codes/source.ts";
import { addDays, type IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { oneTimeChangesOn } from "../../regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../../regulations/fide/one-time/one-time-change.ts";
import { FIDE_EDITIONS } from "../../regulations/register.ts";
import {
  type CoefficientEvidence,
  type CoefficientRule,
  type CoefficientSources,
  type CoefficientTable,
  coefficientTable,
} from "./changes/coefficients.ts";
import { possibilitiesOf } from "./changes/earlier-facts.ts";
import type { BaseCorrection } from "./changes/facts-before.ts";
import { allowedOf, newAgain } from "./changes/imported-lists.ts";
import type { PlayerColumns } from "./columns/player-columns.ts";
import { type RecordsBefore, recordsOf } from "./entries/records.ts";
import type { ListedFacts, PeriodInput, Person } from "./types.ts";

/** What everything that makes one list looks at. */
export interface PeriodContext {
  readonly input: PeriodInput;
  readonly editionOn: (day: IsoDate) => FideEdition;
  /** Of the list articles: the day before the list. */
  readonly list: FideEdition;
  /** Of the list's own date, whose floor holds and under which the next tournaments begin. */
  readonly floor: FideEdition;
  readonly listDate: Derived<IsoDate>;
  readonly listBefore: Derived<IsoDate>;
  readonly sourceBefore: Source;
  /** Everybody of the list before, but those who leave it by decision. */
  readonly players: PlayerColumns;
  readonly records: Omit<RecordsBefore, "players">;
  readonly person: (player: string) => Person;
  readonly corrections: ReadonlyMap<string, readonly BaseCorrection[]>;
  readonly oneTime: readonly OneTimeChange[];
  /** How the list before printed K. */
  readonly printedBy: CoefficientRule;
  /** K of many players, by a rule that is compiled once. */
  readonly coefficients: (rule: CoefficientRule, by: CoefficientRule) => CoefficientTable;
  /** What is known of one player for K, beside their games and highest rating now. */
  readonly coefficientFacts: (
    player: string,
    by: CoefficientRule,
    printed: ListedFacts,
  ) => Omit<CoefficientEvidence, "now">;
}

export function contextOf(input: PeriodInput): PeriodContext {
  const editionOn = (day: IsoDate): FideEdition => {
    const edition = input.editionOn(day);
    if (edition === undefined) throw new Refusal("no-edition-on", { list: input.kind, day });
    return edition;
  };
  const { date } = input.previous;
  const sourceBefore: Source = { code: "list", list: date };
  const listBefore = given("list before", date, sourceBefore);
  const { players, ...records } = recordsOf(input);
  const person = (player: string): Person => input.person(player) ?? NOBODY_KNOWN;
  return {
    input,
    editionOn,
    list: editionOn(addDays(input.list, -1)),
    floor: editionOn(input.list),
    listDate: given("day", input.list, { code: "list", list: input.list }),
    listBefore,
    sourceBefore,
    players,
    records,
    person,
    corrections: byPlayer(input.corrections),
    oneTime: oneTimeChangesOn(input.kind, input.list),
    // Before the first edition a list was printed by rules that are not ours to know; the next ones stand for them.
    printedBy: { edition: (input.printedOn ?? input.editionOn)(date) ?? editionOn(input.list), asOf: listBefore },
    ...coefficientSources(input, players, person),
  };
}

/** K of many players, and what is known of one. */
function coefficientSources(
  input: PeriodInput,
  players: PlayerColumns,
  person: PeriodContext["person"],
): Pick<PeriodContext, "coefficients" | "coefficientFacts"> {
  const birth = (player: string) => person(player).birth;
  const isNewAgain = newAgain(input, players);
  const possibilities = possibilitiesOf(input.editions ?? FIDE_EDITIONS);
  const stated = (player: string) => {
    const facts = input.stated?.get(player) ?? null;
    return facts !== null && isNewAgain(player) ? { ...facts, gamesBefore: null } : facts;
  };
  const allowed = allowedOf(input, players, birth, isNewAgain, possibilities);
  return {
    coefficients: compiledCoefficients(players, (by) => ({
      possibilities,
      birth,
      stated,
      allowed: (player, printed) => allowed(player, by, printed),
    })),
    coefficientFacts: (player, by, printed) => ({
      possibilities,
      birth: birth(player),
      printed,
      allowed: allowed(player, by, printed),
      stated: stated(player),
    }),
  };
}

/** Of a player whom the office does not know nothing is on record; that is noted where it matters. */
const NOBODY_KNOWN: Person = {
  birth: null,
  federation: null,
  titled: false,
  affiliated: false,
  excluded: false,
  dispensation: false,
};

function byPlayer(corrections: readonly BaseCorrection[]): ReadonlyMap<string, readonly BaseCorrection[]> {
  const grouped = new Map<string, BaseCorrection[]>();
  for (const each of corrections) grouped.set(each.player, [...(grouped.get(each.player) ?? []), each]);
  return grouped;
}

function compiledCoefficients(
  players: PlayerColumns,
  sources: (by: CoefficientRule) => CoefficientSources,
): PeriodContext["coefficients"] {
  const tables = new Map<string, CoefficientTable>();
  return (rule, by) => {
    const key = `${rule.edition.id} ${rule.asOf.value} ${by.edition.id} ${by.asOf.value}`;
    const table = tables.get(key) ?? coefficientTable(rule, by, players, sources(by));
    tables.set(key, table);
    return table;
  };
}
