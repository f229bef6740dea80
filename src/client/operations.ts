// Made by `npm run docs` from the OpenAPI document; do not edit by hand.

/** A value, its reason, and the values it was calculated from. */
export type Explanation = {
  readonly term: string;
  readonly means: string;
  readonly unit: string;
  readonly value: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
  readonly says: string;
  readonly because: string;
  readonly basis: {
    readonly kind: "given";
    readonly source: {
      readonly code: string;
    } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
  } | {
    readonly kind: "article";
    readonly cited: {
      readonly edition: string;
      readonly rule: string;
      readonly article: string;
      readonly known: "text" | "summary" | "data" | "assumption";
      readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
      readonly readings: readonly ({
        readonly code: string;
        readonly question: string;
        readonly answer: string;
      })[];
    };
  } | {
    readonly kind: "clause";
    readonly cited: {
      readonly edition: string;
      readonly rule: string;
      readonly article: string;
      readonly known: "text" | "summary" | "data" | "assumption";
      readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
      readonly readings: readonly ({
        readonly code: string;
        readonly question: string;
        readonly answer: string;
      })[];
    };
    readonly clause: {
      readonly code: string;
    } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
  };
  readonly inputs: Readonly<Record<string, Explanation>>;
};

/** The same without words, in codes: a program that has the rules can calculate with it. */
export type Derivation = {
  readonly term: string;
  readonly value: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
  readonly basis: {
    readonly kind: "given";
    readonly source: {
      readonly code: string;
    } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
  } | {
    readonly kind: "article";
    readonly cited: {
      readonly edition: string;
      readonly rule: string;
      readonly article: string;
      readonly known: "text" | "summary" | "data" | "assumption";
      readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
      readonly readings: readonly (string)[];
      readonly parts?: Readonly<Record<string, string>>;
    };
  } | {
    readonly kind: "clause";
    readonly cited: {
      readonly edition: string;
      readonly rule: string;
      readonly article: string;
      readonly known: "text" | "summary" | "data" | "assumption";
      readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
      readonly readings: readonly (string)[];
      readonly parts?: Readonly<Record<string, string>>;
    };
    readonly clause: {
      readonly code: string;
    } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
  };
  readonly inputs: Readonly<Record<string, Derivation>>;
};

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
  readonly player?: string;
  readonly user?: string;
  readonly password?: string;
  readonly expires?: string;
  readonly left?: readonly (number)[];
  readonly webhook?: string;
  readonly tested?: true;
  readonly imported?: {
    readonly upload: string;
    readonly kind: string;
    readonly date: string;
    readonly players: number;
    readonly errors: number;
    readonly warnings: number;
    readonly erased: number;
    readonly withoutFederation: number;
    readonly lists: readonly ({
      readonly list: string;
      readonly version: number;
      readonly rated: number;
    })[];
    readonly compared: readonly ({
      readonly list: string;
      readonly before: string;
      readonly entrants: number;
      readonly leavers: number;
    })[];
    readonly corrections: readonly ({
      readonly list: string;
      readonly players: number;
    })[];
    readonly issues: readonly ({
      readonly code: string;
      readonly severity: "error" | "warning";
      readonly line: number;
      readonly columns: readonly (number)[] | null;
      readonly field: string;
      readonly expected: {
        readonly code: string;
      } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
      readonly found: string;
      readonly more?: {
        readonly count: number;
        readonly lastLine: number;
      };
    })[];
  };
  readonly erasure?: {
    readonly player: string;
    readonly byName: boolean;
    readonly records: readonly (string)[];
    readonly asOf: number;
    readonly entries: number;
    readonly files: {
      readonly report: number;
      readonly "imported-list": number;
      readonly list: number;
      readonly "club-list": number;
      readonly tariff: number;
      readonly edition: number;
    };
    readonly lists: number;
    readonly tournaments: number;
  };
  readonly held?: {
    readonly person: string;
    readonly names: readonly (string)[];
    readonly books: readonly (Readonly<Record<string, unknown>>)[];
    readonly lines: readonly (Readonly<Record<string, unknown>>)[];
    readonly journal: readonly (Readonly<Record<string, unknown>>)[];
    readonly files: readonly ({
      readonly content: string;
      readonly what: string;
    })[];
  };
  readonly receipt?: {
    readonly already: boolean;
    readonly tournament: string;
    readonly name: string;
    readonly part: number;
    readonly version: number;
    readonly file: string;
    readonly sha256: string;
    readonly on: string;
    readonly sender: string;
    readonly enteredBecause: string | null;
    readonly sequence: number;
    readonly players: number;
    readonly games: number;
    readonly unmatched: readonly ({
      readonly startNumber: number;
      readonly name: string;
      readonly line: number;
    })[];
    readonly twice: readonly ({
      readonly startNumber: number;
      readonly name: string;
      readonly player: string;
    })[];
    readonly lookalikes: readonly ({
      readonly other: string;
      readonly players: number;
      readonly pairings: number;
    })[];
    readonly heldBack: readonly (string)[];
    readonly issues: readonly ({
      readonly code: string;
      readonly severity: "error" | "warning";
      readonly line: number;
      readonly columns: readonly (number)[] | null;
      readonly field: string;
      readonly expected: {
        readonly code: string;
      } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
      readonly found: string;
      readonly more?: {
        readonly count: number;
        readonly lastLine: number;
      };
      readonly says: string;
    })[];
    readonly assumed: string | null;
    readonly report: Explanation;
    readonly list: string;
    readonly settled: {
      readonly list: string;
      readonly version: number;
      readonly date: string;
      readonly reportVersion: number;
      readonly counts: boolean;
    } | null;
    readonly rated: boolean;
  };
  readonly sheets?: readonly ({
    readonly list: string;
    readonly version: number;
    readonly against: number;
    readonly asOf: number;
    readonly lines: readonly ({
      readonly player: string;
      readonly before: number | null;
      readonly after: number | null;
      readonly gamesBefore: number;
      readonly gamesAfter: number;
    })[];
  } | {
    readonly period: string;
    readonly version: number;
    readonly isExpected: boolean;
    readonly lines: readonly ({
      readonly member: number;
      readonly name: string;
      readonly before: {
        readonly member: number;
        readonly id: string | null;
        readonly name: string;
        readonly birth: string | null;
        readonly base: number;
        readonly before: number;
        readonly games: number;
        readonly points: number;
        readonly bonus: number;
        readonly current: number;
        readonly deduction: number;
        readonly raise: number;
        readonly marks: readonly (string)[];
        readonly waits: readonly (string)[];
      } | null;
      readonly after: {
        readonly member: number;
        readonly id: string | null;
        readonly name: string;
        readonly birth: string | null;
        readonly base: number;
        readonly before: number;
        readonly games: number;
        readonly points: number;
        readonly bonus: number;
        readonly current: number;
        readonly deduction: number;
        readonly raise: number;
        readonly marks: readonly (string)[];
        readonly waits: readonly (string)[];
      } | null;
    })[];
  })[];
  readonly unconfirmed?: true;
  readonly member?: number;
  readonly members?: readonly ({
    readonly line: number;
    readonly name: string;
    readonly id: string | null;
    readonly birth: string | null;
    readonly rating: number | null;
    readonly problem: {
      readonly code: string;
      readonly parameters: Readonly<Record<string, unknown>>;
    } | null;
  })[];
};

