import type { Command } from "commander";
import { halvesText } from "../../../formats/club-list/write.ts";
import { readBirthOf, readCount, readDay, readRating } from "../../../rating/read.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, type ClubWriting, changeBook, changesBook, readsBook } from "./club-common.ts";
import { addImport } from "./club-import.ts";
import { addCards } from "./club-show.ts";

interface MemberOptions extends ClubWriting {
  readonly name?: string;
  readonly id?: string;
  readonly birth?: string;
  readonly entered?: string;
  readonly rating?: string;
  readonly reason?: string;
  readonly assessed?: boolean;
  readonly lastGame?: string;
  readonly deducted?: string;
}

interface ReasonOptions extends ClubWriting {
  readonly reason: string;
  readonly rating?: string;
}

const MEMBER = ["<member>", "number, member ID or name"] as const;
const REASON = ["--reason <text>", "reason (for the journal)"] as const;
const RATING = ["--rating <rating>", "rating"] as const;

export function addMembers(program: Command, world: World): void {
  const group = program.command("members").description("Members: add, change, place, merge");
  addEntering(group, world);
  addImport(group, world);
  addCards(group, world);
  const leave = group
    .command("leave")
    .description("Records that a member leaves the club")
    .argument(...MEMBER);
  changesBook(leave.requiredOption(...REASON)).action((member: string, options: ReasonOptions) =>
    decide(member, "leaveClub", options, world),
  );
  const back = group
    .command("return")
    .description("Records that a member returns")
    .argument(...MEMBER);
  changesBook(back.option(...RATING).requiredOption(...REASON)).action((member: string, options: ReasonOptions) =>
    decide(member, "returnToClub", options, world),
  );
  const place = group
    .command("place")
    .description("Sets a member's rating by hand: below the common rules, or after a long break")
    .argument(...MEMBER)
    .option("--assessed", "after more than three years without a game");
  changesBook(place.requiredOption(...RATING).requiredOption(...REASON)).action(
    (member: string, options: MemberOptions) => placeOne(member, options, world),
  );
  const merge = group
    .command("merge")
    .description("Merges two records of one person; the first is kept")
    .argument("<kept>", "record to keep")
    .argument("<merged>", "record to merge");
  changesBook(merge.requiredOption(...REASON)).action((kept: string, merged: string, options: ReasonOptions) =>
    mergeTwo(kept, merged, options, world),
  );
  const apart = group
    .command("unmerge")
    .description("Undoes a merge")
    .argument(...MEMBER);
  changesBook(apart.requiredOption(...REASON)).action((member: string, options: ReasonOptions) =>
    decide(member, "undoMemberMerge", options, world),
  );
  const list = group.command("list").description("All members with base and current rating");
  readsBook(list).action((options: ClubOptions) => listMembers(options, world));
}

function addEntering(group: Command, world: World): void {
  const enter = group
    .command("enter")
    .description("Adds a member; without a rating, with the usual one for the age")
    .requiredOption("--name <name>", "member's name")
    .option("--id <id>", "federation ID")
    .option("--birth <date>", "birth date: YYYY or YYYY-MM-DD, or none")
    .option("--entered <date>", "joining date (default: the date of the change)")
    .option("--rating <rating>", "rating as assessed by the keeper")
    .option("--reason <text>", "reason for that rating (required with --rating)")
    .option("--last-game <date>", "from an older book: last game")
    .option("--deducted <points>", "from an older book: points deducted since that game", "0");
  changesBook(enter).action((options: MemberOptions) => enterOne(options, world));
  const change = group
    .command("change")
    .description("Changes a member's details; none removes a value")
    .argument(...MEMBER)
    .option("--name <name>", "member's name")
    .option("--id <id>", "federation ID, or none")
    .option("--birth <date>", "birth date: YYYY or YYYY-MM-DD, or none")
    .option("--entered <date>", "joining date")
    .option("--rating <rating>", "new start rating")
    .option("--reason <text>", "reason (required with --rating)");
  changesBook(change).action((member: string, options: MemberOptions) => changeOne(member, options, world));
}

