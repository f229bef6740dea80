import type { Command } from "commander";
import type { GuestRatings } from "../../../domain/clubs/club.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { readCount, readDay } from "../../../rating/read.ts";
import { readRatingOrNone, readRatings, readTime } from "../../input/club-input.ts";
import { definedOnly } from "../../options.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, type ClubWriting, changeBook, changesBook, readsBook } from "./club-common.ts";

interface GuestOptions extends ClubWriting {
  readonly name?: string;
  readonly home?: string;
  readonly id?: string;
  readonly swedish?: string;
  readonly elo?: string;
  readonly estimate?: string;
  readonly from?: string;
}

interface TournamentOptions extends ClubWriting {
  readonly name?: string;
  readonly minutes?: string;
  readonly ratings?: string;
  readonly days?: string;
  readonly end?: string;
  readonly reason?: string;
}

const GUESTS_MAX = 99_999;

/** Opponents from elsewhere, and the tournaments of the club. */
export function addGuests(program: Command, world: World): void {
  const guests = program.command("guests").description("Guests: opponents from elsewhere");
  changesBook(withGuest(guests.command("enter").description("Adds a guest"))).action((options: GuestOptions) =>
    enterOne(options, world),
  );
  const change = guests
    .command("change")
    .description("Changes a guest's details, or confirms an estimate")
    .argument("<guest>", "guest number")
    .option("--from <date>", "start of the period from which these ratings are valid (default: from the beginning)");
  changesBook(withGuest(change)).action((guest: string, options: GuestOptions) => changeOne(guest, options, world));
  readsBook(guests.command("list").description("All guests")).action((options: ClubOptions) =>
    listGuests(options, world),
  );
  addTournaments(program, world);
}

const withGuest = (command: Command): Command =>
  command
    .option("--name <name>", "guest's name")
    .option("--home <club>", "guest's home club")
    .option("--id <id>", "federation ID")
    .option("--swedish <rating>", "Swedish rating")
    .option("--elo <rating>", "Elo rating, if there is no Swedish one")
    .option("--estimate <rating>", "estimate, if there is neither");

function addTournaments(program: Command, world: World): void {
  const group = program.command("tournaments").description("Tournaments of the club and its members");
  const open = group
    .command("open")
    .description("Opens a tournament")
    .argument("<id>", "lower-case letters, digits and hyphens")
    .requiredOption("--name <name>", "name")
    .requiredOption("--minutes <time>", "minutes per player, or 90+30 with seconds per move");
  changesBook(withDays(open)).action((id: string, options: TournamentOptions) => openOne(id, options, world));
  const change = group
    .command("change")
    .description("Changes a tournament")
    .argument("<id>", "ID")
    .option("--name <name>", "name")
    .option("--minutes <time>", "minutes per player, or 90+30 with seconds per move")
    .requiredOption("--reason <text>", "reason (for the journal)");
  changesBook(withDays(change)).action((id: string, options: TournamentOptions) => changeTwo(id, options, world));
  readsBook(group.command("list").description("All tournaments")).action((options: ClubOptions) =>
    listTournaments(options, world),
  );
}

const withDays = (command: Command): Command =>
  command
    .option("--ratings <choice>", "ratings after a period start: old, new, or rule (seven days between rounds)")
    .option("--days <dates>", "planned round dates, separated by commas")
    .option("--end <date>", "last day");

/** Facts that are not given stay as they are. */
const ratingsOf = ({ swedish, elo, estimate }: GuestOptions, known?: GuestRatings) => ({
  swedish: swedish === undefined ? (known?.swedish ?? null) : readRatingOrNone(swedish, "--swedish"),
  elo: elo === undefined ? (known?.elo ?? null) : readRatingOrNone(elo, "--elo"),
  estimate: estimate === undefined ? (known?.estimate ?? null) : readRatingOrNone(estimate, "--estimate"),
});

