import type { Limits, Notice, TimeBand } from "../../domain/codes/clauses/office.ts";
import type * as english from "../en/office.ts";
import { decimals, plural } from "../numbers.ts";

export { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS } from "./office-terms.ts";

const LISTS: Readonly<Record<string, string>> = {
  standard: "standardlistan",
  rapid: "snabbschackslistan",
  blitz: "blixtlistan",
};

const score = (value: number): string => decimals("sv", value / 100);
const minutes = (seconds: number): string => plural("sv", seconds / 60, "minut", "minuter");
const hours = (seconds: number): string => plural("sv", seconds / 3600, "timme", "timmar");
const days = (value: number): string => plural("sv", value, "dag", "dagar");
const months = (value: number): string => plural("sv", value, "månad", "månader");

/** A span as its limits: more than 10 and less than 60. */
function limits({ from, over, to, below }: Limits): string {
  if (from !== undefined && from === to) return `${from}`;
  return [
    ...(from !== undefined ? [`minst ${from}`] : []),
    ...(over !== undefined ? [`mer än ${over}`] : []),
    ...(to !== undefined ? [`högst ${to}`] : []),
    ...(below !== undefined ? [`mindre än ${below}`] : []),
  ].join(" och ");
}

const notice = (clause: Notice): string => ("days" in clause ? days(clause.days) : months(clause.months));

const band = (clause: TimeBand): string =>
  `${limits(clause)} minuter krävs${clause.ratedFrom === null ? "" : ` när en spelare har ${clause.ratedFrom} eller mer`}`;