const enterOne = (options: MemberOptions, world: World): Promise<void> =>
  changeBook(
    options,
    world,
    async (office, request) => {
      const { enterMember } = await import("../../../periods/clubs/entering.ts");
      const { name = "", id, birth, entered, rating, reason, lastGame, deducted = "0" } = options;
      return enterMember(office, request, {
        name,
        id: id ?? null,
        birth: birth === undefined ? null : readBirthOf(birth, "--birth"),
        entered: entered === undefined ? request.on : readDay(entered, "--entered"),
        rating: rating === undefined ? null : readRating(rating, "--rating"),
        reason: reason ?? null,
        ...(lastGame === undefined
          ? {}
          : { before: { lastGame: readDay(lastGame, "--last-game"), deducted: readDeducted(deducted) } }),
      });
    },
    ({ entry }, { office: { clubs } }) => {
      if (entry.kind !== "club-member-entered") return [];
      const { member, name, start } = entry.payload;
      const isLifted = options.rating !== undefined && start.rating > readRating(options.rating, "--rating");
      return [clubs.entered(member, name), ...(isLifted ? [clubs.startLifted(name, start.rating)] : [])];
    },
  );

const readDeducted = (text: string): number => readCount(text, "--deducted", { from: 0, to: DEDUCTED_MAX });
const DEDUCTED_MAX = 999;

const changeOne = (text: string, options: MemberOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { facts }) => {
    const { changeMember } = await import("../../../periods/clubs/members.ts");
    const { resolveMember } = await import("../../../periods/clubs/evening.ts");
    const { name, id, birth, entered, rating, reason = null } = options;
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(id === undefined ? {} : { id: id === "none" ? null : id }),
      ...(birth === undefined ? {} : { birth: readBirthOf(birth, "--birth") }),
      ...(entered === undefined ? {} : { entered: readDay(entered, "--entered") }),
      ...(rating === undefined ? {} : { start: { rating: readRating(rating, "--rating"), assessed: true, reason } }),
    };
    return changeMember(office, request, { member: resolveMember(facts, text), changes, reason });
  });

type Deciding = "leaveClub" | "returnToClub" | "undoMemberMerge";

const decide = (text: string, does: Deciding, options: ReasonOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { facts }) => {
    const { [does]: decision } = await import("../../../periods/clubs/members.ts");
    const { resolveMember } = await import("../../../periods/clubs/evening.ts");
    const rating = options.rating === undefined ? null : readRating(options.rating, "--rating");
    return decision(office, request, { member: resolveMember(facts, text), reason: options.reason, rating });
  });

const placeOne = (text: string, options: MemberOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { facts }) => {
    const { placeMember } = await import("../../../periods/clubs/members.ts");
    const { resolveMember } = await import("../../../periods/clubs/evening.ts");
    return placeMember(office, request, {
      member: resolveMember(facts, text),
      reason: options.reason ?? "",
      rating: readRating(options.rating ?? "", "--rating"),
      kind: options.assessed ? "assessed" : "placed",
    });
  });

const mergeTwo = (kept: string, merged: string, options: ReasonOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { facts }) => {
    const { mergeMembers } = await import("../../../periods/clubs/members.ts");
    const { resolveMember } = await import("../../../periods/clubs/evening.ts");
    const [into, other] = [resolveMember(facts, kept), resolveMember(facts, merged)];
    return mergeMembers(office, request, { into, merged: other, reason: options.reason });
  });

const listMembers = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, facts, on }) => {
    const { bookUntil } = await import("../../../periods/clubs/changing.ts");
    const { leftOf } = await import("../../../periods/clubs/members.ts");
    const { periods } = bookUntil(facts, on);
    const period = periods.find(({ start, next }) => start <= on && on < next) ?? periods.at(-1)!;
    const members = facts.members.map((member) => {
      const line = period.lines.get(member.member);
      const ratings = line ? { base: line.base.value, current: line.current.value, games: line.games } : null;
      return { ...member, left: leftOf(member), ratings };
    });
    if (options.json) return world.print(JSON.stringify({ members }, null, 2));
    const { columns } = context.words.office.clubs;
    const { number, name: who, id: memberId, birth: born, left: leftOn, base, current, games } = columns;
    const heads = [number, who, memberId, born, leftOn, base, current, games];
    const rows = members.map(({ member, name, id, birth, left, mergedInto, ratings }) => [
      String(member),
      name,
      id ?? "–",
      birth ?? "–",
      left ?? "–",
      ...(ratings === null
        ? [`→ ${mergedInto}`, "", ""]
        : [String(ratings.base), halvesText(ratings.current), String(ratings.games)]),
    ]);
    for (const line of tableText(heads, rows, world)) world.print(line);
  });
