import type { Federation, Player } from "../domain/player.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { federations } from "../ledger/postgres/federations.ts";
import { allLists } from "../ledger/postgres/lists.ts";
import { specialPlayers } from "../ledger/postgres/names.ts";
import type { ListRow } from "../ledger/postgres/tables.ts";
import { type OfficeSettings, settingsOf } from "../periods/office.ts";
import { isShown } from "./public.ts";
import type { IsShown } from "./shelved-list.ts";

/** What nearly every page asks for, and what only an entry in the journal changes. */
export interface Facts {
  readonly settings: OfficeSettings;
  readonly federations: ReadonlyMap<string, Federation>;
  /** Players with a decision of their own that says whether the public may see them. */
  readonly special: ReadonlyMap<number, Player>;
  /** Published ones, the newest first, each in every version. */
  readonly lists: readonly ListRow[];
  /** Whether the public may see a player of a list. */
  readonly isShown: IsShown;
}

/** The facts as they are now: read again when the journal has grown, whoever wrote in it. */
export function keptFacts(ledger: Ledger): () => Promise<Facts> {
  let at = -1;
  let held: Promise<Facts> | undefined;
  return async () => {
    const { sequence } = await ledger.head();
    if (held === undefined || sequence !== at) {
      at = sequence;
      held = read(ledger);
      held.catch(() => {
        held = undefined;
      });
    }
    return held;
  };
}

async function read(ledger: Ledger): Promise<Facts> {
  const [settings, known, special, lists] = await Promise.all([
    settingsOf(ledger),
    federations(ledger.db),
    specialPlayers(ledger.db),
    allLists(ledger.db),
  ]);
  const members = new Map(known.map((each) => [each.code, each]));
  const decided = new Map(special.map((each) => [Number(each.id), each]));
  return {
    settings,
    federations: members,
    special: decided,
    isShown: (player) => isShown({ federations: members, special: decided }, player),
    lists: lists.filter(({ published }) => published !== null).reverse(),
  };
}
