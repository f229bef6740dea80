import type { IsoDate } from "../../dates.ts";
import type { ListKind } from "../../list.ts";
import type { None } from "./none.ts";

/** Limits of a number: from, over, up to, below. */
export interface Limits {
  readonly from?: number;
  readonly over?: number;
  readonly to?: number;
  readonly below?: number;
}

/** How long before its start a tournament is registered. */
export type Notice = { readonly months: number } | { readonly days: number };

/** The time of a player, and the band of the article that it is compared with. */
export interface TimeBand extends Limits {
  readonly seconds: number;
  readonly ratedFrom: number | null;
}

/** Cases of the articles on games, tournaments and lists. */
export interface OfficeClauses {
  readonly "official-tournament": None;
  readonly "official-always-rated": None;
  readonly "not-official": None;
  readonly "organiser-answers": None;
  readonly "federation-answers": None;
  readonly "notice-ordinary": Notice;
  readonly "notice-norms": Notice;
  readonly "notice-top": Notice;
  readonly "registered-in-time": { readonly deadline: IsoDate };
  readonly "registered-late": { readonly deadline: IsoDate };
  readonly "not-registered": None;
  readonly "federation-missing": None;
  readonly "schedule-missing": None;
  readonly "registration-not-needed": None;
  readonly admitted: None;
  readonly "admitted-late": None;
  readonly "registration-refused": None;
  readonly "registration-not-admitted": None;
  readonly "cannot-be-refused": None;
  readonly "appeal-in-time": { readonly until: IsoDate };
  readonly "appeal-late": { readonly until: IsoDate };
  readonly licensed: None;
  readonly "licence-missing": None;
  readonly "arbiters-unknown": None;
  readonly "licence-not-asked": None;
  readonly "time-enough": TimeBand;
  readonly "time-outside": TimeBand;
  readonly "list-by-time": { readonly list: ListKind };
  readonly "no-list-by-time": None;
  readonly "control-none": None;
  readonly "resolution-approved": {
    readonly approvedOn: IsoDate;
    readonly minutesMin: number;
    readonly resolution: string;
  };
  readonly "control-not-asked": None;
  readonly "control-as-asked": { readonly moves: number };
  readonly "control-noted": { readonly moves: number } & Limits;
  readonly "control-recommended": { readonly moves: number } & Limits;
  readonly "times-equal": None;
  readonly "times-unequal": None;
  readonly "times-not-asked": None;
  readonly "day-within": { readonly games: number; readonly seconds: number };
  readonly "day-games-over": { readonly games: number; readonly gamesMax: number };
  readonly "day-hours-over": { readonly seconds: number; readonly hoursMax: number };
  readonly "duration-within": { readonly days: number; readonly daysMax: number };
  readonly "duration-any": None;
  readonly "duration-league": { readonly days: number; readonly daysMax: number };
  readonly "duration-approved": { readonly days: number; readonly daysMax: number };
  readonly "duration-over": { readonly days: number; readonly daysMax: number };
  readonly "parts-monthly": { readonly days?: number; readonly daysOver?: number };
  readonly "parts-one": { readonly days?: number };
  readonly "interim-part": { readonly part: number; readonly from: IsoDate; readonly to: IsoDate };
  readonly "ratings-of-start": None;
  readonly "ratings-of-part": None;
  readonly "ratings-of-game": None;
  readonly "game-played": None;
  readonly "game-unplayed": None;
  readonly "game-excluded-by-decision": None;
  readonly "result-stands": None;
  readonly "result-disregarded": { readonly scoreMax: number; readonly score?: number };
  readonly "difference-rated": None;
  readonly "difference-excluded": {
    readonly found: number;
    readonly differenceMin: number;
    readonly ratingOver: number;
  };
  readonly "opponent-rated": None;
  readonly "opponent-unrated": None;
  readonly "opponent-in-round-robin": None;
  readonly "opponent-kept": None;
  readonly "opponent-not-kept": None;
  readonly "game-counts": None;
  readonly "rating-of-list": None;
  readonly "rating-of-standard-list": None;
  readonly "rating-entered-meanwhile": None;
  readonly "rating-none": None;
  readonly "rating-provisional": None;
  readonly "match-rated": None;
  readonly "match-with-unrated": None;
  readonly "match-open": { readonly leaderScore: number; readonly scheduled: number };
  readonly "match-decided": { readonly leaderScore: number; readonly scheduled: number };
  readonly "match-waiver": None;
  readonly "composition-enough": { readonly players: number; readonly rated: number };
  readonly "composition-not-asked": None;
  readonly "composition-national": { readonly rated: number; readonly ratedMin: number };
  readonly "composition-double-players": { readonly players: number; readonly doublePlayersMin: number };
  readonly "composition-double-rated": { readonly rated: number; readonly ratedMin: number };
  readonly "composition-small": {
    readonly players: number;
    readonly rated: number;
    readonly ratedMin: number;
    readonly smallBelow: number;
  };
  readonly "composition-share": { readonly players: number; readonly rated: number; readonly ratedMin: number };
  readonly "as-own-system": None;
  readonly "as-swiss": None;
  readonly "took-part": None;
  readonly "no-game-played": None;
  readonly "left-out-of-round-robin": None;
  readonly "stages-one": None;
  readonly "stages-apart": None;
  readonly "closing-ordinary": { readonly days: number };
  readonly "closing-official": { readonly days: number };
  readonly "closing-met": { readonly end: IsoDate; readonly closing: IsoDate };
  readonly "entry-listed": { readonly floor: number };
  readonly "entry-below-floor": { readonly rating: number; readonly floor: number };
  readonly "delisted-later": { readonly delistedOn: IsoDate };
  readonly "delisted-before": { readonly delistedOn: IsoDate };
  readonly "change-before-delisting": { readonly delistedOn: IsoDate };
  readonly "change-lapses": { readonly delistedOn: IsoDate };
  readonly "titled-on-rating-list": None;
  readonly "titled-own-list": None;
  readonly "titled-not-listed": None;
  readonly "player-active": { readonly lastCounted: IsoDate; readonly months: number };
  readonly "player-inactive": { readonly lastCounted: IsoDate; readonly months: number };
  readonly "player-gone": { readonly lastCounted: IsoDate; readonly months: number };
  readonly "section-shown": { readonly section: "alphabetical" | "federation" | "top" };
  readonly "section-active-only": { readonly section: "alphabetical" | "federation" | "top" };
  readonly "section-gone": None;
  readonly included: None;
  readonly "inclusion-not-asked": None;
  readonly "left-out-by-federation": None;
  readonly "left-out-no-member": None;
  readonly "left-out-suspended": None;
  readonly "included-by-dispensation": None;
  readonly "report-no-term": None;
  readonly "report-in-time": { readonly due: IsoDate };
  readonly "report-late": { readonly due: IsoDate };
  readonly "report-too-late": { readonly last: IsoDate };
  readonly "report-owed": None;
  readonly "report-announced": { readonly announcedOn: IsoDate };
  readonly "report-not-registered": None;
  readonly compressed: { readonly ratingBelow: number; readonly percent: number };
  readonly "compression-not-needed": { readonly ratingBelow: number };
  readonly lifted: { readonly differenceOver: number; readonly standardLess: number };
  readonly "lift-not-needed": { readonly differenceOver: number };
  readonly "unrated-stays-unrated": None;
}
