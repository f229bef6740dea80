// The rows of tournaments, reports and rulings, column by column.

export interface TournamentRow {
  tournament: string;
  name: string;
  search: string;
  federation: string | null;
  kind: string;
  start_date: string;
  end_date: string;
}

export interface ReportRow {
  tournament: string;
  part: number;
  version: number;
  sequence: number;
  withdrawn: number | null;
  content: string;
  day: string;
  sender: string;
  start_date: string | null;
  end_date: string | null;
  system: string;
  facts: string;
  players: number;
  games: number;
  /** Reported ratings, of everybody and of the women. */
  highest: number | null;
  highest_woman: number | null;
  pairings: string;
}

export interface EntrantRow {
  tournament: string;
  part: number;
  version: number;
  place: number;
  start_number: number;
  name: string;
  player: number | null;
  reported_id: string | null;
  federation: string | null;
  sex: string | null;
  birth: string | null;
  title: string | null;
  rating: number | null;
  rating_unread: boolean;
  line: number;
  /** Played, by the report. */
  games: number;
  /** The office has another name for the number, with no word in common. */
  name_differs: boolean;
}

export interface GameRow {
  tournament: string;
  part: number;
  version: number;
  round: number;
  white: number;
  black: number;
  score: number | null;
  flaw: number;
  line: number;
}

export interface MatchRow {
  tournament: string;
  start_number: number;
  sequence: number;
  name: string;
  player: number | null;
  reason: string;
}

export interface GameRulingRow {
  tournament: string;
  round: number;
  white: number;
  black: number;
  sequence: number;
  counts: boolean | null;
  article: string | null;
  reason: string;
}

export interface ListTournamentRow {
  tournament: string;
  part: number;
  list: string;
  version: number;
  report_version: number;
  counts: boolean;
}
