import { type Static, Type } from "typebox";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { GAMES_MAX, RATING_MAX } from "../../../domain/limits.ts";
import { ARENA_TITLES, MEMBERSHIPS, NO_FACTS, type PlayerFacts } from "../../../domain/player.ts";
import { TITLES } from "../../../domain/report.ts";
import {
  addPlayer,
  changePlayer,
  endDispensation,
  endExclusion,
  excludePlayer,
  giveDispensation,
  knownPlayer,
  mergePlayers,
  stateEarlierFacts,
  undoMerge,
} from "../../../periods/players.ts";
import { readBirthOf } from "../../../rating/read.ts";
import type { About } from "../../rights.ts";
import { Kind, PlayerNumber, plainText, Reason } from "../schemas.ts";
import { type ApiAction, action, type OfficeServices } from "./action.ts";
import { type ActionResult, actionResult } from "./action-result.ts";
import { readPlayerForm } from "./player-form.ts";

/** null comes first: type coercion takes the first match. */
const TitleOrNone = Type.Union([Type.Null(), Type.Enum(TITLES)]);

/** Everything that is known of a player besides ratings. */
const FACTS = {
  name: plainText(100, 1),
  federation: Type.Union([Type.Null(), Type.String({ pattern: "^[A-Z]{3}$" })]),
  sex: Type.Union([Type.Null(), Type.Enum(["m", "w"])]),
  /** A year, or a day. */
  birth: Type.Union([Type.Null(), Type.String({ pattern: "^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$" })]),
  title: TitleOrNone,
  womenTitle: TitleOrNone,
  otherTitles: Type.Array(plainText(10, 1), { maxItems: 20 }),
  arenaTitle: Type.Union([Type.Null(), Type.Enum(ARENA_TITLES)]),
  memberships: Type.Array(Type.Enum(MEMBERSHIPS), { maxItems: MEMBERSHIPS.length }),
};
const SomeFacts = Type.Partial(Type.Object(FACTS));

const factsRead = ({ birth, ...facts }: Static<typeof SomeFacts>): Partial<PlayerFacts> => ({
  ...facts,
  ...(birth === undefined ? {} : { birth: birth === null ? null : readBirthOf(birth, "birth") }),
});

/** A player belongs to their federation. */
const ofPlayer = async ({ context }: OfficeServices, player: string): Promise<About> => ({
  federation: (await knownPlayer(context.ledger.db, player)).federation,
});

const own = async (services: OfficeServices, { player }: { readonly player: string }): Promise<readonly About[]> => [
  await ofPlayer(services, player),
];

const resultFor = (player: string, entry: JournalEntry): ActionResult => actionResult([entry], { player });

const { name, ...OTHER_FACTS } = FACTS;

const add = action({
  name: "add-player",
  right: "keep players",
  input: Type.Object({ player: PlayerNumber, name, ...Type.Partial(Type.Object(OTHER_FACTS)).properties }),
  about: async (_, { federation = null }) => [{ federation }],
  run: async ({ office }, { player, ...facts }) =>
    resultFor(player, await addPlayer(office, player, { ...NO_FACTS, ...factsRead(facts) })),
  read: readPlayerForm,
});

const change = action({
  name: "change-player",
  right: "keep players",
  input: Type.Object({ player: PlayerNumber, reason: Type.Optional(Reason), ...SomeFacts.properties }),
  // A transfer concerns both federations.
  about: async (services, { player, federation }) => [
    await ofPlayer(services, player),
    ...(federation === undefined ? [] : [{ federation }]),
  ],
  run: async ({ office }, { player, reason, ...facts }) =>
    resultFor(player, await changePlayer(office, player, factsRead(facts), reason)),
  read: readPlayerForm,
});

const merge = action({
  name: "merge-players",
  right: "keep players",
  input: Type.Object({ kept: PlayerNumber, merged: PlayerNumber, reason: Reason }),
  about: async (services, { kept, merged }) => [await ofPlayer(services, kept), await ofPlayer(services, merged)],
  run: async ({ office }, request) => resultFor(request.kept, await mergePlayers(office, request)),
});

const DECISION = Type.Object({ player: PlayerNumber, reason: Reason });

const decision = (
  called: "undo-merge" | "exclude-player" | "include-player" | "give-dispensation" | "end-dispensation",
  decide: typeof excludePlayer,
  right: "keep players" | "rule",
) =>
  action({
    name: called,
    right,
    input: DECISION,
    about: own,
    run: async ({ office }, request) => resultFor(request.player, await decide(office, request)),
  });

const stateEarlier = action({
  name: "state-earlier-facts",
  right: "rule",
  input: Type.Object({
    player: PlayerNumber,
    list: Kind,
    gamesBefore: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: GAMES_MAX })])),
    highest: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: RATING_MAX })])),
    reason: Reason,
  }),
  about: own,
  run: async ({ office }, { gamesBefore = null, highest = null, ...request }) =>
    resultFor(request.player, await stateEarlierFacts(office, { ...request, gamesBefore, highest })),
});

export const PLAYER_ACTIONS: readonly ApiAction[] = [
  add,
  change,
  merge,
  decision("undo-merge", undoMerge, "keep players"),
  decision("exclude-player", excludePlayer, "keep players"),
  decision("include-player", endExclusion, "keep players"),
  decision("give-dispensation", giveDispensation, "rule"),
  decision("end-dispensation", endDispensation, "rule"),
  stateEarlier,
];
