/**
 * The counts of the long tests are for a quiet hour; a shorter run takes a share of each, such as LONG_SHARE=0.05.
 * CI does so, because its time is limited.
 */
export const shareOf = (count: number): number => Math.ceil(count * Number(process.env.LONG_SHARE ?? 1));
