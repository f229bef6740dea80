import type { Command } from "commander";
import { CLUB_LIST_VERSIONS_MAX } from "../../../domain/limits.ts";
import { readCount, readDay } from "../../../rating/read.ts";
import { officeOf } from "../../office.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubWriting, changesBook } from "./club-common.ts";

interface SendOptions extends ClubWriting {
  readonly to: string;
  readonly token?: string;
  readonly version?: string;
}

/** A closed list, to the federation's office. */
export function addSending(program: Command, world: World): void {
  const send = program
    .command("send")
    .description("Sends a closed list to the federation's office")
    .argument("[period]", "start of the period (default: the latest)")
    .requiredOption("--to <address>", "address of the office, such as https://office.example")
    .option("--token <token>", "token of the club's account there (or RATING_OFFICE_TOKEN)")
    .option("--version <n>", "version (default: the latest)");
  changesBook(send).action((period: string | undefined, options: SendOptions) => sendOne(period, options, world));
}

const sendOne = (period: string | undefined, options: SendOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club }) => {
    const { sendClubList } = await import("../../../periods/clubs/send.ts");
    const { to, token, version } = options;
    const sent = await sendClubList(officeOf(context, options), {
      club,
      to,
      token: token ?? world.token() ?? "",
      period: period === undefined ? undefined : readDay(period, "period"),
      version:
        version === undefined ? undefined : readCount(version, "--version", { from: 1, to: CLUB_LIST_VERSIONS_MAX }),
    });
    if (options.json) return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, ...sent }, null, 2));
    const { office } = context.words;
    if (options.dryRun) return world.print(office.wouldRecord(office.kinds[sent.entry.kind]));
    world.print(office.clubs.sent(to, sent.period, sent.version, sent.wasThere));
  });
