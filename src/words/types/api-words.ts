/** What anybody can ask for. */
type PublicOperation =
  | "lists"
  | "list"
  | "unratedOfList"
  | "home"
  | "about"
  | "calendar"
  | "federations"
  | "federation"
  | "statistics"
  | "monitor"
  | "liveList"
  | "searchPlayers"
  | "player"
  | "playerGames"
  | "ratingsAsOf"
  | "soFar"
  | "explainEntry"
  | "inputsOfEntry"
  | "inputsOfTournament"
  | "tournaments"
  | "tournament"
  | "editions"
  | "compareEditions"
  | "edition"
  | "calculate";

/** What is done in the office, with a token. */
type OfficeOperation =
  | "register-tournament"
  | "change-registration"
  | "announce-not-rated"
  | "decide-on-registration"
  | "rule-on-tournament"
  | "assign-to-list"
  | "rule-on-game"
  | "receive-appeal"
  | "decide-appeal"
  | "compare-tournaments"
  | "withdraw-report"
  | "correct-result"
  | "match-player"
  | "propose-match"
  | "add-reported-players"
  | "ask-question"
  | "answer-question"
  | "begin-list"
  | "close-period"
  | "publish-list"
  | "publish-lists"
  | "discard-draft"
  | "preview-correction"
  | "correct-next-list"
  | "reopen-lists"
  | "acknowledge-alarm"
  | "reopen-alarm"
  | "add-player"
  | "change-player"
  | "import-list"
  | "merge-players"
  | "export-named"
  | "preview-erasure"
  | "erase-person"
  | "expire-reports"
  | "undo-merge"
  | "exclude-player"
  | "include-player"
  | "give-dispensation"
  | "end-dispensation"
  | "state-earlier-facts"
  | "add-federation"
  | "suspend-federation"
  | "restore-federation"
  | "set-federation-administrator"
  | "change-settings"
  | "set-logo"
  | "adopt-edition"
  | "adopt-tariff"
  | "settle-fee"
  | "undo-fee"
  | "withdraw-edition"
  | "add-user"
  | "change-user"
  | "change-role"
  | "reset-user"
  | "reset-second-factor"
  | "end-user"
  | "send-report"
  | "office-work";

/** What the office's pages show, read with a token. */
type OfficeReadingOperation =
  | "tasks"
  | "registered-tournaments"
  | "tournament-record"
  | "unmatched-players"
  | "report-receipt"
  | "periods"
  | "review-list"
  | "pending-corrections"
  | "reconcile-list"
  | "fide-files"
  | "fee-statements"
  | "known-players"
  | "duplicate-players"
  | "player-record"
  | "known-federations"
  | "journal"
  | "run-simulation"
  | "replay-office"
  | "users"
  | "held-facts"
  | "own-account";

/** What is done in the book of a club, and with its lists. */
type ClubOperation =
  | "open-club-book"
  | "change-club-settings"
  | "close-club-period"
  | "decide-club-closing"
  | "settle-club-lists"
  | "hand-in-club-list"
  | "receive-club-list"
  | "enter-club-member"
  | "import-club-members"
  | "change-club-member"
  | "let-club-member-leave"
  | "let-club-member-return"
  | "place-club-member"
  | "merge-club-members"
  | "undo-club-merge"
  | "enter-club-guest"
  | "change-club-guest"
  | "open-club-tournament"
  | "change-club-tournament"
  | "enter-club-evening"
  | "change-club-game"
  | "withdraw-club-game"
  | "restore-club-game"
  | "undo-club-entry"
  | "acknowledge-club-alarm"
  | "reopen-club-alarm"
  | "club-lists"
  | "club-book"
  | "club-members"
  | "club-games"
  | "club-measures"
  | "own-club-lists";

/** What is done about objections. */
type ObjectionOperation = "objections" | "receive-objection" | "preview-objection" | "decide-objection";

/** What people and programs are told. */
type NotificationOperation =
  | "notifications"
  | "own-notifications"
  | "acknowledge-notifications"
  | "notification-choices"
  | "change-notifications"
  | "retry-notifications"
  | "test-mail"
  | "webhooks"
  | "add-webhook"
  | "remove-webhook"
  | "test-webhook";

/** Every operation of the API. A view or an action that is none of them does not compile as one. */
export type OperationName =
  | PublicOperation
  | OfficeOperation
  | OfficeReadingOperation
  | NotificationOperation
  | ObjectionOperation
  | ClubOperation;

/** What each operation does, in a line. */
export type OperationWords = Readonly<Record<OperationName, string>>;

/** What the OpenAPI document says besides its operations. */
export interface DocumentWords {
  readonly about: string;
  readonly problem: string;
  readonly refused: string;
  readonly derivation: string;
  readonly derivationInCodes: string;
  readonly dryRun: string;
  readonly idempotencyKey: string;
  readonly file: string;
  readonly answer: string;
}

/** What changed in the API. */
export type ApiChange =
  | "objections"
  | "notifications"
  | "fideAndFees"
  | "dataService"
  | "proposals"
  | "readings"
  | "cors"
  | "shownFiles"
  | "keeping"
  | "overview"
  | "names"
  | "first";

export type ApiChangeWords = Readonly<Record<ApiChange, string>>;
