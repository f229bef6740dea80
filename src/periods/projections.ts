import { FACE_SETTINGS } from "../domain/face.ts";
import type { EntryKind, EntryOf, JournalEntry } from "../domain/journal/journal.ts";
import { ERASED_NAME } from "../domain/player.ts";
import { RETENTION_SETTINGS } from "../domain/retention.ts";
import type { Projection, Projector } from "../ledger/ledger.ts";
import { endAccount, putAccount } from "../ledger/queries/accounts/accounts.ts";
import { putRequestKey } from "../ledger/queries/accounts/requests.ts";
import { putSetting } from "../ledger/queries/journal/settings.ts";
import { putEarlierFacts } from "../ledger/queries/players/earlier-facts.ts";
import { putFederation, setAdministrator, setFederationStatus } from "../ledger/queries/players/federations.ts";
import { changePlayer, insertPlayer, playerOf, setDecisions } from "../ledger/queries/players/players.ts";
import { together } from "../ledger/together.ts";
import { projectBaseCorrections } from "./base-corrections.ts";
import { CLUB_PROJECTIONS } from "./clubs/projections.ts";
import { projectEditionAdopted } from "./editions/adopt-edition.ts";
import { projectEditionWithdrawn } from "./editions/withdraw-edition.ts";
import { FEE_PROJECTIONS } from "./fees/payments.ts";
import { projectListImported } from "./list-projection.ts";
import { LIST_PROJECTIONS } from "./lists/projections.ts";
import { OBJECTION_PROJECTIONS } from "./objections/projections.ts";
import { isMemberKey } from "./persons/own-members.ts";
import { factsOf } from "./players.ts";
import type { ProjectionOf } from "./projection-of.ts";
import { TOURNAMENT_PROJECTIONS } from "./tournaments/projections.ts";

/** What follows from each kind of entry. They look at nothing but the entry and what the entries before it made. */
const PROJECTIONS: { readonly [Kind in EntryKind]: ProjectionOf<Kind> } = {
  "office-opened": ({ payload }, { db }) => putSettings(db, payload),
  "settings-changed": ({ payload }, { db }) => putSettings(db, payload),
  "edition-adopted": projectEditionAdopted,
  "edition-withdrawn": projectEditionWithdrawn,
  "list-imported": projectListImported,
  "base-corrections": projectBaseCorrections,
  "player-added": ({ payload: { player, ...facts }, sequence }, { db }) => insertPlayer(db, player, facts, sequence),
  "player-changed": async ({ payload: { player, changes }, sequence }, { db }) => {
    const known = await playerOf(db, player);
    if (known === undefined) throw new Error(`the journal changes player ${player}, who is not there`);
    await changePlayer(db, player, { ...factsOf(known), ...changes }, sequence);
  },
  "earlier-facts-stated": ({ payload: { player, list, gamesBefore, highest }, sequence }, { db }) =>
    putEarlierFacts(db, { player: Number(player), sequence, kind: list, games_before: gamesBefore, highest }),
  "players-merged": ({ payload: { kept, merged }, sequence }, { db }) =>
    setDecisions(db, merged, { merged_into: Number(kept) }, sequence),
  "merge-undone": ({ payload: { merged }, sequence }, { db }) =>
    setDecisions(db, merged, { merged_into: null }, sequence),
  "federation-added": ({ payload: { federation, name, status }, sequence }, { db }) =>
    putFederation(db, { code: federation, name, status }, sequence),
  "federation-status": ({ payload: { federation, status }, sequence }, { db }) =>
    setFederationStatus(db, federation, status, sequence),
  "federation-administrator": ({ payload: { federation, administrator } }, { db }) =>
    setAdministrator(db, federation, administrator),
  "player-excluded": ({ payload: { player, reason }, sequence }, { db }) =>
    setDecisions(db, player, { excluded: reason }, sequence),
  "exclusion-ended": ({ payload: { player }, sequence }, { db }) =>
    setDecisions(db, player, { excluded: null }, sequence),
  "dispensation-given": ({ payload: { player, reason }, sequence }, { db }) =>
    setDecisions(db, player, { dispensation: reason }, sequence),
  "dispensation-ended": ({ payload: { player }, sequence }, { db }) =>
    setDecisions(db, player, { dispensation: null }, sequence),
  // Names and births were redacted where they stood: what remains is that nobody sees the player any more.
  "person-erased": async ({ payload: { player, records }, sequence }, { db }) => {
    // Members whom only a club knows, and persons without a number, are in no list.
    for (const each of [player, ...records].filter((id) => id !== "" && !isMemberKey(id)))
      await setDecisions(db, each, { excluded: ERASED_NAME }, sequence);
  },
  "reports-expired": async () => undefined, // The reports themselves have become others.
  "user-added": ({ payload }, { db }) => putAccount(db, { ...payload, ended: false }),
  "user-role": ({ payload: { reason: _, ...account } }, { db }) => putAccount(db, { ...account, ended: false }),
  "user-ended": ({ payload: { user } }, { db }) => endAccount(db, user),
  "user-reset": async () => undefined, // The password itself is in no journal,
  "user-changed": async () => undefined, // nor are name and e-mail.
  "second-factor-reset": async () => undefined, // Nor is the second factor.
  "signing-key-changed": async () => undefined, // Keys are secrets of the installation.
  ...TOURNAMENT_PROJECTIONS,
  ...OBJECTION_PROJECTIONS,
  ...LIST_PROJECTIONS,
  ...FEE_PROJECTIONS,
  ...CLUB_PROJECTIONS,
};

export const project: Projector = async (entry, to) => {
  await together(projectAs(entry.kind, entry, to), putRequestKey(to.db, entry));
};

function projectAs<Kind extends EntryKind>(kind: Kind, entry: JournalEntry, to: Projection): Promise<void> {
  if (!isOf(kind, entry)) throw new Error(`an entry is not of its kind: ${kind}`);
  return PROJECTIONS[kind](entry, to);
}

const isOf = <Kind extends EntryKind>(kind: Kind, entry: JournalEntry): entry is EntryOf<Kind> & JournalEntry =>
  entry.kind === kind;

type Settings = Partial<EntryOf<"office-opened">["payload"]> & EntryOf<"settings-changed">["payload"];

async function putSettings(db: Projection["db"], settings: Settings): Promise<void> {
  const { name, zone, federation, sample } = settings;
  if (name !== undefined) await putSetting(db, "name", name);
  if (zone !== undefined) await putSetting(db, "zone", zone);
  if (federation !== undefined) await putSetting(db, "federation", federation);
  for (const each of [...FACE_SETTINGS, ...RETENTION_SETTINGS]) {
    const value = settings[each];
    if (value !== undefined) await putSetting(db, each, value);
  }
  if (sample) await putSetting(db, "sample", "yes");
}