/** The cases of the articles on games, tournaments and lists. */
export const officeClauseWords: typeof english.officeClauseWords = ({ asDay, asNumber }) => ({
  "official-always-rated": () => "en officiell tävling räknas alltid",
  "official-tournament": () => "en officiell turnering",
  "not-official": () => "inte en officiell turnering",
  "organiser-answers": () => "för en officiell turnering svarar arrangören",
  "federation-answers": () => "förbundet som registrerade den svarar för den",
  "notice-ordinary": (clause) => `${notice(clause)} före start`,
  "notice-norms": (clause) => `${notice(clause)} före start, eftersom normer är möjliga`,
  "notice-top": (clause) => `${notice(clause)} före start, på grund av en toppspelare`,
  "registered-in-time": ({ deadline }) => `registrerad senast ${asDay(deadline)}`,
  "registered-late": ({ deadline }) => `registrerad efter ${asDay(deadline)}`,
  "federation-missing": () => "registrerad utan förbund",
  "schedule-missing": () => "registrerad utan spelschema",
  "not-registered": () => "inte registrerad",
  "registration-not-needed": () => "en officiell turnering behöver ingen registrering",
  admitted: () => "registrerad i tid och inte avvisad",
  "admitted-late": () => "registrerad för sent, men godtagen av kommissionens ordförande",
  "registration-refused": () => "avvisad av kommissionens ordförande",
  "registration-not-admitted": () => "registrerad för sent och inte godtagen av kommissionens ordförande",
  "cannot-be-refused": () => "en officiell turnering kan inte avvisas",
  "appeal-in-time": ({ until }) => `det gick att överklaga till och med ${asDay(until)}`,
  "appeal-late": ({ until }) => `det gick att överklaga bara till och med ${asDay(until)}`,
  licensed: () => "alla domare har licens",
  "arbiters-unknown": () => "domarna är okända: registrera dem med licens",
  "licence-missing": () => "en domare saknar licens",
  "licence-not-asked": () => "ingen licens krävs",

  "time-enough": (clause) => `varje spelare har ${minutes(clause.seconds)}; ${band(clause)}`,
  "time-outside": (clause) => `varje spelare har ${minutes(clause.seconds)}, men ${band(clause)}`,
  "list-by-time": ({ list }) => `betänketiden passar ${LISTS[list] ?? list}`,
  "no-list-by-time": () => "betänketiden passar ingen lista",
  "control-none": () => "inget antal drag krävs till första tidskontrollen",
  "resolution-approved": ({ approvedOn, minutesMin }) =>
    `godkänd av kommissionen ${asDay(approvedOn)}: ett beslut tillåter ${minutesMin} minuter eller mer`,
  "control-not-asked": () => "ingen regel om första tidskontrollen",
  "control-as-asked": ({ moves }) => `första tidskontrollen vid drag ${moves}, som det krävs`,
  "control-noted": (clause) =>
    `första tidskontrollen vid drag ${clause.moves}; ${limits(clause)} krävs. Bara en anmärkning: turneringen räknas ändå`,
  "control-recommended": (clause) =>
    `den första tidskontrollen är vid drag ${clause.moves}, ${limits(clause)} rekommenderas`,
  "times-equal": () => "båda spelarna har samma betänketid",
  "times-unequal": () => "spelarna har olika betänketid",
  "times-not-asked": () => "ingen regel om lika betänketid",

  "day-within": ({ games, seconds }) => `${plural("sv", games, "parti", "partier")}, ${hours(seconds)} speltid`,
  "day-games-over": ({ games, gamesMax }) => `${games} partier på en dag, ${gamesMax} är tillåtna`,
  "day-hours-over": ({ seconds, hoursMax }) => `${hours(seconds)} speltid på en dag, ${hoursMax} är tillåtna`,
  "duration-within": ({ days: length, daysMax }) => `${days(length)}, ${daysMax} är tillåtna`,
  "duration-any": () => "ingen gräns för längden",
  "duration-league": ({ days: length, daysMax }) => `${days(length)}; en serie får vara längre än ${daysMax}`,
  "duration-approved": ({ days: length, daysMax }) => `${days(length)}; den har godkänts för mer än ${daysMax}`,
  "duration-over": ({ days: length, daysMax }) => `${days(length)}, bara ${daysMax} är tillåtna`,
  "parts-monthly": ({ days: length, daysOver }) =>
    length === undefined
      ? "rapporteras månad för månad"
      : `${days(length)}, mer än ${daysOver}: rapporteras månad för månad`,
  "parts-one": () => "en rapport för hela turneringen",
  "interim-part": ({ part, from, to }) => `del ${part}: partier från ${asDay(from)} till ${asDay(to)}`,
  "ratings-of-start": () => "rating den dag turneringen började",
  "ratings-of-part": () => "rating den dag delen började",
  "ratings-of-game": () => "anmält före rond ett: rating den dag varje parti spelas",

  "game-played": () => "båda spelarna har gjort drag",
  "game-unplayed": () => "partiet spelades inte",
  "game-excluded-by-decision": () => "undantaget genom force majeure eller ett fair play-beslut",
  "result-stands": () => "resultatet räknas",
  "result-disregarded": ({ scoreMax }) =>
    `en första turnering utan rating och med ${score(scoreMax)} poäng eller färre räknas bort, även för motståndarna`,
  "difference-rated": () => "ratingskillnaden är tillåten",
  "difference-excluded": ({ found, differenceMin, ratingOver }) =>
    `skillnad ${asNumber(found)} mot en spelare över ${ratingOver}: partier med ${differenceMin} eller mer räknas inte`,
  "opponent-rated": () => "motståndaren har rating",
  "opponent-unrated": () => "motståndaren saknar rating",
  "opponent-in-round-robin": () => "motståndare utan rating när alla möter alla: räknas med Ru(new)",
  "opponent-kept": () => "motståndare utan rating: räknas med Ru från turneringen",
  "opponent-not-kept": () => "motståndare utan rating, vars resultat i turneringen inte räknas",
  "game-counts": () => "alla villkor är uppfyllda",

  "rating-of-list": () => "rating från listan",
  "rating-of-standard-list": () => "utan rating på den här listan: standardratingen används",
  "rating-entered-meanwhile": () => "kom in på listan efter starten: ratingen som publicerats sedan dess används",
  "rating-none": () => "utan rating",
  "rating-provisional": () => "den preliminära ratingen används",

  "match-rated": () => "matchens båda spelare har rating",
  "match-with-unrated": () => "en av matchens spelare saknar rating",
  "match-open": ({ leaderScore, scheduled }) =>
    `ledaren hade ${score(leaderScore)} poäng av ${scheduled} partier: matchen var inte avgjord`,
  "match-decided": ({ leaderScore, scheduled }) =>
    `ledaren hade ${score(leaderScore)} poäng av ${scheduled} partier: matchen var avgjord`,
  "match-waiver": () => "matchen var avgjord, men alla partier räknas enligt begäran i förväg",

  "composition-enough": ({ players, rated }) => `${rated} av ${players} spelare har rating`,
  "composition-not-asked": () => "inget minsta antal spelare med rating",
  "composition-national": ({ rated, ratedMin }) =>
    `${rated} spelare med rating, ett nationellt mästerskap kräver ${ratedMin}`,
  "composition-double-players": ({ players, doublePlayersMin }) =>
    `${players} spelare, dubbelrondigt alla möter alla med spelare utan rating kräver ${doublePlayersMin}`,
  "composition-double-rated": ({ rated, ratedMin }) =>
    `${rated} spelare med rating, dubbelrondigt alla möter alla med spelare utan rating kräver ${ratedMin}`,
  "composition-small": ({ players, rated, ratedMin, smallBelow }) =>
    `${rated} av ${players} spelare har rating, med färre än ${smallBelow} spelare måste ${ratedMin} ha det`,
  "composition-share": ({ players, rated, ratedMin }) =>
    `${rated} av ${players} spelare har rating, ${ratedMin} måste ha det`,
  "as-own-system": () => "räknas efter sitt eget system",
  "as-swiss": () => "alla möter alla med ett ospelat parti räknas som schweizer",
  "took-part": () => "spelade i turneringen",
  "no-game-played": () => "spelade inget parti och deltog alltså inte",
  "left-out-of-round-robin": () => "resultatet räknas bort: turneringen räknas utan spelaren",
  "stages-one": () => "anmälda etapper är en turnering",
  "stages-apart": () => "varje etapp är en egen turnering",

  "closing-ordinary": (clause) => `${days(clause.days)} före listan`,
  "closing-official": (clause) => `en officiell turnering: ${days(clause.days)} före listan`,
  "closing-met": ({ end, closing }) => `slutade ${asDay(end)}; listan stänger ${asDay(closing)}`,

  "entry-listed": ({ floor }) => `på eller över golvet ${floor}`,
  "entry-below-floor": ({ rating, floor }) => `${rating} är under golvet ${floor}`,
  "delisted-later": ({ delistedOn }) => `började före listan ${asDay(delistedOn)}: gamla ratingen`,
  "delisted-before": ({ delistedOn }) => `började samma dag som listan ${asDay(delistedOn)} eller senare: utan rating`,
  "change-before-delisting": ({ delistedOn }) => `räknad senast till listan ${asDay(delistedOn)}`,
  "change-lapses": ({ delistedOn }) => `räknad efter listan ${asDay(delistedOn)}: förändringen bortfaller`,
  "titled-on-rating-list": () => "har rating och står därför på ratinglistan",
  "titled-own-list": () => "har titel men ingen rating: på listan över titelhållare",
  "titled-not-listed": () => "utan rating: inte på någon lista",
  "player-active": ({ lastCounted, months: span }) =>
    `partier räknades på listan ${asDay(lastCounted)}, mindre än ${months(span)} tidigare`,
  "player-inactive": ({ lastCounted, months: span }) =>
    `inget parti räknat sedan listan ${asDay(lastCounted)}, ${months(span)} eller mer tidigare`,
  "player-gone": ({ lastCounted, months: span }) =>
    `inget parti räknat sedan listan ${asDay(lastCounted)}, ${months(span)} eller mer tidigare: visas inte längre`,
  "section-shown": () => "visas i den här avdelningen",
  "section-active-only": () => "den här avdelningen visar bara aktiva spelare",
  "section-gone": () => "visas inte längre",
  included: () => "hör till ett medlemsförbund",
  "inclusion-not-asked": () => "alla spelare med rating visas",
  "left-out-by-federation": () => "förbundet låter utelämna spelaren",
  "left-out-no-member": () => "hör inte till något medlemsförbund",
  "left-out-suspended": () => "förbundet är avstängt",
  "included-by-dispensation": () => "visas genom dispens",

  "report-no-term": () => "ingen frist är satt",
  "report-in-time": ({ due }) => `väntades senast ${asDay(due)}`,
  "report-late": ({ due }) => `väntades senast ${asDay(due)}: för sen, mottagen och märkt`,
  "report-too-late": ({ last }) => `den sista lista den kunde komma med på var den ${asDay(last)}`,
  "report-owed": () => "en registrerad turnering är skyldig en rapport",
  "report-announced": ({ announcedOn }) =>
    `meddelades ${asDay(announcedOn)}, före start, att den inte ska räknas för rating`,
  "report-not-registered": () => "inte registrerad",

  compressed: ({ ratingBelow, percent }) => `höjd med ${percent} % av det som fattas till ${ratingBelow}`,
  "compression-not-needed": ({ ratingBelow }) => `inte under ${ratingBelow}`,
  lifted: ({ differenceOver, standardLess }) =>
    `mer än ${differenceOver} under standardratingen: höjd till ${standardLess} under den`,
  "lift-not-needed": ({ differenceOver }) => `inte mer än ${differenceOver} under standardratingen`,
  "unrated-stays-unrated": () => "den som saknar rating förblir utan",
});
