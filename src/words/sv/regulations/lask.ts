import type { Clause } from "../../../calculation/derived.ts";
import type { ClauseCode } from "../../../domain/codes/clauses.ts";
import type { Term } from "../../../domain/codes/terms.ts";

export { LASK_READING_WORDS } from "./lask-readings.ts";
export { LASK_PARAMETER_WORDS, LASK_RULE_WORDS, LASK_VALUE_WORDS } from "./lask-rules.ts";

/** What the terms of the Swedish club book mean. */
export const LASK_TERM_WORDS = {
  base: "grundrating: ratingtalet vid periodens början",
  "Swedish rating": "grundrating i en svensk ratingbok",
  "Elo rating": "rating på FIDE:s lista",
  estimate: "uppskattat ratingtal med ledning av resultat",
  "opponent's base": "rating som motståndaren möts med",
  difference: "differens mellan grundratingen, egen minus motståndarens",
  "full points": "ratingpoäng enligt tabellen",
  points: "partiets ratingpoäng",
  bonus: "partiets bonuspoäng",
  "bonus withheld": "varför ratingföraren inte ger bonuspoäng",
  "current rating": "aktuell rating: efter varje parti",
  "Σ points": "ratingpoäng i alla partier sammanlagt",
  "change of the period": "förändring med bonus och lägsta ratingtal",
  "new base": "den nya periodens grundrating",
  age: "ålder som uppnås under inträdesåret",
  "entry day": "dag för inträdet i ratingboken",
  assessment: "spelstyrka enligt ratingförarens bedömning",
  "start rating": "startrating: ratingtal som en medlem börjar på",
  "usual start": "om en startrating är den vanliga för en nybörjare",
  "played at the board": "om partiet spelades",
  "in a tournament": "om partiet ingår i en tävling",
  "main time": "tid per spelare utan tillägg per drag",
  "time per move": "tillägg per drag",
  "thinking time": "betänketid per spelare fram till det drag som regeln räknar till",
  "highest in the tournament": "högsta rating som någon i turneringen har",
  "enough time": "om spelarna hade tillräcklig betänketid",
  "counts in the book": "om partiet är ratinggrundande",
  "day begun": "dag då partiet började",
  "day finished": "dag då partiet spelades färdigt",
  "day it counts on": "dag som partiet hör till",
  "day asked for": "dag vars period efterfrågas",
  "period start": "periodens första dag",
  "next period start": "nästa periods första dag",
  "day the list was sent": "dag då klubben senast skickade sin ratinglista",
  "list owed": "om klubben ännu är skyldig sin ratinglista",
  "round played": "dag för en rond",
  "keeper's choice": "vad ratingföraren valde",
  "ratings used": "ratingtal som används efter periodgränsen",
  "period used": "period vars grundrating används",
  "last long game": "dag för det senaste långpartiet",
  "last rapid game": "dag för det senaste snabbpartiet",
  "last activity": "dag för det senaste partiet som håller en medlem aktiv",
  "full years": "hela år utan parti",
  "years settled": "år av uppehållet som redan är avklarade",
  "years deducted": "år av uppehållet som det dragits av för",
  deduction: "passivitetsavdrag",
  "proposed deduction": "avdrag som ratingföraren får göra",
  raise: "höjning i stället för avdrag",
  "rating before the pause": "rating före uppehållet",
  "assessment needed": "om spelstyrkan måste bedömas före nästa parti",
  "exceptionally high": "om en bedömning ligger över det vanliga",
  comparable: "om ratingtalet får jämföras mellan klubbar",
  "common rules": "om förbundets regler gäller",
  "placed by the club": "om klubben får ranka in medlemmen för hand",
} as const satisfies Partial<Readonly<Record<Term, string>>>;

const row = ({ from, to }: Clause): string => (to === null ? `raden från ${from}` : `raden ${from}–${to}`);
const band = ({ ratedFrom, minutesMin, moves }: Clause): string =>
  ratedFrom === null
    ? `minst ${minutesMin} minuter för ${moves} drag krävs`
    : `${minutesMin} minuter för ${moves} drag krävs när en spelare har minst ${ratedFrom}`;

