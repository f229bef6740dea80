import { JOURNAL_READINGS } from "./journal-reading.ts";
import { LABORATORY_READINGS } from "./laboratory-readings.ts";
import { LIST_READINGS } from "./list-readings.ts";
import { PERSON_READINGS } from "./person-readings.ts";
import { PLAYER_READINGS } from "./player-readings.ts";
import type { AnyReading } from "./reading.ts";
import { REPORT_READINGS } from "./report-readings.ts";
import { TASK_READINGS } from "./task-readings.ts";
import { TOURNAMENT_READINGS } from "./tournament-readings.ts";
import { USER_READINGS } from "./user-readings.ts";

/** Everything that programs can read of the office. */
export const OFFICE_READINGS: readonly AnyReading[] = [
  ...TASK_READINGS,
  ...TOURNAMENT_READINGS,
  ...REPORT_READINGS,
  ...LIST_READINGS,
  ...PLAYER_READINGS,
  ...PERSON_READINGS,
  ...JOURNAL_READINGS,
  ...USER_READINGS,
  ...LABORATORY_READINGS,
];
