import type { Account } from "../domain/account.ts";
import type { Idempotency } from "../domain/journal/journal.ts";
import type { Progress } from "../domain/list-making.ts";
import type { OperationName } from "../words/types/api-words.ts";
import type { SignInSession } from "./access/sessions.ts";
import { CLUB_ACTIONS } from "./club/club-actions.ts";
import type { ActionContext, AnyAction, ApiAction, OfficeServices } from "./office/actions/action.ts";
import { ALARM_ACTIONS } from "./office/actions/alarm-actions.ts";
import { ERASURE_ACTIONS } from "./office/actions/erasure-actions.ts";
import { LIST_ACTIONS } from "./office/actions/list-actions.ts";
import { NOTIFICATION_ACTIONS } from "./office/actions/notification-actions.ts";
import { OBJECTION_ACTIONS } from "./office/actions/objection-actions.ts";
import { OFFICE_SETTING_ACTIONS } from "./office/actions/office-setting-actions.ts";
import { PLAYER_ACTIONS } from "./office/actions/player-actions.ts";
import { REPORT_ACTIONS } from "./office/actions/report-actions.ts";
import { TOURNAMENT_ACTIONS } from "./office/actions/tournament-actions.ts";
import { USER_ACTIONS } from "./office/actions/user-actions.ts";
import { FEE_ACTIONS } from "./office/fees/fee-actions.ts";
import { idempotencyFor } from "./office/idempotency.ts";
import type { IdempotentResult } from "./office/idempotent-requests.ts";
import { endWithinMoment, type Job } from "./office/job-runner.ts";
import { type About, checkIdentity, checkRight, type OfficeAction } from "./rights.ts";

/** All actions of the office except sending a report, whose body is a file. */
export const OFFICE_ACTIONS: readonly ApiAction[] = [
  ...TOURNAMENT_ACTIONS,
  ...REPORT_ACTIONS,
  ...LIST_ACTIONS,
  ...ALARM_ACTIONS,
  ...FEE_ACTIONS,
  ...PLAYER_ACTIONS,
  ...ERASURE_ACTIONS,
  ...OFFICE_SETTING_ACTIONS,
  ...USER_ACTIONS,
  ...NOTIFICATION_ACTIONS,
  ...OBJECTION_ACTIONS,
  ...CLUB_ACTIONS,
];

/** Some of them, by name. */
export const actionsNamed = (...names: readonly OperationName[]): readonly ApiAction[] =>
  OFFICE_ACTIONS.filter(({ name }) => names.includes(name));

export interface ActionRequest {
  readonly account: Account | null;
  readonly dryRun: boolean;
  /** The idempotency key; null: the request is done each time it is sent. */
  readonly key: string | null;
  /** The session of a page; null: a program with a token. */
  readonly session: SignInSession | null;
}

/** The result of a request, new or replayed, or the job that is still running. */
export type Outcome = IdempotentResult | { readonly job: Job };

/** Checks rights and runs an action. Pages and the API both call this. */
export async function perform(
  services: OfficeServices,
  { account, dryRun, key, session }: ActionRequest,
  action: AnyAction,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const allowed = checkRight(account, action.right, null);
  if (action.confirmIdentity) checkIdentity(allowed, session?.identityConfirmedAt ?? null, services.context.now());
  const idempotency = key === null || dryRun ? null : idempotencyFor(key, action, input);
  const earlier = idempotency && (await services.requests.earlier(allowed.user, idempotency));
  if (earlier !== null) return { result: earlier, replayed: true };
  const acting = actionContext(services, allowed, { session, dryRun, idempotency });
  checkAll(acting, action.right, await action.about(acting, input));
  const run = async (progress: Progress): Promise<IdempotentResult> => {
    const work = () => action.run(acting, input, progress);
    if (idempotency === null) return { result: await work(), replayed: false };
    return services.requests.runOnce(allowed.user, idempotency, work);
  };
  if (action.long === undefined) return run(() => undefined);
  const job =
    runningJob(services, allowed.user, idempotency) ?? startJob(services, acting, action, action.long(input), run);
  const end = await endWithinMoment(job);
  if (end?.state === "refused") throw end.refusal;
  if (end?.state === "failed") throw end.error;
  return end === null ? { job } : { result: end.result, replayed: false };
}

function startJob(
  { jobs }: OfficeServices,
  { account, office }: ActionContext,
  { name }: AnyAction,
  about: string,
  run: (progress: Progress) => Promise<IdempotentResult>,
): Job {
  const named = { action: name, about, by: account.user, idempotency: office.appendOptions.idempotency ?? null };
  return jobs.start(named, async (progress) => (await run(progress)).result);
}

/** The running job, if it was started by the same request. */
function runningJob({ jobs }: OfficeServices, by: string, idempotency: Idempotency | null): Job | null {
  const last = jobs.last();
  if (last === null || last.end !== null || idempotency === null) return null;
  const isSame = last.by === by && last.idempotency?.key === idempotency.key;
  return isSame && last.idempotency?.request === idempotency.request ? last : null;
}

function checkAll({ account }: Pick<ActionContext, "account">, right: OfficeAction, abouts: readonly About[]): void {
  for (const about of abouts) checkRight(account, right, about);
}

/** Entries are recorded in the journal under the account's name. */
export const actionContext = (
  services: OfficeServices,
  account: Account,
  { session, dryRun = false, idempotency = null }: Partial<Pick<ActionRequest, "dryRun">> & ActionOptions,
): ActionContext => ({
  ...services,
  account,
  session,
  office: {
    ledger: services.context.ledger,
    appendOptions: { by: account.user, dryRun, ...(idempotency && { idempotency }) },
  },
});

interface ActionOptions {
  readonly session: SignInSession | null;
  readonly idempotency?: Idempotency | null;
}
