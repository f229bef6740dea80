import type { ApiAction } from "../office/actions/action.ts";
import { CLUB_ALARM_ACTIONS } from "./alarm-actions.ts";
import { CLUB_BOOK_ACTIONS } from "./book-actions.ts";
import { CLUB_GAME_ACTIONS } from "./game-actions.ts";
import { CLUB_GUEST_ACTIONS } from "./guest-actions.ts";
import { CLUB_MEMBER_ACTIONS } from "./member-actions.ts";

/** Everything that can be done in a club's book. */
export const CLUB_ACTIONS: readonly ApiAction[] = [
  ...CLUB_BOOK_ACTIONS,
  ...CLUB_MEMBER_ACTIONS,
  ...CLUB_GUEST_ACTIONS,
  ...CLUB_GAME_ACTIONS,
  ...CLUB_ALARM_ACTIONS,
];