/** Every operation of the API: what it takes, and what it answers. */
export interface Operations {
  /** Acknowledges an alarm of the scale, with a reason. */
  readonly "alarms.acknowledge": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
      readonly alarm: "index-shift" | "index-level" | "scale-shift" | "anchor-drift" | "juniors" | "newcomers" | "idle-points";
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Takes the acknowledgement of an alarm back. */
  readonly "alarms.reopen": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly list: string;
      readonly alarm: "index-shift" | "index-level" | "scale-shift" | "anchor-drift" | "juniors" | "newcomers" | "idle-points";
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** A rating change, first rating, K-factor, performance or club rating change, with its explanation. */
  readonly "calculators.run": {
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
      readonly explanation: Explanation | null;
      readonly adopted: readonly ({
        readonly id: string;
        readonly list: "standard" | "rapid" | "blitz" | "club";
        readonly inForce: {
          readonly from: string;
          readonly until?: string;
        } | null;
        readonly source: {
          readonly code: string;
          readonly address?: string;
          readonly consulted?: string;
        };
        readonly articles: Readonly<Record<string, {
          readonly number: string | null;
          readonly known: "text" | "summary" | "data" | "assumption";
          readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
          readonly parts?: Readonly<Record<string, string>>;
        }>>;
        readonly readings: readonly ({
          readonly code: string;
          readonly rules: readonly (string)[];
          readonly evidence: string;
        })[];
        readonly own?: {
          readonly name: string;
          readonly issuedBy: string;
          readonly base: string;
          readonly reasons: Readonly<Record<string, string>>;
        };
      })[];
    };
  };
  /** Lists and closing dates to come, tournaments that are not over, and those rated last. */
  readonly "calendars.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly kind?: "standard" | "rapid" | "blitz";
      readonly federation?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly kind: string | null;
      readonly federation: string | null;
      readonly federations: readonly (string)[];
      readonly coming: readonly ({
        readonly kind: string;
        readonly date: string;
        readonly closing: string;
      })[];
      readonly upcoming: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: string;
        readonly start: string;
        readonly end: string;
      })[];
      readonly rated: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: string;
        readonly start: string;
        readonly end: string;
        readonly list: string;
        readonly listDate: string;
      })[];
    };
  };
  /** Acknowledges an alarm of your club's book, with a reason. */
  readonly "clubs.alarms.acknowledge": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly period: string;
      readonly alarm: "index-shift" | "index-level" | "juniors" | "newcomers";
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Takes the acknowledgement of an alarm of your club's book back. */
  readonly "clubs.alarms.reopen": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly period: string;
      readonly alarm: "index-shift" | "index-level" | "juniors" | "newcomers";
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Changes a club's settings from the start of a period. */
  readonly "clubs.change": {
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
  /** Closes a club's period: deductions, new base ratings, the club's list. */
  readonly "clubs.close": {
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
  /** Changes decisions about members in a period that is already closed. */
  readonly "clubs.decide": {
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
  /** Changes a game of a club book. */
  readonly "clubs.games.change": {
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
  /** Adds the games of an evening to a club book: all of them or none. */
  readonly "clubs.games.enter-evening": {
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
  /** The games of your club's book, the latest first, with the points of both players. */
  readonly "clubs.games.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly games: readonly ({
        readonly game: number;
        readonly begun: string;
        readonly finished: string;
        readonly tournament: string | null;
        readonly round: number | null;
        readonly minutes: string;
        readonly result: "1-0" | "1/2-1/2" | "0-1" | "+-" | "-+" | "--";
        readonly status: "counts" | "walkover" | "friendly" | "too-fast" | "same-game" | "opponent-unrated" | "withdrawn";
        readonly white: {
          readonly number: string;
          readonly name: string;
          readonly points: number | null;
        };
        readonly black: {
          readonly number: string;
          readonly name: string;
          readonly points: number | null;
        };
        readonly withdrawn: string | null;
      })[];
    };
  };
  /** Restores a withdrawn game of a club book. */
  readonly "clubs.games.restore": {
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
  /** Withdraws a game of a club book; it can be restored. */
  readonly "clubs.games.withdraw": {
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
  /** Changes a guest's details, or confirms an estimate. */
  readonly "clubs.guests.change": {
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
  /** Adds an opponent from elsewhere. */
  readonly "clubs.guests.enter": {
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
  /** Submits a closed list of a club book kept here to the office. */
  readonly "clubs.lists.hand-in": {
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
  /** The lists of your club in every version, and whether they were sent. */
  readonly "clubs.lists.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly lists: readonly ({
        readonly period: string;
        readonly version: number;
        readonly on: string;
        readonly members: number;
        readonly sha256: string;
        readonly entry: number;
        readonly superseded: boolean;
        readonly sent: boolean;
      })[];
    };
  };
  /** Receives a list sent by a club's account; sending the same list again changes nothing. */
  readonly "clubs.lists.receive": {
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
  /** The newest lists of all clubs in one, members of several clubs, and differences between clubs. */
  readonly "clubs.lists.show-received": {
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
        readonly code: "name" | "birth" | "rating" | "rating-used";
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
  /** How well the scale of your club's book holds: games by the rows of the table, periods, groups, stable members, points and alarms. */
  readonly "clubs.measures.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly games: number;
      readonly deflationIndex: {
        readonly value: number;
        readonly low: number;
        readonly high: number;
      } | null;
      readonly rows: readonly ({
        readonly from: number;
        readonly to: number | null;
        readonly games: number;
        readonly expected: number;
        readonly scored: number;
        readonly difference: number;
        readonly standardError: number;
        readonly flag: boolean;
      })[];
      readonly periods: readonly ({
        readonly start: string;
        readonly members: number;
        readonly median: number | null;
        readonly games: number;
        readonly points: number;
        readonly moved: number;
        readonly index: {
          readonly value: number;
          readonly error: number;
        } | null;
      })[];
      readonly groups: {
        readonly ages: readonly ({
          readonly from: number | null;
          readonly to: number | null;
          readonly games: number;
          readonly residual: number | null;
          readonly standardError: number | null;
        })[];
        readonly ratings: readonly ({
          readonly from: number | null;
          readonly to: number | null;
          readonly games: number;
          readonly residual: number | null;
          readonly standardError: number | null;
        })[];
      };
      readonly anchorCohorts: readonly ({
        readonly from: string;
        readonly to: string;
        readonly members: number;
        readonly change: number | null;
      })[];
      readonly alarms: readonly ({
        readonly code: "index-shift" | "index-level" | "juniors" | "newcomers";
        readonly date: string;
        readonly value: number;
        readonly usual: number;
        readonly limit: number;
        readonly acknowledged: {
          readonly day: string;
          readonly reason: string;
        } | null;
      })[];
      readonly ledger: readonly ({
        readonly start: string;
        readonly before: number;
        readonly after: number;
        readonly games: number;
        readonly bonus: number;
        readonly placings: number;
        readonly deductions: number;
        readonly raises: number;
        readonly floor: number;
        readonly rounding: number;
        readonly entrants: number;
        readonly leavers: number;
        readonly rest: number;
      })[];
    };
  };
  /** Changes a member's details. */
  readonly "clubs.members.change": {
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
  /** Adds a member; without a rating, with the usual one for the age. */
  readonly "clubs.members.enter": {
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
  /** Adds members from text, one a line; without confirm it returns what would be added. */
  readonly "clubs.members.import": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly text: string;
      readonly entered: string;
      readonly reason?: null | string;
      readonly confirm?: boolean;
    };
    readonly answer: Done;
  };
  /** Records that a member left the club. */
  readonly "clubs.members.leave": {
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
  /** The members of your club with rating, games and points of the present period. */
  readonly "clubs.members.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly members: readonly ({
        readonly member: number;
        readonly name: string;
        readonly id: string | null;
        readonly birth: string | null;
        readonly mergedInto: number | null;
        readonly left: string | null;
        readonly base: number;
        readonly current: number;
        readonly games: number;
        readonly points: number;
      })[];
    };
  };
  /** Merges two members into one; the named one is kept. */
  readonly "clubs.members.merge": {
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
  /** Sets a member's rating by hand: below the common rules, or after a long break. */
  readonly "clubs.members.place": {
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
  /** Records that a member returned, with the earlier rating or another. */
  readonly "clubs.members.return": {
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
  /** Undoes the merge of two members. */
  readonly "clubs.members.unmerge": {
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
  /** Opens a club book. */
  readonly "clubs.open": {
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
  /** Creates new versions of lists that waited for a tournament that has now ended. */
  readonly "clubs.settle": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: object;
    readonly answer: Done;
  };
  /** The book of your club: present period, members, games, what is due. */
  readonly "clubs.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly name: string;
      readonly period: {
        readonly start: string;
        readonly next: string;
      };
      readonly members: number;
      readonly tournaments: number;
      readonly games: number;
      readonly closed: string | null;
      readonly due: string | null;
      readonly estimates: number;
      readonly unsent: string | null;
      readonly alarms: number;
      readonly last: {
        readonly sequence: number;
        readonly kind: string;
      } | null;
    };
  };
  /** Changes a tournament of a club book. */
  readonly "clubs.tournaments.change": {
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
  /** Opens a tournament in a club book, with the ratings to use after a period start. */
  readonly "clubs.tournaments.open": {
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
  /** Undoes the last entry of a club book. */
  readonly "clubs.undo": {
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
  /** Leaves a published list as it is and adds the difference to the next one. */
  readonly "corrections.carry-over": {
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
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Changes after publication that would alter a published list. */
  readonly "corrections.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly pending: readonly ({
        readonly list: string;
        readonly version: number;
        readonly tournament: string;
        readonly part: number;
        readonly entry: number;
      })[];
    };
  };
  /** Compares a published list with the same list recalculated from what is known now; nothing is changed. */
  readonly "corrections.preview": {
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
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Republishes a list and all later ones, each as a new version. */
  readonly "corrections.reopen": {
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
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Adopts an edition of the office's own, from the JSON of its file: lists are made by it from its first day on. */
  readonly "editions.adopt": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly file?: string;
      readonly edition: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Two editions side by side, with their differences. */
  readonly "editions.compare": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly a: string;
      readonly b: string;
      readonly all?: "yes";
    };
    readonly body: object;
    readonly answer: {
      readonly a: string;
      readonly b: string;
      readonly nameA: string;
      readonly nameB: string;
      readonly all: boolean;
      readonly total: number;
      readonly rules: readonly ({
        readonly rule: string;
        readonly decides: string;
        readonly a: string;
        readonly b: string;
        readonly articleA: string | null;
        readonly articleB: string | null;
        readonly differs: boolean;
        readonly reason: string | null;
      })[];
    };
  };
  /** All editions of the regulations, the one-time changes, and how lists are made where the texts are unclear. */
  readonly "editions.list": {
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
        readonly name: string;
        readonly current: boolean;
      })[];
      readonly oneTimeChanges: readonly ({
        readonly id: string;
        readonly name: string;
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
      readonly objectionTerms: readonly ({
        readonly from: string;
        readonly objectDays: number;
        readonly answerDays: number;
        readonly known: string;
        readonly says: string;
      })[];
    };
  };
  /** An edition, article by article, with its readings. */
  readonly "editions.show": {
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
      readonly name: string;
      readonly before: string | null;
      readonly source: {
        readonly title: string;
        readonly address?: string;
        readonly consulted?: string;
      };
      readonly own: null | {
        readonly issuedBy: string;
        readonly base: string;
        readonly baseName: string;
      };
      readonly articles: readonly ({
        readonly rule: string;
        readonly decides: string;
        readonly article: string | null;
        readonly known: string;
        readonly says: string;
        readonly reason: string | null;
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
  /** Takes an adopted edition back while no list was published under it: the rules before it hold again. */
  readonly "editions.withdraw": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly edition: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Adds a federation, or names one that is known from a list. */
  readonly "federations.add": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly code: string;
      readonly name: string;
    };
    readonly answer: Done;
  };
  /** Federations with active players on the current lists, and the average of their ten best. */
  readonly "federations.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly federations: readonly ({
        readonly federation: string;
        readonly name: string | null;
        readonly suspended: boolean;
        readonly lists: readonly ({
          readonly kind: string;
          readonly active: number;
          readonly average: number | null;
        })[];
      })[];
    };
  };
  /** All federations with their status and rating administrator. */
  readonly "federations.list-known": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly federations: readonly ({
        readonly code: string;
        readonly name: string | null;
        readonly status: string;
        readonly administrator: string | null;
      })[];
    };
  };
  /** Ends the suspension of a federation. */
  readonly "federations.restore": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly code: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Names the person who deals with ratings in a federation. */
  readonly "federations.set-administrator": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly code: string;
      readonly administrator: null | string;
    };
    readonly answer: Done;
  };
  /** A federation: its ten best players on each current list, its games by month and its tournaments. */
  readonly "federations.show": {
    readonly sends: "nothing";
    readonly params: {
      readonly code: string;
    };
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly federation: string;
      readonly name: string | null;
      readonly suspended: boolean;
      readonly lists: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
        readonly root: string | null;
        readonly entry: number | null;
        readonly active: number;
        readonly average: number;
        readonly top: readonly ({
          readonly player: string;
          readonly name: string;
          readonly title: string | null;
          readonly federation: string | null;
          readonly rating: number;
        })[];
      })[];
      readonly months: readonly ({
        readonly month: string;
        readonly games: number;
        readonly tournaments: number;
      })[];
      readonly tournaments: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: string;
        readonly start: string;
        readonly end: string;
      })[];
    };
  };
  /** Suspends a federation: its players are left out of lists. */
  readonly "federations.suspend": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly code: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Adopts a tariff, from the JSON of its file: tournaments that end on or after its first day are charged by it. */
  readonly "fees.adopt": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly file?: string;
      readonly tariff: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** The statements of fees of a month: every tournament with each step of its charge, and the payments. */
  readonly "fees.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly period: string;
    };
    readonly body: object;
    readonly answer: {
      readonly period: string;
      readonly statements: readonly ({
        readonly payer: string;
        readonly organiser: string | null;
        readonly federation: string | null;
        readonly article: string | null;
        readonly period: string;
        readonly currency: string;
        readonly lines: readonly ({
          readonly tournament: string;
          readonly part: number;
          readonly name: string;
          readonly list: string;
          readonly tariff: string;
          readonly kind: "standard" | "rapid" | "blitz";
          readonly system: "swiss" | "team" | "round-robin" | "double-round-robin" | "match";
          readonly end: string;
          readonly players: number;
          readonly isLate: boolean;
          readonly steps: readonly ({
            readonly item: "tournament" | "players" | "maximum" | "late";
            readonly count: number;
            readonly cents: number;
            readonly amount: number;
          })[];
          readonly amount: number;
        })[];
        readonly total: number;
        readonly payments: readonly ({
          readonly entry: number;
          readonly day: string;
          readonly amount: number;
          readonly reference: string;
          readonly undone: boolean;
        })[];
        readonly paid: number;
        readonly open: number;
      })[];
      readonly withoutTariff: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly end: string;
      })[];
    };
  };
  /** Records that a statement of fees was paid, or a part of it; the amount is in cents. */
  readonly "fees.settle": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly payer: string;
      readonly period: string;
      readonly amount?: number;
      readonly on?: string;
      readonly reference?: string;
    };
    readonly answer: Done;
  };
  /** Undoes a payment, by a journal entry of its own. */
  readonly "fees.undo": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly payment: number;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** The newest lists, the largest changes in them, and corrected lists. */
  readonly "home.show": {
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
        readonly root: string | null;
        readonly entry: number | null;
      })[];
      readonly changed: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
        readonly root: string | null;
        readonly entry: number | null;
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
        readonly root: string | null;
        readonly entry: number | null;
      })[];
      readonly cards: readonly ({
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
        readonly root: string | null;
        readonly entry: number | null;
        readonly players: number;
        readonly top: readonly ({
          readonly player: string;
          readonly name: string;
          readonly title: string | null;
          readonly federation: string | null;
          readonly rating: number;
        })[];
        readonly activity: readonly (number)[];
        readonly classes: readonly ({
          readonly from: number;
          readonly players: number;
        })[];
      })[];
      readonly coming: readonly ({
        readonly kind: string;
        readonly date: string;
        readonly closing: string;
      })[];
      readonly upcoming: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: string;
        readonly start: string;
        readonly end: string;
      })[];
      readonly rated: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: string;
        readonly start: string;
        readonly end: string;
        readonly list: string;
        readonly listDate: string;
      })[];
    };
  };
  /** The most recent long-running task and its progress. */
  readonly "jobs.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    } | null;
  };
  /** The journal as sentences with their entries, the newest first, in pages; filter by kind. */
  readonly "journal.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly before?: number;
      readonly kind?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly entries: readonly ({
        readonly sequence: number;
        readonly time: string;
        readonly by: string;
        readonly kind: string;
        readonly hash: string;
        readonly previous: string;
        readonly says: string;
        readonly mentions: readonly ({
          readonly what: "player" | "tournament" | "list";
          readonly id: string;
          readonly text: string;
        })[];
        readonly payload: Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
      })[];
      readonly next: number | null;
    };
  };
  /** Creates an empty first list, for an office that takes over no published one. */
  readonly "lists.begin": {
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
  /** Closes a period: creates a draft of the next list. */
  readonly "lists.close": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly kind: "all" | "standard" | "rapid" | "blitz";
      readonly date?: string;
      readonly early?: boolean;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Discards a draft. */
  readonly "lists.discard": {
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
  /** All published lists, newest first, with all their versions. */
  readonly "lists.list": {
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
        readonly root: string | null;
        readonly entry: number | null;
      })[];
    };
  };
  /** Players named by a list without a rating: those removed because they fell below the floor, and titled players. */
  readonly "lists.list-unrated": {
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
      readonly root: string | null;
      readonly entry: number | null;
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
  /** What all reports received so far would give on the next list; not published. */
  readonly "lists.preview": {
    readonly sends: "nothing";
    readonly params: {
      readonly kind: "standard" | "rapid" | "blitz";
    };
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly kind: string;
      readonly list: string;
      readonly date: string;
      readonly tournaments: number;
      readonly players: readonly ({
        readonly player: string;
        readonly name: string;
        readonly title: string | null;
        readonly federation: string | null;
        readonly rating: number;
        readonly rank: number;
        readonly before: number | null;
        readonly change: number | null;
        readonly games: number;
      })[] | null;
      readonly more: boolean;
    };
  };
  /** Publishes the draft with this sha-256, so that you publish exactly what you reviewed. */
  readonly "lists.publish": {
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
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Publishes several drafts one after the other, the standard list first; each by its sha-256. */
  readonly "lists.publish-together": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly drafts: readonly ({
        readonly list: string;
        readonly sha256: string;
      })[];
      readonly early?: boolean;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Compares a published list with FIDE's list of the same month; the body is the file; names the reason for each difference. */
  readonly "lists.reconcile": {
    readonly sends: "bytes";
    readonly params: object;
    readonly query: {
      readonly list: string;
      readonly version?: number;
      readonly federation?: string;
      readonly before?: string;
      readonly file?: string;
      readonly format?: "json" | "csv";
    };
    readonly body: object;
    readonly answer: {
      readonly list: string;
      readonly version: number;
      readonly kind: "standard" | "rapid" | "blitz";
      readonly date: string;
      readonly federation: string | null;
      readonly base: "file" | "taken-over" | "assumed";
      readonly players: readonly ({
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly ours: {
          readonly rating: number | null;
          readonly games: number | null;
          readonly k: number | null;
        } | null;
        readonly theirs: {
          readonly rating: number | null;
          readonly games: number | null;
          readonly k: number | null;
        } | null;
        readonly points: number | null;
        readonly causes: readonly ({
          readonly code: "missing-there" | "missing-here" | "first-rating" | "other-base" | "tournament-missing-there" | "tournament-missing-here" | "other-k" | "perhaps-other-k" | "moved-without-games" | "unexplained" | "k-on-list" | "other-federation" | "other-title" | "other-birth" | "other-activity";
          readonly ours: number | string | null;
          readonly theirs: number | string | null;
          readonly points: number | null;
          readonly tournaments: readonly ({
            readonly tournament: string;
            readonly name: string;
          })[];
        })[];
      })[];
      readonly counts: {
        readonly ours: number;
        readonly theirs: number;
        readonly different: number;
        readonly unread: number;
        readonly causes: {
          readonly "missing-there": number;
          readonly "missing-here": number;
          readonly "first-rating": number;
          readonly "other-base": number;
          readonly "tournament-missing-there": number;
          readonly "tournament-missing-here": number;
          readonly "other-k": number;
          readonly "perhaps-other-k": number;
          readonly "moved-without-games": number;
          readonly unexplained: number;
          readonly "k-on-list": number;
          readonly "other-federation": number;
          readonly "other-title": number;
          readonly "other-birth": number;
          readonly "other-activity": number;
        };
      };
    };
  };
  /** The review sheet of a draft or list: changes, new players, those who left, reports on hold, balance of points. */
  readonly "lists.review": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly list: string;
      readonly version?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly list: string;
      readonly kind: string;
      readonly date: string;
      readonly version: number;
      readonly sha256: string;
      readonly state: "imported" | "published" | "draft" | "discarded";
      readonly sheet: {
        readonly counts: {
          readonly rated: number;
          readonly tournaments: number;
          readonly games: number;
        };
        readonly balance: {
          readonly before: number;
          readonly games: number;
          readonly rounding: number;
          readonly corrections: number;
          readonly oneTimeChanges: number;
          readonly entrants: number;
          readonly leavers: number;
          readonly floor: number;
          readonly after: number;
          readonly rest: number;
        };
        readonly heldBack: readonly ({
          readonly tournament: string;
          readonly part: number;
          readonly because: readonly (string)[];
        })[];
        readonly later: readonly ({
          readonly tournament: string;
          readonly part: number;
          readonly end: string;
          readonly closing: string | null;
        })[];
        readonly notRated: readonly ({
          readonly tournament: string;
          readonly part: number;
          readonly notes: readonly (string)[];
          readonly says: readonly (string)[];
        })[];
        readonly noted: readonly ({
          readonly tournament: string;
          readonly part: number;
          readonly notes: readonly (string)[];
          readonly says: readonly (string)[];
        })[];
        readonly largestChanges: readonly ({
          readonly player: string;
          readonly name: string;
          readonly rating: number | null;
          readonly change: number | null;
          readonly games: number;
        })[];
        readonly entrants: readonly ({
          readonly player: string;
          readonly name: string;
          readonly rating: number | null;
          readonly games: number;
          readonly k: number | null;
        })[];
        readonly delisted: readonly ({
          readonly player: string;
          readonly name: string;
          readonly games: number;
        })[];
        readonly leavers: readonly ({
          readonly player: string;
          readonly name: string;
          readonly code: string;
          readonly says: string;
        })[];
        readonly loweredCoefficients: readonly ({
          readonly player: string;
          readonly name: string;
          readonly tournament: string;
          readonly games: number;
          readonly kPrinted: number;
          readonly k: number;
        })[];
        readonly corrections: readonly ({
          readonly player: string;
          readonly name: string;
          readonly points: number;
          readonly reason: string;
        })[];
        readonly unusual: readonly ({
          readonly player: string | null;
          readonly name: string;
          readonly tournament: string | null;
          readonly code: string;
          readonly says: string;
        })[];
      } | null;
    };
  };
  /** The players of a list by rating, in pages; filter by federation, sex, title, birth years and activity. */
  readonly "lists.show": {
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
      readonly name?: string;
      readonly group?: "juniors" | "seniors" | "";
      readonly sort?: "rating" | "name" | "change" | "games" | "birth" | "";
      readonly against?: string;
      readonly kinds?: string;
      readonly mark?: string;
      readonly moved?: "up" | "new" | "";
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
      readonly root: string | null;
      readonly entry: number | null;
      readonly isNewest: boolean;
      readonly versions: readonly (number)[];
      readonly size: number;
      readonly found: number;
      readonly federations: readonly (string)[];
      readonly titles: readonly (string)[];
      readonly isFirst: boolean;
      readonly comparable: readonly (string)[];
      readonly distribution: readonly ({
        readonly from: number;
        readonly players: number;
        readonly marked: boolean;
      })[];
      readonly players: readonly ({
        readonly place: number;
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly title: string | null;
        readonly sex: string | null;
        readonly birthYear: number | null;
        readonly rating: number;
        readonly change: number | null;
        readonly climbed: number | null;
        readonly others: Readonly<Record<string, number | null>>;
        readonly games: number;
        readonly k: number | null;
        readonly kDerived: boolean;
        readonly inactive: boolean;
      })[];
      readonly next: number | null;
    };
  };
  /** How well the scale of a list holds: alarms, measures list by list, calibration by rating difference, points ledger and federations. */
  readonly "measures.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly kind?: "standard" | "rapid" | "blitz";
      readonly group?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly kinds: readonly (string)[];
      readonly kind: string | null;
      readonly groups: readonly (string)[];
      readonly group: string | null;
      readonly upToDate: boolean;
      readonly numbers: {
        readonly games: number;
        readonly lists: number;
        readonly alarms: readonly ({
          readonly code: "index-shift" | "index-level" | "scale-shift" | "anchor-drift" | "juniors" | "newcomers" | "idle-points";
          readonly date: string;
          readonly value: number;
          readonly usual: number;
          readonly limit: number;
          readonly list: string;
          readonly acknowledged: {
            readonly day: string;
            readonly reason: string;
          } | null;
        })[];
        readonly measures: readonly ({
          readonly date: string;
          readonly index: {
            readonly value: number;
            readonly error: number;
          } | null;
          readonly scale: {
            readonly value: number;
            readonly error: number;
          } | null;
          readonly anchor: {
            readonly value: number;
            readonly error: number;
          } | null;
          readonly juniors: {
            readonly value: number;
            readonly error: number;
          } | null;
          readonly newcomers: {
            readonly value: number;
            readonly error: number;
          } | null;
          readonly idle: {
            readonly value: number;
            readonly error: number;
          } | null;
          readonly others: {
            readonly value: number;
            readonly error: number;
          } | null;
        })[];
        readonly deflationIndex: {
          readonly value: number | null;
          readonly low: number | null;
          readonly high: number | null;
        };
        readonly scale: {
          readonly value: number | null;
          readonly low: number | null;
          readonly high: number | null;
        };
        readonly slope: {
          readonly value: number | null;
          readonly low: number | null;
          readonly high: number | null;
        };
        readonly bands: readonly ({
          readonly from: number;
          readonly to: number;
          readonly games: number;
          readonly expected: number;
          readonly scored: number;
          readonly difference: number;
          readonly standardError: number;
          readonly detectable: number;
          readonly flag: boolean;
        })[];
        readonly levels: readonly ({
          readonly list: string;
          readonly date: string;
          readonly players: number;
          readonly median: number | null;
          readonly standardDeviation: number | null;
          readonly adultsDeviation: number | null;
          readonly topMean: number | null;
          readonly atLeast: readonly ({
            readonly rating: number;
            readonly players: number;
          })[];
          readonly ranks: readonly ({
            readonly rank: number;
            readonly rating: number | null;
          })[];
          readonly step: {
            readonly composition: number | null;
            readonly within: number | null;
            readonly entrants: {
              readonly players: number;
              readonly points: number;
              readonly median: number | null;
            };
            readonly leavers: {
              readonly players: number;
              readonly points: number;
              readonly median: number | null;
            };
            readonly played: {
              readonly players: number;
              readonly points: number;
            };
            readonly idle: {
              readonly players: number;
              readonly points: number;
            };
            readonly uncounted: {
              readonly players: number;
              readonly points: number;
            };
            readonly unexplained: number;
          } | null;
        })[];
        readonly perGame: {
          readonly ages: readonly ({
            readonly from: number | null;
            readonly to: number | null;
            readonly games: number;
            readonly points: number;
            readonly perGame: number | null;
          })[];
          readonly ratings: readonly ({
            readonly from: number | null;
            readonly to: number | null;
            readonly games: number;
            readonly points: number;
            readonly perGame: number | null;
          })[];
        };
        readonly anchors: readonly ({
          readonly from: string;
          readonly to: string;
          readonly players: number;
          readonly change: number | null;
          readonly standardError: number | null;
        })[];
        readonly ledger: readonly ({
          readonly list: string;
          readonly date: string;
          readonly before: number;
          readonly after: number;
          readonly games: number;
          readonly rounding: number;
          readonly corrections: number;
          readonly oneTimeChanges: number;
          readonly entrants: number;
          readonly leavers: number;
          readonly floor: number;
          readonly rest: number;
        })[];
        readonly distributions: readonly ({
          readonly date: string;
          readonly from: number;
          readonly width: number;
          readonly players: readonly (number)[];
        })[];
        readonly ages: readonly ({
          readonly from: number | null;
          readonly to: number | null;
          readonly games: number;
          readonly residual: number | null;
          readonly standardError: number | null;
        })[];
        readonly ratings: readonly ({
          readonly from: number | null;
          readonly to: number | null;
          readonly games: number;
          readonly residual: number | null;
          readonly standardError: number | null;
        })[];
        readonly sexes: readonly ({
          readonly sex: string;
          readonly games: number;
          readonly residual: number | null;
          readonly standardError: number | null;
        })[];
        readonly federations: readonly ({
          readonly federation: string;
          readonly games: number;
          readonly residual: number;
          readonly offset: number;
        })[];
      } | null;
    };
  };
  /** Marks your messages as read; without an id, all of them. */
  readonly "notifications.acknowledge": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly message?: null | string;
    };
    readonly answer: Done;
  };
  /** Changes which messages come to you by mail, and in which language. */
  readonly "notifications.change": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly language: "en" | "it" | "es" | "sv";
      readonly off: readonly ("question-asked" | "report-on-hold" | "registration-late" | "report-due" | "report-overdue" | "list-published" | "objection-received" | "objection-decided")[];
    };
    readonly answer: Done;
  };
  /** Messages that wait, are being sent or failed, with the number of all by status. */
  readonly "notifications.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly mail: {
        readonly server: string;
        readonly from: string;
      } | null;
      readonly counts: {
        readonly inbox: number;
        readonly waiting: number;
        readonly sending: number;
        readonly sent: number;
        readonly failed: number;
      };
      readonly messages: readonly ({
        readonly id: string;
        readonly kind: string;
        readonly to: string;
        readonly state: "inbox" | "waiting" | "sending" | "sent" | "failed";
        readonly attempts: number;
        readonly error: string | null;
        readonly time: string;
      })[];
    };
  };
  /** Your own messages, unread first. */
  readonly "notifications.list-own": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly unread: number;
      readonly messages: readonly ({
        readonly id: string;
        readonly kind: string;
        readonly time: string;
        readonly read: boolean;
        readonly subject: string;
        readonly text: string;
        readonly path: string | null;
      })[];
    };
  };
  /** Puts failed messages back into the queue; without an id, all of them. */
  readonly "notifications.retry": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly message?: null | string;
    };
    readonly answer: Done;
  };
  /** Which messages come to you by mail, and in which language. */
  readonly "notifications.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly mails: boolean;
      readonly email: string | null;
      readonly language: string;
      readonly kinds: readonly ({
        readonly kind: "question-asked" | "report-on-hold" | "registration-late" | "report-due" | "report-overdue" | "list-published" | "objection-received" | "objection-decided";
        readonly mail: boolean;
      })[];
    };
  };
  /** Sends a test mail at once. */
  readonly "notifications.test": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly email: string;
    };
    readonly answer: Done;
  };
  /** Decides an objection, with a ruling on the game where one is made. */
  readonly "objections.decide": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly objection: number;
      readonly on?: string;
      readonly upheld: boolean;
      readonly counts?: "none" | "yes" | "no" | "undo";
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** All objections, open ones first. */
  readonly "objections.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly objections: readonly ({
        readonly objection: number;
        readonly on: string;
        readonly answerBy: string;
        readonly about: string;
        readonly subject: Readonly<Record<string, unknown>>;
        readonly name: string;
        readonly text: string;
        readonly state: "open" | "upheld" | "rejected";
        readonly decidedOn: string | null;
        readonly reason: string | null;
      })[];
    };
  };
  /** What a ruling for an objection would change; nothing is recorded. */
  readonly "objections.preview": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly objection: number;
      readonly counts: "yes" | "no" | "undo";
    };
    readonly answer: Done;
  };
  /** Records an objection to a game or a line of a list, and asks the arbiter. */
  readonly "objections.receive": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament?: string;
      readonly round?: number;
      readonly white?: string;
      readonly black?: string;
      readonly list?: string;
      readonly player?: string;
      readonly on?: string;
      readonly name: string;
      readonly text: string;
    };
    readonly answer: Done;
  };
  /** The next lists with their closing dates and reports, and all lists and drafts. */
  readonly "periods.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly next: readonly ({
        readonly kind: "standard" | "rapid" | "blitz";
        readonly date: string;
        readonly closing: string;
        readonly isEarly: boolean;
        readonly ready: number;
        readonly heldBack: number;
      })[];
      readonly lists: readonly ({
        readonly list: string;
        readonly version: number;
        readonly date: string;
        readonly kind: string;
        readonly entry: number;
        readonly sha256: string;
        readonly state: "imported" | "published" | "draft" | "discarded";
      })[];
    };
  };
  /** Erases everything that says who a person is; published numbers stay. */
  readonly "persons.erase": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason: string;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Everything held about one person, row by row; decisions and books of clubs for those who may read the journal. */
  readonly "persons.export": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly player: string;
    };
    readonly body: object;
    readonly answer: {
      readonly player: Readonly<Record<string, unknown>>;
      readonly records: readonly (string)[];
      readonly tables: Readonly<Record<string, readonly (Readonly<Record<string, unknown>>)[]>>;
      readonly entrants: readonly (Readonly<Record<string, unknown>>)[];
      readonly games: readonly (Readonly<Record<string, unknown>>)[];
      readonly rulings: readonly (Readonly<Record<string, unknown>>)[];
      readonly files: readonly ({
        readonly content: string;
        readonly what: string;
      })[];
      readonly books: readonly (Readonly<Record<string, unknown>>)[];
      readonly journal: readonly (Readonly<Record<string, unknown>>)[];
    };
  };
  /** Everything held about somebody who is no player, by name or as club/member. */
  readonly "persons.export-named": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
    };
    readonly answer: Done;
  };
  /** Says what an erasure of a person's data would take and what would stay. */
  readonly "persons.preview-erasure": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
    };
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Adds a player. */
  readonly "players.add": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly name: string;
      readonly federation?: null | string;
      readonly sex?: null | "m" | "w";
      readonly birth?: null | string;
      readonly title?: null | "GM" | "IM" | "WGM" | "FM" | "WIM" | "CM" | "WFM" | "WCM" | "WH";
      readonly womenTitle?: null | "GM" | "IM" | "WGM" | "FM" | "WIM" | "CM" | "WFM" | "WCM" | "WH";
      readonly otherTitles?: readonly (string)[];
      readonly arenaTitle?: null | "AGM" | "AIM" | "AFM" | "ACM";
      readonly memberships?: readonly ("IBCA" | "ICSC" | "IPCA")[];
    };
    readonly answer: Done;
  };
  /** Changes what is known of a player; what is left out stays as it is. */
  readonly "players.change": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason?: string;
      readonly name?: string;
      readonly federation?: null | string;
      readonly sex?: null | "m" | "w";
      readonly birth?: null | string;
      readonly title?: null | "GM" | "IM" | "WGM" | "FM" | "WIM" | "CM" | "WFM" | "WCM" | "WH";
      readonly womenTitle?: null | "GM" | "IM" | "WGM" | "FM" | "WIM" | "CM" | "WFM" | "WCM" | "WH";
      readonly otherTitles?: readonly (string)[];
      readonly arenaTitle?: null | "AGM" | "AIM" | "AFM" | "ACM";
      readonly memberships?: readonly ("IBCA" | "ICSC" | "IPCA")[];
    };
    readonly answer: Done;
  };
  /** Lists a player although their federation is suspended or missing. */
  readonly "players.dispense": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Ends a dispensation. */
  readonly "players.end-dispensation": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Leaves a player out of lists at the request of their federation. */
  readonly "players.exclude": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** How a player's rating on a list was calculated: every tournament, game, number and article. */
  readonly "players.explain": {
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
      readonly entry: {
        readonly id: string;
        readonly rating: number | null;
        readonly delistedOn: string | null;
        readonly gamesSoFar: number;
        readonly highest: number | null;
        readonly factsComplete: boolean;
        readonly k: number | null;
        readonly lastCounted: string | null;
        readonly activity: "active" | "inactive" | "gone";
        readonly status: string;
        readonly games: number;
        readonly change: number | null;
        readonly shown: boolean;
        readonly titledUnrated: boolean;
      } | null;
      readonly line: {
        readonly rating: number | null;
        readonly games: number | null;
        readonly k: number | null;
      } | null;
      readonly previous: string | null;
      readonly next: string | null;
      readonly standardOf: string | null;
      readonly pool: {
        readonly tournaments: readonly ({
          readonly id: string;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly list: string;
          readonly n: number;
          readonly sum: number;
          readonly W: number;
          readonly ratedOpponents: number;
          readonly roundRobin: boolean;
          readonly ru: number | null;
          readonly teamChampionship: boolean;
          readonly opening: boolean;
          readonly kept: boolean;
        })[];
        readonly openedBy: string | null;
      } | null;
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
      readonly tournaments: readonly ({
        readonly id: string;
        readonly tournament: string;
        readonly name: string;
        readonly start: string;
        readonly end: string;
        readonly ratings: string;
        readonly edition: string;
        readonly counts: boolean;
        readonly against: readonly ({
          readonly article: string;
          readonly code: string;
          readonly says: string;
        })[];
        readonly card: {
          readonly player: string;
          readonly tournament: string;
          readonly Ro: number;
          readonly n: number;
          readonly gain: number;
          readonly kPrinted: number;
          readonly k: number;
          readonly change: number;
        } | null;
        readonly ownRating: {
          readonly rating: number;
          readonly list: string;
          readonly article: string;
          readonly code: string;
          readonly says: string;
        } | null;
        readonly games: readonly ({
          readonly round: number;
          readonly opponent: {
            readonly id: string;
            readonly name: string;
          };
          readonly colour: "white" | "black";
          readonly score: number | null;
          readonly counts: boolean;
          readonly ruling?: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
          };
          readonly opponentRating: number | null;
          readonly difference?: number;
          readonly expected?: number;
          readonly gain?: number;
          readonly points?: number;
        })[];
      })[];
      readonly explanation: Explanation;
      readonly standing: {
        readonly K: Explanation | null;
        readonly activity: Explanation | null;
        readonly inTheList: Explanation | null;
        readonly titled: Explanation | null;
      } | null;
    };
  };
  /** Takes over a published list (TXT, XML, CSV); the body is the file; with dryRun it only says what would change. */
  readonly "players.import": {
    readonly sends: "bytes";
    readonly params: object;
    readonly query: {
      readonly file?: string;
      readonly kind: "standard" | "rapid" | "blitz";
      readonly date: string;
      readonly despiteErrors?: boolean;
      readonly dryRun?: boolean;
    };
    readonly body: object;
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Ends an exclusion: the player is on lists again. */
  readonly "players.include": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Players by name or ID in pages, also those hidden from the public; with excluded=true only those left out of lists. */
  readonly "players.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly name?: string;
      readonly excluded?: boolean;
      readonly after?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly players: readonly ({
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly sex: string | null;
        readonly birth: string | null;
        readonly title: string | null;
        readonly womenTitle: string | null;
        readonly otherTitles: readonly (string)[];
        readonly arenaTitle: string | null;
        readonly memberships: readonly (string)[];
        readonly mergedInto: string | null;
        readonly excluded: string | null;
        readonly dispensation: string | null;
      })[];
      readonly next: string | null;
    };
  };
  /** Pairs of records that may be the same person. */
  readonly "players.list-duplicates": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly pairs: readonly ({
        readonly one: {
          readonly player: string;
          readonly name: string;
          readonly federation: string | null;
          readonly birth: string | null;
        };
        readonly other: {
          readonly player: string;
          readonly name: string;
          readonly federation: string | null;
          readonly birth: string | null;
        };
      })[];
    };
  };
  /** The games of a player, the newest first, page by page: by colour, result and opponent; with the record of them all. */
  readonly "players.list-games": {
    readonly sends: "nothing";
    readonly params: {
      readonly player: string;
    };
    readonly query: {
      readonly colour?: "white" | "black" | "";
      readonly result?: "win" | "draw" | "loss" | "";
      readonly opponent?: string;
      readonly after?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly player: string;
      readonly name: string;
      readonly federation: string | null;
      readonly title: string | null;
      readonly sex: string | null;
      readonly birthYear: number | null;
      readonly found: number;
      readonly record: {
        readonly games: number;
        readonly all: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly white: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly black: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly stronger: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly weaker: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly averageOpponent: number | null;
        readonly bestWin: {
          readonly tournament: string;
          readonly name: string;
          readonly end: string;
          readonly kind: string;
          readonly list: string;
          readonly counts: boolean;
          readonly round: number;
          readonly colour: "white" | "black";
          readonly score: number | null;
          readonly opponent: string;
          readonly opponentName: string;
          readonly opponentFederation: string | null;
          readonly opponentRating: number | null;
          readonly ownRating: number | null;
        } | null;
      };
      readonly games: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly end: string;
        readonly kind: string;
        readonly list: string;
        readonly counts: boolean;
        readonly round: number;
        readonly colour: "white" | "black";
        readonly score: number | null;
        readonly opponent: string;
        readonly opponentName: string;
        readonly opponentFederation: string | null;
        readonly opponentRating: number | null;
        readonly ownRating: number | null;
      })[];
      readonly next: number | null;
    };
  };
  /** Merges two records of one person; the first one is kept. */
  readonly "players.merge": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly kept: string;
      readonly merged: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** A player's rating on the next list from the reports received so far; not published. */
  readonly "players.preview": {
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
      readonly entry: {
        readonly id: string;
        readonly rating: number | null;
        readonly delistedOn: string | null;
        readonly gamesSoFar: number;
        readonly highest: number | null;
        readonly factsComplete: boolean;
        readonly k: number | null;
        readonly lastCounted: string | null;
        readonly activity: "active" | "inactive" | "gone";
        readonly status: string;
        readonly games: number;
        readonly change: number | null;
        readonly shown: boolean;
        readonly titledUnrated: boolean;
      } | null;
      readonly line: {
        readonly rating: number | null;
        readonly games: number | null;
        readonly k: number | null;
      } | null;
      readonly previous: string | null;
      readonly next: string | null;
      readonly standardOf: string | null;
      readonly pool: {
        readonly tournaments: readonly ({
          readonly id: string;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly list: string;
          readonly n: number;
          readonly sum: number;
          readonly W: number;
          readonly ratedOpponents: number;
          readonly roundRobin: boolean;
          readonly ru: number | null;
          readonly teamChampionship: boolean;
          readonly opening: boolean;
          readonly kept: boolean;
        })[];
        readonly openedBy: string | null;
      } | null;
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
      readonly tournaments: readonly ({
        readonly id: string;
        readonly tournament: string;
        readonly name: string;
        readonly start: string;
        readonly end: string;
        readonly ratings: string;
        readonly edition: string;
        readonly counts: boolean;
        readonly against: readonly ({
          readonly article: string;
          readonly code: string;
          readonly says: string;
        })[];
        readonly card: {
          readonly player: string;
          readonly tournament: string;
          readonly Ro: number;
          readonly n: number;
          readonly gain: number;
          readonly kPrinted: number;
          readonly k: number;
          readonly change: number;
        } | null;
        readonly ownRating: {
          readonly rating: number;
          readonly list: string;
          readonly article: string;
          readonly code: string;
          readonly says: string;
        } | null;
        readonly games: readonly ({
          readonly round: number;
          readonly opponent: {
            readonly id: string;
            readonly name: string;
          };
          readonly colour: "white" | "black";
          readonly score: number | null;
          readonly counts: boolean;
          readonly ruling?: {
            readonly article: string;
            readonly code: string;
            readonly says: string;
          };
          readonly opponentRating: number | null;
          readonly difference?: number;
          readonly expected?: number;
          readonly gain?: number;
          readonly points?: number;
        })[];
      })[];
      readonly explanation: Explanation;
      readonly standing: {
        readonly K: Explanation | null;
        readonly activity: Explanation | null;
        readonly inTheList: Explanation | null;
        readonly titled: Explanation | null;
      } | null;
    };
  };
  /** Players by the start of their name (accents do not matter) or by ID. */
  readonly "players.search": {
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
  /** A player with all published ratings, newest first; without a rating, what is still needed for one. */
  readonly "players.show": {
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
        readonly change: number | null;
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
      readonly federationName: string | null;
      readonly ranks: readonly ({
        readonly list: string;
        readonly kind: string;
        readonly all: {
          readonly rank: number;
          readonly of: number;
        };
        readonly women: {
          readonly rank: number;
          readonly of: number;
        } | null;
        readonly juniors: {
          readonly rank: number;
          readonly of: number;
        } | null;
        readonly seniors: {
          readonly rank: number;
          readonly of: number;
        } | null;
        readonly federation: {
          readonly rank: number;
          readonly of: number;
        };
      })[];
      readonly tournaments: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly start: string;
        readonly end: string;
        readonly kind: string;
        readonly list: string;
        readonly date: string;
        readonly counts: boolean;
        readonly points: number | null;
        readonly entered: string;
        readonly games: number;
        readonly score: number;
        readonly performance: number | null;
      })[];
      readonly record: {
        readonly games: number;
        readonly all: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly white: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly black: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly stronger: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly weaker: {
          readonly wins: number;
          readonly draws: number;
          readonly losses: number;
        };
        readonly averageOpponent: number | null;
        readonly bestWin: {
          readonly tournament: string;
          readonly name: string;
          readonly end: string;
          readonly kind: string;
          readonly list: string;
          readonly counts: boolean;
          readonly round: number;
          readonly colour: "white" | "black";
          readonly score: number | null;
          readonly opponent: string;
          readonly opponentName: string;
          readonly opponentFederation: string | null;
          readonly opponentRating: number | null;
          readonly ownRating: number | null;
        } | null;
      };
      readonly live: readonly ({
        readonly kind: string;
        readonly rating: number;
        readonly change: number | null;
        readonly games: number;
      })[];
    };
  };
  /** Everything needed to recalculate a player's line of a list. */
  readonly "players.show-inputs": {
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
      readonly kind: "standard" | "rapid" | "blitz";
      readonly list: string;
      readonly previous: {
        readonly date: string;
        readonly players: readonly ({
          readonly id: string;
          readonly rating: number | null;
          readonly delistedOn: string | null;
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly factsComplete: boolean;
          readonly k: number | null;
          readonly lastCounted: string | null;
          readonly activity: "active" | "inactive" | "gone";
        })[];
      };
      readonly persons: Readonly<Record<string, {
        readonly birth: string | null;
        readonly federation: string | null;
        readonly titled: boolean;
        readonly affiliated: boolean;
        readonly excluded: boolean;
        readonly dispensation: boolean;
      }>>;
      readonly federations: Readonly<Record<string, {
        readonly member: boolean;
        readonly suspended: boolean;
      }>>;
      readonly tournaments: readonly ({
        readonly id: string;
        readonly start: string;
        readonly end: string;
        readonly stageOf?: string | null;
        readonly ownRatings?: boolean;
        readonly system: "swiss" | "team" | "round-robin" | "double-round-robin" | "match";
        readonly national: "no" | "open" | "women";
        readonly scheduled: number | null;
        readonly waiver: boolean;
        readonly teamChampionship: boolean;
        readonly official?: Derivation;
        readonly rulings: readonly (Derivation)[];
        readonly decided: Derivation | null;
        readonly listed?: Derivation | null;
        readonly entrants: readonly (string)[];
        readonly games: readonly ({
          readonly round: number;
          readonly white: number;
          readonly black: number;
          readonly score: number | null;
          readonly source: {
            readonly code: string;
          } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
          readonly against?: Derivation;
          readonly decided?: Derivation;
        })[];
        readonly atStart: {
          readonly date: string;
          readonly ratings: Readonly<Record<string, number>>;
          readonly standard: Readonly<Record<string, number>> | null;
          readonly standings: Readonly<Record<string, {
            readonly gamesSoFar: number;
            readonly highest: number | null;
            readonly factsComplete: boolean;
            readonly k: number | null;
          }>>;
          readonly entered: Readonly<Record<string, {
            readonly date: string;
            readonly rating: number;
            readonly facts: {
              readonly gamesSoFar: number;
              readonly highest: number | null;
              readonly factsComplete: boolean;
              readonly k: number | null;
            };
          }>>;
        };
      })[];
      readonly pools: Readonly<Record<string, {
        readonly tournaments: readonly ({
          readonly id: string;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly list: string;
          readonly n: number;
          readonly sum: number;
          readonly W: number;
          readonly ratedOpponents: number;
          readonly roundRobin: boolean;
          readonly ru: number | null;
          readonly teamChampionship: boolean;
          readonly opening: boolean;
          readonly kept: boolean;
        })[];
        readonly openedBy: string | null;
      }>>;
      readonly corrections: readonly ({
        readonly player: string;
        readonly points: number;
        readonly reason: string;
      })[];
      readonly imported?: readonly ({
        readonly date: string;
        readonly facts: Readonly<Record<string, {
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly k: number | null;
        }>>;
      })[];
      readonly stated?: Readonly<Record<string, {
        readonly gamesBefore: number | null;
        readonly highest: number | null;
      }>>;
      readonly leavers: readonly ({
        readonly player: string;
        readonly name?: string;
        readonly reason: string;
        readonly kept?: string;
        readonly hadRatingOf?: string;
      })[];
      readonly adopted?: readonly ({
        readonly id: string;
        readonly list: "standard" | "rapid" | "blitz" | "club";
        readonly inForce: {
          readonly from: string;
          readonly until?: string;
        } | null;
        readonly source: {
          readonly code: string;
          readonly address?: string;
          readonly consulted?: string;
        };
        readonly articles: Readonly<Record<string, {
          readonly number: string | null;
          readonly known: "text" | "summary" | "data" | "assumption";
          readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
          readonly parts?: Readonly<Record<string, string>>;
        }>>;
        readonly readings: readonly ({
          readonly code: string;
          readonly rules: readonly (string)[];
          readonly evidence: string;
        })[];
        readonly own?: {
          readonly name: string;
          readonly issuedBy: string;
          readonly base: string;
          readonly reasons: Readonly<Record<string, string>>;
        };
      })[];
      readonly returners: readonly ({
        readonly player: {
          readonly id: string;
          readonly rating: number | null;
          readonly delistedOn: string | null;
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly factsComplete: boolean;
          readonly k: number | null;
          readonly lastCounted: string | null;
          readonly activity: "active" | "inactive" | "gone";
        };
        readonly list: string;
        readonly kept: string;
        readonly keptThen: {
          readonly id: string;
          readonly rating: number | null;
          readonly delistedOn: string | null;
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly factsComplete: boolean;
          readonly k: number | null;
          readonly lastCounted: string | null;
          readonly activity: "active" | "inactive" | "gone";
        } | null;
        readonly keptHighestSince: number | null;
        readonly reason: string;
      })[];
      readonly standard: {
        readonly before: Readonly<Record<string, number>>;
        readonly now: Readonly<Record<string, number>>;
      } | null;
    };
  };
  /** A player's record: details, merged records, exclusion, dispensation, games and highest rating before the first list. */
  readonly "players.show-record": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly player: string;
    };
    readonly body: object;
    readonly answer: {
      readonly player: string;
      readonly name: string;
      readonly federation: string | null;
      readonly sex: string | null;
      readonly birth: string | null;
      readonly title: string | null;
      readonly womenTitle: string | null;
      readonly otherTitles: readonly (string)[];
      readonly arenaTitle: string | null;
      readonly memberships: readonly (string)[];
      readonly mergedInto: string | null;
      readonly excluded: string | null;
      readonly dispensation: string | null;
      readonly merged: readonly ({
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly sex: string | null;
        readonly birth: string | null;
        readonly title: string | null;
        readonly womenTitle: string | null;
        readonly otherTitles: readonly (string)[];
        readonly arenaTitle: string | null;
        readonly memberships: readonly (string)[];
        readonly mergedInto: string | null;
        readonly excluded: string | null;
        readonly dispensation: string | null;
      })[];
      readonly earlier: readonly ({
        readonly kind: "standard" | "rapid" | "blitz";
        readonly gamesBefore: number | null;
        readonly highest: number | null;
      })[];
    };
  };
  /** States games and highest rating before a player's first list on record; K then depends on them. */
  readonly "players.state-earlier": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly list: "standard" | "rapid" | "blitz";
      readonly gamesBefore?: null | number;
      readonly highest?: null | number;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Undoes a merge: the record is a player of its own again. */
  readonly "players.unmerge": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly player: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Ratings, K and titles of up to 5,000 players on a day, with the list they are from and the rating that counts in rapid and blitz. */
  readonly "ratings.show-as-of": {
    readonly sends: "json";
    readonly params: object;
    readonly query: object;
    readonly body: {
      readonly kind: "standard" | "rapid" | "blitz";
      readonly date: string;
      readonly ids: readonly (string)[];
    };
    readonly answer: {
      readonly date: string;
      readonly kind: string;
      readonly list: {
        readonly list: string;
        readonly version: number;
      } | null;
      readonly standardList: {
        readonly list: string;
        readonly version: number;
      } | null;
      readonly edition: string | null;
      readonly players: readonly ({
        readonly id: string;
        readonly player: string;
        readonly name: string;
        readonly federation: string | null;
        readonly title: string | null;
        readonly rating: number | null;
        readonly k: number | null;
        readonly inactive: boolean;
        readonly effective: number | null;
      })[];
      readonly unknown: readonly (string)[];
    };
  };
  /** Accepts all IDs of a report: known players are matched, new ones are added. */
  readonly "reports.add-players": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly reason?: string;
    };
    readonly answer: Done;
  };
  /** Answers a question about a tournament. */
  readonly "reports.answer": {
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
  /** Asks the arbiter a question about a tournament. */
  readonly "reports.ask": {
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
  /** Corrects the result of one game: makes the next version of the report, with the reason. */
  readonly "reports.change-result": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly part?: number;
      readonly round: number;
      readonly white: number;
      readonly black: number;
      readonly result: "1-0" | "1/2-1/2" | "0-1" | "+/-" | "-/+" | "-/-";
      readonly on?: string;
      readonly reason: string;
    };
    readonly answer: Done;
  };
  /** Takes the births of players out of reports that are older than the office keeps them. */
  readonly "reports.expire": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: object;
    readonly answer: Done | {
      readonly action: string;
      readonly about: string;
      readonly by: string;
      readonly state: "running" | "done" | "refused" | "failed";
      readonly step: "reports" | "list-before" | "lists" | "players" | "calculation" | "writing" | "comparing" | "reading" | "replaying" | null;
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
        readonly player?: string;
        readonly user?: string;
        readonly password?: string;
        readonly expires?: string;
        readonly left?: readonly (number)[];
        readonly webhook?: string;
        readonly tested?: true;
        readonly imported?: {
          readonly upload: string;
          readonly kind: string;
          readonly date: string;
          readonly players: number;
          readonly errors: number;
          readonly warnings: number;
          readonly erased: number;
          readonly withoutFederation: number;
          readonly lists: readonly ({
            readonly list: string;
            readonly version: number;
            readonly rated: number;
          })[];
          readonly compared: readonly ({
            readonly list: string;
            readonly before: string;
            readonly entrants: number;
            readonly leavers: number;
          })[];
          readonly corrections: readonly ({
            readonly list: string;
            readonly players: number;
          })[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
          })[];
        };
        readonly erasure?: {
          readonly player: string;
          readonly byName: boolean;
          readonly records: readonly (string)[];
          readonly asOf: number;
          readonly entries: number;
          readonly files: {
            readonly report: number;
            readonly "imported-list": number;
            readonly list: number;
            readonly "club-list": number;
            readonly tariff: number;
            readonly edition: number;
          };
          readonly lists: number;
          readonly tournaments: number;
        };
        readonly held?: {
          readonly person: string;
          readonly names: readonly (string)[];
          readonly books: readonly (Readonly<Record<string, unknown>>)[];
          readonly lines: readonly (Readonly<Record<string, unknown>>)[];
          readonly journal: readonly (Readonly<Record<string, unknown>>)[];
          readonly files: readonly ({
            readonly content: string;
            readonly what: string;
          })[];
        };
        readonly receipt?: {
          readonly already: boolean;
          readonly tournament: string;
          readonly name: string;
          readonly part: number;
          readonly version: number;
          readonly file: string;
          readonly sha256: string;
          readonly on: string;
          readonly sender: string;
          readonly enteredBecause: string | null;
          readonly sequence: number;
          readonly players: number;
          readonly games: number;
          readonly unmatched: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly line: number;
          })[];
          readonly twice: readonly ({
            readonly startNumber: number;
            readonly name: string;
            readonly player: string;
          })[];
          readonly lookalikes: readonly ({
            readonly other: string;
            readonly players: number;
            readonly pairings: number;
          })[];
          readonly heldBack: readonly (string)[];
          readonly issues: readonly ({
            readonly code: string;
            readonly severity: "error" | "warning";
            readonly line: number;
            readonly columns: readonly (number)[] | null;
            readonly field: string;
            readonly expected: {
              readonly code: string;
            } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
            readonly found: string;
            readonly more?: {
              readonly count: number;
              readonly lastLine: number;
            };
            readonly says: string;
          })[];
          readonly assumed: string | null;
          readonly report: Explanation;
          readonly list: string;
          readonly settled: {
            readonly list: string;
            readonly version: number;
            readonly date: string;
            readonly reportVersion: number;
            readonly counts: boolean;
          } | null;
          readonly rated: boolean;
        };
        readonly sheets?: readonly ({
          readonly list: string;
          readonly version: number;
          readonly against: number;
          readonly asOf: number;
          readonly lines: readonly ({
            readonly player: string;
            readonly before: number | null;
            readonly after: number | null;
            readonly gamesBefore: number;
            readonly gamesAfter: number;
          })[];
        } | {
          readonly period: string;
          readonly version: number;
          readonly isExpected: boolean;
          readonly lines: readonly ({
            readonly member: number;
            readonly name: string;
            readonly before: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
            readonly after: {
              readonly member: number;
              readonly id: string | null;
              readonly name: string;
              readonly birth: string | null;
              readonly base: number;
              readonly before: number;
              readonly games: number;
              readonly points: number;
              readonly bonus: number;
              readonly current: number;
              readonly deduction: number;
              readonly raise: number;
              readonly marks: readonly (string)[];
              readonly waits: readonly (string)[];
            } | null;
          })[];
        })[];
        readonly unconfirmed?: true;
        readonly member?: number;
        readonly members?: readonly ({
          readonly line: number;
          readonly name: string;
          readonly id: string | null;
          readonly birth: string | null;
          readonly rating: number | null;
          readonly problem: {
            readonly code: string;
            readonly parameters: Readonly<Record<string, unknown>>;
          } | null;
        })[];
      } | null;
      readonly refusal: string | null;
    };
  };
  /** Players of a report who are still to be matched, with possible matches and what differs. */
  readonly "reports.list-unmatched": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly tournament: string;
    };
    readonly body: object;
    readonly answer: {
      readonly players: readonly ({
        readonly startNumber: number;
        readonly line: number;
        readonly number: string | null;
        readonly name: string;
        readonly federation: string | null;
        readonly birth: string | null;
        readonly title: string | null;
        readonly rating: number | null;
        readonly nameDiffers: boolean;
        readonly proposal: string | null;
        readonly proposed: {
          readonly player: string | null;
          readonly name: string | null;
          readonly on: string;
          readonly text: string | null;
        } | null;
        readonly freeNumber: string;
        readonly candidates: readonly ({
          readonly player: string;
          readonly name: string;
          readonly federation: string | null;
          readonly birth: string | null;
          readonly title: string | null;
          readonly rating: number | null;
          readonly why: "same-number" | "same-name-and-birth" | "same-name" | "same-words-and-birth" | "same-words" | "same-birth-similar-surname" | "same-surname-and-initial";
          readonly says: string;
        })[];
      })[];
    };
  };
  /** Matches a player of a report to a known player, a new one, or none (then the games are not rated). */
  readonly "reports.match": {
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
      readonly reason?: string;
    };
    readonly answer: Done;
  };
  /** Proposes who an unmatched player of a report is: a known player, or a new one; the office confirms it. */
  readonly "reports.propose-match": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly tournament: string;
      readonly startNumber: number;
      readonly player: null | string;
      readonly on?: string;
      readonly text?: string;
    };
    readonly answer: Done;
  };
  /** Sends the report of a tournament or of one of its parts; the body is the file. */
  readonly "reports.send": {
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
  /** The receipt of the current report of a tournament or of one of its parts. */
  readonly "reports.show-receipt": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly tournament: string;
      readonly part?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly already: boolean;
      readonly tournament: string;
      readonly name: string;
      readonly part: number;
      readonly version: number;
      readonly file: string;
      readonly sha256: string;
      readonly on: string;
      readonly sender: string;
      readonly enteredBecause: string | null;
      readonly sequence: number;
      readonly players: number;
      readonly games: number;
      readonly unmatched: readonly ({
        readonly startNumber: number;
        readonly name: string;
        readonly line: number;
      })[];
      readonly twice: readonly ({
        readonly startNumber: number;
        readonly name: string;
        readonly player: string;
      })[];
      readonly lookalikes: readonly ({
        readonly other: string;
        readonly players: number;
        readonly pairings: number;
      })[];
      readonly heldBack: readonly (string)[];
      readonly issues: readonly ({
        readonly code: string;
        readonly severity: "error" | "warning";
        readonly line: number;
        readonly columns: readonly (number)[] | null;
        readonly field: string;
        readonly expected: {
          readonly code: string;
        } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
        readonly found: string;
        readonly more?: {
          readonly count: number;
          readonly lastLine: number;
        };
        readonly says: string;
      })[];
      readonly assumed: string | null;
      readonly report: Explanation;
      readonly list: string;
      readonly settled: {
        readonly list: string;
        readonly version: number;
        readonly date: string;
        readonly reportVersion: number;
        readonly counts: boolean;
      } | null;
      readonly rated: boolean;
    };
  };
  /** Withdraws the current report; the version before it becomes current again. */
  readonly "reports.withdraw": {
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
  /** Changes the office's name, time zone or federation. */
  readonly "settings.change": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name?: string;
      readonly zone?: string;
      readonly federation?: null | string;
      readonly colour?: null | string;
      readonly contact?: null | string;
      readonly imprint?: null | string;
      readonly privacy?: null | string;
      readonly reportYears?: null | string;
      readonly signInDays?: null | string;
    };
    readonly answer: Done;
  };
  /** Sets the office's logo from a PNG or SVG file in base64, or removes it. */
  readonly "settings.set-logo": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly logo: null | string;
    };
    readonly answer: Done;
  };
  /** Shows the name, contact, imprint, privacy text, colour and logo of the office. */
  readonly "settings.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly name: string;
      readonly zone: string;
      readonly federation: string | null;
      readonly contact: string | null;
      readonly imprint: string | null;
      readonly privacy: string | null;
      readonly colour: string | null;
      readonly logo: string | null;
    };
  };
  /** Simulates a pool of players with known strengths under one or two editions; begun when first asked for, the result comes once it is done. */
  readonly "simulations.run": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly edition: string;
      readonly other?: string;
      readonly players?: string;
      readonly lists?: string;
      readonly start?: string;
      readonly seed?: string;
      readonly pairing?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly running: boolean;
      readonly done: number;
      readonly total: number;
      readonly report: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
    };
  };
  /** Active players of a current list by rating, age, sex and federation; games by month and new players by list. */
  readonly "statistics.show": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly kind?: "standard" | "rapid" | "blitz";
    };
    readonly body: object;
    readonly answer: {
      readonly kinds: readonly (string)[];
      readonly numbers: {
        readonly list: string;
        readonly version: number;
        readonly kind: string;
        readonly date: string;
        readonly origin: string;
        readonly sha256: string;
        readonly root: string | null;
        readonly entry: number | null;
        readonly active: number;
        readonly classes: readonly ({
          readonly from: number;
          readonly players: number;
        })[];
        readonly ages: readonly ({
          readonly from: number;
          readonly players: number;
        })[];
        readonly sexes: readonly ({
          readonly sex: string | null;
          readonly players: number;
        })[];
        readonly federations: readonly ({
          readonly federation: string;
          readonly players: number;
        })[];
        readonly months: readonly ({
          readonly month: string;
          readonly games: number;
          readonly tournaments: number;
        })[];
        readonly entrants: readonly ({
          readonly list: string;
          readonly date: string;
          readonly players: number;
        })[];
      } | null;
    };
  };
  /** Makes the office's own lists again under other rules and compares how well each predicts; begun when first asked for, the result comes once it is done. */
  readonly "studies.replay-office": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly list?: "standard" | "rapid" | "blitz";
      readonly edition?: string;
      readonly with?: string;
      readonly since?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly running: boolean;
      readonly done: number;
      readonly total: number;
      readonly report: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
    };
  };
  /** Your to-do list, the next list of each kind, and the first steps of a new office. */
  readonly "tasks.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly tasks: readonly ({
        readonly what: "answers" | "questions" | "late" | "owed" | "heldBack" | "ready" | "drafts" | "corrections" | "objections" | "alarms";
        readonly of: string;
        readonly name: string;
        readonly day: string | null;
        readonly says: string;
      })[];
      readonly periods: readonly ({
        readonly kind: "standard" | "rapid" | "blitz";
        readonly date: string;
        readonly closing: string;
        readonly daysLeft: number;
        readonly ready: number;
        readonly onHold: number;
        readonly overdue: number;
      })[];
      readonly steps: readonly ({
        readonly step: "settings" | "list" | "users" | "tournament" | "first";
        readonly done: boolean;
      })[];
    };
  };
  /** Announces before the start that a tournament will not be rated. */
  readonly "tournaments.announce": {
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
  /** Records an appeal against a decision. */
  readonly "tournaments.appeal": {
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
  /** Moves a tournament to another list than its dates give; needs a reason. */
  readonly "tournaments.assign": {
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
  /** Changes a registration; fields left out stay as they are. */
  readonly "tournaments.change": {
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
  /** Records that two similar tournaments are the same, or are not. */
  readonly "tournaments.compare": {
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
  /** Accepts or refuses a late registration. */
  readonly "tournaments.decide": {
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
  /** Upholds or reverses a decision under appeal. */
  readonly "tournaments.decide-appeal": {
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
  /** The files to send to FIDE for the next lists: what is ready, with the TRF itself, and what is not, with the reasons. */
  readonly "tournaments.export-fide": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly files: readonly ({
        readonly tournament: string;
        readonly part: number;
        readonly name: string;
        readonly kind: "standard" | "rapid" | "blitz";
        readonly federation: string | null;
        readonly file: string;
        readonly start: string | null;
        readonly end: string | null;
        readonly rounds: number;
        readonly players: number;
        readonly ratings: string;
        readonly due: string | null;
        readonly article: string | null;
        readonly daysLate: number;
        readonly isReady: boolean;
        readonly heldBack: readonly (string)[];
        readonly issues: readonly ({
          readonly code: string;
          readonly severity: string;
          readonly field: string;
          readonly line: number;
        })[];
        readonly withoutId: readonly ({
          readonly startNumber: number;
          readonly name: string;
          readonly birth: string | null;
          readonly federation: string | null;
        })[];
        readonly trf: string | null;
      })[];
    };
  };
  /** Registered tournaments by ID, in pages; filter by name, federation and list. */
  readonly "tournaments.list": {
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
  /** The tournaments you work with, the latest first, in pages; whether a report has arrived. */
  readonly "tournaments.list-registered": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly name?: string;
      readonly before?: string;
    };
    readonly body: object;
    readonly answer: {
      readonly tournaments: readonly ({
        readonly tournament: string;
        readonly name: string;
        readonly federation: string | null;
        readonly kind: "standard" | "rapid" | "blitz";
        readonly start: string;
        readonly end: string;
        readonly hasReport: boolean;
      })[];
      readonly next: string | null;
    };
  };
  /** Registers a tournament; without an ID it gets the next one of the year. */
  readonly "tournaments.register": {
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
  /** Records the office's decision on a tournament: rated or not rated, whatever the articles give. */
  readonly "tournaments.rule": {
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
  /** Records the office's decision on a game (rated, not rated), or withdraws it. */
  readonly "tournaments.rule-game": {
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
  /** A tournament: its registration, its report and every player's rating change, game by game. */
  readonly "tournaments.show": {
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
      readonly registration: {
        readonly article: string;
        readonly code: string;
        readonly says: string;
      };
      readonly admitted: {
        readonly article: string;
        readonly code: string;
        readonly says: string;
      };
      readonly decided: {
        readonly rated: boolean;
        readonly article: string | null;
        readonly reason: string;
      } | null;
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
      readonly parts: readonly ({
        readonly id: string;
        readonly part: number;
        readonly list: string;
        readonly version: number;
        readonly isPublished: boolean;
        readonly reportVersion: number;
        readonly date: string;
        readonly standardOf: string | null;
        readonly edition: string;
        readonly counts: boolean;
        readonly against: readonly ({
          readonly article: string;
          readonly code: string;
          readonly says: string;
        })[];
        readonly summary: {
          readonly players: number;
          readonly averageRating: number | null;
          readonly titled: number;
          readonly women: number;
        };
        readonly players: readonly ({
          readonly id: string;
          readonly name: string;
          readonly title: string | null;
          readonly federation: string | null;
          readonly place: number;
          readonly rank: number;
          readonly points: number;
          readonly rating: number | null;
          readonly isRated: boolean;
          readonly score: number;
          readonly performance: number | null;
          readonly averageOpponent: number | null;
          readonly n: number;
          readonly k: number | null;
          readonly change: number | null;
          readonly first: {
            readonly n: number;
            readonly score: number;
            readonly sum: number | null;
            readonly Rc: number | null;
            readonly Ru: number | null;
            readonly kept: boolean;
            readonly ruling: {
              readonly article: string;
              readonly code: string;
              readonly says: string;
            };
          } | null;
          readonly games: readonly ({
            readonly round: number;
            readonly opponent: number;
            readonly colour: "white" | "black";
            readonly score: number | null;
            readonly counts: boolean;
            readonly why: {
              readonly article: string;
              readonly code: string;
              readonly says: string;
            } | null;
          })[];
        })[];
      })[];
      readonly unrated: readonly ({
        readonly part: number;
        readonly reportVersion: number;
        readonly why: string;
        readonly players: readonly ({
          readonly id: string;
          readonly name: string;
          readonly title: string | null;
          readonly place: number;
          readonly rank: number;
          readonly points: number;
          readonly score: number;
          readonly games: readonly ({
            readonly round: number;
            readonly opponent: number;
            readonly colour: "white" | "black";
            readonly score: number | null;
          })[];
        })[];
      })[];
    };
  };
  /** Everything needed to recalculate a tournament's rating changes on a list. */
  readonly "tournaments.show-inputs": {
    readonly sends: "nothing";
    readonly params: {
      readonly tournament: string;
      readonly list: string;
    };
    readonly query: {
      readonly version?: number;
    };
    readonly body: object;
    readonly answer: {
      readonly kind: "standard" | "rapid" | "blitz";
      readonly list: string;
      readonly previous: {
        readonly date: string;
        readonly players: readonly ({
          readonly id: string;
          readonly rating: number | null;
          readonly delistedOn: string | null;
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly factsComplete: boolean;
          readonly k: number | null;
          readonly lastCounted: string | null;
          readonly activity: "active" | "inactive" | "gone";
        })[];
      };
      readonly persons: Readonly<Record<string, {
        readonly birth: string | null;
        readonly federation: string | null;
        readonly titled: boolean;
        readonly affiliated: boolean;
        readonly excluded: boolean;
        readonly dispensation: boolean;
      }>>;
      readonly federations: Readonly<Record<string, {
        readonly member: boolean;
        readonly suspended: boolean;
      }>>;
      readonly tournaments: readonly ({
        readonly id: string;
        readonly start: string;
        readonly end: string;
        readonly stageOf?: string | null;
        readonly ownRatings?: boolean;
        readonly system: "swiss" | "team" | "round-robin" | "double-round-robin" | "match";
        readonly national: "no" | "open" | "women";
        readonly scheduled: number | null;
        readonly waiver: boolean;
        readonly teamChampionship: boolean;
        readonly official?: Derivation;
        readonly rulings: readonly (Derivation)[];
        readonly decided: Derivation | null;
        readonly listed?: Derivation | null;
        readonly entrants: readonly (string)[];
        readonly games: readonly ({
          readonly round: number;
          readonly white: number;
          readonly black: number;
          readonly score: number | null;
          readonly source: {
            readonly code: string;
          } & Readonly<Record<string, null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string>>;
          readonly against?: Derivation;
          readonly decided?: Derivation;
        })[];
        readonly atStart: {
          readonly date: string;
          readonly ratings: Readonly<Record<string, number>>;
          readonly standard: Readonly<Record<string, number>> | null;
          readonly standings: Readonly<Record<string, {
            readonly gamesSoFar: number;
            readonly highest: number | null;
            readonly factsComplete: boolean;
            readonly k: number | null;
          }>>;
          readonly entered: Readonly<Record<string, {
            readonly date: string;
            readonly rating: number;
            readonly facts: {
              readonly gamesSoFar: number;
              readonly highest: number | null;
              readonly factsComplete: boolean;
              readonly k: number | null;
            };
          }>>;
        };
      })[];
      readonly pools: Readonly<Record<string, {
        readonly tournaments: readonly ({
          readonly id: string;
          readonly start: string;
          readonly end: string;
          readonly edition: string;
          readonly list: string;
          readonly n: number;
          readonly sum: number;
          readonly W: number;
          readonly ratedOpponents: number;
          readonly roundRobin: boolean;
          readonly ru: number | null;
          readonly teamChampionship: boolean;
          readonly opening: boolean;
          readonly kept: boolean;
        })[];
        readonly openedBy: string | null;
      }>>;
      readonly corrections: readonly ({
        readonly player: string;
        readonly points: number;
        readonly reason: string;
      })[];
      readonly imported?: readonly ({
        readonly date: string;
        readonly facts: Readonly<Record<string, {
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly k: number | null;
        }>>;
      })[];
      readonly stated?: Readonly<Record<string, {
        readonly gamesBefore: number | null;
        readonly highest: number | null;
      }>>;
      readonly leavers: readonly ({
        readonly player: string;
        readonly name?: string;
        readonly reason: string;
        readonly kept?: string;
        readonly hadRatingOf?: string;
      })[];
      readonly adopted?: readonly ({
        readonly id: string;
        readonly list: "standard" | "rapid" | "blitz" | "club";
        readonly inForce: {
          readonly from: string;
          readonly until?: string;
        } | null;
        readonly source: {
          readonly code: string;
          readonly address?: string;
          readonly consulted?: string;
        };
        readonly articles: Readonly<Record<string, {
          readonly number: string | null;
          readonly known: "text" | "summary" | "data" | "assumption";
          readonly sets: null | boolean | readonly (unknown)[] | Readonly<Record<string, unknown>> | number | string;
          readonly parts?: Readonly<Record<string, string>>;
        }>>;
        readonly readings: readonly ({
          readonly code: string;
          readonly rules: readonly (string)[];
          readonly evidence: string;
        })[];
        readonly own?: {
          readonly name: string;
          readonly issuedBy: string;
          readonly base: string;
          readonly reasons: Readonly<Record<string, string>>;
        };
      })[];
      readonly returners: readonly ({
        readonly player: {
          readonly id: string;
          readonly rating: number | null;
          readonly delistedOn: string | null;
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly factsComplete: boolean;
          readonly k: number | null;
          readonly lastCounted: string | null;
          readonly activity: "active" | "inactive" | "gone";
        };
        readonly list: string;
        readonly kept: string;
        readonly keptThen: {
          readonly id: string;
          readonly rating: number | null;
          readonly delistedOn: string | null;
          readonly gamesSoFar: number;
          readonly highest: number | null;
          readonly factsComplete: boolean;
          readonly k: number | null;
          readonly lastCounted: string | null;
          readonly activity: "active" | "inactive" | "gone";
        } | null;
        readonly keptHighestSince: number | null;
        readonly reason: string;
      })[];
      readonly standard: {
        readonly before: Readonly<Record<string, number>>;
        readonly now: Readonly<Record<string, number>>;
      } | null;
    };
  };
  /** All the office knows of a tournament: registration, status, articles, decisions, questions, report versions. */
  readonly "tournaments.show-record": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: {
      readonly tournament: string;
    };
    readonly body: object;
    readonly answer: {
      readonly tournament: string;
      readonly registration: {
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
      readonly registeredOn: string;
      readonly registeredBy: string | null;
      readonly edition: string;
      readonly status: readonly ({
        readonly code: string;
        readonly part: number;
        readonly list: string | null;
        readonly day: string | null;
        readonly heldBack: readonly (string)[];
        readonly says: string;
      })[];
      readonly next: {
        readonly step: string;
        readonly says: string;
      };
      readonly assessment: readonly (Explanation)[];
      readonly decisions: readonly (string)[];
      readonly questions: readonly ({
        readonly question: number;
        readonly on: string;
        readonly text: string;
        readonly answer: {
          readonly on: string;
          readonly text: string;
        } | null;
      })[];
      readonly reports: readonly ({
        readonly part: number;
        readonly version: number;
        readonly day: string;
        readonly sender: string;
        readonly players: number;
        readonly games: number;
        readonly state: "withdrawn" | "superseded" | "stands";
        readonly says: string;
      })[];
      readonly lookalikes: readonly ({
        readonly other: string;
        readonly players: number;
        readonly pairings: number;
        readonly isDecided: boolean;
      })[];
      readonly ruledGames: readonly ({
        readonly round: number;
        readonly white: number;
        readonly black: number;
        readonly counts: boolean;
        readonly article: string | null;
        readonly reason: string;
      })[];
    };
  };
  /** Adds a user and returns a one-time password. */
  readonly "users.add": {
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
      readonly name?: null | string;
      readonly email?: null | string;
    };
    readonly answer: Done;
  };
  /** Changes a user's name or e-mail, which are in no journal. */
  readonly "users.change": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly user: string;
      readonly name?: null | string;
      readonly email?: null | string;
    };
    readonly answer: Done;
  };
  /** Changes a user's role. */
  readonly "users.change-role": {
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
  /** Closes a user's account. */
  readonly "users.end": {
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
  /** All users with role, federation or club, and last sign-in. */
  readonly "users.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly users: readonly ({
        readonly user: string;
        readonly name: string | null;
        readonly email: string | null;
        readonly role: "arbiter" | "officer" | "administrator" | "auditor" | "club";
        readonly federation: string | null;
        readonly club: string | null;
        readonly ended: boolean;
        readonly hasFactor: boolean;
        readonly lastSignIn: string | null;
      })[];
    };
  };
  /** Gives a user a new one-time password. */
  readonly "users.reset": {
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
  /** Turns off two-step sign-in for a user who has lost the app or phone. */
  readonly "users.reset-second-factor": {
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
  /** Your own account: role, two-step sign-in, last sign-in, tokens. */
  readonly "users.show-own": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly user: string;
      readonly name: string | null;
      readonly email: string | null;
      readonly role: "arbiter" | "officer" | "administrator" | "auditor" | "club";
      readonly federation: string | null;
      readonly club: string | null;
      readonly ended: boolean;
      readonly hasFactor: boolean;
      readonly lastSignIn: string | null;
      readonly tokens: readonly ({
        readonly label: string;
        readonly scope: string;
        readonly expires: string;
      })[];
    };
  };
  /** Adds a webhook; its secret is in this answer only. */
  readonly "webhooks.add": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly address: string;
    };
    readonly answer: Done;
  };
  /** Webhooks, without their secrets. */
  readonly "webhooks.list": {
    readonly sends: "nothing";
    readonly params: object;
    readonly query: object;
    readonly body: object;
    readonly answer: {
      readonly webhooks: readonly ({
        readonly id: string;
        readonly address: string;
        readonly time: string;
      })[];
    };
  };
  /** Removes a webhook. */
  readonly "webhooks.remove": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly webhook: string;
    };
    readonly answer: Done;
  };
  /** Sends a signed test to a webhook at once. */
  readonly "webhooks.test": {
    readonly sends: "json";
    readonly params: object;
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly webhook: string;
    };
    readonly answer: Done;
  };
}

