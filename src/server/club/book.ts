import type { Account } from "../../domain/account.ts";
import type { BookFacts, ClubPlayer, ClubSettings } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import { clubsHere } from "../../ledger/queries/clubs/clubs.ts";
import type { BookChangeRequest, ClubChange } from "../../periods/clubs/changing.ts";
import { bookFacts } from "../../periods/clubs/facts.ts";
import type { OfficeShown } from "../../web/office/parts/shown.ts";
import type { ActionContext, AnyAction } from "../office/actions/action.ts";
import { type ActionResult, actionResult } from "../office/actions/action-result.ts";
import { type AnyOfficePage, officePage, type PageRequest } from "../office/pages/page.ts";
import type { About } from "../rights.ts";
import type { Page } from "../view.ts";

/** What the pages and actions of a club's book are given. */
export interface BookContext extends ActionContext {
  readonly club: string;
  readonly facts: BookFacts;
  readonly on: IsoDate;
}

interface ClubPage<Data> {
  /** Below /club. */
  readonly path: string;
  readonly load: (at: BookContext, request: PageRequest) => Promise<Data>;
  readonly show?: (data: Data, shown: OfficeShown) => Page;
  readonly file?: Parameters<typeof officePage<Data>>[0]["file"];
  readonly actions?: readonly AnyAction[];
  readonly next?: (done: ActionResult) => string;
}

/** A page of the book; without a book it redirects to the page that opens one. */
export function clubPage<Data>({ path, load, show, file, ...more }: ClubPage<Data>): AnyOfficePage {
  return officePage<{ readonly data: Data } | null>({
    path: `/club${path}`,
    right: "keep a club's book",
    about: ownClub,
    load: async (acting, request) => {
      const at = await bookAt(acting);
      return at && { data: await load(at, request) };
    },
    onward: (found) => (found === null ? "/club/open" : null),
    ...(show ? { show: (found, shown) => show(found!.data, shown) } : {}),
    ...(file ? { file: (found, words) => file(found!.data, words) } : {}),
    ...more,
  });
}

export const ownClub = async ({ account }: Pick<ActionContext, "account">): Promise<About> => ({ club: account.club });

/** A keeper acts on their own club: no other can be named. */
export const ofOwnClub = async ({ account }: { readonly account: Account }): Promise<readonly About[]> => [
  { club: account.club },
];

/** null: the club's book is not open yet. */
export async function bookAt(acting: ActionContext): Promise<BookContext | null> {
  const { account, context } = acting;
  const { db } = context.ledger;
  if (account.club === null || !(await clubsHere(db)).includes(account.club)) return null;
  return { ...acting, club: account.club, facts: await bookFacts(db, account.club), on: context.today() };
}

/** The same for actions, which need an open book. */
export async function openBook(acting: ActionContext): Promise<BookContext> {
  const at = await bookAt(acting);
  if (at === null) throw new Refusal("no-club");
  return at;
}

export const requestOf = (
  { club, on }: BookContext,
  { confirm = false }: { readonly confirm?: boolean },
): BookChangeRequest => ({
  club,
  on,
  confirm,
});

/** What a change did, or would do if it were confirmed. */
export const changed = (
  { entry, entries = [entry], isRecorded, sheets }: ClubChange,
  isDryRun: boolean,
  more: Partial<ActionResult> = {},
): ActionResult =>
  isRecorded || isDryRun
    ? actionResult(entries, { sheets, ...more })
    : actionResult([], { sheets, ...more, unconfirmed: true });

/** The settings that hold on a day. */
export const settingsOn = ({ settings }: BookFacts, on: IsoDate): ClubSettings =>
  settings.findLast(({ from }) => from <= on) ?? settings[0]!;

/** As a form names a player: by number, `g3` for a guest. */
export const numberOf = (player: ClubPlayer): string =>
  "member" in player ? String(player.member) : `g${player.guest}`;
