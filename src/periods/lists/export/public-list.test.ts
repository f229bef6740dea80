import fc from "fast-check";
import { expect, test } from "vitest";
import { byId, FORMATS, HEADER, opening, someLines } from "../../../../test/set-up/random-lists.ts";
import { readPerson } from "../../../domain/listed-person.ts";
import { checkListFile } from "../../../transparency/list-file.ts";
import { fastSha256 } from "../format/salts.ts";
import { publicList } from "./public-list.ts";

test("of hidden and erased persons the public file has no byte, and it still gives the root of the header", async () => {
  const lists = someLines.chain((some) =>
    fc.tuple(fc.constant(some), fc.array(fc.boolean(), SAME(some.length)), fc.array(fc.boolean(), SAME(some.length))),
  );
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 300 }), async ([some, hidden, erased], size) => {
      const ordered = byId(some);
      const list = await FORMATS["format 2"]!(some);
      const facts = list.content
        .toString()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t")[1]);
      const persons = list
        .persons!.toString()
        .split("\n")
        .map((line, at) => (erased[at] ? `${ordered[at]!.id}\t=${facts[at]}` : line));
      const kept = { content: withCount(list.content, some.length), persons: Buffer.from(persons.join("\n")) };
      const [reading, contents] = opening(kept, size);
      const hiddenIds = new Set(ordered.filter((_, at) => hidden[at]).map(({ id }) => Number(id)));
      const row = { ...contents, origin: "published", date: HEADER.date };
      const { parts } = await publicList(reading, row, ({ player }) => !hiddenIds.has(player));
      const file: Uint8Array[] = [];
      for await (const part of parts) file.push(part);
      const text = Buffer.concat(file).toString();
      expect(checkListFile(text, fastSha256)).toMatchObject({ checked: { head: { players: some.length } } });
      for (const [at, { id, person, shown }] of ordered.entries()) {
        if (shown && !hidden[at] && !erased[at]) continue;
        expect(text).not.toContain(`\n${id}\t`);
        expect(text).not.toContain(persons[at]!.split("\t")[1]);
        expect(text).not.toContain(facts[at]);
        const { name } = readPerson(person);
        if (name.length > 20) expect(text).not.toContain(name);
      }
    }),
  );
});

const SAME = (length: number) => ({ minLength: length, maxLength: length });

/** The header of a random list says how many lines it has. */
const withCount = (content: Buffer, players: number): Buffer =>
  Buffer.from(content.toString().replace('"players":0', `"players":${players}`));
