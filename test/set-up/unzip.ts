import { crc32, inflateRawSync } from "node:zlib";

export interface Unzipped {
  readonly name: string;
  /** Year, month and day. */
  readonly date: readonly number[];
  readonly bytes: Buffer;
}

/** The one file of a ZIP file. */
export function unzipped(zip: Buffer): Unzipped {
  const files = unzippedAll(zip);
  if (files.length !== 1) throw new Error("no directory of one file");
  return files[0]!;
}

/** The files of a ZIP file, found as readers find them: from the end, by the directory. Sizes and sums must be right. */
export function unzippedAll(zip: Buffer): readonly Unzipped[] {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end !== zip.length - 22) throw new Error("no directory");
  const [length, start] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (start + length !== end) throw new Error("the directory is not where it says");
  const files: Unzipped[] = [];
  for (let at = start; at < end; at += 46 + zip.readUInt16LE(at + 28)) files.push(fileAt(zip, at));
  if (files.length !== zip.readUInt16LE(end + 10)) throw new Error("the directory has another number of files");
  return files;
}

function fileAt(zip: Buffer, at: number): Unzipped {
  if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error("the directory is not where it says");
  const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
  const nameLength = zip.readUInt16LE(at + 28);
  const local = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error("a file is not where the directory says");
  const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = inflateRawSync(zip.subarray(data, data + packed!));
  if (bytes.length !== size || crc32(bytes) !== crc) throw new Error("the file is damaged");
  const date = zip.readUInt16LE(at + 14);
  return {
    name: zip.subarray(at + 46, at + 46 + nameLength).toString(),
    date: [(date >> 9) + 1980, (date >> 5) & 15, date & 31],
    bytes,
  };
}
