import type { Ledger } from "../../ledger/ledger.ts";
import { allLists } from "../../ledger/queries/lists/lists.ts";
import { federations } from "../../ledger/queries/players/federations.ts";
import { specialPlayers } from "../../ledger/queries/players/names.ts";
import { settingsOf } from "../../periods/office.ts";
import { isShown } from "../public.ts";
import type { IsShown } from "./cached-list.ts";
import type { Facts } from "./facts.ts";

/** The facts as they are now: read again when the journal has grown, whoever wrote in it. */
export function keptFacts(ledger: Ledger, today: () => string): () => Promise<Facts> {
  let at = -1;
  let held: Promise<Facts> | undefined;
  const shown = keptShown();
  return async () => {
    const { sequence } = await ledger.head();
    if (held === undefined || sequence !== at) {
      at = sequence;
      held = read(ledger, today, shown);
      held.catch(() => {
        held = undefined;
      });
    }
    return held;
  };
}

type Decided = Pick<Facts, "federations" | "special">;

/** The same function as long as nobody else may be shown: lists keep by it whom they show. */
function keptShown(): (decided: Decided) => IsShown {
  let [key, held]: [string, IsShown | undefined] = ["", undefined];
  return (decided) => {
    const now = JSON.stringify([...decided.federations.values(), ...decided.special.values()]);
    if (held === undefined || now !== key) held = (player) => isShown(decided, player);
    key = now;
    return held;
  };
}

async function read(ledger: Ledger, today: () => string, shown: (decided: Decided) => IsShown): Promise<Facts> {
  const [settings, known, special, lists] = await Promise.all([
    settingsOf(ledger),
    federations(ledger.db),
    specialPlayers(ledger.db),
    allLists(ledger.db),
  ]);
  const members = new Map(known.map((each) => [each.code, each]));
  const decided = new Map(special.map((each) => [Number(each.id), each]));
  const published = lists.filter((row) => row.published !== null).reverse();
  return {
    settings,
    federations: members,
    special: decided,
    isShown: shown({ federations: members, special: decided }),
    lists: published,
    current: (kind) => {
      const own = published.filter((row) => row.kind === kind);
      return own.find(({ date }) => date <= today()) ?? own.at(-1);
    },
  };
}
