import type * as english from "../../en/refusals/club-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords: typeof english.clubRefusalWords = ({ asDay }) => ({
  "bad-club-id": ({ found }) =>
    `En klubbs id har små bokstäver, siffror och bindestreck, till exempel exempel-sk; fann ”${found}”.`,
  "no-club": () => "Ingen klubb för sin ratingbok här. Öppna en: clubs open ID --name NAMN.",
  "which-club": ({ clubs }) => `Vilken klubb? Ange den med --club: ${list(clubs)}.`,
  "unknown-club": ({ club }) => `Det finns ingen klubb ${club} här.`,
  "club-exists": ({ club }) => `Det finns redan en klubb ${club}.`,
  "bad-bonus-steps": ({ found }) =>
    `Bonusen är none, recommended, eller ett distrikts namn och intervall som inte överlappar varandra, till exempel Norr:800-999=15,1000-1199=5; fann ”${found}”.`,
  "not-a-period-start": ({ found, starts }) =>
    `${found} är inte början på en period. Närmast ligger ${list(starts.map(asDay))}.`,
  "unknown-member": ({ member }) => `Ratingboken har ingen medlem ${member}.`,
  "member-unclear": ({ found, candidates }) => `”${found}” kan vara ${list(candidates)}: ange numret.`,
  "unknown-guest": ({ guest }) => `Ratingboken har ingen gäst ${guest}.`,
  "member-id-there": ({ id, member }) => `Medlem ${member} har redan numret ${id} hos förbundet.`,
  "assessment-missing": ({ adultAge }) =>
    `Ingen startrating är den vanliga för den som är under ${adultAge} år eller av okänd ålder: bedöm spelstyrkan med --rating och --reason.`,
  "reason-missing": () => "Detta kräver ett skäl, för journalen.",
  "member-left": ({ member, left }) =>
    `Medlem ${member} utträdde ${asDay(left)}: anteckna först att medlemmen är tillbaka.`,
  "member-not-left": ({ member }) => `Medlem ${member} har inte utträtt.`,
  "not-placeable": ({ member, rating, placedBelow }) =>
    `Medlem ${member} har ${rating}: klubben rankar bara in för hand under ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }) =>
    `Klubben placerar bara för hand under ${placedBelow}, inte på ${rating}.`,
  "below-book-lowest": ({ rating, lowest }) => `${rating} är under det lägsta ratingtalet, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Medlem ${member} skrevs in ${asDay(entered)}, efter partiet den ${asDay(day)}. Var han medlem då: clubs members change ${member} --entered ${asDay(day)}.`,
  "entered-after-game": ({ member, game, day }) =>
    `Medlem ${member} spelade parti ${game} den ${asDay(day)} och var inskriven senast då.`,
  "calendar-conflict": ({ starts }) =>
    `Kalendrarna skulle inte passa ihop, eller inte med det som är stängt, vid ${list(starts.map(asDay))}. Ta en senare --from, eller ändra först inställningarna från den starten.`,
  "undo-after-closing": ({ period, entry }) =>
    `Det senaste var stängningen vid ${asDay(period)}, och den ångras inte: listan får nya versioner. För att ta tillbaka en tidigare post, ange den: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }) => `Post ${entry} ändrade inget i den här ratingboken som kan tas tillbaka.`,
  "entry-built-on": ({ entry, by }) => `Post ${entry} kan inte tas tillbaka: ${list(by)} bygger på den.`,
  "decided-twice": ({ member }) => `Medlem ${member} har fått två beslut: välj ett.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Tidigare avdrag är ${pointsPerYear} för varje helt år utan parti, högst ${most}, och kräver --last-game, --rating och --reason; fann ${found}.`,
  "days-after-end": ({ day, end }) => `En rond den ${asDay(day)} ligger efter sista dagen, ${asDay(end)}.`,
  "assessment-not-needed": ({ member, last, yearsMax }) =>
    `Medlem ${member} spelade senast ${asDay(last)}: inget bedöms förrän ${yearsMax} år har gått.`,
  "merge-opponents": ({ game }) => `De två möttes i parti ${game}: de är inte en och samma person.`,
  "book-tournament-exists": ({ tournament }) => `Ratingboken har redan en turnering ${tournament}.`,
  "unknown-book-tournament": ({ tournament }) =>
    `Ratingboken har ingen turnering ${tournament}. Öppna den: clubs tournaments open ID --name NAMN --minutes N.`,
  "no-games-entered": () => "Det finns inga partier att föra in.",
  "game-there": ({ game, day }) =>
    `Detta är parti ${game} från ${asDay(day)}, som redan står i ratingboken. Om de två verkligen spelade två gånger, ange --again.`,
  "bad-book-tournament-id": ({ found }) =>
    `En turnerings id i ratingboken har små bokstäver, siffror och bindestreck, till exempel cup-2026; fann ”${found}”.`,
  "guest-id-there": ({ guest, id }) => `Gäst g${guest} har redan numret ${id} hos förbundet.`,
  "birth-after-entry": ({ birth, entered }) =>
    `Född ${asDay(birth)} och inskriven ${asDay(entered)}: ett av dem är fel.`,
  "game-twice": ({ white, black, day }) =>
    `${white} och ${black} finns här två gånger, den ${asDay(day)}. Om de verkligen spelade två partier, ange --again.`,
  "unknown-book-game": ({ game }) => `Ratingboken har inget parti ${game}.`,
  "game-withdrawn": ({ game }) => `Parti ${game} är återtaget: återställ det först.`,
  "game-not-withdrawn": ({ game }) => `Parti ${game} är inte återtaget.`,
  "no-member-in-game": () => "Ingen av spelarna är medlem i klubben.",
  "game-against-self": ({ member }) => `Medlem ${member} kan inte spela mot sig själv.`,
  "finished-before-begun": ({ begun, finished }) =>
    `Ett parti som började ${asDay(begun)} kan inte ha spelats färdigt ${asDay(finished)}.`,
  "day-before-book": ({ day, from }) => `${asDay(day)} ligger före ratingbokens början, ${asDay(from)}.`,
  "day-in-future": ({ day, on }) => `${asDay(day)} ligger efter ${asDay(on)}.`,
  "nothing-to-undo": () => "Det finns inget att upphäva.",
  "period-not-over": ({ period, on }) => `Perioden pågår till ${asDay(period)}; den kan inte stängas ${asDay(on)}.`,
  "period-not-next": ({ period, next }) => `Inte ${asDay(period)}: nästa periodstart att stänga vid är ${asDay(next)}.`,
  "period-not-closed": ({ period }) => `Perioden före ${asDay(period)} är inte stängd.`,
  "members-undecided": ({ members }) =>
    `Besluta först om ${list(members)}: --accept, --let-go eller --raise. clubs list-proposals visar vad som föreslås.`,
  "estimates-missing": ({ guests }) =>
    `En uppskattning saknas för ${list(guests)}: clubs guests change NUMMER --estimate RATING. clubs list-proposals visar vad resultaten säger.`,
  "nothing-proposed": ({ member }) => `Inget föreslås om medlem ${member}.`,
  "not-a-club-list": ({ line }) => `Detta är ingen klubbs ratinglista: rad ${line} är inte som den ska.`,
  "club-list-there": ({ club, period, version }) =>
    `Listan ${asDay(period)} från ${club}, version ${version}, finns redan här.`,
  "unknown-club-list": ({ club, period }) =>
    period === ""
      ? `${club} har ingen lista än: ingen av dess perioder är stängd.`
      : `${club} har ingen lista ${asDay(period)}.`,
  "not-loopback": ({ host }) =>
    `Ratingboken utan konton är bara till för den här datorn: ${host} är inte 127.0.0.1, localhost eller ::1.`,
  "row-unfinished": () => "Varje rad behöver Vit, ett resultat och Svart.",
  "evening-faulty": ({ count }) =>
    `Inget fördes in: ${count === 1 ? "ett parti är inte som det" : `${count} partier är inte som de`} ska.`,
  "bad-address": ({ found }) => `En adress börjar med http:// eller https://; fann ”${found}”.`,
  "token-missing": () => "Åtkomstnyckeln till klubbens konto saknas: --token NYCKEL, eller RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }) =>
    `${to} går inte att nå${why === "" ? "" : ` (${why})`}. Inget är förlorat: listan finns kvar och kan skickas igen.`,
  "office-refused": ({ to, status, says }) =>
    `${to} tog inte emot listan (${status})${says === "" ? "." : `: ${says}`} Listan finns kvar och kan skickas igen.`,
  "not-an-office": ({ to }) => `${to} svarar, men inte som ett ratingkontor. Listan finns kvar och kan skickas igen.`,
});
