/** For how long the office keeps what it needs no longer: years of births in reports, days of sign-ins. */
export const RETENTION_SETTINGS = ["reportYears", "signInDays"] as const;
export type RetentionSetting = (typeof RETENTION_SETTINGS)[number];

/** What may be set, and what holds where nothing is. null: for ever. */
export const RETENTION: Readonly<
  Record<RetentionSetting, { readonly from: number; readonly to: number; readonly usual: number | null }>
> = {
  reportYears: { from: 1, to: 100, usual: null },
  signInDays: { from: 1, to: 365, usual: 90 },
};

/** Whether a text is a number that may be set. */
export function isRetention(setting: RetentionSetting, text: string): boolean {
  const { from, to } = RETENTION[setting];
  return /^\d{1,3}$/.test(text) && Number(text) >= from && Number(text) <= to;
}
