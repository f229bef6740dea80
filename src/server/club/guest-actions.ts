import { Type } from "typebox";
import { RATINGS_CHOICES, type RatingsChoice } from "../../domain/clubs/club.ts";
import { readTime } from "../../periods/clubs/read.ts";
import { changeGuest, changeTournament, enterGuest, openTournament } from "../../periods/clubs/tournaments.ts";
import { readDay } from "../../rating/read.ts";
import { type ApiAction, action } from "../office/actions/action.ts";
import { plainText, Reason } from "../office/schemas.ts";
import { changed, ofOwnClub, openBook, requestOf } from "./book.ts";
import { BookNumber, CONFIRM, DayOrNone, Name, RatingOrNone, TextOrNone } from "./schemas.ts";

const common = { right: "keep a club's book", about: ofOwnClub } as const;

const RATINGS = { swedish: RatingOrNone, elo: RatingOrNone, estimate: RatingOrNone };

const ratingsOf = (input: {
  readonly swedish?: number | null;
  readonly elo?: number | null;
  readonly estimate?: number | null;
}) => ({ swedish: input.swedish ?? null, elo: input.elo ?? null, estimate: input.estimate ?? null });

const enterOne = action({
  ...common,
  name: "enter-club-guest",
  input: Type.Object({ name: Name, home: TextOrNone, id: TextOrNone, ...RATINGS, ...CONFIRM }),
  run: async (acting, input) => {
    const request = requestOf(await openBook(acting), input);
    const guest = { name: input.name, home: input.home || null, id: input.id || null, ratings: ratingsOf(input) };
    return changed(await enterGuest(acting.office, request, guest), acting.office.appendOptions.dryRun);
  },
});

const changeOne = action({
  ...common,
  name: "change-club-guest",
  input: Type.Object({
    guest: BookNumber,
    name: Name,
    home: TextOrNone,
    id: TextOrNone,
    from: DayOrNone,
    ...RATINGS,
    ...CONFIRM,
  }),
  run: async (acting, input) => {
    const request = requestOf(await openBook(acting), input);
    const since = input.from ? readDay(input.from, "from") : null;
    const guest = {
      guest: input.guest,
      name: input.name.trim(),
      home: input.home || null,
      id: input.id || null,
      ratings: { from: since, ...ratingsOf(input) },
    };
    return changed(await changeGuest(acting.office, request, guest), acting.office.appendOptions.dryRun);
  },
});

const CHOICES = ["rule", ...RATINGS_CHOICES] as const;

const FACTS = {
  name: Name,
  minutes: plainText(10, 1),
  ratings: Type.Enum(CHOICES),
  /** Planned days of rounds, with commas or spaces between. */
  days: TextOrNone,
  end: DayOrNone,
};

const factsOf = (input: {
  readonly name: string;
  readonly minutes: string;
  readonly ratings: (typeof CHOICES)[number];
  readonly days?: string | null;
  readonly end?: string | null;
}) => ({
  name: input.name,
  time: readTime(input.minutes, "minutes"),
  ratings: input.ratings === "rule" ? null : (input.ratings satisfies RatingsChoice),
  days: (input.days ?? "")
    .split(/[\s,;]+/)
    .filter((day) => day !== "")
    .map((day) => readDay(day, "days")),
  end: input.end ? readDay(input.end, "end") : null,
});

const open = action({
  ...common,
  name: "open-club-tournament",
  input: Type.Object({ tournament: plainText(40, 1), ...FACTS, ...CONFIRM }),
  run: async (acting, input) => {
    const request = requestOf(await openBook(acting), input);
    const tournament = { tournament: input.tournament, ...factsOf(input) };
    return changed(await openTournament(acting.office, request, tournament), acting.office.appendOptions.dryRun);
  },
  // A form has the name alone: the id is made of it.
  read: (fields) => (fields.get("tournament") ? {} : { tournament: idOf(fields.get("name") ?? "") }),
});

const change = action({
  ...common,
  name: "change-club-tournament",
  input: Type.Object({ tournament: plainText(40, 1), ...FACTS, reason: Reason, ...CONFIRM }),
  run: async (acting, input) => {
    const request = requestOf(await openBook(acting), input);
    const wished = { changes: factsOf(input), reason: input.reason };
    return changed(
      await changeTournament(acting.office, request, input.tournament, wished),
      acting.office.appendOptions.dryRun,
    );
  },
});

/** An id made of a name: letters without their marks, digits, hyphens. */
export const idOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/[\s-]+/g, "-")
    .slice(0, 40)
    .replace(/-$/, "");

export const CLUB_GUEST_ACTIONS: readonly ApiAction[] = [enterOne, changeOne, open, change];
