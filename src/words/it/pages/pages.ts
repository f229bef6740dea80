import type { PageWords } from "../../types/page-words.ts";
import { CHART_WORDS } from "./charts.ts";
import { EDITION_NAME_WORDS, EXPLANATION_WORDS } from "./explanation.ts";
import { GUIDE_WORDS } from "./guide.ts";
import { LIST_PAGE_WORDS } from "./list.ts";
import { OVERVIEW_WORDS } from "./overview.ts";
import { PLAYER_WORDS } from "./player.ts";
import { TOURNAMENT_PAGE_WORDS } from "./tournament.ts";

export const PAGE_WORDS: PageWords = {
  explanation: EXPLANATION_WORDS,
  editions: EDITION_NAME_WORDS,
  charts: CHART_WORDS,
  player: PLAYER_WORDS,
  list: LIST_PAGE_WORDS,
  tournament: TOURNAMENT_PAGE_WORDS,
  overview: OVERVIEW_WORDS,
  guide: GUIDE_WORDS,
};
