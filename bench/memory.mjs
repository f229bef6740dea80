// Reads a period from a file, rates it in one thread, and says how much memory that took: a process of its own, so that
// nothing else is counted. Prints the bytes of the arrays, and of the whole process before them and with all of them.
import { closeSync, openSync, readSync } from "node:fs";
import { emptyMemory, ratePeriod } from "../dist/rating/kernel/kernel.js";
import { bytesOf, readPeriod } from "./period.mjs";

const before = process.memoryUsage.rss();
const file = openSync(process.argv[2], "r");
const { tables, ...period } = readPeriod((array) => {
  const bytes = new Uint8Array(array.buffer);
  for (let done = 0; done < bytes.length; ) done += readSync(file, bytes, done, bytes.length - done);
  return array;
});
closeSync(file);
const memory = emptyMemory(tables, period);
ratePeriod(tables, period, memory);
const inputs = bytesOf({ tables, ...period });
const written = [memory.dealt, ...Object.values(memory.sums), ...Object.values(memory.results)];
const own = written.reduce((sum, { byteLength }) => sum + byteLength, 0);
console.log(JSON.stringify({ inputs, own, before, after: process.memoryUsage.rss() }));
