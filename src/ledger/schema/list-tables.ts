export interface ListRow {
  list: string;
  version: number;
  kind: string;
  date: string;
  origin: string;
  content: string;
  sequence: number;
  /** The entry that made it public; null: a draft. */
  published: number | null;
  /** The entry that put another draft in its place. */
  discarded: number | null;
  previous_list: string | null;
  previous_version: number | null;
  facts_as_of: number | null;
  reports_as_of: number | null;
  making: string | null;
  /** From format 2 on: the sha-256 of its first line, the root of its lines, and the content with its persons. */
  header: string | null;
  root: string | null;
  persons: string | null;
}

/** A list whose rows are being written; its contents are known once they are kept. */
export interface UnfinishedListRow {
  list: string;
  version: number;
  content: string | null;
  making: string | null;
  persons: string | null;
}

/** An alarm that was acknowledged, as of a list. */
export interface AcknowledgedAlarmRow {
  /** The club whose book it is of; null: one of the office's own lists. */
  club: string | null;
  /** Of a club's book, the first day of the period. */
  list: string;
  alarm: string;
  /** The entry that says so, and its day. */
  sequence: number;
  day: string;
  reason: string;
}
