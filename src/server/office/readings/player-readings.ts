import { Type } from "typebox";
import type { Account } from "../../../domain/account.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { type Player, readPlayerId } from "../../../domain/player.ts";
import { duplicatePlayers } from "../../../ledger/queries/players/duplicates.ts";
import { earlierFactsOf } from "../../../ledger/queries/players/earlier-facts.ts";
import { federations } from "../../../ledger/queries/players/federations.ts";
import { keyText, readKey } from "../../../ledger/queries/players/player-key.ts";
import { mergedInto, type PlayersPage, playersByNumber, playersPage } from "../../../ledger/queries/players/players.ts";
import { together } from "../../../ledger/together.ts";
import { knownPlayer } from "../../../periods/players.ts";
import { NullableText, NullableWhole, Text } from "../../http/schemas.ts";
import type { ActionContext } from "../actions/action.ts";
import { PlayerNumber, plainText } from "../schemas.ts";
import { type AnyReading, reading } from "./reading.ts";

const PAGE = 50;
const PAIRS_MAX = 100;

/** A federation's officer sees their own players only. */
export const scopeOf = ({ role, federation }: Account): string | null => (role === "officer" ? federation : null);

/** Everything the office knows of a person, with the whole day of birth. */
const KnownPlayer = Type.Object({
  player: Text,
  name: Text,
  federation: NullableText,
  sex: NullableText,
  birth: NullableText,
  title: NullableText,
  womenTitle: NullableText,
  otherTitles: Type.Array(Text),
  arenaTitle: NullableText,
  memberships: Type.Array(Text),
  /** The record that stands for this person, where two were found to be one. */
  mergedInto: NullableText,
  /** Why lists leave the player out; null: they do not. */
  excluded: NullableText,
  dispensation: NullableText,
});

const knownJson = ({ id, otherTitles, memberships, ...facts }: Player) => ({
  player: id,
  ...facts,
  otherTitles: [...otherTitles],
  memberships: [...memberships],
});

interface Search {
  readonly name: string;
  readonly isExcluded?: boolean;
  readonly after?: string | undefined;
}

/** Players by name or number, also those whom the public does not see. */
export async function foundPlayers(
  { context, account }: ActionContext,
  { name, isExcluded = false, after }: Search,
): Promise<PlayersPage> {
  const { db } = context.ledger;
  const scope = scopeOf(account);
  const id = readPlayerId(name);
  if (id === undefined) {
    const key = after === undefined ? undefined : readKey(after);
    return playersPage(db, { name, isExcluded, federation: scope ?? undefined, after: key, limit: PAGE });
  }
  const players = (await playersByNumber(db, id, PAGE)).filter(
    ({ federation, excluded }) => (scope === null || federation === scope) && (!isExcluded || excluded !== null),
  );
  return { players, next: null };
}

const known = reading({
  name: "known-players",
  right: "see players",
  query: Type.Object({
    name: Type.Optional(plainText(80)),
    excluded: Type.Optional(Type.Boolean()),
    after: Type.Optional(plainText(400, 1)),
  }),
  data: Type.Object({ players: Type.Array(KnownPlayer), next: NullableText }),
  load: async (acting, { name = "", excluded = false, after }) => {
    const { players, next } = await foundPlayers(acting, { name: name.trim(), isExcluded: excluded, after });
    return { players: players.map(knownJson), next: next && keyText(next) };
  },
});

const Twin = Type.Object({ player: Text, name: Text, federation: NullableText, birth: NullableText });

export async function suspectedDuplicates({ context, account }: ActionContext) {
  const rows = await duplicatePlayers(context.ledger.db, { federation: scopeOf(account), limit: PAIRS_MAX });
  return rows.map((row) => ({
    one: { player: String(row.player), name: row.name, federation: row.federation, birth: row.birth },
    other: {
      player: String(row.other),
      name: row.other_name,
      federation: row.other_federation,
      birth: row.other_birth,
    },
  }));
}

const duplicates = reading({
  name: "duplicate-players",
  right: "see players",
  query: Type.Object({}),
  data: Type.Object({ pairs: Type.Array(Type.Object({ one: Twin, other: Twin })) }),
  load: async (acting) => ({ pairs: await suspectedDuplicates(acting) }),
});

/** A player's record, those merged into it, and what was stated of the time before the first list. */
export async function playerRecord({ context }: ActionContext, text: string) {
  const { db } = context.ledger;
  const player = await knownPlayer(db, text);
  const [merged, earlier] = await together(mergedInto(db, player.id), earlierFactsOf(db, player.id));
  return { player, merged, earlier };
}

const record = reading({
  name: "player-record",
  right: "see players",
  query: Type.Object({ player: PlayerNumber }),
  about: async ({ context }, { player }) => {
    const { federation } = await knownPlayer(context.ledger.db, player);
    return { federation };
  },
  data: Type.Object({
    ...KnownPlayer.properties,
    merged: Type.Array(KnownPlayer),
    earlier: Type.Array(
      Type.Object({ kind: Type.Enum(LIST_KINDS), gamesBefore: NullableWhole, highest: NullableWhole }),
    ),
  }),
  load: async (acting, { player }) => {
    const { player: one, merged, earlier } = await playerRecord(acting, player);
    return {
      ...knownJson(one),
      merged: merged.map(knownJson),
      earlier: earlier.map(({ kind, games_before: gamesBefore, highest }) => ({
        kind: LIST_KINDS.find((each) => each === kind) ?? "standard",
        gamesBefore,
        highest,
      })),
    };
  },
});

const knownFederations = reading({
  name: "known-federations",
  right: "read the journal",
  query: Type.Object({}),
  data: Type.Object({
    federations: Type.Array(Type.Object({ code: Text, name: NullableText, status: Text, administrator: NullableText })),
  }),
  load: async ({ context }) => ({ federations: [...(await federations(context.ledger.db))] }),
});

export const PLAYER_READINGS: readonly AnyReading[] = [known, duplicates, record, knownFederations];
