import { crc32, inflateRawSync } from "node:zlib";

export interface Unzipped {
  readonly name: string;
  /** Year, month and day. */
  readonly date: readonly number[];
  readonly bytes: Buffer;
}

/** The one file of a ZIP file, found as readers find it: from the end, by the directory. Sizes and sum must be right. */
export function unzipped(zip: Buffer): Unzipped {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end !== zip.length - 22 || zip.readUInt16LE(end + 10) !== 1) throw new Error("no directory of one file");
  const [length, at] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (at + length !== end || zip.readUInt32LE(at) !== 0x02014b50) throw new Error("the directory is not where it says");
  const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
  const nameLength = zip.readUInt16LE(at + 28);
  const local = zip.readUInt32LE(at + 42);
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
