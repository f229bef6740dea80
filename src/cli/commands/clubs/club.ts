import type { Command } from "commander";
import type { ClubBonus } from "../../../domain/clubs/club.ts";
import { readBonus } from "../../../periods/clubs/read.ts";
import { readDay } from "../../../rating/read.ts";
import { readCalendar } from "../../input/club-input.ts";
import { officeOf, printEntry, type WritingOptions, withOffice, withPlace, withWriting } from "../../office.ts";
import { type DayOptions, dayOf, withDay } from "../../office-day.ts";
import { definedOnly } from "../../options.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { addClubAlarms } from "./club-alarms.ts";
import { addClosing } from "./club-closing.ts";
import { type ClubWriting, changeBook, changesBook } from "./club-common.ts";
import { addEvening, addUndo } from "./club-evening.ts";
import { addGames } from "./club-games.ts";
import { addGuests } from "./club-guests.ts";
import { addClubLists } from "./club-lists.ts";
import { addMembers } from "./club-members.ts";

interface SettingsOptions extends ClubWriting {
  readonly name?: string;
  readonly from?: string;
  readonly periods?: string;
  readonly bonus?: string;
}

/** The rating book of a club, command by command: docs/CLUB.md goes through a season. */
export function addClubs(program: Command, world: World): void {
  const group = program
    .command("clubs")
    .description("A club book (Swedish club rating): members, games, periods, lists");
  addOpening(group, world);
  addMembers(group, world);
  addGuests(group, world);
  addEvening(addGames(group, world), world);
  addUndo(group, world);
  addClosing(group, world);
  addClubLists(group, world);
  addClubAlarms(group, world);
}

function addOpening(group: Command, world: World): void {
  const open = group
    .command("open")
    .description("Opens a club book")
    .argument("<id>", "lower-case letters, digits and hyphens, such as exempel-sk")
    .requiredOption("--name <name>", "club name")
    .requiredOption("--from <date>", "first day of the book, the start of a period, YYYY-MM-DD")
    .option("--periods <n>", "periods per year: three or five", "three")
    .option("--bonus <bonus>", "none, recommended, or a district's own: Norr:800-999=15,1000-1199=5", "none");
  withWriting(open).action((id: string, options: WritingOptions & Required<SettingsOptions>) =>
    openOne(id, options, world),
  );
  const change = group
    .command("change")
    .description("Changes a club's settings from the start of a period")
    .requiredOption("--from <date>", "start of the period, YYYY-MM-DD")
    .option("--name <name>", "club name")
    .option("--periods <n>", "periods per year: three or five")
    .option("--bonus <bonus>", "none, recommended, or a district's own: Norr:800-999=15,1000-1199=5");
  changesBook(change).action((options: SettingsOptions) => changeOne(options, world));
  const all = group.command("list").description("All clubs with a book here");
  withPlace(withDay(all, "as of this date")).action((options: ClubWriting) => showClubs(options, world));
}

const openOne = (id: string, options: WritingOptions & Required<SettingsOptions>, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { openClub } = await import("../../../periods/clubs/clubs.ts");
    const settings = {
      from: readDay(options.from, "--from"),
      name: options.name,
      calendar: readCalendar(options.periods),
      bonus: readBonus(options.bonus),
    };
    printEntry(await openClub(officeOf(context, options), id, settings), context, options, world);
  });

const changeOne = (options: SettingsOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request) => {
    const { changeClub } = await import("../../../periods/clubs/clubs.ts");
    const { name, periods, bonus, from } = options;
    return changeClub(office, request, {
      from: readDay(from ?? "", "--from"),
      ...definedOnly({ name }),
      ...(periods === undefined ? {} : { calendar: readCalendar(periods) }),
      ...(bonus === undefined ? {} : { bonus: readBonus(bonus) }),
    });
  });

const showClubs = (options: ClubWriting & DayOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { clubs } = await import("../../../periods/clubs/clubs.ts");
    const on = await dayOf(context, options);
    const found = await clubs(context.ledger, on);
    if (options.json) return world.print(JSON.stringify({ clubs: found }, null, 2));
    const words = context.words.office.clubs;
    const { columns } = words;
    const rows = found.map(({ club, settings, members, games, closed }) => {
      const now = settings.findLast(({ from }) => from <= on) ?? settings[0]!;
      return [
        ...[club, now.name, words.calendars[now.calendar], words.bonus(bonusName(now.bonus))],
        String(members),
        String(games),
        closed ?? "–",
      ];
    });
    const heads = [
      columns.club,
      columns.name,
      columns.periods,
      columns.bonus,
      columns.members,
      columns.games,
      columns.closed,
    ];
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

const bonusName = (bonus: ClubBonus): string | null =>
  bonus === null || bonus === "recommended" ? bonus : bonus.district;
