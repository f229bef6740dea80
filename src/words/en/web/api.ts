import type { ApiChangeWords, DocumentWords, OperationWords } from "../../types/api-words.ts";

/** What the operations of the API do; the OpenAPI document says it in these words. */
export const OPERATION_WORDS: OperationWords = {
  lists: "All published lists, newest first, with all their versions",
  list: "The players of a list by rating, in pages; filter by federation, sex, title, birth years and activity",
  unratedOfList:
    "Players named by a list without a rating: those removed because they fell below the floor, and titled players",
  home: "The newest lists, the largest changes in them, and corrected lists",
  searchPlayers: "Players by the start of their name (accents do not matter) or by ID",
  player: "A player with all published ratings, newest first; without a rating, what is still needed for one",
  calendar: "Lists and closing dates to come, tournaments that are not over, and those rated last",
  federations: "Federations with active players on the current lists, and the average of their ten best",
  federation: "A federation: its ten best players on each current list, its games by month and its tournaments",
  statistics:
    "Active players of a current list by rating, age, sex and federation; games by month and new players by list",
  monitor:
    "How well the scale of a list holds: alarms, measures list by list, calibration by rating difference, points ledger and federations",
  liveList: "What all reports received so far would give on the next list; not published",
  playerGames:
    "The games of a player, the newest first, page by page: by colour, result and opponent; with the record of them all",
  ratingsAsOf:
    "Ratings, K and titles of up to 5,000 players on a day, with the list they are from and the rating that counts in rapid and blitz",
  soFar: "A player's rating on the next list from the reports received so far; not published",
  explainEntry: "How a player's rating on a list was calculated: every tournament, game, number and article",
  inputsOfEntry: "Everything needed to recalculate a player's line of a list",
  inputsOfTournament: "Everything needed to recalculate a tournament's rating changes on a list",
  tournaments: "Registered tournaments by ID, in pages; filter by name, federation and list",
  tournament: "A tournament: its registration, its report and every player's rating change, game by game",
  editions: "All editions of the regulations, the one-time changes, and how lists are made where the texts are unclear",
  compareEditions: "Two editions side by side, with their differences",
  edition: "An edition, article by article, with its readings",
  calculate: "A rating change, first rating, K-factor, performance or club rating change, with its explanation",
  "register-tournament": "Registers a tournament; without an ID it gets the next one of the year",
  "change-registration": "Changes a registration; fields left out stay as they are",
  "announce-not-rated": "Announces before the start that a tournament will not be rated",
  "decide-on-registration": "Accepts or refuses a late registration",
  "rule-on-tournament": "Records the office's decision on a tournament: rated or not rated, whatever the articles give",
  "assign-to-list": "Moves a tournament to another list than its dates give; needs a reason",
  "rule-on-game": "Records the office's decision on a game (rated, not rated), or withdraws it",
  "receive-appeal": "Records an appeal against a decision",
  "decide-appeal": "Upholds or reverses a decision under appeal",
  "compare-tournaments": "Records that two similar tournaments are the same, or are not",
  "withdraw-report": "Withdraws the current report; the version before it becomes current again",
  "match-player": "Matches a player of a report to a known player, a new one, or none (then the games are not rated)",
  "propose-match":
    "Proposes who an unmatched player of a report is: a known player, or a new one; the office confirms it",
  "add-reported-players": "Accepts all IDs of a report: known players are matched, new ones are added",
  "ask-question": "Asks the arbiter a question about a tournament",
  "correct-result": "Corrects the result of one game: makes the next version of the report, with the reason",
  "answer-question": "Answers a question about a tournament",
  "begin-list": "Creates an empty first list, for an office that takes over no published one",
  "close-period": "Closes a period: creates a draft of the next list",
  "publish-list": "Publishes the draft with this sha-256, so that you publish exactly what you reviewed",
  "publish-lists": "Publishes several drafts one after the other, the standard list first; each by its sha-256",
  "discard-draft": "Discards a draft",
  "preview-correction":
    "Compares a published list with the same list recalculated from what is known now; nothing is changed",
  "correct-next-list": "Leaves a published list as it is and adds the difference to the next one",
  "acknowledge-alarm": "Acknowledges an alarm of the scale, with a reason",
  "reopen-alarm": "Takes the acknowledgement of an alarm back",
  "reopen-lists": "Republishes a list and all later ones, each as a new version",
  "add-player": "Adds a player",
  "change-player": "Changes what is known of a player; what is left out stays as it is",
  "import-list":
    "Takes over a published list (TXT, XML, CSV); the body is the file; with dryRun it only says what would change",
  "export-named": "Everything held about somebody who is no player, by name or as club/member",
  "preview-erasure": "Says what an erasure of a person's data would take and what would stay",
  "erase-person": "Erases everything that says who a person is; published numbers stay",
  "expire-reports": "Takes the births of players out of reports that are older than the office keeps them",
  "merge-players": "Merges two records of one person; the first one is kept",
  "undo-merge": "Undoes a merge: the record is a player of its own again",
  "exclude-player": "Leaves a player out of lists at the request of their federation",
  "include-player": "Ends an exclusion: the player is on lists again",
  "give-dispensation": "Lists a player although their federation is suspended or missing",
  "end-dispensation": "Ends a dispensation",
  "state-earlier-facts":
    "States games and highest rating before a player's first list on record; K then depends on them",
  "add-federation": "Adds a federation, or names one that is known from a list",
  "suspend-federation": "Suspends a federation: its players are left out of lists",
  "restore-federation": "Ends the suspension of a federation",
  "set-federation-administrator": "Names the person who deals with ratings in a federation",
  about: "Shows the name, contact, imprint, privacy text, colour and logo of the office",
  "withdraw-edition":
    "Takes an adopted edition back while no list was published under it: the rules before it hold again",
  "adopt-edition":
    "Adopts an edition of the office's own, from the JSON of its file: lists are made by it from its first day on",
  "set-logo": "Sets the office's logo from a PNG or SVG file in base64, or removes it",
  "change-settings": "Changes the office's name, time zone or federation",
  "add-user": "Adds a user and returns a one-time password",
  "change-user": "Changes a user's name or e-mail, which are in no journal",
  "change-role": "Changes a user's role",
  "reset-user": "Gives a user a new one-time password",
  "reset-second-factor": "Turns off two-step sign-in for a user who has lost the app or phone",
  "end-user": "Closes a user's account",
  "send-report": "Sends the report of a tournament or of one of its parts; the body is the file",
  "office-work": "The most recent long-running task and its progress",
  tasks: "Your to-do list, the next list of each kind, and the first steps of a new office",
  "registered-tournaments": "The tournaments you work with, the latest first, in pages; whether a report has arrived",
  "tournament-record":
    "All the office knows of a tournament: registration, status, articles, decisions, questions, report versions",
  "unmatched-players": "Players of a report who are still to be matched, with possible matches and what differs",
  "report-receipt": "The receipt of the current report of a tournament or of one of its parts",
  periods: "The next lists with their closing dates and reports, and all lists and drafts",
  "review-list":
    "The review sheet of a draft or list: changes, new players, those who left, reports on hold, balance of points",
  "adopt-tariff":
    "Adopts a tariff, from the JSON of its file: tournaments that end on or after its first day are charged by it",
  "settle-fee": "Records that a statement of fees was paid, or a part of it; the amount is in cents",
  "undo-fee": "Undoes a payment, by a journal entry of its own",
  "fee-statements":
    "The statements of fees of a month: every tournament with each step of its charge, and the payments",
  "fide-files":
    "The files to send to FIDE for the next lists: what is ready, with the TRF itself, and what is not, with the reasons",
  "reconcile-list":
    "Compares a published list with FIDE's list of the same month; the body is the file; names the reason for each difference",
  "pending-corrections": "Changes after publication that would alter a published list",
  "known-players":
    "Players by name or ID in pages, also those hidden from the public; with excluded=true only those left out of lists",
  "duplicate-players": "Pairs of records that may be the same person",
  "player-record":
    "A player's record: details, merged records, exclusion, dispensation, games and highest rating before the first list",
  "known-federations": "All federations with their status and rating administrator",
  "run-simulation":
    "Simulates a pool of players with known strengths under one or two editions; begun when first asked for, the result comes once it is done",
  "replay-office":
    "Makes the office's own lists again under other rules and compares how well each predicts; begun when first asked for, the result comes once it is done",
  journal: "The journal as sentences with their entries, the newest first, in pages; filter by kind",
  users: "All users with role, federation or club, and last sign-in",
  "held-facts":
    "Everything held about one person, row by row; decisions and books of clubs for those who may read the journal",
  "own-account": "Your own account: role, two-step sign-in, last sign-in, tokens",
  objections: "All objections, open ones first",
  "receive-objection": "Records an objection to a game or a line of a list, and asks the arbiter",
  "preview-objection": "What a ruling for an objection would change; nothing is recorded",
  "decide-objection": "Decides an objection, with a ruling on the game where one is made",
  notifications: "Messages that wait, are being sent or failed, with the number of all by status",
  "own-notifications": "Your own messages, unread first",
  "acknowledge-notifications": "Marks your messages as read; without an id, all of them",
  "notification-choices": "Which messages come to you by mail, and in which language",
  "change-notifications": "Changes which messages come to you by mail, and in which language",
  "retry-notifications": "Puts failed messages back into the queue; without an id, all of them",
  "test-mail": "Sends a test mail at once",
  webhooks: "Webhooks, without their secrets",
  "add-webhook": "Adds a webhook; its secret is in this answer only",
  "remove-webhook": "Removes a webhook",
  "test-webhook": "Sends a signed test to a webhook at once",
  "open-club-book": "Opens a club book",
  "change-club-settings": "Changes a club's settings from the start of a period",
  "close-club-period": "Closes a club's period: deductions, new base ratings, the club's list",
  "decide-club-closing": "Changes decisions about members in a period that is already closed",
  "settle-club-lists": "Creates new versions of lists that waited for a tournament that has now ended",
  "hand-in-club-list": "Submits a closed list of a club book kept here to the office",
  "receive-club-list": "Receives a list sent by a club's account; sending the same list again changes nothing",
  "enter-club-member": "Adds a member; without a rating, with the usual one for the age",
  "import-club-members": "Adds members from text, one a line; without confirm it returns what would be added",
  "change-club-member": "Changes a member's details",
  "let-club-member-leave": "Records that a member left the club",
  "let-club-member-return": "Records that a member returned, with the earlier rating or another",
  "place-club-member": "Sets a member's rating by hand: below the common rules, or after a long break",
  "merge-club-members": "Merges two members into one; the named one is kept",
  "undo-club-merge": "Undoes the merge of two members",
  "enter-club-guest": "Adds an opponent from elsewhere",
  "change-club-guest": "Changes a guest's details, or confirms an estimate",
  "open-club-tournament": "Opens a tournament in a club book, with the ratings to use after a period start",
  "change-club-tournament": "Changes a tournament of a club book",
  "enter-club-evening": "Adds the games of an evening to a club book: all of them or none",
  "change-club-game": "Changes a game of a club book",
  "withdraw-club-game": "Withdraws a game of a club book; it can be restored",
  "restore-club-game": "Restores a withdrawn game of a club book",
  "undo-club-entry": "Undoes the last entry of a club book",
  "club-lists": "The newest lists of all clubs in one, members of several clubs, and differences between clubs",
  "club-book": "The book of your club: present period, members, games, what is due",
  "club-members": "The members of your club with rating, games and points of the present period",
  "club-games": "The games of your club's book, the latest first, with the points of both players",
  "club-measures":
    "How well the scale of your club's book holds: games by the rows of the table, periods, groups, stable members, points and alarms",
  "own-club-lists": "The lists of your club in every version, and whether they were sent",
};

