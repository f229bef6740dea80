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
