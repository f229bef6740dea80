import type { Clause } from "../../calculation/derived.ts";
import type { ClauseCode } from "../../domain/codes/clauses.ts";
import { decimals, plural } from "../numbers.ts";

export { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS } from "./office-terms.ts";

const LISTS: Readonly<Record<string, string>> = {
  standard: "standardlistan",
  rapid: "snabbschackslistan",
  blitz: "blixtlistan",
};

const score = (value: unknown): string => decimals("sv", Number(value) / 100);
const minutes = (seconds: unknown): string => plural("sv", Number(seconds) / 60, "minut", "minuter");
const hours = (seconds: unknown): string => plural("sv", Number(seconds) / 3600, "timme", "timmar");
const days = (value: unknown): string => plural("sv", Number(value), "dag", "dagar");
const months = (value: unknown): string => plural("sv", Number(value), "månad", "månader");

/** A span as its limits: more than 10 and less than 60. */
function limits({ from, over, to, below }: Clause): string {
  if (from !== undefined && from === to) return `${from}`;
  return [
    ...(from !== undefined ? [`minst ${from}`] : []),
    ...(over !== undefined ? [`mer än ${over}`] : []),
    ...(to !== undefined ? [`högst ${to}`] : []),
    ...(below !== undefined ? [`mindre än ${below}`] : []),
  ].join(" och ");
}

const notice = (clause: Clause): string => (clause.months === undefined ? days(clause.days) : months(clause.months));

const band = (clause: Clause): string =>
  `${limits(clause)} minuter krävs${clause.ratedFrom === null ? "" : ` när en spelare har ${clause.ratedFrom} eller mer`}`;

