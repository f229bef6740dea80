import type * as english from "../../../en/regulations/sentences/registration.ts";
import { days, notice } from "./common.ts";

export const REGISTRATION_SENTENCES: typeof english.REGISTRATION_SENTENCES = {
  registration: ({ notice: before, noticeForNorms, noticeForTop, schedule }) => {
    const norms = noticeForNorms === null ? "" : `; ${notice(noticeForNorms)} före om titelnormer är möjliga`;
    const top =
      noticeForTop === null
        ? ""
        : `; ${notice(noticeForTop.notice)} före om någon spelare har över ${noticeForTop.ratingOver} eller någon kvinna över ${noticeForTop.womenRatingOver}`;
    return `Turneringen registreras minst ${notice(before)} före start${norms}${top}.${schedule ? " Spelschemat hör till registreringen." : ""}`;
  },
  officialEvents: ({ continental }) =>
    `Officiella tävlingar som FIDE${continental ? " eller en kontinent" : ""} anordnar behöver inte registreras, kan inte avvisas och är alltid ratinggrundande.`,
  appeal: ({ days: within }) =>
    `En avvisad registrering eller ett beslut att inte räkna en turnering överklagas inom ${days(within)} från beskedet.`,
  licence: ({ required }) => (required ? "Alla domare i turneringen måste ha licens." : "Domare behöver ingen licens."),
  reporting: ({ officerDays, serverDays, nextListDays, listsMax }) => {
    const officer = officerDays === null ? [] : [`ratingombudet inom ${days(officerDays)}`];
    const server = serverDays === null ? [] : [`servern inom ${days(serverDays)}`];
    const after =
      nextListDays === null ? "" : `, eller före listan efter den om högst ${days(nextListDays)} återstår till dess`;
    const reached = [...officer, ...server].join(" och ");
    const said = [
      reached === "" ? "" : `Rapporten ska nå ${reached} efter turneringens slut.`,
      nextListDays === null && listsMax === null ? "" : `Rapporten ska komma före nästa lista${after}.`,
      listsMax === null ? "" : `En turnering vars rapport missar ${listsMax} listor räknas inte längre.`,
    ].filter((each) => each !== "");
    return said.length === 0 ? "Det finns ingen tidsgräns för rapporter." : said.join(" ");
  },
  reportOwed: ({ unlessAnnounced }) =>
    `Varje registrerad turnering ska rapporteras${unlessAnnounced ? ", om den inte före start har anmälts som icke ratinggrundande" : ""}.`,
  inclusion: (sets) => {
    if (sets === null) return "På listan finns spelare från alla förbund.";
    const { membersOnly, federationMayExclude, dispensation } = sets;
    const granted = dispensation ? "; dispens kan ges" : "";
    const who = `På listan finns ${membersOnly ? "bara spelare från medlemsförbund" : "spelare från alla förbund"}`;
    return `${who}${granted}. Ett förbund får ${federationMayExclude ? "" : "inte "}begära att en egen spelare utelämnas.`;
  },
};
