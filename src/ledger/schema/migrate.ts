import { type Migration, Migrator, sql } from "kysely";
import { Refusal } from "../../domain/refusal.ts";
import { OFFICE } from "./migrations/0001-office.ts";
import { TOURNAMENTS } from "./migrations/0002-tournaments.ts";
import { ACCOUNTS } from "./migrations/0003-accounts.ts";
import { CLUBS } from "./migrations/0004-clubs.ts";
import { SEARCH } from "./migrations/0005-search.ts";
import { MERGES_AND_STAGES } from "./migrations/0006-merges-and-stages.ts";
import { SIGN_IN_ATTEMPTS } from "./migrations/0007-sign-in-attempts.ts";
import { IDEMPOTENCY } from "./migrations/0008-idempotency.ts";
import { ACCESS } from "./migrations/0009-access.ts";
import { EARLIER_FACTS } from "./migrations/0013-earlier-facts.ts";
import { ADMINISTRATORS } from "./migrations/0014-administrators.ts";
import { UNFINISHED_LISTS } from "./migrations/0015-unfinished-lists.ts";
import { USER_DETAILS } from "./migrations/0016-user-details.ts";
import { CHECKPOINTS } from "./migrations/0017-checkpoints.ts";
import { LIST_TREES } from "./migrations/0018-list-trees.ts";
import { REDACTIONS } from "./migrations/0019-redactions.ts";
import { CARDS } from "./migrations/0020-cards.ts";
import { ADOPTED_EDITIONS } from "./migrations/0021-adopted-editions.ts";
import { ACKNOWLEDGED_ALARMS, CLUB_ALARMS } from "./migrations/0022-acknowledged-alarms.ts";
import { NOTIFICATIONS } from "./migrations/0023-notifications.ts";
import { OBJECTIONS } from "./migrations/0024-objections.ts";
import { TARIFFS } from "./migrations/0025-tariffs.ts";
import { FEE_PAYMENTS } from "./migrations/0026-fee-payments.ts";
import { WITHDRAWN_EDITIONS } from "./migrations/0027-withdrawn-editions.ts";
import { PROVIDER_SESSIONS } from "./migrations/0028-provider-sessions.ts";
import type { Db } from "./tables.ts";

/** One step forward. There is no way back: to go back, rebuild the office from its journal. */
const step = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const STEPS: Readonly<Record<string, Migration>> = {
  "0001-office": step(OFFICE),
  "0002-tournaments": step(TOURNAMENTS),
  "0003-accounts": step(ACCOUNTS),
  "0004-clubs": step(CLUBS),
  "0005-search": step(SEARCH),
  "0006-merges-and-stages": step(MERGES_AND_STAGES),
  "0007-sign-in-attempts": step(SIGN_IN_ATTEMPTS),
  "0008-idempotency": step(IDEMPOTENCY),
  "0009-access": step(ACCESS),
  "0013-earlier-facts": step(EARLIER_FACTS),
  "0014-administrators": step(ADMINISTRATORS),
  "0015-unfinished-lists": step(UNFINISHED_LISTS),
  "0016-user-details": step(USER_DETAILS),
  "0017-checkpoints": step(CHECKPOINTS),
  "0018-list-trees": step(LIST_TREES),
  "0019-redactions": step(REDACTIONS),
  "0020-cards": step(CARDS),
  "0021-adopted-editions": step(ADOPTED_EDITIONS),
  "0022-acknowledged-alarms": step(ACKNOWLEDGED_ALARMS),
  "0023-notifications": step(NOTIFICATIONS),
  "0024-objections": step(OBJECTIONS),
  "0025-tariffs": step(TARIFFS),
  "0026-fee-payments": step(FEE_PAYMENTS),
  "0027-withdrawn-editions": step(WITHDRAWN_EDITIONS),
  "0028-provider-sessions": step(PROVIDER_SESSIONS),
  "0029-club-alarms": step(CLUB_ALARMS),
};

/** Brings the tables to what this program expects. A database that a newer program has changed is refused. */
export async function migrate(db: Db): Promise<void> {
  const done = await stepsDone(db);
  const unknown = done.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined) throw new Refusal("database-newer", { step: unknown });
  if (done.length === Object.keys(STEPS).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...STEPS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether the tables are those that this program expects: where they cannot be changed they are only looked at. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await stepsDone(db);
  const steps = Object.keys(STEPS);
  return done.length === steps.length && done.every((name, at) => name === steps[at]);
}

/** Asked first because it is quick: the migrator looks at every table there is. */
async function stepsDone(db: Db): Promise<readonly string[]> {
  const {
    rows: [found],
  } = await sql<{ exists: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
  if (!found?.exists) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
