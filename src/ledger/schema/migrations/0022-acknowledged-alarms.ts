/** Alarms of the scale that were acknowledged and not reopened. */
export const ACKNOWLEDGED_ALARMS = [
  `CREATE TABLE acknowledged_alarm (
    list     text    NOT NULL,
    alarm    text    NOT NULL,
    sequence integer NOT NULL,
    day      text    NOT NULL,
    reason   text    NOT NULL,
    PRIMARY KEY (list, alarm)
  )`,
] as const;

/** Step 0029 of the same table: alarms of clubs' books. Without a club it is one of the office's own lists. */
export const CLUB_ALARMS = [
  "ALTER TABLE acknowledged_alarm ADD COLUMN club text",
  "ALTER TABLE acknowledged_alarm DROP CONSTRAINT acknowledged_alarm_pkey",
  "CREATE UNIQUE INDEX acknowledged_alarm_once ON acknowledged_alarm (coalesce(club, ''), list, alarm)",
] as const;
