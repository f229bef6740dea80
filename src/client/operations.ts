// Made by `npm run docs` from the OpenAPI document; do not edit by hand.

/** What an action did. */
export type Done = {
  readonly entries: readonly ({
    readonly sequence: number;
    readonly kind: string;
    readonly hash: string;
  })[];
  readonly tournament?: string;
  readonly part?: number;
  readonly list?: string;
  readonly user?: string;
  readonly password?: string;
  readonly expires?: string;
  readonly left?: readonly (number)[];
  readonly receipt?: unknown;
  readonly sheets?: readonly (unknown)[];
  readonly unconfirmed?: true;
  readonly member?: number;
};

/** Every operation of the API: what it takes, and what it answers. */
export interface Operations {
  /** Takes the players of a report at their numbers: the known are matched, the new are added. */
  readonly "add-reported-players": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Adds a user, and gives a one-time password. */
  readonly "add-user": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly user: string;
      readonly role: "arbiter" | "officer" | "administrator" | "auditor" | "club";
      readonly federation?: null | string;
      readonly club?: null | string;
    };
    readonly answer: Done;
  };
  /** Announces, before its start, that a tournament is not to be rated. */
  readonly "announce-not-rated": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Answers a question about a tournament. */
  readonly "answer-question": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly question: number;
      readonly on?: string;
      readonly text: string;
    };
    readonly answer: Done;
  };
  /** Asks the arbiter something about a tournament. */
  readonly "ask-question": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly text: string;
    };
    readonly answer: Done;
  };
  /** The office puts a tournament on another list than its dates give, with a reason. */
  readonly "assign-to-list": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly list: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Begins a kind of list with nobody on it, where no published one is taken over. */
  readonly "begin-list": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly kind: "standard" | "rapid" | "blitz";
      readonly date: string;
    };
    readonly answer: Done;
  };
  /** A change, a first rating, K, a performance or a change in the club book, with its explanation. */
  readonly calculate: {
    readonly sends: "nothing";
    readonly params: {
      readonly calculator: "change" | "first" | "k" | "performance" | "lask";
    };
    readonly query: {
      readonly edition?: string;
      readonly list?: string;
      readonly on?: string;
      readonly rating?: string;
      readonly k?: string;
      readonly gamesBefore?: string;
      readonly highest?: string;
      readonly birth?: string;
      readonly forList?: string;
      readonly affiliated?: string;
      readonly games?: string;
      readonly current?: string;
      readonly bonus?: string;
      readonly opponent?: readonly (string)[];
      readonly score?: readonly (string)[];
    };
    readonly body: object;
    readonly answer: {
      readonly calculator: string;
      readonly query: Readonly<Record<string, string | readonly (string)[]>>;
      readonly today: string;
      readonly edition: string | null;
      readonly answer: number | null;
      readonly refusal: string | null;
      readonly numbers: Readonly<Record<string, number>>;
      readonly against: readonly ({
        readonly article: string;
        readonly code: string;
        readonly says: string;
      })[];
      readonly explanation: unknown;
    };
  };
  /** Changes a game of a club's book. */
  readonly "change-club-game": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly game: number;
      readonly white: string;
      readonly black: string;
      readonly result: "1-0" | "1/2-1/2" | "0-1" | "+-" | "-+" | "--";
      readonly begun: string;
      readonly finished?: null | string;
      readonly tournament?: null | string;
      readonly round?: null | number;
      readonly minutes?: null | string;
      readonly withheldWhite?: null | string;
      readonly withheldBlack?: null | string;
      readonly again?: boolean;
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Changes what is known of a guest, or confirms an estimate. */
  readonly "change-club-guest": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly guest: number;
      readonly name: string;
      readonly home?: null | string;
      readonly id?: null | string;
      readonly from?: null | string;
      readonly swedish?: null | number;
      readonly elo?: null | number;
      readonly estimate?: null | number;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Changes what is known of a member. */
  readonly "change-club-member": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly member: number;
      readonly name: string;
      readonly id?: null | string;
      readonly birth?: null | string;
      readonly entered: string;
      readonly start: number;
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Changes what the club chose, from a period start on. */
  readonly "change-club-settings": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name: string;
      readonly from: string;
      readonly calendar: "three" | "five";
      readonly bonus: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Changes a tournament of a club's book. */
  readonly "change-club-tournament": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly name: string;
      readonly minutes: string;
      readonly ratings: "rule" | "new ratings" | "old ratings";
      readonly days?: null | string;
      readonly end?: null | string;
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Changes what is registered; what is left out stays as it is. */
  readonly "change-registration": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly reason: string;
      readonly name?: string;
      readonly city?: null | string;
      readonly federation?: null | string;
      readonly kind?: "standard" | "rapid" | "blitz";
      readonly start?: string;
      readonly end?: string;
      readonly system?: "swiss" | "team" | "round-robin" | "double-round-robin" | "match";
      readonly rateOfPlay?: null | string;
      readonly schedule?: readonly (string)[];
      readonly arbiters?: readonly ({
        readonly name: string;
        readonly id: null | string;
        readonly licensed: boolean;
      })[];
      readonly heldBy?: "fide" | "continental" | "other";
      readonly teamChampionship?: boolean;
      readonly national?: "no" | "open" | "women";
      readonly norms?: boolean;
      readonly league?: boolean;
      readonly longer?: boolean;
      readonly games?: null | number;
      readonly waiver?: boolean;
      readonly ratings?: "start" | "game";
      readonly inParts?: boolean;
      readonly stageOf?: null | string;
      readonly organiser?: null | string;
      readonly deviations?: null | string;
      readonly approvedOn?: null | string;
    };
    readonly answer: Done;
  };
  /** Gives a user another role. */
  readonly "change-role": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly user: string;
      readonly role: "arbiter" | "officer" | "administrator" | "auditor" | "club";
      readonly federation?: null | string;
      readonly club?: null | string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Closes a club's period: deductions, new base ratings, the club's list. */
  readonly "close-club-period": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly period: string;
      readonly decisions: readonly ({
        readonly member: number;
        readonly choice: "accept" | "let-go" | "raise";
        readonly points: number;
        readonly reason: null | string;
      })[];
    };
    readonly answer: Done;
  };
  /** Closes a period: makes the next list as a draft. */
  readonly "close-period": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly kind: "standard" | "rapid" | "blitz";
      readonly date?: string;
      readonly early?: boolean;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: string | null;
      readonly done: number;
      readonly total: number;
      readonly result: {
        readonly entries: readonly ({
          readonly sequence: number;
          readonly kind: string;
          readonly hash: string;
        })[];
        readonly tournament?: string;
        readonly part?: number;
        readonly list?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly receipt?: unknown;
        readonly sheets?: readonly (unknown)[];
        readonly unconfirmed?: true;
        readonly member?: number;
      } | null;
      readonly refusal: string | null;
    };
  };
  /** All clubs' newest lists as one, members in several clubs, and what clubs say differently. */
  readonly "club-lists": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly clubs: readonly ({
        readonly club: string;
        readonly name: string;
        readonly period: string;
        readonly version: number;
        readonly members: number;
        readonly received: string;
        readonly owed: boolean;
      })[];
      readonly lines: readonly ({
        readonly club: string;
        readonly id: string | null;
        readonly name: string;
        readonly birth: string | null;
        readonly rating: number;
        readonly comparable: boolean;
      })[];
      readonly duplicates: readonly ({
        readonly id: string;
        readonly lines: readonly ({
          readonly club: string;
          readonly id: string | null;
          readonly name: string;
          readonly birth: string | null;
          readonly rating: number;
          readonly comparable: boolean;
        })[];
      })[];
      readonly disagreements: readonly ({
        readonly code: string;
        readonly id: string;
        readonly name: string;
        readonly period: string | null;
        readonly said: readonly ({
          readonly club: string;
          readonly value: string | null;
        })[];
      })[];
    };
  };
  /** Says whether two tournaments that look like one are one. */
  readonly "compare-tournaments": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly other: string;
      readonly same: boolean;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Two editions side by side, with what differs. */
  readonly compareEditions: {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly a: string;
      readonly b: string;
    };
    readonly body: object;
    readonly answer: {
      readonly a: string;
      readonly b: string;
      readonly rules: readonly ({
        readonly rule: string;
        readonly decides: string;
        readonly a: string;
        readonly b: string;
        readonly differs: boolean;
      })[];
    };
  };
  /** Lets a published list stand, and gives the difference to the next one. */
  readonly "correct-next-list": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
      readonly reason: string;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: string | null;
      readonly done: number;
      readonly total: number;
      readonly result: {
        readonly entries: readonly ({
          readonly sequence: number;
          readonly kind: string;
          readonly hash: string;
        })[];
        readonly tournament?: string;
        readonly part?: number;
        readonly list?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly receipt?: unknown;
        readonly sheets?: readonly (unknown)[];
        readonly unconfirmed?: true;
        readonly member?: number;
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Upholds or reverses a decision that was appealed against. */
  readonly "decide-appeal": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly against: "registration" | "rating";
      readonly reversed: boolean;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Decides anew about members at a period start that is closed. */
  readonly "decide-club-closing": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly period: string;
      readonly decisions: readonly ({
        readonly member: number;
        readonly choice: "accept" | "let-go" | "raise";
        readonly points: number;
        readonly reason: null | string;
      })[];
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Admits a registration that came late, or refuses one. */
  readonly "decide-on-registration": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly toldOn?: string;
      readonly admitted: boolean;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Discards a draft. */
  readonly "discard-draft": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** An edition, article by article, with its readings. */
  readonly edition: {
    readonly sends: "nothing";
    readonly params: {
      readonly edition: string;
    };
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly id: string;
      readonly list: string;
      readonly from: string | null;
      readonly until: string | null;
      readonly source: {
        readonly title: string;
        readonly address?: string;
        readonly consulted?: string;
      };
      readonly articles: readonly ({
        readonly rule: string;
        readonly decides: string;
        readonly article: string | null;
        readonly known: string;
        readonly says: string;
      })[];
      readonly readings: readonly ({
        readonly code: string;
        readonly rules: readonly (string)[];
        readonly question: string;
        readonly answer: string;
        readonly evidence: string;
      })[];
    };
  };
  /** Every edition of the regulations, the one-time changes, and how lists are made where the texts are open. */
  readonly editions: {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly editions: readonly ({
        readonly id: string;
        readonly list: string;
        readonly from: string | null;
        readonly until: string | null;
      })[];
      readonly oneTimeChanges: readonly ({
        readonly id: string;
        readonly listDate: string;
        readonly lists: readonly (string)[];
        readonly rule: string;
        readonly decides: string;
        readonly known: string;
        readonly says: string;
        readonly source: {
          readonly title: string;
          readonly address?: string;
          readonly consulted?: string;
        };
        readonly readings: readonly ({
          readonly code: string;
          readonly rules: readonly (string)[];
          readonly question: string;
          readonly answer: string;
          readonly evidence: string;
        })[];
      })[];
      readonly resolutions: readonly ({
        readonly id: string;
        readonly list: string;
        readonly from: string | null;
        readonly until: string | null;
        readonly rule: string;
        readonly decides: string;
        readonly condition: string;
        readonly known: string;
        readonly source: {
          readonly title: string;
          readonly address?: string;
          readonly consulted?: string;
        };
      })[];
      readonly listReadings: readonly ({
        readonly code: string;
        readonly rules: readonly (string)[];
        readonly question: string;
        readonly answer: string;
        readonly evidence: string;
      })[];
    };
  };
  /** Ends a user's account. */
  readonly "end-user": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly user: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Enters the games of an evening in a club's book: all of them, or none. */
  readonly "enter-club-evening": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly day: string;
      readonly finished?: null | string;
      readonly tournament?: null | string;
      readonly round?: null | number;
      readonly minutes?: null | string;
      readonly rows?: readonly ({
        readonly white: string;
        readonly result: string;
        readonly black: string;
        readonly again: boolean;
      })[];
      readonly text?: string;
      readonly again?: boolean;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Enters an opponent from elsewhere. */
  readonly "enter-club-guest": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name: string;
      readonly home?: null | string;
      readonly id?: null | string;
      readonly swedish?: null | number;
      readonly elo?: null | number;
      readonly estimate?: null | number;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Enters a member; without a rating, on what is usual for the age. */
  readonly "enter-club-member": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name: string;
      readonly id?: null | string;
      readonly birth?: null | string;
      readonly entered: string;
      readonly rating?: null | number;
      readonly reason?: null | string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** How a player's rating on a list came about: every tournament, game, number and article. */
  readonly explainEntry: {
    readonly sends: "nothing";
    readonly params: {
      readonly player: string;
      readonly list: string;
    };
    readonly query: {
      readonly version?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly player: string;
      readonly name: string;
      readonly list: string;
      readonly version: number;
      readonly date: string;
      readonly kind: string;
      readonly published: boolean;
      readonly sha256: string | null;
      readonly rating: number | null;
      readonly entry: unknown;
      readonly line: {
        readonly rating: number | null;
        readonly games: number | null;
        readonly k: number | null;
      } | null;
      readonly standardOf: string | null;
      readonly pool: unknown;
      readonly first: {
        readonly tournaments: readonly ({
          readonly id: string;
          readonly tournament: string;
          readonly name: string;
          readonly list: string | null;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly games: number;
          readonly score: number;
          readonly sum: number;
          readonly average: number;
          readonly ratedOpponents: number;
          readonly kept: boolean;
          readonly ruling: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
          };
        })[];
        readonly together: {
          readonly games: number;
          readonly score: number;
          readonly sum: number;
          readonly rating: {
            readonly term: string;
            readonly means: string;
            readonly value: number;
            readonly because: string;
          };
          readonly average: {
            readonly means: string;
            readonly value: number;
            readonly made: string;
            readonly because: string;
          } | null;
        } | null;
        readonly enough: {
          readonly article: string;
          readonly code: string;
          readonly says: string;
          readonly holds: boolean;
        };
        readonly floor: {
          readonly article: string;
          readonly code: string;
          readonly says: string;
          readonly holds: boolean;
        } | null;
      } | null;
      readonly tournaments: readonly (unknown)[];
      readonly explanation: unknown;
      readonly standing: unknown;
    };
  };
  /** Hands a closed list of a book that is kept here to the office. */
  readonly "hand-in-club-list": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly period: string;
      readonly version: number;
    };
    readonly answer: Done;
  };
  /** The newest lists, what changed on them, and lists that were corrected. */
  readonly home: {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly lists: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
      })[];
      readonly changed: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
        readonly gains: readonly ({
          readonly player: string;
          readonly name: string;
          readonly federation: string | null;
          readonly rating: number;
          readonly change: number;
        })[];
        readonly losses: readonly ({
          readonly player: string;
          readonly name: string;
          readonly federation: string | null;
          readonly rating: number;
          readonly change: number;
        })[];
        readonly newcomers: number;
      })[];
      readonly corrected: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
      })[];
    };
  };
  /** Everything a player's line of a list was made from: whoever has it can make the line again. */
  readonly inputsOfEntry: {
    readonly sends: "nothing";
    readonly params: {
      readonly player: string;
      readonly list: string;
    };
    readonly query: {
      readonly version?: number;
    };
    readonly body: object;
    readonly answer: unknown;
  };
  /** Everything the changes of a tournament on a list were made from: whoever has it can make them again. */
  readonly inputsOfTournament: {
    readonly sends: "nothing";
    readonly params: {
      readonly tournament: string;
      readonly list: string;
    };
    readonly query: {
      readonly version?: number;
    };
    readonly body: object;
    readonly answer: unknown;
  };
  /** A member leaves the club, on a day. */
  readonly "let-club-member-leave": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly member: number;
      readonly reason: string;
      readonly confirm?: boolean;
      readonly day: string;
    };
    readonly answer: Done;
  };
  /** A member comes back, with the rating of then or another. */
  readonly "let-club-member-return": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly member: number;
      readonly reason: string;
      readonly confirm?: boolean;
      readonly day: string;
      readonly rating?: null | number;
    };
    readonly answer: Done;
  };
  /** The players of a list by rating, page by page: by federation, sex, title, years of birth and activity. */
  readonly list: {
    readonly sends: "nothing";
    readonly params: {
      readonly list: string;
    };
    readonly query: {
      readonly version?: number;
      readonly federation?: string;
      readonly sex?: "m" | "w" | "";
      readonly title?: string;
      readonly bornFrom?: number | "";
      readonly bornTo?: number | "";
      readonly inactive?: string;
      readonly after?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly list: string;
      readonly version: number;
      readonly kind: string;
      readonly date: string;
      readonly origin: string;
      readonly sha256: string;
      readonly isNewest: boolean;
      readonly versions: readonly (number)[];
      readonly size: number;
      readonly found: number;
      readonly federations: readonly (string)[];
      readonly players: readonly ({
        readonly place: number;
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly title: string | null;
        readonly sex: string | null;
        readonly birthYear: number | null;
        readonly rating: number;
        readonly games: number;
        readonly k: number | null;
        readonly kDerived: boolean;
        readonly inactive: boolean;
      })[];
      readonly next: number | null;
    };
  };
  /** Every published list, the newest first, each in every version. */
  readonly lists: {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly lists: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
      })[];
    };
  };
  /** Says who a player of a report is: somebody known, somebody new, or nobody, whose games do not count. */
  readonly "match-player": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly startNumber: number;
      readonly player: null | string;
      readonly isNew?: boolean;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Two records are one person: the one that is named stands. */
  readonly "merge-club-members": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly member: number;
      readonly reason: string;
      readonly confirm?: boolean;
      readonly into: string;
    };
    readonly answer: Done;
  };
  /** What takes long and was begun last, and how far it is. */
  readonly "office-work": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: string | null;
      readonly done: number;
      readonly total: number;
      readonly result: {
        readonly entries: readonly ({
          readonly sequence: number;
          readonly kind: string;
          readonly hash: string;
        })[];
        readonly tournament?: string;
        readonly part?: number;
        readonly list?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly receipt?: unknown;
        readonly sheets?: readonly (unknown)[];
        readonly unconfirmed?: true;
        readonly member?: number;
      } | null;
      readonly refusal: string | null;
    } | null;
  };
  /** Opens the book of the club. */
  readonly "open-club-book": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name: string;
      readonly from: string;
      readonly calendar: "three" | "five";
      readonly bonus: string;
    };
    readonly answer: Done;
  };
  /** Opens a tournament in a club's book, with the ratings it goes on with at a period start. */
  readonly "open-club-tournament": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly name: string;
      readonly minutes: string;
      readonly ratings: "rule" | "new ratings" | "old ratings";
      readonly days?: null | string;
      readonly end?: null | string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Puts a member on another rating by hand: below the common rules, or after too long a pause. */
  readonly "place-club-member": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly member: number;
      readonly reason: string;
      readonly confirm?: boolean;
      readonly day: string;
      readonly rating: number;
      readonly kind: "placed" | "assessed";
    };
    readonly answer: Done;
  };
  /** A player with all published ratings, the newest first, and how far a first rating is where there is none. */
  readonly player: {
    readonly sends: "nothing";
    readonly params: {
      readonly player: string;
    };
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly player: string;
      readonly name: string;
      readonly federation: string | null;
      readonly title: string | null;
      readonly sex: string | null;
      readonly birthYear: number | null;
      readonly entries: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly rating: number | null;
        readonly games: number | null;
        readonly k: number | null;
        readonly kDerived: boolean;
        readonly inactive: boolean;
        readonly delisted: boolean;
        readonly explained: boolean;
        readonly moves: readonly ({
          readonly points: number | null;
          readonly ratingBefore: number | null;
          readonly reason: string | null;
        })[];
      })[];
      readonly played: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
      })[];
      readonly progress: readonly ({
        readonly kind: string;
        readonly list: string;
        readonly games: number;
        readonly enough: boolean;
        readonly article: string;
        readonly says: string;
        readonly rating: number | null;
        readonly tournaments: readonly ({
          readonly id: string;
          readonly tournament: string;
          readonly name: string;
          readonly list: string | null;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly games: number;
          readonly score: number;
          readonly sum: number;
          readonly average: number;
          readonly ratedOpponents: number;
          readonly kept: boolean;
          readonly ruling: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
          };
        })[];
        readonly first: {
          readonly tournaments: readonly ({
            readonly id: string;
            readonly tournament: string;
            readonly name: string;
            readonly list: string | null;
            readonly start: string;
            readonly end: string;
            readonly edition: string;
            readonly games: number;
            readonly score: number;
            readonly sum: number;
            readonly average: number;
            readonly ratedOpponents: number;
            readonly kept: boolean;
            readonly ruling: {
              readonly article: string;
              readonly code: string;
              readonly says: string;
            };
          })[];
          readonly together: {
            readonly games: number;
            readonly score: number;
            readonly sum: number;
            readonly rating: {
              readonly term: string;
              readonly means: string;
              readonly value: number;
              readonly because: string;
            };
            readonly average: {
              readonly means: string;
              readonly value: number;
              readonly made: string;
              readonly because: string;
            } | null;
          } | null;
          readonly enough: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
            readonly holds: boolean;
          };
          readonly floor: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
            readonly holds: boolean;
          } | null;
        };
      })[];
    };
  };
  /** What would be different on a published list with what is known now; nothing is changed. */
  readonly "preview-correction": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: string | null;
      readonly done: number;
      readonly total: number;
      readonly result: {
        readonly entries: readonly ({
          readonly sequence: number;
          readonly kind: string;
          readonly hash: string;
        })[];
        readonly tournament?: string;
        readonly part?: number;
        readonly list?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly receipt?: unknown;
        readonly sheets?: readonly (unknown)[];
        readonly unconfirmed?: true;
        readonly member?: number;
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Publishes the draft with this sha-256: what was looked at, and nothing else. */
  readonly "publish-list": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
      readonly sha256: string;
      readonly asClosed?: boolean;
      readonly early?: boolean;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: string | null;
      readonly done: number;
      readonly total: number;
      readonly result: {
        readonly entries: readonly ({
          readonly sequence: number;
          readonly kind: string;
          readonly hash: string;
        })[];
        readonly tournament?: string;
        readonly part?: number;
        readonly list?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly receipt?: unknown;
        readonly sheets?: readonly (unknown)[];
        readonly unconfirmed?: true;
        readonly member?: number;
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Records an appeal against a decision. */
  readonly "receive-appeal": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly against: "registration" | "rating";
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Receives a club's list, as the club's account sends it; the same list twice is one. */
  readonly "receive-club-list": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
    };
    readonly answer: Done;
  };
  /** Registers a tournament; without an id it gets the next one of the year. */
  readonly "register-tournament": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly id?: string;
      readonly on?: string;
      readonly name: string;
      readonly city: null | string;
      readonly federation: null | string;
      readonly kind: "standard" | "rapid" | "blitz";
      readonly start: string;
      readonly end: string;
      readonly system: "swiss" | "team" | "round-robin" | "double-round-robin" | "match";
      readonly rateOfPlay: null | string;
      readonly schedule: readonly (string)[];
      readonly arbiters: readonly ({
        readonly name: string;
        readonly id: null | string;
        readonly licensed: boolean;
      })[];
      readonly heldBy: "fide" | "continental" | "other";
      readonly teamChampionship: boolean;
      readonly national: "no" | "open" | "women";
      readonly norms: boolean;
      readonly league: boolean;
      readonly longer: boolean;
      readonly games: null | number;
      readonly waiver: boolean;
      readonly ratings: "start" | "game";
      readonly inParts: boolean;
      readonly stageOf?: null | string;
      readonly organiser?: null | string;
      readonly deviations?: null | string;
      readonly approvedOn?: null | string;
    };
    readonly answer: Done;
  };
  /** Makes a published list and every later one anew, each as a new version. */
  readonly "reopen-lists": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
      readonly reason: string;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: string | null;
      readonly done: number;
      readonly total: number;
      readonly result: {
        readonly entries: readonly ({
          readonly sequence: number;
          readonly kind: string;
          readonly hash: string;
        })[];
        readonly tournament?: string;
        readonly part?: number;
        readonly list?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly receipt?: unknown;
        readonly sheets?: readonly (unknown)[];
        readonly unconfirmed?: true;
        readonly member?: number;
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Turns off two-step sign-in for a user who has lost the app or phone. */
  readonly "reset-second-factor": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly user: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Gives a user a new one-time password. */
  readonly "reset-user": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly user: string;
    };
    readonly answer: Done;
  };
  /** Restores a game of a club's book that was taken back. */
  readonly "restore-club-game": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly game: number;
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** The office's word on a game: it counts, it does not, or the ruling made before is taken back. */
  readonly "rule-on-game": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly round: number;
      readonly white: string;
      readonly black: string;
      readonly counts: "yes" | "no" | "undo";
      readonly article?: null | string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** The office's word on a tournament, above the articles: rated or not. */
  readonly "rule-on-tournament": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly on?: string;
      readonly toldOn?: string;
      readonly rated: boolean;
      readonly article?: null | string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Players by the beginning of their name, without regard to accents, or by their number. */
  readonly searchPlayers: {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly name?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly name: string;
      readonly players: readonly ({
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly title: string | null;
        readonly sex: string | null;
        readonly birthYear: number | null;
      })[];
      readonly more: boolean;
    };
  };
  /** Sends the report of a tournament, or of a part of it; the body is the file. */
  readonly "send-report": {
    readonly sends: "bytes";
    readonly params: object;
    readonly query: {
      readonly tournament: string;
      readonly part?: number;
      readonly file?: string;
      readonly on?: string;
      readonly despiteErrors?: boolean;
      readonly dryRun?: boolean;
    };
    readonly body: object;
    readonly answer: Done;
  };
  /** New versions of lists that waited for a tournament which is over now. */
  readonly "settle-club-lists": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: object;
    readonly answer: Done;
  };
  /** What the reports received so far would give a player on the next list; not published. */
  readonly soFar: {
    readonly sends: "nothing";
    readonly params: {
      readonly player: string;
      readonly kind: "standard" | "rapid" | "blitz";
    };
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly player: string;
      readonly name: string;
      readonly list: string;
      readonly version: number;
      readonly date: string;
      readonly kind: string;
      readonly published: boolean;
      readonly sha256: string | null;
      readonly rating: number | null;
      readonly entry: unknown;
      readonly line: {
        readonly rating: number | null;
        readonly games: number | null;
        readonly k: number | null;
      } | null;
      readonly standardOf: string | null;
      readonly pool: unknown;
      readonly first: {
        readonly tournaments: readonly ({
          readonly id: string;
          readonly tournament: string;
          readonly name: string;
          readonly list: string | null;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly games: number;
          readonly score: number;
          readonly sum: number;
          readonly average: number;
          readonly ratedOpponents: number;
          readonly kept: boolean;
          readonly ruling: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
          };
        })[];
        readonly together: {
          readonly games: number;
          readonly score: number;
          readonly sum: number;
          readonly rating: {
            readonly term: string;
            readonly means: string;
            readonly value: number;
            readonly because: string;
          };
          readonly average: {
            readonly means: string;
            readonly value: number;
            readonly made: string;
            readonly because: string;
          } | null;
        } | null;
        readonly enough: {
          readonly article: string;
          readonly code: string;
          readonly says: string;
          readonly holds: boolean;
        };
        readonly floor: {
          readonly article: string;
          readonly code: string;
          readonly says: string;
          readonly holds: boolean;
        } | null;
      } | null;
      readonly tournaments: readonly (unknown)[];
      readonly explanation: unknown;
      readonly standing: unknown;
    };
  };
  /** A tournament: its registration, its report, and what everybody gained or lost, game by game. */
  readonly tournament: {
    readonly sends: "nothing";
    readonly params: {
      readonly tournament: string;
    };
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly tournament: string;
      readonly name: string;
      readonly federation: string | null;
      readonly kind: string;
      readonly start: string;
      readonly end: string;
      readonly system: string;
      readonly rateOfPlay: string | null;
      readonly city: string | null;
      readonly status: readonly ({
        readonly code: string;
        readonly part: number;
        readonly list: string | null;
        readonly day: string | null;
        readonly heldBack: readonly (string)[];
        readonly says: string;
      })[];
      readonly registration: unknown;
      readonly admitted: unknown;
      readonly decided: unknown;
      readonly reports: readonly ({
        readonly part: number;
        readonly version: number;
        readonly receivedOn: string;
        readonly sha256: string;
        readonly state: string;
        readonly ratedOn: readonly ({
          readonly list: string;
          readonly version: number;
        })[];
      })[];
      readonly parts: readonly (unknown)[];
      readonly unrated: readonly (unknown)[];
    };
  };
  /** Registered tournaments by number, page by page; by name, federation and list. */
  readonly tournaments: {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly name?: string;
      readonly federation?: string;
      readonly kind?: "standard" | "rapid" | "blitz" | "";
      readonly after?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly tournaments: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: string;
        readonly start: string;
        readonly end: string;
      })[];
      readonly next: string | null;
    };
  };
  /** Takes back the last entry of a club's book, whatever it was. */
  readonly "undo-club-entry": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Two records are two persons after all. */
  readonly "undo-club-merge": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly member: number;
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Players without a rating whom a list names: those whom it delists, and others with a title. */
  readonly unratedOfList: {
    readonly sends: "nothing";
    readonly params: {
      readonly list: string;
    };
    readonly query: {
      readonly version?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly list: string;
      readonly version: number;
      readonly kind: string;
      readonly date: string;
      readonly origin: string;
      readonly sha256: string;
      readonly delisted: readonly ({
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly title: string | null;
        readonly birthYear: number | null;
      })[];
      readonly titled: readonly ({
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly title: string | null;
        readonly birthYear: number | null;
      })[];
    };
  };
  /** Takes back a game of a club's book; it stays there, and can be restored. */
  readonly "withdraw-club-game": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly game: number;
      readonly reason: string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Takes back the report that stands; the version before it stands again. */
  readonly "withdraw-report": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly part?: number;
      readonly on?: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
}

