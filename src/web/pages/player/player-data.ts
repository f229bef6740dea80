import type { AnswerOf } from "../../api-types.ts";

export type PlayerData = AnswerOf<"players.show">;
