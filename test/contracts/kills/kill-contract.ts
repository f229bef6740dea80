import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { random } from "../../../src/calculation/random.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import { openServerLedger } from "../../../src/ledger/open-server.ts";
import { project } from "../../../src/periods/projections.ts";
import { type SampleSize, sampleSize } from "../../../src/sample/size.ts";
import { liveThrough } from "../../set-up/offices/life.ts";
import { folderPlace, memoryPlace, newDatabase } from "../../set-up/offices/offices.ts";
import { startPostgres } from "../../set-up/postgres-server.mjs";
import { killAgainAndAgain, listsOf, type Victim } from "./kill.ts";

/** How often each is killed, and from which seed the moments come. */
export interface Kills {
  readonly folder?: number;
  readonly database?: number;
  readonly server?: number;
  readonly seed: number;
  /** What they work through while they are killed. */
  readonly size?: SampleSize;
  readonly timeout: number;
}

/** A few months with every kind of step: short enough to be gone through again and again. */
const KILLED_SIZE = sampleSize({ players: 120, tournaments: 30, months: 3, busy: false });

/** Needs the built program: what is killed is the office as people run it. */
export function killContract({ folder = 0, database = 0, server = 0, size = KILLED_SIZE, ...more }: Kills): void {
  const { seed, timeout } = more;
  let undisturbed: readonly string[] = [];

  beforeAll(async () => {
    const place = memoryPlace();
    const ledger = await place.open();
    await liveThrough(ledger, size);
    undisturbed = await listsOf(ledger);
    await ledger.close();
    await place.end();
  }, timeout);

  /** An office that has come to its end makes way for the next, until there were as many kills as asked for. */
  const killOffices = async (kills: number, from: number, begin: (from: number) => Promise<Offered>): Promise<void> => {
    for (let [left, next] = [kills, from]; left > 0; next++) {
      const { victim, end } = await begin(next);
      const { ledger, killed } = await killAgainAndAgain(victim, left, next);
      expect(await listsOf(ledger), `seed ${next}`).toEqual(undisturbed);
      await ledger.close();
      await end();
      left -= killed;
    }
  };

  test.skipIf(folder === 0)(
    `an office in a folder, killed ${folder} times`,
    () =>
      killOffices(folder, seed, async (from) => {
        const place = folderPlace();
        await (await place.open()).close(); // Making a database takes longer than all that is done in it here.
        const chance = random(from);
        const reopen = () => {
          if (chance.next() < DAMAGED) damageSomeFile(join(place.folder, "database"), chance);
          return place.open();
        };
        return { victim: { size, place: place.folder, reopen }, end: place.end };
      }),
    timeout,
  );

  test.skipIf(database === 0)(
    `an office on a server, killed ${database} times`,
    () =>
      killOffices(database, seed + 1_000, async () => {
        const { address, drop } = await newDatabase();
        return { victim: { size, place: address, reopen: () => opened(address) }, end: drop };
      }),
    timeout,
  );

  test.skipIf(server === 0)(
    `a server that writes through to the disk, killed ${server} times`,
    () => killOffices(server, seed + 2_000, () => durableServer(size)),
    timeout,
  );
}

/** Of the kills of an office in a folder, as many lose or tear a file of the database besides. */
const DAMAGED = 0.3;

/** A power cut leaves any file of the database behind: lost, torn, or with nothing but zeros. */
function damageSomeFile(database: string, chance: ReturnType<typeof random>): void {
  const files = readdirSync(database, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const file = files[chance.whole(0, files.length - 1)]!;
  const { size } = statSync(file);
  const damages = [
    () => rmSync(file),
    () => truncateSync(file, Math.floor(size * chance.next())),
    () => writeFileSync(file, Buffer.alloc(size)),
  ];
  damages[chance.whole(0, damages.length - 1)]!();
}

interface Offered {
  readonly victim: Victim;
  readonly end: () => Promise<void>;
}

/** A server of its own, which is killed instead of the office that works on it. */
async function durableServer(size: SampleSize): Promise<Offered> {
  const { address, kill, restart, stop } = await startPostgres({ durable: true });
  let isDown = false;
  const victim: Victim = {
    size,
    place: address,
    kill: async () => {
      isDown = true;
      await kill();
    },
    reopen: async () => {
      if (isDown) await restart();
      isDown = false;
      return opened(address);
    },
  };
  return { victim, end: stop };
}

const opened = async (address: string) =>
  openServerLedger({ engine: await openServer(address), place: address, begin: true, project, now: Date.now });
