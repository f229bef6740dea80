import { IssueList } from "../../../domain/issues/issue-list.ts";
import type { TournamentReport } from "../../../domain/report.ts";
import { type LineEnd, usualEnd } from "../../decode.ts";
import { classify } from "../classify.ts";
import { dialectOf } from "../dialect.ts";
import type { TrfDocument, TrfLine } from "../document.ts";
import { isOfTrf26, OTHER_RECORDS, RECORD_TABLES, TEXT_RECORDS } from "../records.ts";
import {
  dateLine,
  nationalLine,
  playerLine,
  roundDatesLine,
  teamLine16,
  teamLine26,
  textLine,
  type WrittenDialect,
} from "./write-lines.ts";

/**
 * A report as a file in UTF-8. A document is written with its own line ends, and what we did not understand stands in
 * it as it stood; a report alone gets LF.
 *
 * TRF16 cannot carry codes of the type and the rate of play, national ratings, national numbers beside FIDE's or with
 * letters, and no record of TRF26. Both cut names after 33 and team names after 32 characters, and have no room for
 * start numbers over 9999 or scores over 99.9. `lostInTrf` says what of a report this concerns.
 */
export function writeTrf(source: TournamentReport | TrfDocument, dialect: WrittenDialect): Uint8Array {
  const lines = "report" in source ? rewritten(source, dialect) : reportLines(source, dialect);
  return new TextEncoder().encode(lines.map(({ text, end }) => text + end).join(""));
}

interface OutLine {
  readonly text: string;
  readonly end: LineEnd;
}

function reportLines(report: TournamentReport, dialect: WrittenDialect): OutLine[] {
  const texts = [...headerTexts(report, dialect), ...playerTexts(report, dialect), ...teamTexts(report, dialect)];
  return texts.map((text) => ({ text, end: "\n" }));
}

function headerTexts(report: TournamentReport, dialect: WrittenDialect): string[] {
  const text = (code: string, value: string | null): string[] => (value === null ? [] : [textLine(code, value)]);
  return [
    ...text("012", report.name),
    ...text("022", report.city),
    ...text("032", report.federation),
    ...(report.start ? [dateLine("042", report.start)] : []),
    ...(report.end ? [dateLine("052", report.end)] : []),
    countLine("062", report),
    countLine("072", report),
    ...(report.teams.length > 0 ? [countLine("082", report)] : []),
    ...text("092", report.type),
    ...text("102", report.chiefArbiter),
    ...report.deputyArbiters.map((name) => textLine("112", name)),
    ...text("122", report.rateOfPlay),
    ...(report.roundDates.some((date) => date !== null) ? [roundDatesLine(report.roundDates)] : []),
    ...(dialect === "trf26"
      ? [roundCountLine(report, null), ...text("192", report.typeCode), ...text("222", report.rateOfPlayCode)]
      : []),
  ];
}

/** Counts are counted, not copied. */
function countLine(code: "062" | "072" | "082", { players, teams }: TournamentReport): string {
  if (code === "082") return textLine(code, String(teams.length));
  const counted = code === "062" ? players : players.filter(({ rating }) => rating !== null);
  return textLine(code, String(counted.length));
}

/** Record 142, which TRF16 does not have: by it a file is known as TRF26 that has nothing else of it. */
function roundCountLine({ rounds, roundDates }: TournamentReport, declared: number | null): string {
  return textLine("142", String(Math.max(rounds, declared ?? roundDates.length)));
}

function playerTexts(report: TournamentReport, dialect: WrittenDialect): string[] {
  return report.players.flatMap((player) => {
    const line = playerLine(player, report.rounds, dialect);
    const national = player.nationalId !== null || player.nationalRating !== null;
    return dialect === "trf26" && national ? [line, nationalLine(player, report)] : [line];
  });
}

function teamTexts({ teams }: TournamentReport, dialect: WrittenDialect): string[] {
  return teams.map((team, index) => (dialect === "trf26" ? teamLine26(team, index + 1) : teamLine16(team)));
}

