import type { ActionOf, JournalEntry } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { NOW } from "../../../ledger/queries/sets.ts";
import { gamesOf } from "../../../ledger/queries/tournaments/games.ts";
import { reportsOf } from "../../../ledger/queries/tournaments/reports.ts";
import { gameRulingsOf } from "../../../ledger/queries/tournaments/rulings.ts";
import type { Db, GameRow, GameRulingRow } from "../../../ledger/schema/tables.ts";
import { type Office, recorded } from "../../office.ts";
import { knownPlayer } from "../../players.ts";
import { knownTournament } from "../known.ts";
import { personsEver } from "../persons-ever.ts";
import { playersOf } from "../reports/players-of.ts";

export interface GameRuling {
  readonly tournament: string;
  readonly round: number;
  /** Numbers of the players. */
  readonly white: string;
  readonly black: string;
  /** null: the ruling made before is taken back. */
  readonly counts: boolean | null;
  readonly article: string | null;
  readonly reason: string;
}

/** The office decides that a game counts or does not, whatever the articles say. What was not played cannot count. */
export const ruleOnGame = (office: Office, request: GameRuling): Promise<JournalEntry> =>
  recorded(office, ({ db }) => gameRuling(db, request));

/** The ruling as it is to be recorded. */
export async function gameRuling(db: Db, request: GameRuling): Promise<ActionOf<"game-ruled">> {
  const { counts, article, reason } = request;
  const { score, ...named } = await knownGame(db, request);
  if (counts === true && score === null) throw new Refusal("game-not-played", named);
  const known = await rulingOn(db, named);
  if (counts === null && known === undefined) throw new Refusal("game-not-ruled", named);
  if (known !== undefined && known.counts === counts)
    throw new Refusal("already-decided", { tournament: named.tournament });
  // A later word on the same game has the same key, also where a record was merged meanwhile.
  const key = known === undefined ? named : { ...named, white: String(known.white), black: String(known.black) };
  return { kind: "game-ruled", payload: { ...key, counts, article, reason } };
}

/** A game of a report, by the records that stand for its players now. */
export async function knownGame(db: Db, { round, ...game }: Named): Promise<Named & Pick<GameRow, "score">> {
  const { tournament } = await knownTournament(db, game.tournament);
  const [white, black] = [await currentId(db, game.white), await currentId(db, game.black)];
  const named = { tournament, round, white, black };
  const found = await gameBetween(db, named);
  if (found === undefined) throw new Refusal("unknown-game", named);
  return { ...named, score: found.score };
}

interface Named {
  readonly tournament: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

/** The ruling that stands on a game, whichever records its players had when it was made. */
async function rulingOn(db: Db, { tournament, round, white, black }: Named): Promise<GameRulingRow | undefined> {
  const rulings = await gameRulingsOf(db, [tournament]);
  const personOf = await personsEver(db, NOW);
  const isPerson = (record: number, player: string) => personOf(record) === personOf(Number(player));
  const own = rulings.filter(
    (ruling) => ruling.round === round && isPerson(ruling.white, white) && isPerson(ruling.black, black),
  );
  return own.sort((one, other) => one.sequence - other.sequence).at(-1);
}

/** A ruling names the record that stands for a person. */
async function currentId(db: Db, text: string): Promise<string> {
  const { id, mergedInto } = await knownPlayer(db, text);
  return mergedInto ?? id;
}

async function gameBetween(db: Db, { tournament, round, white, black }: Named): Promise<GameRow | undefined> {
  for (const report of await reportsOf(db, tournament)) {
    const people = await playersOf(db, report);
    const isOf = (place: number, player: string) => people[place]?.person === Number(player);
    const games = await gamesOf(db, report);
    const game = games.find((each) => each.round === round && isOf(each.white, white) && isOf(each.black, black));
    if (game !== undefined) return game;
  }
  return undefined;
}
