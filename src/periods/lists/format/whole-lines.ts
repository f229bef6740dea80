const LINE_END = 10;

/** Bytes as texts that end with a line. */
export async function* wholeLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    const all =
      rest.length === 0 ? Buffer.from(part.buffer, part.byteOffset, part.length) : Buffer.concat([rest, part]);
    const end = all.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield all.toString("utf8", 0, end);
    rest = Buffer.from(all.subarray(end));
  }
  if (rest.length > 0) throw new Error("the last line of a list is not whole");
}
