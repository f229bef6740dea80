import { Type } from "typebox";
import { CLUB_RESULTS } from "../../domain/clubs/club.ts";
import { GAME_STATUSES } from "../../domain/clubs/club-codes.ts";
import { bookUntil } from "../../periods/clubs/changing.ts";
import { listVersions, sentOf } from "../../periods/clubs/lists.ts";
import type { ShownClubGame, ShownSide } from "../../web/club/games.tsx";
import { NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import { type AnyReading, reading } from "../office/readings/reading.ts";
import { openBook, ownClub } from "./book.ts";
import { homeOf } from "./home-pages.ts";
import { membersOf } from "./member-pages.ts";
import { clubMeasures } from "./scale-pages.ts";
import { shownGames } from "./shown-games.ts";

/** Of the keeper's own club: no other can be named. */
const ofOwn = { right: "read a club's book", query: Type.Object({}), about: ownClub } as const;

const book = reading({
  name: "club-book",
  ...ofOwn,
  data: Type.Object({
    name: Text,
    /** The present one. */
    period: Type.Object({ start: Text, next: Text }),
    members: Whole,
    /** Without one, nothing can be entered. */
    tournaments: Whole,
    games: Whole,
    /** The period of the newest list. */
    closed: NullableText,
    /** A period that is over and not closed. */
    due: NullableText,
    /** Guests whose rating must be estimated first. */
    estimates: Whole,
    /** The newest list, where nobody has sent it. */
    unsent: NullableText,
    /** Alarms of the scale that nobody has acknowledged: of each kind the latest. */
    alarms: Whole,
    /** What undoing would take back. */
    last: Type.Union([Type.Object({ sequence: Whole, kind: Text }), Type.Null()]),
  }),
  load: async (acting) => {
    const { period, ...home } = await homeOf(await openBook(acting));
    return { ...home, period: { start: period.start, next: period.next } };
  },
});

const members = reading({
  name: "club-members",
  ...ofOwn,
  data: Type.Object({
    members: Type.Array(
      Type.Object({
        member: Whole,
        name: Text,
        id: NullableText,
        birth: NullableText,
        mergedInto: NullableWhole,
        /** The day on which the member left. */
        left: NullableText,
        base: Whole,
        /** In half points, as points are. */
        current: Whole,
        games: Whole,
        points: Whole,
      }),
    ),
  }),
  load: async (acting) => ({ members: [...membersOf(await openBook(acting))] }),
});

/** Points are in half points, with the bonus; null: a guest, or the game does not count. */
const Side = Type.Object({ number: Text, name: Text, points: NullableWhole });

const games = reading({
  name: "club-games",
  ...ofOwn,
  data: Type.Object({
    games: Type.Array(
      Type.Object({
        game: Whole,
        begun: Text,
        finished: Text,
        tournament: NullableText,
        round: NullableWhole,
        minutes: Text,
        result: Type.Enum(CLUB_RESULTS),
        status: Type.Enum(GAME_STATUSES),
        white: Side,
        black: Side,
        withdrawn: NullableText,
      }),
    ),
  }),
  load: async (acting) => {
    const { facts, on } = await openBook(acting);
    return { games: shownGames(bookUntil(facts, on), facts).map(gameOf) };
  },
});

/** Without what explains it: a derivation is for pages. */
const gameOf = (one: ShownClubGame) => ({
  game: one.game,
  begun: one.begun,
  finished: one.finished,
  tournament: one.tournament,
  round: one.round,
  minutes: one.minutes,
  result: one.result,
  status: one.status,
  white: sideOf(one.white),
  black: sideOf(one.black),
  withdrawn: one.withdrawn,
});

const sideOf = ({ number, name, points }: ShownSide) => ({ number, name, points });

const lists = reading({
  name: "own-club-lists",
  ...ofOwn,
  data: Type.Object({
    lists: Type.Array(
      Type.Object({
        period: Text,
        version: Whole,
        on: Text,
        members: Whole,
        sha256: Text,
        entry: Whole,
        /** Whether a later version stands in its place. */
        superseded: Type.Boolean(),
        sent: Type.Boolean(),
      }),
    ),
  }),
  load: async (acting) => {
    const { club, context } = await openBook(acting);
    const sent = await sentOf(context.ledger, club);
    const all = await listVersions(context.ledger, club);
    return {
      lists: all.map(({ because: _, ...list }) => ({
        ...list,
        sent: sent.some(({ period, version }) => period === list.period && version === list.version),
      })),
    };
  },
});

export const CLUB_READINGS: readonly AnyReading[] = [book, members, games, lists, clubMeasures];
