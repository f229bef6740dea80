import type { Static, TObject } from "typebox";
import type { Account } from "../../../domain/account.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Office } from "../../../periods/office.ts";
import { knownTournament } from "../../../periods/tournaments/known.ts";
import { readDay } from "../../../rating/read.ts";
import type { OperationName } from "../../../words/types/api-words.ts";
import type { SignInSession } from "../../access/sessions.ts";
import type { Context } from "../../context.ts";
import type { NotificationSettings } from "../../notifications/settings.ts";
import type { About, OfficeAction } from "../../rights.ts";
import type { HeldUploads } from "../held-uploads.ts";
import type { IdempotentRequests } from "../idempotent-requests.ts";
import type { JobRunner } from "../job-runner.ts";
import type { Registrars } from "../registrars.ts";
import type { ActionResult } from "./action-result.ts";
import type { Upload } from "./upload.ts";

/** What all of the office's pages and operations share. */
export interface OfficeServices {
  readonly context: Context;
  readonly registrars: Registrars;
  readonly jobs: JobRunner;
  readonly requests: IdempotentRequests;
  /** Large files that were sent and not taken over yet. */
  readonly uploads: HeldUploads;
  /** Whether there is a club's book alone, on its keeper's computer, and no office. */
  readonly alone: boolean;
  readonly notifications: NotificationSettings;
}

/** What an action is given: the services, and the office in the name of the account. */
export interface ActionContext extends OfficeServices {
  readonly account: Account;
  /** The session of a page; null: a program. */
  readonly session: SignInSession | null;
  readonly office: Office;
}

/** Something that can be done in the office, by a form of a page and by an operation of the API alike. */
export interface ActionDefinition<Input extends TObject, Name extends string> {
  /** Its place below /api/v1/office, and what forms call it. */
  readonly name: Name;
  readonly right: OfficeAction;
  readonly input: Input;
  /** Whether it needs a recently confirmed password, or a token with scope `all`. */
  readonly confirmIdentity?: true;
  /** What it is about: users limited to their own must own all of it. */
  readonly about: (
    acting: OfficeServices & { readonly account: Account },
    input: Static<Input>,
  ) => Promise<readonly About[]>;
  readonly run: (acting: ActionContext, input: Static<Input>, progress: Progress) => Promise<ActionResult>;
  /** Makes the action a background job; returns the list or kind it is about. */
  readonly long?: (input: Static<Input>) => string;
  /** A file that came with the input. */
  readonly content?: Uint8Array;
  /** Fields of a form that are not what the API takes. */
  readonly read?: (fields: URLSearchParams, upload: Upload | null) => Readonly<Record<string, unknown>>;
}

/** An action of a form. */
export type AnyAction = ActionDefinition<TObject, string>;

/** An action that is also an operation of the API. */
export type ApiAction = ActionDefinition<TObject, OperationName>;

export const action = <Input extends TObject, const Name extends string>(
  one: ActionDefinition<Input, Name>,
): ActionDefinition<TObject, Name> => one as unknown as ActionDefinition<TObject, Name>;

/** For actions without an owner. */
export const NO_OWNER = async (): Promise<readonly About[]> => [];

/** Who owns a tournament: the account that registered it, and its federation. */
export async function aboutTournament({ context, registrars }: OfficeServices, text: string): Promise<About> {
  const { tournament, facts } = await knownTournament(context.ledger.db, text);
  return { registeredBy: await registrars.of(tournament), federation: facts.federation };
}

/** The day of something received or decided. Only administrators may choose another than today. */
export function dayOf({ account, context }: ActionContext, day: string | undefined): IsoDate {
  const today = context.today();
  if (day === undefined || day === today) return today;
  if (account.role !== "administrator") throw new Refusal("not-allowed", { role: account.role, action: "another day" });
  return readDay(day, "on");
}
