/**
 * The library: what other programs may import, and nothing else. It has no run-time dependency, does no input or
 * output, and runs in a browser as it is.
 */
export type { Basis, Cited, Clause, Derived, Known } from "./calculation/derived.ts";
export type { FileFault } from "./domain/codes/log-faults.ts";
export type { Source } from "./domain/codes/source.ts";
export type { Term } from "./domain/codes/terms.ts";
export type { Birth, IsoDate } from "./domain/dates.ts";
export type { ListKind } from "./domain/list.ts";
export { REFUSALS, Refusal, type RefusalCode } from "./domain/refusal.ts";
export type { System } from "./domain/tournament.ts";
export { DRAW, type Halves, type Hundredths, hundredths, LOSS, type Points, points, WIN } from "./domain/units.ts";
export { asHtml } from "./explanation/html.ts";
export { asJson, type ExplanationJson } from "./explanation/json.ts";
export { asText } from "./explanation/text.ts";
export { change } from "./rating/change.ts";
export type {
  Change,
  ChangeRequest,
  GameChange,
  GameRequest,
  TournamentChange,
  TournamentRequest,
} from "./rating/change-request.ts";
export { type Coefficient, type CoefficientRequest, coefficient } from "./rating/coefficient.ts";
export { type First, type FirstRequest, first } from "./rating/first/first.ts";
export type { FirstTournamentRequest } from "./rating/first/first-tournament.ts";
export { type RatedPlayer, type RatedTournament, rateTournament } from "./rating/tournament/rate-tournament.ts";
export type { Entrant, RatedGame, Tournament, TournamentGame } from "./rating/tournament/tournament.ts";
export type { Article, Edition, Reading } from "./regulations/edition.ts";
export type { FideEdition, FideRule } from "./regulations/fide/fide-edition.ts";
export { ONE_TIME_CHANGES, oneTimeChangesOn } from "./regulations/fide/one-time/one-time.ts";
export type { OneTimeChange } from "./regulations/fide/one-time/one-time-change.ts";
export type { LaskEdition, LaskRule } from "./regulations/lask/lask-edition.ts";
export { EDITIONS, editionNamed, fideEditionOn } from "./regulations/register.ts";
export { readVerifierKey, type VerifierKey } from "./transparency/signed-note.ts";
export { type Trusted, type Verdict, type VerifiedFile, verifyFile, verifyList } from "./transparency/verify-file.ts";
export { WEB_CRYPTOGRAPHY } from "./transparency/web-cryptography.ts";
export { sayRefusal } from "./words/said/refusal-said.ts";
export type { Catalogue } from "./words/types/catalogue.ts";
export { catalogueOf } from "./words/words.ts";
