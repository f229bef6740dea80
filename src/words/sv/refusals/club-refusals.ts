import type { Parameters } from "../../../domain/refusal.ts";

const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** Requests about a club's book that are turned down. */
export const CLUB_REFUSAL_WORDS = {
  "bad-club-id": ({ found }: Parameters) =>
    `En klubbs id har små bokstäver, siffror och bindestreck, till exempel exempel-sk; fann ”${found}”.`,
  "no-club": () => "Ingen klubb för sin ratingbok här. Öppna en: clubs open ID --name NAMN.",
  "which-club": ({ clubs }: Parameters) => `Vilken klubb? Ange den med --club: ${list(clubs)}.`,
  "unknown-club": ({ club }: Parameters) => `Det finns ingen klubb ${club} här.`,
  "club-exists": ({ club }: Parameters) => `Det finns redan en klubb ${club}.`,
  "bad-bonus-steps": ({ found }: Parameters) =>
    `Bonusen är none, recommended, eller ett distrikts namn och intervall som inte överlappar varandra, till exempel Norr:800-999=15,1000-1199=5; fann ”${found}”.`,
  "not-a-period-start": ({ found, starts }: Parameters) =>
    `${found} är inte början på en period. Närmast ligger ${list(starts)}.`,
  "unknown-member": ({ member }: Parameters) => `Ratingboken har ingen medlem ${member}.`,
  "member-unclear": ({ found, candidates }: Parameters) => `”${found}” kan vara ${list(candidates)}: ange numret.`,
  "unknown-guest": ({ guest }: Parameters) => `Ratingboken har ingen gäst ${guest}.`,
  "member-id-there": ({ id, member }: Parameters) => `Medlem ${member} har redan numret ${id} hos förbundet.`,
  "assessment-missing": ({ adultAge }: Parameters) =>
    `Ingen startrating är den vanliga för den som är under ${adultAge} år eller av okänd ålder: bedöm spelstyrkan med --rating och --reason.`,
  "reason-missing": () => "Detta kräver ett skäl, för journalen.",
  "member-left": ({ member, left }: Parameters) =>
    `Medlem ${member} utträdde ${left}: anteckna först att medlemmen är tillbaka.`,
  "member-not-left": ({ member }: Parameters) => `Medlem ${member} har inte utträtt.`,
  "not-placeable": ({ member, rating, placedBelow }: Parameters) =>
    `Medlem ${member} har ${rating}: klubben rankar bara in för hand under ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }: Parameters) =>
    `Klubben placerar bara för hand under ${placedBelow}, inte på ${rating}.`,
  "below-book-lowest": ({ rating, lowest }: Parameters) => `${rating} är under det lägsta ratingtalet, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }: Parameters) =>
    `Medlem ${member} skrevs in ${entered}, efter partiet den ${day}. Var han medlem då: clubs members change ${member} --entered ${day}.`,
  "entered-after-game": ({ member, game, day }: Parameters) =>
    `Medlem ${member} spelade parti ${game} den ${day} och var inskriven senast då.`,
  "calendar-conflict": ({ starts }: Parameters) =>
    `Kalendrarna skulle inte passa ihop, eller inte med det som är stängt, vid ${list(starts)}. Ta en senare --from, eller ändra först inställningarna från den starten.`,
  "undo-after-closing": ({ period, entry }: Parameters) =>
    `Det senaste var stängningen vid ${period}, och den ångras inte: listan får nya versioner. För att ta tillbaka en tidigare post, ange den: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }: Parameters) =>
    `Post ${entry} ändrade inget i den här ratingboken som kan tas tillbaka.`,
  "entry-built-on": ({ entry, by }: Parameters) => `Post ${entry} kan inte tas tillbaka: ${list(by)} bygger på den.`,
  "decided-twice": ({ member }: Parameters) => `Medlem ${member} har fått två beslut: välj ett.`,
  "deducted-unfit": ({ found, pointsPerYear, most }: Parameters) =>
    `Tidigare avdrag är ${pointsPerYear} för varje helt år utan parti, högst ${most}, och kräver --last-game, --rating och --reason; fann ${found}.`,
  "days-after-end": ({ day, end }: Parameters) => `En rond den ${day} ligger efter sista dagen, ${end}.`,
  "assessment-not-needed": ({ member, last, yearsMax }: Parameters) =>
    `Medlem ${member} spelade senast ${last}: inget bedöms förrän ${yearsMax} år har gått.`,
  "merge-opponents": ({ game }: Parameters) => `De två möttes i parti ${game}: de är inte en och samma person.`,
  "book-tournament-exists": ({ tournament }: Parameters) => `Ratingboken har redan en turnering ${tournament}.`,
  "unknown-book-tournament": ({ tournament }: Parameters) =>
    `Ratingboken har ingen turnering ${tournament}. Öppna den: club tournaments open ID --name NAMN --minutes N.`,
  "no-games-entered": () => "Det finns inga partier att föra in.",
  "game-there": ({ game, day }: Parameters) =>
    `Detta är parti ${game} från ${day}, som redan står i ratingboken. Om de två verkligen spelade två gånger, ange --again.`,
  "bad-book-tournament-id": ({ found }: Parameters) =>
    `En turnerings id i ratingboken har små bokstäver, siffror och bindestreck, till exempel cup-2026; fann ”${found}”.`,
  "guest-id-there": ({ guest, id }: Parameters) => `Gäst g${guest} har redan numret ${id} hos förbundet.`,
  "birth-after-entry": ({ birth, entered }: Parameters) => `Född ${birth} och inskriven ${entered}: ett av dem är fel.`,
  "game-twice": ({ white, black, day }: Parameters) =>
    `${white} och ${black} finns här två gånger, den ${day}. Om de verkligen spelade två partier, ange --again.`,
  "unknown-book-game": ({ game }: Parameters) => `Ratingboken har inget parti ${game}.`,
  "game-withdrawn": ({ game }: Parameters) => `Parti ${game} är återtaget: återställ det först.`,
  "game-not-withdrawn": ({ game }: Parameters) => `Parti ${game} är inte återtaget.`,
  "no-member-in-game": () => "Ingen av spelarna är medlem i klubben.",
  "game-against-self": ({ member }: Parameters) => `Medlem ${member} kan inte spela mot sig själv.`,
  "finished-before-begun": ({ begun, finished }: Parameters) =>
    `Ett parti som började ${begun} kan inte ha spelats färdigt ${finished}.`,
  "day-before-book": ({ day, from }: Parameters) => `${day} ligger före ratingbokens början, ${from}.`,
  "day-in-future": ({ day, on }: Parameters) => `${day} ligger efter ${on}.`,
  "nothing-to-undo": () => "Det finns inget att upphäva.",
  "period-not-over": ({ period, on }: Parameters) => `Perioden pågår till ${period}; den kan inte stängas ${on}.`,
  "period-not-next": ({ period, next }: Parameters) => `Inte ${period}: nästa periodstart att stänga vid är ${next}.`,
  "period-not-closed": ({ period }: Parameters) => `Perioden före ${period} är inte stängd.`,
  "members-undecided": ({ members }: Parameters) =>
    `Besluta först om ${list(members)}: --accept, --let-go eller --raise. clubs list-proposals visar vad som föreslås.`,
  "estimates-missing": ({ guests }: Parameters) =>
    `En uppskattning saknas för ${list(guests)}: clubs guests change NUMMER --estimate RATING. clubs list-proposals visar vad resultaten säger.`,
  "nothing-proposed": ({ member }: Parameters) => `Inget föreslås om medlem ${member}.`,
  "not-a-club-list": ({ line }: Parameters) => `Detta är ingen klubbs ratinglista: rad ${line} är inte som den ska.`,
  "club-list-there": ({ club, period, version }: Parameters) =>
    `Listan ${period} från ${club}, version ${version}, finns redan här.`,
  "unknown-club-list": ({ club, period }: Parameters) =>
    period === ""
      ? `${club} har ingen lista än: ingen av dess perioder är stängd.`
      : `${club} har ingen lista ${period}.`,
  "not-loopback": ({ host }: Parameters) =>
    `Ratingboken utan konton är bara till för den här datorn: ${host} är inte 127.0.0.1, localhost eller ::1.`,
  "row-unfinished": () => "Varje rad behöver Vit, ett resultat och Svart.",
  "evening-faulty": ({ count }: Parameters) =>
    `Inget fördes in: ${count === 1 ? "ett parti är inte som det" : `${count} partier är inte som de`} ska.`,
  "bad-address": ({ found }: Parameters) => `En adress börjar med http:// eller https://; fann ”${found}”.`,
  "token-missing": () => "Åtkomstnyckeln till klubbens konto saknas: --token NYCKEL, eller RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }: Parameters) =>
    `${to} går inte att nå${why === "" ? "" : ` (${why})`}. Inget är förlorat: listan finns kvar och kan skickas igen.`,
  "office-refused": ({ to, status, says }: Parameters) =>
    `${to} tog inte emot listan (${status})${says === "" ? "." : `: ${says}`} Listan finns kvar och kan skickas igen.`,
  "not-an-office": ({ to }: Parameters) =>
    `${to} svarar, men inte som ett ratingkontor. Listan finns kvar och kan skickas igen.`,
};
