import type { Derived } from "../../../calculation/derived.ts";
import { listDecision, officeDecision } from "../../../rating/office-decision.ts";
import type { ListAtStart, PeriodTournament } from "../../../rating/period/types.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import type { OfficeRulings } from "../read/office-rulings.ts";
import type { LoadedReport } from "../read/period-games.ts";
import type { Roster } from "../read/roster.ts";
import type { Slice } from "../read/slices.ts";
import { mostInADay } from "./day-of-play.ts";
import { rulingsOn, type TournamentRulings } from "./rulings.ts";
import { columnsOf, type DecidedGames, type GameContext, gamesOf } from "./slice-games.ts";

/** A tournament as the articles take it, with what is noted of it. */
export interface AssembledTournament {
  readonly tournament: PeriodTournament;
  readonly notes: TournamentRulings["notes"];
}

/** Puts together what is rated as one. */
export function assembleTournament(
  slice: Slice,
  atStart: ListAtStart,
  office: OfficeRulings,
  roster: Roster,
): AssembledTournament {
  const { report, loaded, id } = slice;
  const { registration, start, end, system } = report;
  const field = fieldOf(loaded, roster);
  const highest = highestOf(field, atStart);
  const { rulings, game, notes } = rulingsOn(report, { highest, mostInADay: mostInADay(slice) });
  const decided = decisionOn(report, office);
  const isMixed = hasMen(slice, office);
  const context: GameContext = {
    edition: report.assessment.edition,
    entrants: field.entrants,
    atStart,
    // Where the office decided that it is rated, it is rated whatever the articles say.
    game: decided?.value ? null : game,
    decided: decidedGames(slice, office),
  };
  return {
    notes: isMixed ? [...notes, "men-in-womens-championship"] : notes,
    tournament: {
      id,
      start,
      end,
      stageOf: report.whole?.id ?? slice.oneOf,
      ownRatings: slice.oneOf !== null,
      system,
      national: isMixed ? "open" : registration.national,
      official: report.assessment.official,
      scheduled: registration.games,
      waiver: registration.waiver,
      teamChampionship: registration.teamChampionship,
      rulings,
      decided,
      listed: report.assessment.decisions.listed && listDecision(report.assessment.decisions.listed),
      ...field,
      // Made on demand: as objects, all games of a month would take more room than all else.
      get games() {
        return gamesOf(slice, context);
      },
      get columns() {
        return columnsOf(slice, context);
      },
      atStart,
    },
  };
}

type Field = Pick<PeriodTournament, "entrants"> & { readonly places: Int32Array };

/** The players of a report by their ids, and their places in the roster. */
function fieldOf(loaded: LoadedReport, roster: Roster): Field {
  const places = Int32Array.from(loaded.players, (player) => (player === null ? NOWHERE : roster.add(player)));
  const entrants = loaded.players.map((player, entrant) =>
    player === null ? unknownId(loaded, entrant) : roster.ids[places[entrant]!]!,
  );
  return { entrants, places };
}

/** With men in it, it is no women's championship, and needs as many rated players as any other. */
const hasMen = ({ report, loaded }: Slice, { men }: OfficeRulings): boolean =>
  report.registration.national === "women" && loaded.players.some((player) => player !== null && men.has(player));

const NOWHERE = -1;

/** An unknown player gets an id that is no number: nothing is on record for it. */
const unknownId = ({ startNumbers }: LoadedReport, place: number): string => `start number ${startNumbers[place]}`;

function highestOf({ entrants, places }: Field, { rating }: ListAtStart): number | null {
  let highest: number | null = null;
  for (let entrant = 0; entrant < entrants.length; entrant++) {
    const own = rating(entrants[entrant]!, places[entrant]!);
    if (own !== null && (highest === null || own > highest)) highest = own;
  }
  return highest;
}

/** A copy of another tournament is never rated; else the office's ruling stands, after any appeal. */
function decisionOn(report: CurrentReport, { entryOf }: OfficeRulings): Derived<boolean> | null {
  const { tournament, decided, sameAs, assessment } = report;
  if (sameAs !== null) {
    const reason = assessment.decisions.compared.find(({ other }) => other === sameAs)?.reason ?? "";
    return officeDecision("tournament", { counts: false, article: null, reason, entry: entryOf(tournament) });
  }
  if (decided === null) return null;
  const { rated, article, reason } = decided;
  return officeDecision("tournament", { counts: rated, article, reason, entry: entryOf(tournament) });
}

function decidedGames({ report }: Slice, { games, person }: OfficeRulings): DecidedGames | null {
  const own = games.get(report.tournament);
  if (own === undefined) return null;
  const keyOf = (round: number, white: number, black: number): string => `${round} ${person(white)} ${person(black)}`;
  const inTurn = own.toSorted((one, other) => one.sequence - other.sequence);
  const rulings = new Map(
    inTurn.map(({ round, white, black, counts, article, reason, sequence }) => [
      keyOf(round, white, black),
      officeDecision("game", { counts: counts ?? true, article, reason, entry: sequence }),
    ]),
  );
  return (round, white, black) =>
    white === null || black === null ? undefined : rulings.get(keyOf(round, white, black));
}
