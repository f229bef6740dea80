import { CLUB_CALENDARS, type ClubBonus, type ClubSettings, isMemberOn } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { canonicalJson } from "../../domain/journal/canonical-json.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { clubsHere } from "../../ledger/queries/clubs/clubs.ts";
import { bookCalendar } from "../../rating/book/calendar.ts";
import { type Office, recorded } from "../office.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";
import { bookFacts, RULES } from "./facts.ts";
import { isClubId } from "./list-shape.ts";
import { bonusText } from "./read.ts";

/** Opens the book of a club. It begins at a period start. */
export const openClub = (office: Office, club: string, settings: ClubSettings): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    if (!isClubId(club)) throw new Refusal("bad-club-id", { found: club });
    if ((await clubsHere(db)).includes(club)) throw new Refusal("club-exists", { club });
    checkSettings(settings);
    return { kind: "club-opened", payload: { club, ...settings } };
  });

/** Changes what the club chose, from a period start on. */
export const changeClub = (
  office: Office,
  request: BookChangeRequest,
  changes: Partial<Omit<ClubSettings, "from">> & Pick<ClubSettings, "from">,
): Promise<ClubChange> =>
  changing(office, request, ({ settings }) => {
    const before = bookCalendar(RULES, settings).settingsOn(changes.from);
    if (changes.from < settings[0]!.from)
      throw new Refusal("day-before-book", { day: changes.from, from: settings[0]!.from });
    const { name, calendar, bonus } = { ...before, ...changes };
    const after = { from: changes.from, name, calendar, bonus };
    // A start of both calendars: otherwise a period would begin that no calendar has.
    checkSettings({ ...after, calendar: before.calendar });
    checkSettings(after);
    if (canonicalJson(after) === canonicalJson({ ...before, from: changes.from }))
      throw new Refusal("nothing-to-change");
    return { kind: "club-settings", payload: { club: request.club, ...after } };
  });

export interface ClubSummary {
  readonly club: string;
  readonly settings: readonly ClubSettings[];
  readonly members: number;
  readonly games: number;
  /** The period that a day is in. */
  readonly period: { readonly start: IsoDate; readonly next: IsoDate };
  /** The period start that was closed last; null: none yet. */
  readonly closed: IsoDate | null;
}

/** Every club that keeps its book here, as it stands on a day. */
export async function clubs({ db }: Ledger, on: IsoDate): Promise<readonly ClubSummary[]> {
  const found: ClubSummary[] = [];
  for (const club of await clubsHere(db)) {
    const { settings, members, games, closings } = await bookFacts(db, club);
    found.push({
      club,
      settings,
      period: bookCalendar(RULES, settings).periodOn(on),
      members: members.filter((each) => each.mergedInto === null && isMemberOn(each, on)).length,
      games: games.filter(({ withdrawn }) => withdrawn === null).length,
      closed: closings.reduce<IsoDate | null>(
        (last, { period }) => (last === null || period > last ? period : last),
        null,
      ),
    });
  }
  return found;
}

function checkSettings(settings: ClubSettings): void {
  const { from, name, calendar, bonus } = settings;
  if (name.trim() === "") throw new Refusal("name-missing");
  if (!CLUB_CALENDARS.includes(calendar))
    throw new Refusal("bad-choice", { field: "--periods", found: calendar, choices: CLUB_CALENDARS });
  const { start, next } = bookCalendar(RULES, [settings]).periodOn(from);
  if (start !== from) throw new Refusal("not-a-period-start", { found: from, starts: [start, next] });
  checkBonus(bonus);
}

/** Steps of a district: each from low to high, none over another. */
function checkBonus(bonus: ClubBonus): void {
  if (bonus === null || bonus === "recommended") return;
  const steps = bonus.steps.toSorted((one, other) => one.from - other.from);
  const isFine = steps.every(({ from, to, points }, index) => {
    const above = steps[index + 1];
    return from <= to && points >= 0 && (above === undefined || to < above.from);
  });
  if (!isFine || steps.length === 0 || bonus.district.trim() === "")
    throw new Refusal("bad-bonus-steps", { found: bonusText(bonus) });
}
