import { pipeline, Readable } from "node:stream";
import { constants, crc32, createDeflateRaw } from "node:zlib";

/** Deflated, with sizes behind the data, names in UTF-8. */
const [VERSION, FLAGS, DEFLATED] = [20, 0x0808, 8];
const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];

export interface ZippedFile {
  readonly name: string;
  /** ISO; the same file has the same bytes whenever it is written. */
  readonly date: string;
  readonly parts: AsyncIterable<Uint8Array | string>;
}

/** A ZIP file with one file in it, written while that is read: it begins at once, and memory does not grow with it. */
export const zipped = (file: ZippedFile): AsyncIterable<Buffer> => zippedTogether([file]);

/** The same with several files, one after the other. */
export async function* zippedTogether(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>): AsyncIterable<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const file of files) {
    const entry = yield* zippedFile(file, at);
    directory.push(entry.central);
    at += entry.length;
  }
  const central = Buffer.concat(directory);
  const count = directory.length;
  yield Buffer.concat([
    central,
    numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, at], [2, 0]),
  ]);
}

/** Writes a file that begins at a place; returns its line of the directory and how many bytes it took. */
async function* zippedFile(
  { name, date, parts }: ZippedFile,
  at: number,
): AsyncGenerator<Buffer, { readonly central: Buffer; readonly length: number }> {
  const fileName = Buffer.from(name);
  const head = numbers([2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, dosDate(date)]);
  const lengths = numbers([2, fileName.length], [2, 0]);
  yield Buffer.concat([numbers([4, LOCAL]), head, numbers([4, 0], [4, 0], [4, 0]), lengths, fileName]);
  const sums = { crc: 0, size: 0 };
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  // An error of either side ends both; the loop below throws it.
  pipeline(Readable.from(summed(parts, sums)), deflate, () => undefined);
  let packed = 0;
  for await (const part of deflate as AsyncIterable<Buffer>) {
    packed += part.length;
    yield part;
  }
  const checked = numbers([4, sums.crc], [4, packed], [4, sums.size]);
  yield Buffer.concat([numbers([4, DESCRIPTOR]), checked]);
  const central = Buffer.concat([
    numbers([4, CENTRAL], [2, VERSION]),
    head,
    checked,
    lengths,
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    fileName,
  ]);
  return { central, length: LOCAL_LENGTH + fileName.length + packed + DESCRIPTOR_LENGTH };
}

const [LOCAL_LENGTH, DESCRIPTOR_LENGTH] = [30, 16];

/** Counts and checks what passes. */
async function* summed(
  parts: ZippedFile["parts"],
  sums: { crc: number; size: number },
): AsyncIterable<Uint8Array | string> {
  for await (const part of parts) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    if (bytes.length === 0) continue;
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

/** Little endian, one after the other. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const dosDate = (date: string): number => {
  const [year = 1980, month = 1, day = 1] = date.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | day;
};
