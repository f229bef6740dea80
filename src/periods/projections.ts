import type { EntryKind, EntryOf, JournalEntry } from "../domain/journal.ts";
import type { Projection, Projector } from "../ledger/ledger.ts";
import { putFederation, setFederationStatus } from "../ledger/postgres/federations.ts";
import { changePlayer, insertPlayer, playerOf, setStanding } from "../ledger/postgres/players.ts";
import { putSetting } from "../ledger/postgres/settings.ts";
import { projectBaseCorrections } from "./base-corrections.ts";
import { projectListImported } from "./list-projection.ts";
import { factsOf } from "./players.ts";

type ProjectionOf<Kind extends EntryKind> = (entry: EntryOf<Kind>, to: Projection) => Promise<void>;

/** What follows from each kind of entry. They look at nothing but the entry and what the entries before it made. */
const PROJECTIONS: { readonly [Kind in EntryKind]: ProjectionOf<Kind> } = {
  "office-opened": ({ payload }, { db }) => putSettings(db, payload),
  "settings-changed": ({ payload }, { db }) => putSettings(db, payload),
  "list-imported": projectListImported,
  "base-corrections": projectBaseCorrections,
  "player-added": ({ payload: { player, ...facts } }, { db }) => insertPlayer(db, player, facts),
  "player-changed": async ({ payload: { player, changes } }, { db }) => {
    const known = await playerOf(db, player);
    if (known === undefined) throw new Error(`the journal changes player ${player}, who is not there`);
    await changePlayer(db, player, { ...factsOf(known), ...changes });
  },
  "players-merged": ({ payload: { kept, merged } }, { db }) => setStanding(db, merged, { merged_into: Number(kept) }),
  "merge-undone": ({ payload: { merged } }, { db }) => setStanding(db, merged, { merged_into: null }),
  "federation-added": ({ payload: { federation, name, status } }, { db }) =>
    putFederation(db, { code: federation, name, status }),
  "federation-status": ({ payload: { federation, status } }, { db }) => setFederationStatus(db, federation, status),
  "player-excluded": ({ payload: { player, reason } }, { db }) => setStanding(db, player, { excluded: reason }),
  "exclusion-ended": ({ payload: { player } }, { db }) => setStanding(db, player, { excluded: null }),
  "dispensation-given": ({ payload: { player, reason } }, { db }) => setStanding(db, player, { dispensation: reason }),
  "dispensation-ended": ({ payload: { player } }, { db }) => setStanding(db, player, { dispensation: null }),
};

export const project: Projector = (entry, to) => projectAs(entry.kind, entry, to);

function projectAs<Kind extends EntryKind>(kind: Kind, entry: JournalEntry, to: Projection): Promise<void> {
  if (!isOf(kind, entry)) throw new Error(`an entry is not of its kind: ${kind}`);
  return PROJECTIONS[kind](entry, to);
}

const isOf = <Kind extends EntryKind>(kind: Kind, entry: JournalEntry): entry is EntryOf<Kind> & JournalEntry =>
  entry.kind === kind;

type Settings = Partial<EntryOf<"office-opened">["payload"]>;

async function putSettings(db: Projection["db"], { name, zone, federation }: Settings): Promise<void> {
  if (name !== undefined) await putSetting(db, "name", name);
  if (zone !== undefined) await putSetting(db, "zone", zone);
  if (federation !== undefined) await putSetting(db, "federation", federation);
}
