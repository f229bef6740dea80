import type { RegistrationRule, RuleSentences } from "../../../types/rule-sentences.ts";
import { days, notice } from "./common.ts";

export const REGISTRATION_SENTENCES: Pick<RuleSentences, RegistrationRule> = {
  registration: ({ notice: before, noticeForNorms, noticeForTop, schedule }) => {
    const norms = noticeForNorms === null ? "" : `; ${notice(noticeForNorms)} before if title norms are possible`;
    const top =
      noticeForTop === null
        ? ""
        : `; ${notice(noticeForTop.notice)} before if a player is rated above ${noticeForTop.ratingOver}, or a woman above ${noticeForTop.womenRatingOver}`;
    return `Register at least ${notice(before)} before the start${norms}${top}.${schedule ? " The registration includes the playing schedule." : ""}`;
  },
  officialEvents: ({ continental }) =>
    `Official events of FIDE${continental ? " and of the continents" : ""} need no registration, cannot be refused and are always rated.`,
  appeal: ({ days: within }) =>
    `Appeals against a refused registration or a decision not to rate must be made within ${days(within)} of the notification.`,
  licence: ({ required }) =>
    required ? "Every arbiter of the tournament must hold a licence." : "Arbiters need no licence.",
  reporting: ({ officerDays, serverDays, nextListDays, listsMax }) => {
    const officer = officerDays === null ? [] : [`the rating officer within ${days(officerDays)}`];
    const server = serverDays === null ? [] : [`the rating server within ${days(serverDays)}`];
    const after =
      nextListDays === null ? "" : `, or before the one after it if ${days(nextListDays)} or fewer remain until then`;
    const reached = [...officer, ...server].join(" and ");
    const said = [
      reached === "" ? "" : `The report must reach ${reached} of the end of the tournament.`,
      nextListDays === null && listsMax === null ? "" : `The report is due before the next list${after}.`,
      listsMax === null ? "" : `A tournament whose report misses ${listsMax} lists is not rated.`,
    ].filter((each) => each !== "");
    return said.length === 0 ? "There is no deadline for reports." : said.join(" ");
  },
  reportOwed: ({ unlessAnnounced }) =>
    `Every registered tournament must be reported${unlessAnnounced ? ", unless it was announced before its start that it would not be rated" : ""}.`,
  inclusion: (sets) => {
    if (sets === null) return "Players of every federation are listed.";
    const { membersOnly, federationMayExclude, dispensation } = sets;
    const granted = dispensation ? "; exceptions can be granted" : "";
    const who = membersOnly
      ? "Only players of member federations are listed"
      : "Players of every federation are listed";
    return `${who}${granted}. A federation may ${federationMayExclude ? "" : "not "}ask for one of its players to be left out.`;
  },
};
