import type * as english from "../../en/refusals/club-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords: typeof english.clubRefusalWords = ({ asDay }) => ({
  "bad-club-id": ({ found }) =>
    `En klubbs id har små bokstäver, siffror och bindestreck, till exempel exempel-sk; fann ”${found}”.`,
  "no-club": () => "Det finns ingen ratingbok här ännu. Öppna en: clubs open ID --name NAMN.",
  "which-club": ({ clubs }) => `Ange klubben med --club: ${list(clubs)}.`,
  "unknown-club": ({ club }) => `Det finns ingen klubb ${club}.`,
  "club-exists": ({ club }) => `Det finns redan en klubb ${club}.`,
  "bad-bonus-steps": ({ found }) =>
    `Ange bonus som none, recommended, eller ett distrikts namn och steg som inte överlappar, som Norr:800-999=15,1000-1199=5; fann ”${found}”.`,
  "not-a-period-start": ({ found, starts }) =>
    `${asDay(found)} är ingen periodgräns. Välj bland ${list(starts.map(asDay))}.`,
  "unknown-member": ({ member }) => `Det finns ingen medlem ${member} i boken.`,
  "member-unclear": ({ found, candidates }) => `”${found}” kan vara ${list(candidates)}. Ange medlemsnumret.`,
  "unknown-guest": ({ guest }) => `Det finns ingen gäst ${guest} i boken.`,
  "member-id-there": ({ id, member }) => `Medlem ${member} har redan förbundets ID ${id}.`,
  "member-name-there": ({ name, member }) => `${name} finns redan i boken, som medlem ${member}.`,
  "no-members": () => "Inga medlemmar hittades: skriv en per rad.",
  "too-many-members": ({ max }) => `Högst ${max} medlemmar kan läggas till på en gång.`,
  "rating-or-birth": ({ found }) =>
    `Är ${found} en rating eller ett födelseår? Namnge kolumnerna på en rad ovanför medlemmarna, till exempel: namn, rating – eller: namn, född.`,
  "bad-member-lines": ({ rows }) => `Ingen lades till. Rätta först rad ${rows.join(", ")}.`,
  "assessment-missing": ({ adultAge }) =>
    `Under ${adultAge} år, eller vid okänd ålder, finns ingen vanlig startrating: ange en med --rating och --reason.`,
  "reason-missing": () => "Ange ett skäl, till journalen.",
  "member-left": ({ member, left }) => `Medlem ${member} lämnade klubben ${asDay(left)}: registrera först återkomsten.`,
  "member-not-left": ({ member }) => `Medlem ${member} har inte utträtt.`,
  "not-placeable": ({ member, rating, placedBelow }) =>
    `Medlem ${member} har ${rating}. Klubben får bara ranka in under ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }) => `Klubben får bara ranka in under ${placedBelow}; fann ${rating}.`,
  "below-book-lowest": ({ rating, lowest }) => `${rating} är under det lägsta ratingtalet, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Medlem ${member} blev medlem först ${asDay(entered)}, efter partiet ${asDay(day)}. Ändra inträdesdagen om det är fel: clubs members change ${member} --entered ${asDay(day)}.`,
  "entered-after-game": ({ member, game, day }) =>
    `Medlem ${member} spelade parti ${game} den ${asDay(day)}: inträdesdagen kan inte vara senare.`,
  "calendar-conflict": ({ starts }) =>
    `De nya perioderna går inte ihop med dem som finns eller är stängda, vid ${list(starts.map(asDay))}. Välj en senare --from, eller ändra först inställningarna från den starten.`,
  "undo-after-closing": ({ period, entry }) =>
    `Den senaste posten stängde perioden före ${asDay(period)} och kan inte ångras. Ange en tidigare post för att ångra den: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }) => `Post ${entry} ändrade inget i boken som går att ångra.`,
  "entry-built-on": ({ entry, by }) =>
    `Post ${entry} kan inte ångras, eftersom senare poster bygger på den: ${list(by)}.`,
  "decided-twice": ({ member }) => `Det finns två beslut om medlem ${member}. Välj ett.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Tidigare avdrag är ${pointsPerYear} poäng per helt år utan parti, högst ${most}. De kräver --last-game, --rating och --reason. Fann: ${found}.`,
  "days-after-end": ({ day, end }) =>
    `Ronden ${asDay(day)} ligger efter sista dagen, ${asDay(end)}. Rätta ett av datumen.`,
  "assessment-not-needed": ({ member, last, yearsMax }) =>
    `Medlem ${member} spelade senast ${asDay(last)}. En bedömning är möjlig först efter ${yearsMax} år utan parti.`,
  "merge-opponents": ({ game }) => `De två möttes i parti ${game} och är alltså olika personer.`,
  "book-tournament-exists": ({ tournament }) => `Ratingboken har redan en turnering ${tournament}.`,
  "unknown-book-tournament": ({ tournament }) =>
    `Ratingboken har ingen turnering ${tournament}. Öppna den: clubs tournaments open ID --name NAMN --minutes N.`,
  "no-games-entered": () => "Det finns inga partier att föra in.",
  "game-there": ({ game, day }) =>
    `Partiet finns redan i boken (parti ${game}, ${asDay(day)}). Lägg till --again om de två spelade två gånger den dagen.`,
  "bad-book-tournament-id": ({ found }) =>
    `En turnerings id i ratingboken har små bokstäver, siffror och bindestreck, till exempel cup-2026; fann ”${found}”.`,
  "guest-id-there": ({ guest, id }) => `Gäst g${guest} har redan förbundets ID ${id}.`,
  "birth-after-entry": ({ birth, entered }) =>
    `Födelsedatumet (${asDay(birth)}) ligger efter inträdesdagen (${asDay(entered)}). Rätta ett av dem.`,
  "game-twice": ({ white, black, day }) =>
    `${white} – ${black} står två gånger ${asDay(day)}. Lägg till --again om de två spelade två gånger den dagen.`,
  "unknown-book-game": ({ game }) => `Ratingboken har inget parti ${game}.`,
  "game-withdrawn": ({ game }) => `Parti ${game} har tagits tillbaka. Återställ det först.`,
  "game-not-withdrawn": ({ game }) => `Parti ${game} är inte återtaget.`,
  "no-member-in-game": () => "Ingen av spelarna är medlem i klubben.",
  "game-against-self": ({ player }) => `${player} står som båda spelarna. Rätta den ena.`,
  "finished-before-begun": ({ begun, finished }) =>
    `Ett parti som började ${asDay(begun)} kan inte ha slutat ${asDay(finished)}. Rätta ett av datumen.`,
  "day-before-book": ({ day, from }) => `${asDay(day)} ligger före ratingbokens början, ${asDay(from)}.`,
  "day-in-future": ({ day, on }) => `${asDay(day)} ligger efter ${asDay(on)}. Ange ett tidigare datum.`,
  "nothing-to-undo": () => "Det finns inget att upphäva.",
  "period-not-over": ({ period, on }) => `Perioden pågår till ${asDay(period)}; den kan inte stängas ${asDay(on)}.`,
  "period-not-next": ({ period, next }) => `Nästa period att stänga slutar vid ${asDay(next)}, inte ${asDay(period)}.`,
  "period-not-closed": ({ period }) => `Perioden före ${asDay(period)} är inte stängd.`,
  "members-undecided": ({ members }) =>
    `Besluta först om de här medlemmarna, med --accept, --let-go eller --raise: ${list(members)}. Se: clubs list-proposals`,
  "estimates-missing": ({ guests }) =>
    `Uppskattningar saknas för ${list(guests)}. Ange dem: clubs guests change NUMMER --estimate RATING. clubs list-proposals visar vad resultaten pekar på.`,
  "nothing-proposed": ({ member }) => `Det finns inget att besluta om medlem ${member}.`,
  "not-a-club-list": ({ line }) => `Detta är ingen klubblista: rad ${line} är ogiltig.`,
  "club-list-there": ({ club, period, version }) =>
    `Listan från ${club} för ${asDay(period)}, version ${version}, är redan mottagen.`,
  "unknown-club-list": ({ club, period }) =>
    period === ""
      ? `${club} har ingen lista ännu. Stäng en period för att skapa en.`
      : `${club} har ingen lista för ${asDay(period)}.`,
  "not-loopback": ({ host }) =>
    `En ratingbok utan konton fungerar bara på den här datorn: använd 127.0.0.1, localhost eller ::1, inte ${host}.`,
  "row-unfinished": () => "Varje rad behöver Vit, ett resultat och Svart.",
  "evening-faulty": ({ count }) =>
    `Inget sparades: ${count === 1 ? "ett parti har fel" : `${count} partier har fel`}. Rätta och spara igen.`,
  "bad-address": ({ found }) => `En adress börjar med http:// eller https://; fann ”${found}”.`,
  "token-missing": () => "Ange åtkomstnyckeln till klubbens konto med --token NYCKEL eller RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }) =>
    `${to} går inte att nå${why === "" ? "" : ` (${why})`}. Listan är sparad här: skicka den igen senare.`,
  "office-refused": ({ to, status, says }) =>
    `${to} tog inte emot listan (${status})${says === "" ? "." : `: ${says}`} Listan är sparad här och kan skickas igen.`,
  "not-an-office": ({ to }) =>
    `${to} är inget ratingkontor. Kontrollera adressen. Listan är sparad här och kan skickas igen.`,
});