/** The cases of the rules of the Swedish club book. */
export const LASK_CLAUSE_WORDS = {
  "row-of-better": (clause: Clause) => `${row(clause)}, som den bättre`,
  "row-of-worse": (clause: Clause) => `${row(clause)}, som den sämre`,
  "row-of-equals": (clause: Clause) => `${row(clause)}, samma grundrating`,
  "full-points": ({ baseFrom }: Clause) => `grundrating under ${baseFrom}: hela förändringen`,
  "half-points": ({ baseFrom, divisor }: Clause) =>
    `grundrating från och med ${baseFrom}: ${divisor === 2 ? "hälften av förändringen" : `förändringen delad med ${divisor}`}`,
  "bonus-step": ({ from, to, points }: Clause) =>
    `aktuell rating från ${from} till ${to}: ${points} poäng för varje parti`,
  "bonus-none": () => "ingen bonus vid den här ratingen",
  "bonus-withheld": ({ reason }: Clause) => `inte utdelad av ratingföraren: ${reason}`,
  "bonus-common-rules": ({ ratingFrom }: Clause) => `ett distrikts bonus slutar vid ${ratingFrom}`,
  "lifted-to-floor": ({ rating }: Clause) => `inget ratingtal är lägre än ${rating}`,
  "swedish-rating": () => "det svenska ratingtalet",
  "elo-and-more": ({ elo, eloAdded }: Clause) => `inget svenskt ratingtal: Elo ${elo} + ${eloAdded}`,
  estimated: () => "varken svenskt ratingtal eller Elotal: en uppskattning",
  "start-assessed": () => "som ratingföraren bedömde spelstyrkan",
  "start-adult": ({ adultAge }: Clause) => `nybörjare från ca ${adultAge} år`,
  "start-usual-adult": ({ adultAge, adultRating }: Clause) => `nybörjare från ca ${adultAge} år ges ${adultRating}`,
  "start-usual-young": ({ youngerBelow }: Clause) => `unga nybörjare ges under ${youngerBelow}`,
  "start-unusual-adult": ({ adultAge, adultRating }: Clause) =>
    `inte de ${adultRating} som nybörjare från ca ${adultAge} år ges`,
  "start-unusual-young": ({ adultAge, youngerBelow }: Clause) =>
    `inte under ${youngerBelow}, som för nybörjare yngre än ca ${adultAge} år`,
  "book-counts": () => "ett parti spelat i en tävling med tillräcklig betänketid",
  "book-walkover": () => "ett walkoverparti",
  "book-friendly": () => "ett vänskapsparti, utanför varje tävling",
  "book-too-fast": () => "för kort betänketid",
  "book-time-enough": (clause: Clause) => band(clause),
  "book-time-short": (clause: Clause) => band(clause),
  "day-of-play": () => "dagen då det började",
  "day-finished": () => "dagen då det spelades färdigt",
  "list-sent": ({ sent }: Clause) => `skickad ${sent}`,
  "list-not-sent": ({ start }: Clause) => `inte skickad sedan perioden började ${start}`,
  "boundary-new": ({ days, daysMin }: Clause) => `${days} dagar mellan ronderna; ${daysMin} räcker för nya ratingtal`,
  "boundary-old": ({ days, daysMin }: Clause) =>
    `${days} dagar mellan ronderna; nya ratingtal kräver ${daysMin}, så de gamla gäller till slutet`,
  "boundary-keeper": () => "ratingförarens val när turneringen började",
  "passive-not-yet": () => "inget ytterligare helt år utan parti",
  "passive-settled": ({ yearsMax }: Clause) => `alla ${yearsMax} åren redan avklarade`,
  "passive-years": ({ due, pointsPerYear }: Clause) => `hela år att räkna nu: ${due}, ${pointsPerYear} poäng för varje`,
  "assessment-needed": ({ yearsMax }: Clause) => `mer än ${yearsMax} år utan parti`,
  "assessment-not-needed": ({ yearsMax }: Clause) => `inte mer än ${yearsMax} år utan parti`,
  "above-usual": ({ usualMax }: Clause) => `över ${usualMax}: endast undantagsvis`,
  "within-usual": ({ usualMax }: Clause) => `inte över ${usualMax}`,
  comparable: ({ ratingOver }: Clause) => `över ${ratingOver}`,
  "not-comparable": ({ ratingOver }: Clause) => `inte över ${ratingOver}`,
  "common-rules": ({ ratingFrom }: Clause) => `från och med ${ratingFrom} gäller förbundets regler`,
  "district-rules": ({ ratingFrom }: Clause) => `under ${ratingFrom} får distriktet ha egna regler`,
  "placed-by-club": ({ placedBelow }: Clause) => `under ${placedBelow} ser klubben till att platsen blir rätt`,
  "not-placed-by-club": ({ placedBelow }: Clause) => `från och med ${placedBelow} ändras ratingen bara av partier`,
} as const satisfies Partial<Readonly<Record<ClauseCode, (clause: Clause) => string>>>;