/** Where each is, and what is written into its address. */
export const ROUTES = {
  "add-reported-players": ["POST", "/api/v1/office/add-reported-players", "json"],
  "add-user": ["POST", "/api/v1/office/add-user", "json"],
  "announce-not-rated": ["POST", "/api/v1/office/announce-not-rated", "json"],
  "answer-question": ["POST", "/api/v1/office/answer-question", "json"],
  "ask-question": ["POST", "/api/v1/office/ask-question", "json"],
  "assign-to-list": ["POST", "/api/v1/office/assign-to-list", "json"],
  "begin-list": ["POST", "/api/v1/office/begin-list", "json"],
  calculate: ["GET", "/api/v1/calculators/{calculator}", "nothing"],
  "change-club-game": ["POST", "/api/v1/office/change-club-game", "json"],
  "change-club-guest": ["POST", "/api/v1/office/change-club-guest", "json"],
  "change-club-member": ["POST", "/api/v1/office/change-club-member", "json"],
  "change-club-settings": ["POST", "/api/v1/office/change-club-settings", "json"],
  "change-club-tournament": ["POST", "/api/v1/office/change-club-tournament", "json"],
  "change-registration": ["POST", "/api/v1/office/change-registration", "json"],
  "change-role": ["POST", "/api/v1/office/change-role", "json"],
  "close-club-period": ["POST", "/api/v1/office/close-club-period", "json"],
  "close-period": ["POST", "/api/v1/office/close-period", "json"],
  "club-lists": ["GET", "/api/v1/office/club-lists", "nothing"],
  "compare-tournaments": ["POST", "/api/v1/office/compare-tournaments", "json"],
  compareEditions: ["GET", "/api/v1/regulations/compare", "nothing"],
  "correct-next-list": ["POST", "/api/v1/office/correct-next-list", "json"],
  "decide-appeal": ["POST", "/api/v1/office/decide-appeal", "json"],
  "decide-club-closing": ["POST", "/api/v1/office/decide-club-closing", "json"],
  "decide-on-registration": ["POST", "/api/v1/office/decide-on-registration", "json"],
  "discard-draft": ["POST", "/api/v1/office/discard-draft", "json"],
  edition: ["GET", "/api/v1/regulations/{edition}", "nothing"],
  editions: ["GET", "/api/v1/regulations", "nothing"],
  "end-user": ["POST", "/api/v1/office/end-user", "json"],
  "enter-club-evening": ["POST", "/api/v1/office/enter-club-evening", "json"],
  "enter-club-guest": ["POST", "/api/v1/office/enter-club-guest", "json"],
  "enter-club-member": ["POST", "/api/v1/office/enter-club-member", "json"],
  explainEntry: ["GET", "/api/v1/players/{player}/{list}", "nothing"],
  "hand-in-club-list": ["POST", "/api/v1/office/hand-in-club-list", "json"],
  home: ["GET", "/api/v1/", "nothing"],
  inputsOfEntry: ["GET", "/api/v1/players/{player}/{list}/inputs", "nothing"],
  inputsOfTournament: ["GET", "/api/v1/tournaments/{tournament}/{list}/inputs", "nothing"],
  "let-club-member-leave": ["POST", "/api/v1/office/let-club-member-leave", "json"],
  "let-club-member-return": ["POST", "/api/v1/office/let-club-member-return", "json"],
  list: ["GET", "/api/v1/lists/{list}", "nothing"],
  lists: ["GET", "/api/v1/lists", "nothing"],
  "match-player": ["POST", "/api/v1/office/match-player", "json"],
  "merge-club-members": ["POST", "/api/v1/office/merge-club-members", "json"],
  "office-work": ["GET", "/api/v1/office/work", "nothing"],
  "open-club-book": ["POST", "/api/v1/office/open-club-book", "json"],
  "open-club-tournament": ["POST", "/api/v1/office/open-club-tournament", "json"],
  "place-club-member": ["POST", "/api/v1/office/place-club-member", "json"],
  player: ["GET", "/api/v1/players/{player}", "nothing"],
  "preview-correction": ["POST", "/api/v1/office/preview-correction", "json"],
  "publish-list": ["POST", "/api/v1/office/publish-list", "json"],
  "receive-appeal": ["POST", "/api/v1/office/receive-appeal", "json"],
  "receive-club-list": ["POST", "/api/v1/office/receive-club-list", "json"],
  "register-tournament": ["POST", "/api/v1/office/register-tournament", "json"],
  "reopen-lists": ["POST", "/api/v1/office/reopen-lists", "json"],
  "reset-second-factor": ["POST", "/api/v1/office/reset-second-factor", "json"],
  "reset-user": ["POST", "/api/v1/office/reset-user", "json"],
  "restore-club-game": ["POST", "/api/v1/office/restore-club-game", "json"],
  "rule-on-game": ["POST", "/api/v1/office/rule-on-game", "json"],
  "rule-on-tournament": ["POST", "/api/v1/office/rule-on-tournament", "json"],
  searchPlayers: ["GET", "/api/v1/players", "nothing"],
  "send-report": ["POST", "/api/v1/office/send-report", "bytes"],
  "settle-club-lists": ["POST", "/api/v1/office/settle-club-lists", "json"],
  soFar: ["GET", "/api/v1/players/{player}/so-far/{kind}", "nothing"],
  tournament: ["GET", "/api/v1/tournaments/{tournament}", "nothing"],
  tournaments: ["GET", "/api/v1/tournaments", "nothing"],
  "undo-club-entry": ["POST", "/api/v1/office/undo-club-entry", "json"],
  "undo-club-merge": ["POST", "/api/v1/office/undo-club-merge", "json"],
  unratedOfList: ["GET", "/api/v1/lists/{list}/unrated", "nothing"],
  "withdraw-club-game": ["POST", "/api/v1/office/withdraw-club-game", "json"],
  "withdraw-report": ["POST", "/api/v1/office/withdraw-report", "json"],
} as const satisfies Readonly<Record<keyof Operations, readonly [method: string, path: string, sends: string]>>;