/** The cases of the articles on games, tournaments and lists. */
export const OFFICE_CLAUSE_WORDS = {
  "official-always-rated": () => "en officiell tävling räknas alltid",
  "official-tournament": () => "en officiell turnering",
  "not-official": () => "inte en officiell turnering",
  "organiser-answers": () => "för en officiell turnering svarar arrangören",
  "federation-answers": () => "förbundet som registrerade den svarar för den",
  "notice-ordinary": (clause: Clause) => `${notice(clause)} före start`,
  "notice-norms": (clause: Clause) => `${notice(clause)} före start, eftersom normer är möjliga`,
  "notice-top": (clause: Clause) => `${notice(clause)} före start, på grund av en toppspelare`,
  "registered-in-time": ({ deadline }: Clause) => `registrerad senast ${deadline}`,
  "registered-late": ({ deadline }: Clause) => `registrerad efter ${deadline}`,
  "federation-missing": () => "registrerad utan förbund",
  "schedule-missing": () => "registrerad utan spelschema",
  "not-registered": () => "inte registrerad",
  "registration-not-needed": () => "en officiell turnering behöver ingen registrering",
  admitted: () => "registrerad i tid och inte avvisad",
  "admitted-late": () => "registrerad för sent, och kommissionens ordförande godtog den",
  "registration-refused": () => "kommissionens ordförande avvisade registreringen",
  "registration-not-admitted": () => "registrerad för sent, och kommissionens ordförande har inte godtagit den",
  "cannot-be-refused": () => "en officiell turnering kan inte avvisas",
  "appeal-in-time": ({ until }: Clause) => `det gick att överklaga till och med ${until}`,
  "appeal-late": ({ until }: Clause) => `det gick att överklaga bara till och med ${until}`,
  licensed: () => "alla domare har licens",
  "arbiters-unknown": () => "ingen har sagt vilka domarna var: registrera dem, med licens",
  "licence-missing": () => "en domare saknar licens",
  "licence-not-asked": () => "ingen licens krävs",

  "time-enough": (clause: Clause) => `varje spelare har ${minutes(clause.seconds)}; ${band(clause)}`,
  "time-outside": (clause: Clause) => `varje spelare har ${minutes(clause.seconds)}, men ${band(clause)}`,
  "list-by-time": ({ list }: Clause) => `betänketiden passar ${LISTS[String(list)] ?? list}`,
  "no-list-by-time": () => "betänketiden passar ingen lista",
  "control-none": () => "inget antal drag är satt för en första tidskontroll",
  "resolution-approved": ({ approvedOn, minutesMin }: Clause) =>
    `godkänd av kommissionen ${approvedOn}: ett beslut tillåter ${minutesMin} minuter eller mer`,
  "control-not-asked": () => "inget krävs av den första tidskontrollen",
  "control-as-asked": ({ moves }: Clause) => `den första tidskontrollen är vid drag ${moves}, som det krävs`,
  "control-noted": (clause: Clause) =>
    `den första tidskontrollen är vid drag ${clause.moves}, ${limits(clause)} krävs; noterat, men turneringen räknas ändå`,
  "control-recommended": (clause: Clause) =>
    `den första tidskontrollen är vid drag ${clause.moves}, ${limits(clause)} rekommenderas`,
  "times-equal": () => "båda spelarna har samma betänketid",
  "times-unequal": () => "spelarna har olika betänketid",
  "times-not-asked": () => "inget krävs om lika betänketid",

  "day-within": ({ games, seconds }: Clause) =>
    `${plural("sv", Number(games), "parti", "partier")}, ${hours(seconds)} speltid`,
  "day-games-over": ({ games, gamesMax }: Clause) => `${games} partier på en dag, ${gamesMax} är tillåtna`,
  "day-hours-over": ({ seconds, hoursMax }: Clause) => `${hours(seconds)} speltid på en dag, ${hoursMax} är tillåtna`,
  "duration-within": ({ days: length, daysMax }: Clause) => `${days(length)}, ${daysMax} är tillåtna`,
  "duration-any": () => "ingen längd är satt",
  "duration-league": ({ days: length, daysMax }: Clause) => `${days(length)}; en serie får vara längre än ${daysMax}`,
  "duration-approved": ({ days: length, daysMax }: Clause) => `${days(length)}; den har godkänts för mer än ${daysMax}`,
  "duration-over": ({ days: length, daysMax }: Clause) => `${days(length)}, bara ${daysMax} är tillåtna`,
  "parts-monthly": ({ days: length, daysOver }: Clause) =>
    length === undefined
      ? "rapporteras månad för månad"
      : `${days(length)}, mer än ${daysOver}: rapporteras månad för månad`,
  "parts-one": () => "rapporteras i ett stycke",
  "interim-part": ({ part, from, to }: Clause) => `del ${part}: partier från ${from} till ${to}`,
  "ratings-of-start": () => "ratingen är den vid starten",
  "ratings-of-part": () => "ratingen är den på delens första dag",
  "ratings-of-game": () => "anmält före rond ett: ratingen är den som gäller på partiets dag",

  "game-played": () => "båda spelarna har gjort drag",
  "game-unplayed": () => "partiet spelades inte",
  "game-excluded-by-decision": () => "undantaget genom force majeure eller ett fair play-beslut",
  "result-stands": () => "inget resultat bortses från",
  "result-disregarded": ({ scoreMax }: Clause) =>
    `en första turnering utan rating och med högst ${score(scoreMax)} poäng bortses från, även för motståndarna`,
  "difference-rated": () => "inget parti lämnas utanför för skillnadens skull",
  "difference-excluded": ({ found, differenceMin, ratingOver }: Clause) =>
    `en skillnad på ${found} med en spelare över ${ratingOver}: från ${differenceMin} räknas ett sådant parti inte`,
  "opponent-rated": () => "motståndaren har rating",
  "opponent-unrated": () => "motståndaren saknar rating",
  "opponent-in-round-robin": () => "motståndaren saknar rating, och räknas när alla möter alla med Ru(new)",
  "opponent-kept": () => "motståndaren saknar rating, och räknas med Ru från en turnering som räknas in",
  "opponent-not-kept": () => "motståndaren saknar rating, och den turneringen räknas inte in",
  "game-counts": () => "inget talar emot det",

  "rating-of-list": () => "listans rating",
  "rating-of-standard-list": () => "utan rating på den här listan: standardratingen används",
  "rating-entered-meanwhile": () => "kom in på listan efter starten: ratingen som publicerats sedan dess gäller",
  "rating-none": () => "utan rating",
  "rating-provisional": () => "den preliminära ratingen används",

  "match-rated": () => "matchens båda spelare har rating",
  "match-with-unrated": () => "en av matchens spelare saknar rating",
  "match-open": ({ leaderScore, scheduled }: Clause) =>
    `ledaren hade ${score(leaderScore)} poäng av ${scheduled} partier: matchen var inte avgjord`,
  "match-decided": ({ leaderScore, scheduled }: Clause) =>
    `ledaren hade ${score(leaderScore)} poäng av ${scheduled} partier: matchen var avgjord`,
  "match-waiver": () => "matchen var avgjord, men man hade i förväg begärt att alla partier räknas",

  "composition-enough": ({ players, rated }: Clause) => `${rated} av ${players} spelare har rating`,
  "composition-not-asked": () => "inget antal spelare med rating krävs",
  "composition-national": ({ rated, ratedMin }: Clause) =>
    `${rated} spelare med rating, ett nationellt mästerskap kräver ${ratedMin}`,
  "composition-double-players": ({ players, doublePlayersMin }: Clause) =>
    `${players} spelare, dubbelrondigt alla möter alla med spelare utan rating kräver ${doublePlayersMin}`,
  "composition-double-rated": ({ rated, ratedMin }: Clause) =>
    `${rated} spelare med rating, dubbelrondigt alla möter alla med spelare utan rating kräver ${ratedMin}`,
  "composition-small": ({ players, rated, ratedMin, smallBelow }: Clause) =>
    `${rated} av ${players} spelare har rating, med färre än ${smallBelow} spelare måste ${ratedMin} ha det`,
  "composition-share": ({ players, rated, ratedMin }: Clause) =>
    `${rated} av ${players} spelare har rating, ${ratedMin} måste ha det`,
  "as-own-system": () => "räknas efter sitt eget system",
  "as-swiss": () => "alla möter alla med ett ospelat parti räknas som schweizer",
  "took-part": () => "spelade i turneringen",
  "no-game-played": () => "spelade inget parti och deltog alltså inte",
  "left-out-of-round-robin": () => "resultatet bortses från: turneringen gäller utan den här spelaren",
  "stages-one": () => "anmälda etapper är en turnering",
  "stages-apart": () => "varje etapp är en egen turnering",

  "closing-ordinary": (clause: Clause) => `${days(clause.days)} före listan`,
  "closing-official": (clause: Clause) => `en officiell turnering: ${days(clause.days)} före listan`,
  "closing-met": ({ end, closing }: Clause) => `slutade ${end}, listan stängde ${closing}`,

  "entry-listed": ({ floor }: Clause) => `minst golvet ${floor}`,
  "entry-below-floor": ({ rating, floor }: Clause) => `${rating} är under golvet ${floor}`,
  "delisted-later": ({ delistedOn }: Clause) => `började före listan ${delistedOn}, med den gamla ratingen`,
  "delisted-before": ({ delistedOn }: Clause) => `började samma dag som listan ${delistedOn} eller senare: utan rating`,
  "change-before-delisting": ({ delistedOn }: Clause) => `räknad senast till listan ${delistedOn}`,
  "change-lapses": ({ delistedOn }: Clause) => `räknad efter listan ${delistedOn}: förändringen bortfaller`,
  "titled-on-rating-list": () => "har rating och står därför på ratinglistan",
  "titled-own-list": () => "har titel men ingen rating: på listan över titelhållare",
  "titled-not-listed": () => "utan rating: inte på någon lista",
  "player-active": ({ lastCounted, months: span }: Clause) =>
    `partier räknades på listan ${lastCounted}, mindre än ${months(span)} tidigare`,
  "player-inactive": ({ lastCounted, months: span }: Clause) =>
    `inget parti räknat sedan listan ${lastCounted}, ${months(span)} eller mer tidigare`,
  "player-gone": ({ lastCounted, months: span }: Clause) =>
    `inget parti räknat sedan listan ${lastCounted}, ${months(span)} eller mer tidigare: visas inte längre`,
  "section-shown": () => "visas i den här avdelningen",
  "section-active-only": () => "den här avdelningen visar bara aktiva spelare",
  "section-gone": () => "visas inte längre",
  included: () => "hör till ett medlemsförbund",
  "inclusion-not-asked": () => "alla med rating visas",
  "left-out-by-federation": () => "förbundet låter utelämna spelaren",
  "left-out-no-member": () => "hör inte till något medlemsförbund",
  "left-out-suspended": () => "förbundet är avstängt",
  "included-by-dispensation": () => "visas genom dispens",

  "report-no-term": () => "ingen frist är satt",
  "report-in-time": ({ due }: Clause) => `väntades senast ${due}`,
  "report-late": ({ due }: Clause) => `väntades senast ${due}: för sen, mottagen och märkt`,
  "report-too-late": ({ last }: Clause) => `den sista lista den kunde komma med på var den ${last}`,
  "report-owed": () => "en registrerad turnering är skyldig en rapport",
  "report-announced": ({ announcedOn }: Clause) =>
    `meddelades ${announcedOn}, före start, att den inte ska räknas för rating`,
  "report-not-registered": () => "inte registrerad",

  compressed: ({ ratingBelow, percent }: Clause) => `höjd med ${percent} % av det som fattas till ${ratingBelow}`,
  "compression-not-needed": ({ ratingBelow }: Clause) => `inte under ${ratingBelow}`,
  lifted: ({ differenceOver, standardLess }: Clause) =>
    `mer än ${differenceOver} under standardratingen: höjd till ${standardLess} under den`,
  "lift-not-needed": ({ differenceOver }: Clause) => `inte mer än ${differenceOver} under standardratingen`,
  "unrated-stays-unrated": () => "den som saknar rating förblir utan",
} as const satisfies Partial<Record<ClauseCode, (clause: Clause) => string>>;
