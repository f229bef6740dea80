// The rows of clubs' books, column by column.

export interface ClubFactRow {
  club: string;
  kind: string;
  key: string;
  sequence: number;
  undone: number | null;
  facts: string;
}

export interface ClubListRow {
  club: string;
  period: string;
  version: number;
  sequence: number;
  day: string;
  because: number | null;
  members: number;
  content: string;
}

export interface ClubLineRow {
  club: string;
  period: string;
  version: number;
  member: number;
  id: string | null;
  name: string;
  birth: string | null;
  before: number;
  games: number;
  /** In halves. */
  points: number;
  bonus: number;
  /** In halves. */
  current: number;
  deduction: number;
  raise: number;
  base: number;
  marks: string;
  waits: string;
}

export interface ClubReceivedRow {
  club: string;
  period: string;
  version: number;
  sequence: number;
  day: string;
  sender: string;
  name: string;
  members: number;
  content: string;
}

export interface ClubReceivedLineRow {
  club: string;
  period: string;
  version: number;
  place: number;
  kind: string;
  id: string | null;
  name: string;
  birth: string | null;
  rating: number;
  used_in: string | null;
}

export interface ClubTables {
  club_fact: ClubFactRow;
  club_list: ClubListRow;
  club_line: ClubLineRow;
  club_sent: { club: string; sequence: number; period: string; version: number; target: string; day: string };
  club_received: ClubReceivedRow;
  club_received_line: ClubReceivedLineRow;
}

export const CLUB_PROJECTIONS = {
  club_fact: "club, kind, key, sequence",
  club_list: "club, period, version",
  club_line: "club, period, version, member",
  club_sent: "club, sequence",
  club_received: "club, period, version",
  club_received_line: "club, period, version, place",
} as const satisfies Record<keyof ClubTables, string>;
