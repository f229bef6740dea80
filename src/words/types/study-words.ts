/** What is said of studies: games replayed under other rules, and simulated pools. */
export interface StudyWords {
  readonly title: string;
  /** The edition that is studied, and the one beside it. */
  readonly compared: (edition: string, base: string) => string;
  readonly replaying: string;
  readonly replayed: (games: number, players: number, from: string, to: string) => string;
  readonly predicted: (games: number) => string;
  readonly nothingPredicted: string;
  readonly leftOut: Readonly<Record<"undated" | "unnamed", (games: number) => string>>;
  /** Names of what is no edition and no system with a name of its own. */
  readonly names: Readonly<Record<"by-date" | "published", string>>;
  readonly heads: Readonly<Record<"system" | "difference" | "interval", string>>;
  readonly devianceNote: string;
  readonly differenceNote: string;
  /** How the intervals were made; none: there are too few games for them. */
  readonly intervals: Readonly<Record<"quarter" | "event" | "none", (resamples: number) => string>>;
  readonly simulation: SimulationWords;
  readonly page: StudyPageWords;
}

/** The page that runs studies. */
interface StudyPageWords {
  readonly title: string;
  readonly intro: string;
  readonly simulation: string;
  readonly simulationText: string;
  readonly simulate: string;
  readonly replay: string;
  readonly replayText: string;
  readonly compare: string;
  readonly none: string;
  readonly fields: Readonly<
    Record<"edition" | "other" | "players" | "lists" | "start" | "seed" | "pairing" | "list" | "since", string>
  >;
  readonly pairings: Readonly<Record<"swiss" | "strength", string>>;
  readonly running: (done: number, total: number) => string;
  readonly waiting: string;
  readonly biasByYear: string;
  readonly biasByAge: string;
  readonly differences: string;
  readonly differencesNote: string;
}

interface SimulationWords {
  readonly simulating: string;
  readonly simulated: (players: number, lists: number, games: number, seed: number) => string;
  readonly truthTitle: string;
  readonly all: string;
  readonly newcomersTitle: string;
  readonly afterGames: (games: number) => string;
  readonly drift: (change: string) => string;
  readonly renewalTitle: string;
  readonly heads: Readonly<
    Record<
      | "group"
      | "players"
      | "bias"
      | "error"
      | "age"
      | "strength"
      | "afterFirst"
      | "from"
      | "to"
      | "change"
      | "single"
      | "lists"
      | "article",
      string
    >
  >;
}
