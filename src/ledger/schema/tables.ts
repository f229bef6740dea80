import type { Kysely } from "kysely";
import type { AccessTables } from "./access-tables.ts";
import { CLUB_PROJECTIONS, type ClubTables } from "./club-tables.ts";
import type { FeePaymentRow, TariffRow } from "./fee-tables.ts";
import type { AcknowledgedAlarmRow, ListRow, UnfinishedListRow } from "./list-tables.ts";
import type { NotificationTables } from "./notification-tables.ts";
import type { ObjectionRow } from "./objection-tables.ts";
import type {
  EntrantRow,
  GameRow,
  GameRulingRow,
  ListTournamentRow,
  MatchRow,
  ReportRow,
  TournamentRow,
} from "./tournament-tables.ts";

export type { AcknowledgedAlarmRow, ListRow, UnfinishedListRow } from "./list-tables.ts";
export type {
  EntrantRow,
  GameRow,
  GameRulingRow,
  ListTournamentRow,
  MatchRow,
  ReportRow,
  TournamentRow,
} from "./tournament-tables.ts";

/** The tables, column by column. All but `journal` and the contents are projections: they can be rebuilt. */
export interface Tables extends ClubTables, AccessTables, NotificationTables {
  journal: { sequence: number; hash: string; kind: string; line: string };
  /** `redacted`: the hash of what is read instead; empty: nothing is. */
  content: { sha256: string; size: number; upload: string; redacted: string | null };
  content_part: { upload: string; part: number; bytes: Uint8Array };
  setting: { name: string; value: string };
  federation: { federation: string; name: string | null; status: string; administrator: string | null };
  player: PlayerRow;
  list: ListRow;
  list_entry: ListEntryRow;
  base_correction: BaseCorrectionRow;
  earlier_facts: EarlierFactsRow;
  adopted_edition: AdoptedEditionRow;
  player_before: Omit<PlayerRow, "since"> & { until: number };
  federation_before: { federation: string; until: number; name: string | null; status: string };
  tournament: TournamentRow;
  registration: { tournament: string; sequence: number; day: string; facts: string };
  decision: { tournament: string; sequence: number; kind: string; day: string; payload: string };
  report: ReportRow;
  entrant: EntrantRow;
  game: GameRow;
  lookalike: LookalikeRow;
  entrant_match: MatchRow;
  game_ruling: GameRulingRow;
  list_tournament: ListTournamentRow;
  pool: { player: number; list: string; version: number; pool: string };
  card: { player: number; list: string; version: number; cards: string };
  correction: CorrectionRow;
  acknowledged_alarm: AcknowledgedAlarmRow;
  tariff: TariffRow;
  fee_payment: FeePaymentRow;
  unfinished_list: UnfinishedListRow;
  objection: ObjectionRow;
  erasure_due: { sequence: number };
}

export interface PlayerRow {
  player: number;
  name: string;
  search: string;
  federation: string | null;
  sex: string | null;
  birth: string | null;
  title: string | null;
  women_title: string | null;
  other_titles: string;
  arena_title: string | null;
  memberships: string;
  merged_into: number | null;
  excluded: string | null;
  dispensation: string | null;
  /** The entry that brought the player. */
  since: number;
}

export interface ListEntryRow {
  player: number;
  list: string;
  version: number;
  rating: number | null;
  games: number | null;
  k: number | null;
  inactive: boolean;
  games_so_far: number;
  highest: number | null;
  complete: boolean;
  last_counted: string | null;
  delisted_on: string | null;
  gone: boolean;
  status: number;
  change: number | null;
  shown: boolean;
}

export interface BaseCorrectionRow {
  player: number;
  list: string;
  version: number;
  rating_before: number;
  rating: number;
}

export interface LookalikeRow {
  /** The one received later. */
  tournament: string;
  part: number;
  version: number;
  other: string;
  sequence: number;
  /** Of a hundred, as many are in both. */
  players: number;
  pairings: number;
}

/** What the office stated of a player before the first list on record; the latest of a kind holds. */
export interface EarlierFactsRow {
  player: number;
  sequence: number;
  kind: string;
  games_before: number | null;
  highest: number | null;
}

export interface AdoptedEditionRow {
  sequence: number;
  edition: string;
  list: string;
  from_day: string;
  content: string;
  file: string;
  /** The entry that withdrew it; null: it was not withdrawn. */
  withdrawn: number | null;
}

export interface CorrectionRow {
  player: number;
  sequence: number;
  list: string;
  version: number;
  kind: string;
  tournament: string;
  points: number;
  reason: string;
}

export type Db = Kysely<Tables>;

/** The columns of a player that change, and are kept as they were. */
export const PLAYER_FACTS = [
  "player",
  "name",
  "search",
  "federation",
  "sex",
  "birth",
  "title",
  "women_title",
  "other_titles",
  "arena_title",
  "memberships",
  "merged_into",
  "excluded",
  "dispensation",
] as const satisfies readonly (keyof PlayerRow)[];

/** What a rebuild empties, and a comparison of two offices compares: each with its key. */
export const PROJECTIONS = {
  setting: "name",
  federation: "federation",
  player: "player",
  list: "list, version",
  list_entry: "player, list, version",
  base_correction: "player, list, version",
  earlier_facts: "player, sequence",
  adopted_edition: "sequence",
  player_before: "player, until",
  federation_before: "federation, until",
  tournament: "tournament",
  registration: "tournament, sequence",
  decision: "tournament, sequence",
  report: "tournament, part, version",
  entrant: "tournament, part, version, place",
  game: "tournament, part, version, round, white, black",
  lookalike: "tournament, part, version, other",
  entrant_match: "tournament, start_number, sequence",
  game_ruling: "tournament, round, white, black, sequence",
  list_tournament: "tournament, part, list, version",
  pool: "player, list, version",
  card: "player, list, version",
  correction: "player, sequence",
  acknowledged_alarm: "club, list, alarm",
  tariff: "sequence",
  fee_payment: "sequence",
  unfinished_list: "list, version",
  objection: "objection",
  account: "account",
  request_key: "by, key",
  ...CLUB_PROJECTIONS,
} as const satisfies Partial<Record<keyof Tables, string>>;