/** A document line by line: what was understood in its regular form, all else as it stood, records of TRF26 only there. */
function rewritten(document: TrfDocument, dialect: WrittenDialect): OutLine[] {
  const writer = new Rewriter(document, dialect);
  const usual = usualEnd(document.lines.map(({ line, end }) => ({ text: line.text, end })));
  const written = document.lines.map((line) => writer.linesFor(line).map((text) => ({ text, end: line.end })));
  const isKnown = dialect === "trf16" || dialectOf(classify(written.flat(), new IssueList())) === dialect;
  const mark = { text: roundCountLine(document.report, document.declared.rounds?.value ?? null), end: usual };
  const lines = (isKnown ? written : written.toSpliced(headerEnd(document.lines), 0, [mark])).flat();
  // A last line without an end gets one if another now follows it.
  return lines.map(({ text, end }, index) => ({ text, end: end === "" && index < lines.length - 1 ? usual : end }));
}

/** Where the records of the tournament end. */
const headerEnd = (lines: readonly TrfLine[]): number =>
  lines.findLastIndex(({ kind, code }) => kind === "record" && (code in TEXT_RECORDS || code in OTHER_RECORDS)) + 1;

/** Start numbers in these records would be read as numbers of teams once there are team records of TRF26. */
const OF_PLAYERS_OR_TEAMS = Object.keys(RECORD_TABLES).filter((code) => RECORD_TABLES[code]?.list?.of === "either");

class Rewriter {
  readonly #report: TournamentReport;
  readonly #dialect: WrittenDialect;
  readonly #players: ReadonlyMap<number, TournamentReport["players"][number]>;
  readonly #teams: ReadonlyMap<number, TournamentReport["teams"][number]>;
  /** Records 013 can become 310: all of them, and without a change of what other records mean. */
  readonly #teamsMove: boolean;
  readonly #has310: boolean;
  /** Start numbers with a national record in the file. */
  readonly #nationals: ReadonlySet<number>;

  constructor({ report, lines }: TrfDocument, dialect: WrittenDialect) {
    this.#report = report;
    this.#dialect = dialect;
    this.#players = new Map(report.players.map((player) => [player.line, player]));
    this.#teams = new Map(report.teams.map((team) => [team.line, team]));
    const has = (code: string): boolean => lines.some((line) => line.kind === "record" && line.code === code);
    this.#has310 = has("310");
    this.#teamsMove =
      lines.every(({ code, understood }) => code !== "013" || understood) && !OF_PLAYERS_OR_TEAMS.some(has);
    const nationals = lines.filter(({ kind }) => kind === "national");
    this.#nationals = new Set(nationals.map(({ line }) => Number(line.cell([5, 8]))));
  }

  linesFor(line: TrfLine): string[] {
    const { kind, code, understood } = line;
    if (this.#dialect === "trf16" && isDropped(line)) return this.#teamInOldForm(line);
    if (kind !== "record" || !understood) return [line.line.text];
    // Teams that are said in both records are written once, in the one that stood.
    if (code === "013" && this.#has310 && this.#dialect === "trf16") return [];
    return code === "001" ? this.#player(line) : [this.#record(line)];
  }

  #record({ code, line, number }: TrfLine): string {
    const { start, end, roundDates } = this.#report;
    if (code in TEXT_RECORDS) return textLine(code, line.from(5));
    if (code === "042") return dateLine(code, start);
    if (code === "052") return dateLine(code, end);
    if (code === "062" || code === "072" || code === "082") return countLine(code, this.#report);
    if (code === "132") return roundDatesLine(roundDates);
    const team = code === "013" ? this.#teams.get(number) : undefined;
    if (!team) return line.text;
    if (this.#dialect === "trf16" || !this.#teamsMove) return teamLine16(team);
    return teamLine26(team, this.#report.teams.indexOf(team) + 1);
  }

  #player({ line, number }: TrfLine): string[] {
    const player = this.#players.get(number);
    if (!player) return [line.text];
    const text = playerLine(player, this.#report.rounds, this.#dialect);
    const needsNational = player.nationalId !== null && !this.#nationals.has(player.startNumber);
    return this.#dialect === "trf26" && needsNational ? [text, nationalLine(player, this.#report)] : [text];
  }

  /** Teams are the one record of TRF26 that TRF16 has in another form. */
  #teamInOldForm({ code, number }: TrfLine): string[] {
    const team = code === "310" ? this.#teams.get(number) : undefined;
    return team ? [teamLine16(team)] : [];
  }
}

/** What TRF16 does not have. */
export const isDropped = ({ kind, code }: TrfLine): boolean =>
  kind === "national" || (kind === "record" && isOfTrf26(code));
