import type { RuleSentences } from "../../../types/rule-sentences.ts";
import { CHANGE_SENTENCES } from "./change.ts";
import { FIRST_RATING_SENTENCES } from "./first-rating.ts";
import { GAME_SENTENCES } from "./games.ts";
import { LASK_SENTENCES } from "./lask.ts";
import { LIST_SENTENCES } from "./lists.ts";
import { PLAY_SENTENCES } from "./play.ts";
import { REGISTRATION_SENTENCES } from "./registration.ts";

export const RULE_SENTENCES: RuleSentences = {
  ...REGISTRATION_SENTENCES,
  ...PLAY_SENTENCES,
  ...GAME_SENTENCES,
  ...LIST_SENTENCES,
  ...FIRST_RATING_SENTENCES,
  ...CHANGE_SENTENCES,
  ...LASK_SENTENCES,
};
