import { createHash } from "node:crypto";
import type { Ledger } from "../../ledger/ledger.ts";
import { allLists } from "../../ledger/queries/lists/lists.ts";
import { federations } from "../../ledger/queries/players/federations.ts";
import { specialPlayers } from "../../ledger/queries/players/names.ts";
import { settingsOf } from "../../periods/office.ts";
import { isShown } from "../public.ts";
import type { IsShown } from "./columns.ts";
import type { Facts } from "./facts.ts";

/** Caches the facts until the journal grows, also by another process. */
export function factsCache(ledger: Ledger, today: () => string): () => Promise<Facts> {
  let at = "";
  let cached: Promise<Facts> | undefined;
  const shown = visibilityCache();
  return async () => {
    const now = `${(await ledger.head()).sequence}/${ledger.generation()}`;
    if (cached === undefined || now !== at) {
      at = now;
      cached = read(ledger, today, shown);
      cached.catch(() => {
        cached = undefined;
      });
    }
    return cached;
  };
}

type VisibilityFacts = Pick<Facts, "federations" | "special">;

type Visibility = Pick<Facts, "isShown" | "visibility">;

/** Returns the same function while visibility is unchanged: lists cache by its identity. */
function visibilityCache(): (decided: VisibilityFacts) => Visibility {
  let cached: Visibility | undefined;
  return (decided) => {
    const facts = JSON.stringify([...decided.federations.values(), ...decided.special.values()]);
    const visibility = createHash("sha256").update(facts).digest("base64url").slice(0, HASH_LENGTH);
    if (cached?.visibility !== visibility)
      cached = { visibility, isShown: (player: Shown) => isShown(decided, player) };
    return cached;
  };
}

type Shown = Parameters<IsShown>[0];
const HASH_LENGTH = 22;

async function read(
  ledger: Ledger,
  today: () => string,
  shown: (decided: VisibilityFacts) => Visibility,
): Promise<Facts> {
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
    ...shown({ federations: members, special: decided }),
    lists: published,
    current: (kind) => {
      const own = published.filter((row) => row.kind === kind);
      return own.find(({ date }) => date <= today()) ?? own.at(-1);
    },
  };
}
