import { CLUB_READINGS } from "../../club/club-readings.ts";
import { FEE_READINGS } from "../fees/fee-readings.ts";
import { FIDE_READINGS } from "../fide/fide-files.ts";
import { JOURNAL_READINGS } from "./journal-reading.ts";
import { LABORATORY_READINGS } from "./laboratory-readings.ts";
import { LIST_READINGS } from "./list-readings.ts";
import { NOTIFICATION_READINGS } from "./notification-readings.ts";
import { OBJECTION_READINGS } from "./objection-readings.ts";
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
  ...FIDE_READINGS,
  ...FEE_READINGS,
  ...LIST_READINGS,
  ...PLAYER_READINGS,
  ...PERSON_READINGS,
  ...JOURNAL_READINGS,
  ...USER_READINGS,
  ...CLUB_READINGS,
  ...NOTIFICATION_READINGS,
  ...OBJECTION_READINGS,
  ...LABORATORY_READINGS,
];