/** Where each is, and what is written into its address. */
export const ROUTES = {
  "alarms.acknowledge": ["POST", "/api/v1/office/alarms/acknowledge", "json"],
  "alarms.reopen": ["POST", "/api/v1/office/alarms/reopen", "json"],
  "calculators.run": ["GET", "/api/v1/calculators/{calculator}", "nothing"],
  "calendars.show": ["GET", "/api/v1/calendar", "nothing"],
  "clubs.alarms.acknowledge": ["POST", "/api/v1/office/clubs/alarms/acknowledge", "json"],
  "clubs.alarms.reopen": ["POST", "/api/v1/office/clubs/alarms/reopen", "json"],
  "clubs.change": ["POST", "/api/v1/office/clubs/change", "json"],
  "clubs.close": ["POST", "/api/v1/office/clubs/close", "json"],
  "clubs.decide": ["POST", "/api/v1/office/clubs/decide", "json"],
  "clubs.games.change": ["POST", "/api/v1/office/clubs/games/change", "json"],
  "clubs.games.enter-evening": ["POST", "/api/v1/office/clubs/games/enter-evening", "json"],
  "clubs.games.list": ["GET", "/api/v1/office/clubs/games/list", "nothing"],
  "clubs.games.restore": ["POST", "/api/v1/office/clubs/games/restore", "json"],
  "clubs.games.withdraw": ["POST", "/api/v1/office/clubs/games/withdraw", "json"],
  "clubs.guests.change": ["POST", "/api/v1/office/clubs/guests/change", "json"],
  "clubs.guests.enter": ["POST", "/api/v1/office/clubs/guests/enter", "json"],
  "clubs.lists.hand-in": ["POST", "/api/v1/office/clubs/lists/hand-in", "json"],
  "clubs.lists.list": ["GET", "/api/v1/office/clubs/lists/list", "nothing"],
  "clubs.lists.receive": ["POST", "/api/v1/office/clubs/lists/receive", "json"],
  "clubs.lists.show-received": ["GET", "/api/v1/office/clubs/lists/show-received", "nothing"],
  "clubs.measures.show": ["GET", "/api/v1/office/clubs/measures/show", "nothing"],
  "clubs.members.change": ["POST", "/api/v1/office/clubs/members/change", "json"],
  "clubs.members.enter": ["POST", "/api/v1/office/clubs/members/enter", "json"],
  "clubs.members.import": ["POST", "/api/v1/office/clubs/members/import", "json"],
  "clubs.members.leave": ["POST", "/api/v1/office/clubs/members/leave", "json"],
  "clubs.members.list": ["GET", "/api/v1/office/clubs/members/list", "nothing"],
  "clubs.members.merge": ["POST", "/api/v1/office/clubs/members/merge", "json"],
  "clubs.members.place": ["POST", "/api/v1/office/clubs/members/place", "json"],
  "clubs.members.return": ["POST", "/api/v1/office/clubs/members/return", "json"],
  "clubs.members.unmerge": ["POST", "/api/v1/office/clubs/members/unmerge", "json"],
  "clubs.open": ["POST", "/api/v1/office/clubs/open", "json"],
  "clubs.settle": ["POST", "/api/v1/office/clubs/settle", "json"],
  "clubs.show": ["GET", "/api/v1/office/clubs/show", "nothing"],
  "clubs.tournaments.change": ["POST", "/api/v1/office/clubs/tournaments/change", "json"],
  "clubs.tournaments.open": ["POST", "/api/v1/office/clubs/tournaments/open", "json"],
  "clubs.undo": ["POST", "/api/v1/office/clubs/undo", "json"],
  "corrections.carry-over": ["POST", "/api/v1/office/corrections/carry-over", "json"],
  "corrections.list": ["GET", "/api/v1/office/corrections/list", "nothing"],
  "corrections.preview": ["POST", "/api/v1/office/corrections/preview", "json"],
  "corrections.reopen": ["POST", "/api/v1/office/corrections/reopen", "json"],
  "editions.adopt": ["POST", "/api/v1/office/editions/adopt", "json"],
  "editions.compare": ["GET", "/api/v1/regulations/compare", "nothing"],
  "editions.list": ["GET", "/api/v1/regulations", "nothing"],
  "editions.show": ["GET", "/api/v1/regulations/{edition}", "nothing"],
  "editions.withdraw": ["POST", "/api/v1/office/editions/withdraw", "json"],
  "federations.add": ["POST", "/api/v1/office/federations/add", "json"],
  "federations.list": ["GET", "/api/v1/federations", "nothing"],
  "federations.list-known": ["GET", "/api/v1/office/federations/list-known", "nothing"],
  "federations.restore": ["POST", "/api/v1/office/federations/restore", "json"],
  "federations.set-administrator": ["POST", "/api/v1/office/federations/set-administrator", "json"],
  "federations.show": ["GET", "/api/v1/federations/{code}", "nothing"],
  "federations.suspend": ["POST", "/api/v1/office/federations/suspend", "json"],
  "fees.adopt": ["POST", "/api/v1/office/fees/adopt", "json"],
  "fees.list": ["GET", "/api/v1/office/fees/list", "nothing"],
  "fees.settle": ["POST", "/api/v1/office/fees/settle", "json"],
  "fees.undo": ["POST", "/api/v1/office/fees/undo", "json"],
  "home.show": ["GET", "/api/v1/", "nothing"],
  "jobs.show": ["GET", "/api/v1/office/jobs/show", "nothing"],
  "journal.show": ["GET", "/api/v1/office/journal/show", "nothing"],
  "lists.begin": ["POST", "/api/v1/office/lists/begin", "json"],
  "lists.close": ["POST", "/api/v1/office/lists/close", "json"],
  "lists.discard": ["POST", "/api/v1/office/lists/discard", "json"],
  "lists.list": ["GET", "/api/v1/lists", "nothing"],
  "lists.list-unrated": ["GET", "/api/v1/lists/{list}/unrated", "nothing"],
  "lists.preview": ["GET", "/api/v1/live/{kind}", "nothing"],
  "lists.publish": ["POST", "/api/v1/office/lists/publish", "json"],
  "lists.publish-together": ["POST", "/api/v1/office/lists/publish-together", "json"],
  "lists.reconcile": ["POST", "/api/v1/office/lists/reconcile", "bytes"],
  "lists.review": ["GET", "/api/v1/office/lists/review", "nothing"],
  "lists.show": ["GET", "/api/v1/lists/{list}", "nothing"],
  "measures.show": ["GET", "/api/v1/monitor", "nothing"],
  "notifications.acknowledge": ["POST", "/api/v1/office/notifications/acknowledge", "json"],
  "notifications.change": ["POST", "/api/v1/office/notifications/change", "json"],
  "notifications.list": ["GET", "/api/v1/office/notifications/list", "nothing"],
  "notifications.list-own": ["GET", "/api/v1/office/notifications/list-own", "nothing"],
  "notifications.retry": ["POST", "/api/v1/office/notifications/retry", "json"],
  "notifications.show": ["GET", "/api/v1/office/notifications/show", "nothing"],
  "notifications.test": ["POST", "/api/v1/office/notifications/test", "json"],
  "objections.decide": ["POST", "/api/v1/office/objections/decide", "json"],
  "objections.list": ["GET", "/api/v1/office/objections/list", "nothing"],
  "objections.preview": ["POST", "/api/v1/office/objections/preview", "json"],
  "objections.receive": ["POST", "/api/v1/office/objections/receive", "json"],
  "periods.list": ["GET", "/api/v1/office/periods/list", "nothing"],
  "persons.erase": ["POST", "/api/v1/office/persons/erase", "json"],
  "persons.export": ["GET", "/api/v1/office/persons/export", "nothing"],
  "persons.export-named": ["POST", "/api/v1/office/persons/export-named", "json"],
  "persons.preview-erasure": ["POST", "/api/v1/office/persons/preview-erasure", "json"],
  "players.add": ["POST", "/api/v1/office/players/add", "json"],
  "players.change": ["POST", "/api/v1/office/players/change", "json"],
  "players.dispense": ["POST", "/api/v1/office/players/dispense", "json"],
  "players.end-dispensation": ["POST", "/api/v1/office/players/end-dispensation", "json"],
  "players.exclude": ["POST", "/api/v1/office/players/exclude", "json"],
  "players.explain": ["GET", "/api/v1/players/{player}/{list}", "nothing"],
  "players.import": ["POST", "/api/v1/office/players/import", "bytes"],
  "players.include": ["POST", "/api/v1/office/players/include", "json"],
  "players.list": ["GET", "/api/v1/office/players/list", "nothing"],
  "players.list-duplicates": ["GET", "/api/v1/office/players/list-duplicates", "nothing"],
  "players.list-games": ["GET", "/api/v1/players/{player}/games", "nothing"],
  "players.merge": ["POST", "/api/v1/office/players/merge", "json"],
  "players.preview": ["GET", "/api/v1/players/{player}/so-far/{kind}", "nothing"],
  "players.search": ["GET", "/api/v1/players", "nothing"],
  "players.show": ["GET", "/api/v1/players/{player}", "nothing"],
  "players.show-inputs": ["GET", "/api/v1/players/{player}/{list}/inputs", "nothing"],
  "players.show-record": ["GET", "/api/v1/office/players/show-record", "nothing"],
  "players.state-earlier": ["POST", "/api/v1/office/players/state-earlier", "json"],
  "players.unmerge": ["POST", "/api/v1/office/players/unmerge", "json"],
  "ratings.show-as-of": ["POST", "/api/v1/ratings/as-of", "json"],
  "reports.add-players": ["POST", "/api/v1/office/reports/add-players", "json"],
  "reports.answer": ["POST", "/api/v1/office/reports/answer", "json"],
  "reports.ask": ["POST", "/api/v1/office/reports/ask", "json"],
  "reports.change-result": ["POST", "/api/v1/office/reports/change-result", "json"],
  "reports.expire": ["POST", "/api/v1/office/reports/expire", "json"],
  "reports.list-unmatched": ["GET", "/api/v1/office/reports/list-unmatched", "nothing"],
  "reports.match": ["POST", "/api/v1/office/reports/match", "json"],
  "reports.propose-match": ["POST", "/api/v1/office/reports/propose-match", "json"],
  "reports.send": ["POST", "/api/v1/office/reports/send", "bytes"],
  "reports.show-receipt": ["GET", "/api/v1/office/reports/show-receipt", "nothing"],
  "reports.withdraw": ["POST", "/api/v1/office/reports/withdraw", "json"],
  "settings.change": ["POST", "/api/v1/office/settings/change", "json"],
  "settings.set-logo": ["POST", "/api/v1/office/settings/set-logo", "json"],
  "settings.show": ["GET", "/api/v1/about", "nothing"],
  "simulations.run": ["GET", "/api/v1/office/simulations/run", "nothing"],
  "statistics.show": ["GET", "/api/v1/statistics", "nothing"],
  "studies.replay-office": ["GET", "/api/v1/office/studies/replay-office", "nothing"],
  "tasks.list": ["GET", "/api/v1/office/tasks/list", "nothing"],
  "tournaments.announce": ["POST", "/api/v1/office/tournaments/announce", "json"],
  "tournaments.appeal": ["POST", "/api/v1/office/tournaments/appeal", "json"],
  "tournaments.assign": ["POST", "/api/v1/office/tournaments/assign", "json"],
  "tournaments.change": ["POST", "/api/v1/office/tournaments/change", "json"],
  "tournaments.compare": ["POST", "/api/v1/office/tournaments/compare", "json"],
  "tournaments.decide": ["POST", "/api/v1/office/tournaments/decide", "json"],
  "tournaments.decide-appeal": ["POST", "/api/v1/office/tournaments/decide-appeal", "json"],
  "tournaments.export-fide": ["GET", "/api/v1/office/tournaments/export-fide", "nothing"],
  "tournaments.list": ["GET", "/api/v1/tournaments", "nothing"],
  "tournaments.list-registered": ["GET", "/api/v1/office/tournaments/list-registered", "nothing"],
  "tournaments.register": ["POST", "/api/v1/office/tournaments/register", "json"],
  "tournaments.rule": ["POST", "/api/v1/office/tournaments/rule", "json"],
  "tournaments.rule-game": ["POST", "/api/v1/office/tournaments/rule-game", "json"],
  "tournaments.show": ["GET", "/api/v1/tournaments/{tournament}", "nothing"],
  "tournaments.show-inputs": ["GET", "/api/v1/tournaments/{tournament}/{list}/inputs", "nothing"],
  "tournaments.show-record": ["GET", "/api/v1/office/tournaments/show-record", "nothing"],
  "users.add": ["POST", "/api/v1/office/users/add", "json"],
  "users.change": ["POST", "/api/v1/office/users/change", "json"],
  "users.change-role": ["POST", "/api/v1/office/users/change-role", "json"],
  "users.end": ["POST", "/api/v1/office/users/end", "json"],
  "users.list": ["GET", "/api/v1/office/users/list", "nothing"],
  "users.reset": ["POST", "/api/v1/office/users/reset", "json"],
  "users.reset-second-factor": ["POST", "/api/v1/office/users/reset-second-factor", "json"],
  "users.show-own": ["GET", "/api/v1/office/users/show-own", "nothing"],
  "webhooks.add": ["POST", "/api/v1/office/webhooks/add", "json"],
  "webhooks.list": ["GET", "/api/v1/office/webhooks/list", "nothing"],
  "webhooks.remove": ["POST", "/api/v1/office/webhooks/remove", "json"],
  "webhooks.test": ["POST", "/api/v1/office/webhooks/test", "json"],
} as const satisfies Readonly<Record<keyof Operations, readonly [method: string, path: string, sends: string]>>;

