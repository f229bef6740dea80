import type * as english from "../../../en/regulations/sentences/lists.ts";
import { isEveryMonth, monthNames } from "../../../months.ts";
import { dateText, monthText } from "../../../numbers.ts";
import { days, games, months as monthsText, points, rounded } from "./common.ts";

export const LIST_SENTENCES: typeof english.LIST_SENTENCES = {
  calendar: ({ months, firstList }) => {
    const when = isEveryMonth(months) ? "ogni mese" : monthNames("it", months);
    const first = firstList === undefined ? "" : ` La prima lista è quella di ${monthText("it", firstList)}.`;
    return `Una lista esce il primo giorno di ${when}.${first}`;
  },
  closing: ({ days: before, officialDays }) =>
    `Un torneo entra in una lista se finisce almeno ${days(before)} prima della sua data; per una manifestazione ufficiale della FIDE ${officialDays === 1 ? "basta" : "bastano"} ${days(officialDays)}.`,
  entry: ({ birth }) => `La lista riporta ${birth === "year" ? "l'anno" : "la data"} di nascita di ogni giocatore.`,
  publication: ({ gamesMin, teamEventGamesMin, affiliatedGamesMin }) => {
    const fewer = [
      ...(teamEventGamesMin === null
        ? []
        : [`ne bastano ${teamEventGamesMin} alle Olimpiadi e nei campionati a squadre continentali o mondiali`]),
      ...(affiliatedGamesMin === null
        ? []
        : [
            `ne bastano ${affiliatedGamesMin} ai membri delle associazioni di giocatori non vedenti, sordi e con disabilità (IBCA, ICSC, IPCA)`,
          ]),
    ];
    return `Per un primo rating servono almeno ${games(gamesMin)}${fewer.map((each) => `; ${each}`).join("")}.`;
  },
  poolWindow: ({ months, notBefore }) => {
    const cancelled =
      notBefore === null ? "" : ` I tornei iniziati prima del ${dateText("it", notBefore)} non valgono più.`;
    return `I risultati per un primo rating si raccolgono nell'arco di al massimo ${monthsText(months)}.${cancelled}`;
  },
  floor: ({ rating }) => `Il rating più basso che si pubblica (la soglia) è ${rating}.`,
  delisting: ({ shownAs }) =>
    `Chi scende sotto la soglia ${shownAs === "delisted" ? "esce dalla lista" : "figura nella lista senza rating"}.`,
  titledUnrated: ({ ownList }) =>
    `I giocatori titolati senza rating ${ownList ? "figurano in una lista a parte" : "non figurano in alcuna lista"}.`,
  inactivity: ({ after, goneAfterMonths, inFederationSection }) => {
    const [first, ...later] = after;
    const since = later.map(({ from, months }) =>
      from === null ? "" : ` (${monthsText(months)} da ${monthText("it", from)})`,
    );
    const gone = goneAfterMonths === null ? "" : ` Dopo ${monthsText(goneAfterMonths)} non figura più nella lista.`;
    const shown = `La sezione della federazione ${inFederationSection ? "mostra ancora" : "non mostra"} i giocatori inattivi.`;
    return `Un giocatore è inattivo dopo ${monthsText(first?.months ?? 0)} senza una partita valida per il rating${since.join("")}.${gone} ${shown}`;
  },
  rapidBlitzLift: ({ differenceOver, standardLess }) =>
    `Un rating rapid o blitz inferiore di più di ${points(differenceOver)} al rating standard sale a ${points(standardLess)} sotto di esso.`,
  compression: ({ ratingBelow, percent, rounding }) =>
    `Un rating inferiore a ${ratingBelow} aumenta del ${percent} % di quanto gli manca per arrivare a ${ratingBelow}; il risultato si arrotonda ${rounded(rounding)}.`,
};
