import type * as english from "../../../en/regulations/sentences/lists.ts";
import { isEveryMonth, monthNames } from "../../../months.ts";
import { dateText, monthText } from "../../../numbers.ts";
import { days, games, months as monthsText, points, rounded } from "./common.ts";

export const LIST_SENTENCES: typeof english.LIST_SENTENCES = {
  calendar: ({ months, firstList }) => {
    const when = isEveryMonth(months) ? "varje månad" : monthNames("sv", months);
    const first = firstList === undefined ? "" : ` Den första listan är den för ${monthText("sv", firstList)}.`;
    return `En lista publiceras den första dagen i ${when}.${first}`;
  },
  closing: ({ days: before, officialDays }) =>
    `En turnering kommer med på en lista om den slutar minst ${days(before)} före listans datum; för en officiell FIDE-tävling räcker ${days(officialDays)}.`,
  entry: ({ birth }) => `Listan visar varje spelares födelse${birth === "year" ? "år" : "datum"}.`,
  publication: ({ gamesMin, teamEventGamesMin, affiliatedGamesMin }) => {
    const fewer = [
      ...(teamEventGamesMin === null
        ? []
        : [`${teamEventGamesMin} räcker i schack-OS, lag-VM och kontinenternas lagmästerskap`]),
      ...(affiliatedGamesMin === null
        ? []
        : [
            `${affiliatedGamesMin} räcker för medlemmar i förbunden för blinda, döva och funktionsnedsatta spelare (IBCA, ICSC, IPCA)`,
          ]),
    ];
    return `För en första rating krävs minst ${games(gamesMin)}${fewer.map((each) => `; ${each}`).join("")}.`;
  },
  poolWindow: ({ months, notBefore }) => {
    const cancelled =
      notBefore === null ? "" : ` Turneringar som började före ${dateText("sv", notBefore)} räknas inte längre in.`;
    return `Resultat till en första rating samlas under högst ${monthsText(months)}.${cancelled}`;
  },
  floor: ({ rating }) => `Den lägsta rating som publiceras (golvet) är ${rating}.`,
  delisting: ({ shownAs }) =>
    `En spelare vars rating hamnar under golvet ${shownAs === "delisted" ? "tas bort från listan" : "visas utan rating"}.`,
  titledUnrated: ({ ownList }) =>
    `Titelhållare utan rating ${ownList ? "publiceras på en egen lista" : "finns inte på någon lista"}.`,
  inactivity: ({ after, goneAfterMonths, inFederationSection }) => {
    const [first, ...later] = after;
    const since = later.map(({ from, months }) =>
      from === null ? "" : ` (${monthsText(months)} från ${monthText("sv", from)})`,
    );
    const gone =
      goneAfterMonths === null ? "" : ` Efter ${monthsText(goneAfterMonths)} försvinner spelaren från listan.`;
    const shown = `Förbundets del av listan visar ${inFederationSection ? "fortfarande" : "inte"} inaktiva spelare.`;
    return `En spelare är inaktiv efter ${monthsText(first?.months ?? 0)} utan ratinggrundande parti${since.join("")}.${gone} ${shown}`;
  },
  rapidBlitzLift: ({ differenceOver, standardLess }) =>
    `En snabb- eller blixtrating som är mer än ${points(differenceOver)} lägre än standardratingen höjs till ${points(standardLess)} under den.`,
  compression: ({ ratingBelow, percent, rounding }) =>
    `En rating under ${ratingBelow} höjs med ${percent} % av det som fattas till ${ratingBelow}; resultatet avrundas ${rounded(rounding)}.`,
};