/** What else the OpenAPI document says. */
export const DOCUMENT_WORDS: DocumentWords = {
  about: "Published lists, players, tournaments and calculators, as JSON.",
  problem: "An error (RFC 9457 problem document).",
  refused: "Error",
  derivation: "A value, its reason, and the values it was calculated from",
  derivationInCodes: "The same without words, in codes: a program that has the rules can calculate with it",
  dryRun: "Only show what would be done",
  idempotencyKey: "A key of your own: sent again with the same key, the request is done only once",
  file: "The file",
  answer: "Answer",
};

/** What changed in the API. */
export const API_CHANGE_WORDS: ApiChangeWords = {
  objections: "New: objections to games and lines of lists are listed, recorded, previewed and decided.",
  notifications:
    "New: messages to users and programs. Read and mark your own, choose which come by mail, and add signed webhooks.",
  fideAndFees:
    "New: a list compared with FIDE's (lists.reconcile), the files to send to FIDE (tournaments.export-fide), and fees: tariffs, statements and payments (fees).",
  dataService:
    "New for other programs: ratings of many players on a day, lichess' FIDE player API, lists under FIDE's file names, only what changed since a list, cards, tables and feeds to embed.",
  proposals: "New: arbiters propose who an unmatched player of a report is, and the office confirms it.",
  readings:
    "What the office's pages show can be read with a token: to do, players to be matched, duplicates, review sheets, the journal, users.",
  cors: "Pages of other sites may read everything that is public (CORS), without cookies or tokens. The OpenAPI document has an example of each operation.",
  shownFiles: "Files of a combined or compared list have its other columns, in the order of the page.",
  keeping:
    "Players, federations, settings, users and the import of lists can be managed, and several lists published together.",
  overview: "New: calendar, federations, statistics, the live list and the games of a player.",
  names: "Operations are named as commands are, and every answer has a schema. Earlier names and addresses still work.",
  first:
    "First version: lists, players, explanations, tournaments, regulations and calculators; with a token, the work of the office.",
};