const enterOne = (options: GuestOptions, world: World): Promise<void> =>
  changeBook(
    options,
    world,
    async (office, request) => {
      const { enterGuest } = await import("../../../periods/clubs/tournaments.ts");
      const { name = "", home = null, id = null } = options;
      return enterGuest(office, request, { name, home, id, ratings: ratingsOf(options) });
    },
    ({ entry }, words) =>
      entry.kind === "club-guest-entered"
        ? [words.office.clubs.entered(`g${entry.payload.guest}`, entry.payload.name)]
        : [],
  );

const changeOne = (text: string, options: GuestOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { facts }) => {
    const { changeGuest, knownGuest } = await import("../../../periods/clubs/tournaments.ts");
    const { name, home, id, swedish, elo, estimate, from } = options;
    const isRated = [swedish, elo, estimate].some((each) => each !== undefined);
    const since = from === undefined ? null : readDay(from, "--from");
    const guest = readCount(text.replace(/^g/, ""), "guest", { from: 1, to: GUESTS_MAX });
    const known = knownGuest(facts, guest).ratings.findLast((each) => (each.from ?? "") <= (since ?? ""));
    return changeGuest(office, request, {
      guest,
      ...definedOnly({ name, home, id }),
      ...(isRated ? { ratings: { from: since, ...ratingsOf(options, known) } } : {}),
    });
  });

const listGuests = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, facts: { guests } }) => {
    if (options.json) return world.print(JSON.stringify({ guests }, null, 2));
    const { columns } = context.words.office.clubs;
    const heads = [
      columns.number,
      columns.name,
      columns.home,
      columns.id,
      columns.from,
      columns.swedish,
      columns.elo,
      columns.estimate,
    ];
    const rows = guests.flatMap(({ guest, name, home, id, ratings }) =>
      ratings.map(({ from, swedish, elo, estimate }) => [
        `g${guest}`,
        name,
        home ?? "–",
        id ?? "–",
        from ?? "–",
        ...[swedish, elo, estimate].map((rating) => String(rating ?? "–")),
      ]),
    );
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

const daysOf = (text: string) => text.split(",").map((day) => readDay(day.trim(), "--days"));

const changesIn = ({ name, minutes, ratings, days, end }: TournamentOptions) => ({
  ...definedOnly({ name }),
  ...(minutes === undefined ? {} : { time: readTime(minutes) }),
  ...(ratings === undefined ? {} : { ratings: readRatings(ratings) }),
  ...(days === undefined ? {} : { days: days === "none" ? [] : daysOf(days) }),
  ...(end === undefined ? {} : { end: end === "none" ? null : readDay(end, "--end") }),
});

const openOne = (id: string, options: TournamentOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request) => {
    const { openTournament } = await import("../../../periods/clubs/tournaments.ts");
    const { name = "", minutes } = options;
    if (minutes === undefined) throw new Refusal("bad-number", { field: "--minutes", found: "", from: 1, to: 1000 });
    const known = { tournament: id, name, time: readTime(minutes), ratings: null, days: [], end: null };
    return openTournament(office, request, { ...known, ...changesIn(options) });
  });

const changeTwo = (id: string, options: TournamentOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request) => {
    const { changeTournament } = await import("../../../periods/clubs/tournaments.ts");
    return changeTournament(office, request, id, { changes: changesIn(options), reason: options.reason ?? "" });
  });

const listTournaments = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, facts: { tournaments, games } }) => {
    if (options.json) return world.print(JSON.stringify({ tournaments }, null, 2));
    const { columns, ratings: choices } = context.words.office.clubs;
    const heads = [columns.tournament, columns.name, columns.time, columns.ratings, columns.end, columns.games];
    const rows = tournaments.map(({ tournament, name, time, ratings, end }) => [
      tournament,
      name,
      `${time.minutes}${time.perMove > 0 ? `+${time.perMove}` : ""}`,
      ...[choices[ratings ?? "rule"], end ?? "–"],
      String(games.filter((game) => game.tournament === tournament && game.withdrawn === null).length),
    ]);
    for (const line of tableText(heads, rows, world)) world.print(line);
  });
