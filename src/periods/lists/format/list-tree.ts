import { setImmediate } from "node:timers/promises";
import { rootBuilder } from "../../../transparency/merkle-root.ts";
import { hexOf } from "../../../transparency/signed-note.ts";
import { NUMBERS_MAX, type PersonTexts, writeNumbers } from "./canonical-list.ts";
import { type LineWriter, lineWriter } from "./line-writer.ts";
import type { RecordedEntries } from "./recorded-entries.ts";
import { ERASED, factsHash, hashInto, SALT_LENGTH, type Salts } from "./salts.ts";

/** The lines of a list of format 2, and beside them the persons whom they do not name. */
export interface ListTree {
  /** Over the lines, without their ends. */
  readonly root: string;
  /** `id TAB facts hash TAB numbers`, one to a line. */
  readonly lines: readonly Uint8Array[];
  /** In the same order: `id TAB salt TAB person`, or of an erased person `id TAB =facts hash`. */
  readonly persons: readonly Uint8Array[];
}

/** Letters of a hash and of a salt, with the tabs around them. */
const HASH_MAX = 48;

/** Lines between two pauses, in which the rows of the list are sent on: they are written meanwhile. */
const LINES_BETWEEN = 1_000;

/**
 * The lines are kept until they are written: the root stands before them, and to hash them a second time takes longer than
 * their memory is worth.
 */
export async function listTree(
  { entries, places, players }: RecordedEntries,
  texts: PersonTexts,
  salts: Salts,
): Promise<ListTree> {
  const [line, person] = [keptLines(), keptLines()];
  const tree = rootBuilder(hashInto);
  const factsOf = blinding(texts, salts);
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    const player = players[index]!;
    const facts = factsOf(place, player, index);
    const writer = line.writer(NUMBERS_MAX + HASH_MAX);
    writer.number(player);
    writer.tab();
    writer.text(facts);
    writeNumbers(writer, entries, place);
    tree.add(writer.line());
    writer.end();
    writePerson(person, { player, place, facts, salt: salts.at(player, index) }, texts, salts);
    if (index % LINES_BETWEEN === 0) await setImmediate();
  }
  return { root: hexOf(tree.root()), lines: line.parts(), persons: person.parts() };
}

/** The facts hash of a player. */
function blinding({ bytes, from, to }: PersonTexts, salts: Salts) {
  let salted = new Uint8Array(1 << 10);
  return (place: number, player: number, line: number): string => {
    const kept = salts.erased.size === 0 ? undefined : salts.erased.get(player);
    if (kept !== undefined) return kept;
    const [begin, end] = [from(place), to(place)];
    const length = SALT_LENGTH + end - begin;
    if (length > salted.length) salted = new Uint8Array(2 * length);
    const at = salts.at(player, line);
    // A player without a salt is one whom the recorded list has not: the line differs, whatever it is hashed with.
    if (at === undefined) salted.fill(0, 0, SALT_LENGTH);
    else for (let index = 0; index < SALT_LENGTH; index++) salted[index] = salts.bytes[at + index]!;
    for (let index = begin; index < end; index++) salted[SALT_LENGTH + index - begin] = bytes[index]!;
    return factsHash(salted.subarray(0, length));
  };
}

interface PersonLine {
  readonly player: number;
  readonly place: number;
  readonly facts: string;
  /** Where the salt lies. */
  readonly salt: number | undefined;
}

function writePerson(
  kept: ReturnType<typeof keptLines>,
  { player, place, facts, salt }: PersonLine,
  { bytes, from, to }: PersonTexts,
  salts: Salts,
): void {
  const [begin, end] = [from(place), to(place)];
  const writer = kept.writer(end - begin + NUMBERS_MAX + HASH_MAX);
  writer.number(player);
  writer.tab();
  if (salts.erased.has(player)) {
    writer.text(ERASED);
    writer.text(facts);
  } else {
    if (salt !== undefined) writer.base64(salts.bytes, salt, salt + SALT_LENGTH);
    writer.tab();
    writer.bytes(bytes, begin, end);
  }
  writer.end();
}

/** Lines that stay, in parts. */
function keptLines() {
  const parts: Uint8Array[] = [];
  const writer = lineWriter();
  return {
    writer: (room: number): LineWriter => {
      const full = writer.room(room);
      if (full !== null) parts.push(full);
      return writer;
    },
    parts: (): readonly Uint8Array[] => [...parts, writer.rest()],
  };
}
