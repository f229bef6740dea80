/** Why a game of a file says nothing about how well the scale holds. */
export type LeftOutReason = "unplayed" | "unrated" | "undated";