/** What each was called before: programs that use it keep working. */
export const OLD_NAMES = {
  "acknowledge-alarm": "alarms.acknowledge",
  "reopen-alarm": "alarms.reopen",
  calculate: "calculators.run",
  calendar: "calendars.show",
  "acknowledge-club-alarm": "clubs.alarms.acknowledge",
  "reopen-club-alarm": "clubs.alarms.reopen",
  "change-club-settings": "clubs.change",
  "close-club-period": "clubs.close",
  "decide-club-closing": "clubs.decide",
  "change-club-game": "clubs.games.change",
  "enter-club-evening": "clubs.games.enter-evening",
  "club-games": "clubs.games.list",
  "restore-club-game": "clubs.games.restore",
  "withdraw-club-game": "clubs.games.withdraw",
  "change-club-guest": "clubs.guests.change",
  "enter-club-guest": "clubs.guests.enter",
  "hand-in-club-list": "clubs.lists.hand-in",
  "own-club-lists": "clubs.lists.list",
  "receive-club-list": "clubs.lists.receive",
  "club-lists": "clubs.lists.show-received",
  "club-measures": "clubs.measures.show",
  "change-club-member": "clubs.members.change",
  "enter-club-member": "clubs.members.enter",
  "import-club-members": "clubs.members.import",
  "let-club-member-leave": "clubs.members.leave",
  "club-members": "clubs.members.list",
  "merge-club-members": "clubs.members.merge",
  "place-club-member": "clubs.members.place",
  "let-club-member-return": "clubs.members.return",
  "undo-club-merge": "clubs.members.unmerge",
  "open-club-book": "clubs.open",
  "settle-club-lists": "clubs.settle",
  "club-book": "clubs.show",
  "change-club-tournament": "clubs.tournaments.change",
  "open-club-tournament": "clubs.tournaments.open",
  "undo-club-entry": "clubs.undo",
  "correct-next-list": "corrections.carry-over",
  "pending-corrections": "corrections.list",
  "preview-correction": "corrections.preview",
  "reopen-lists": "corrections.reopen",
  "adopt-edition": "editions.adopt",
  compareEditions: "editions.compare",
  editions: "editions.list",
  edition: "editions.show",
  "withdraw-edition": "editions.withdraw",
  "add-federation": "federations.add",
  federations: "federations.list",
  "known-federations": "federations.list-known",
  "restore-federation": "federations.restore",
  "set-federation-administrator": "federations.set-administrator",
  federation: "federations.show",
  "suspend-federation": "federations.suspend",
  "adopt-tariff": "fees.adopt",
  "fee-statements": "fees.list",
  "settle-fee": "fees.settle",
  "undo-fee": "fees.undo",
  home: "home.show",
  "office-work": "jobs.show",
  journal: "journal.show",
  "begin-list": "lists.begin",
  "close-period": "lists.close",
  "discard-draft": "lists.discard",
  lists: "lists.list",
  unratedOfList: "lists.list-unrated",
  liveList: "lists.preview",
  "publish-list": "lists.publish",
  "publish-lists": "lists.publish-together",
  "reconcile-list": "lists.reconcile",
  "review-list": "lists.review",
  list: "lists.show",
  monitor: "measures.show",
  "acknowledge-notifications": "notifications.acknowledge",
  "change-notifications": "notifications.change",
  notifications: "notifications.list",
  "own-notifications": "notifications.list-own",
  "retry-notifications": "notifications.retry",
  "notification-choices": "notifications.show",
  "test-mail": "notifications.test",
  "decide-objection": "objections.decide",
  objections: "objections.list",
  "preview-objection": "objections.preview",
  "receive-objection": "objections.receive",
  periods: "periods.list",
  "erase-person": "persons.erase",
  "held-facts": "persons.export",
  "export-named": "persons.export-named",
  "preview-erasure": "persons.preview-erasure",
  "add-player": "players.add",
  "change-player": "players.change",
  "give-dispensation": "players.dispense",
  "end-dispensation": "players.end-dispensation",
  "exclude-player": "players.exclude",
  explainEntry: "players.explain",
  "import-list": "players.import",
  "include-player": "players.include",
  "known-players": "players.list",
  "duplicate-players": "players.list-duplicates",
  playerGames: "players.list-games",
  "merge-players": "players.merge",
  soFar: "players.preview",
  searchPlayers: "players.search",
  player: "players.show",
  inputsOfEntry: "players.show-inputs",
  "player-record": "players.show-record",
  "state-earlier-facts": "players.state-earlier",
  "undo-merge": "players.unmerge",
  ratingsAsOf: "ratings.show-as-of",
  "add-reported-players": "reports.add-players",
  "answer-question": "reports.answer",
  "ask-question": "reports.ask",
  "correct-result": "reports.change-result",
  "expire-reports": "reports.expire",
  "unmatched-players": "reports.list-unmatched",
  "match-player": "reports.match",
  "propose-match": "reports.propose-match",
  "send-report": "reports.send",
  "report-receipt": "reports.show-receipt",
  "withdraw-report": "reports.withdraw",
  "change-settings": "settings.change",
  "set-logo": "settings.set-logo",
  about: "settings.show",
  "run-simulation": "simulations.run",
  statistics: "statistics.show",
  "replay-office": "studies.replay-office",
  tasks: "tasks.list",
  "announce-not-rated": "tournaments.announce",
  "receive-appeal": "tournaments.appeal",
  "assign-to-list": "tournaments.assign",
  "change-registration": "tournaments.change",
  "compare-tournaments": "tournaments.compare",
  "decide-on-registration": "tournaments.decide",
  "decide-appeal": "tournaments.decide-appeal",
  "fide-files": "tournaments.export-fide",
  tournaments: "tournaments.list",
  "registered-tournaments": "tournaments.list-registered",
  "register-tournament": "tournaments.register",
  "rule-on-tournament": "tournaments.rule",
  "rule-on-game": "tournaments.rule-game",
  tournament: "tournaments.show",
  inputsOfTournament: "tournaments.show-inputs",
  "tournament-record": "tournaments.show-record",
  "add-user": "users.add",
  "change-user": "users.change",
  "change-role": "users.change-role",
  "end-user": "users.end",
  users: "users.list",
  "reset-user": "users.reset",
  "reset-second-factor": "users.reset-second-factor",
  "own-account": "users.show-own",
  "add-webhook": "webhooks.add",
  webhooks: "webhooks.list",
  "remove-webhook": "webhooks.remove",
  "test-webhook": "webhooks.test",
} as const satisfies Readonly<Record<string, keyof Operations>>;
