import type { Account } from "../domain/account.ts";
import type { OperationName } from "../words/api-words.ts";
import { CLUB_ACTIONS } from "./club/club-actions.ts";
import type { AnyAction, ApiAction, Desk, Done, Room } from "./office/action.ts";
import { LIST_ACTIONS } from "./office/list-actions.ts";
import { REPORT_ACTIONS } from "./office/report-actions.ts";
import { TOURNAMENT_ACTIONS } from "./office/tournament-actions.ts";
import { USER_ACTIONS } from "./office/user-actions.ts";
import { endedSoon, type Job } from "./office/work.ts";
import { type About, checkRight, type OfficeAction } from "./rights.ts";

/** Everything that can be done in the office, but for sending a report, which is a file. */
export const OFFICE_ACTIONS: readonly ApiAction[] = [
  ...TOURNAMENT_ACTIONS,
  ...REPORT_ACTIONS,
  ...LIST_ACTIONS,
  ...USER_ACTIONS,
  ...CLUB_ACTIONS,
];

/** Some of them, by name. */
export const actionsNamed = (...names: readonly OperationName[]): readonly ApiAction[] =>
  OFFICE_ACTIONS.filter(({ name }) => names.includes(name));

export interface Asking {
  readonly account: Account | null;
  readonly dryRun: boolean;
}

/** What became of a request: it was done, or it is being done. */
export type Outcome = { readonly done: Done } | { readonly job: Job };

/** Does something for somebody, if he may. Pages and API come here. */
export async function perform(
  room: Room,
  { account, dryRun }: Asking,
  action: AnyAction,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const desk = deskOf(room, checkRight(account, action.right, null), dryRun);
  checkAll(desk, action.right, await action.about(desk, input));
  if (action.long === undefined) return { done: await action.run(desk, input, () => undefined) };
  const named = { action: action.name, about: action.long(input), by: desk.account.user };
  const job = room.work.start(named, (progress) => action.run(desk, input, progress));
  const end = await endedSoon(job);
  if (end?.state === "refused") throw end.refusal;
  if (end?.state === "failed") throw end.error;
  return end === null ? { job } : { done: end.done };
}

function checkAll({ account }: Pick<Desk, "account">, right: OfficeAction, abouts: readonly About[]): void {
  for (const about of abouts) checkRight(account, right, about);
}

/** Whatever is recorded stands in the journal under the name of the account. */
export const deskOf = (room: Room, account: Account, dryRun = false): Desk => ({
  ...room,
  account,
  office: { ledger: room.context.ledger, how: { by: account.user, dryRun } },
});
