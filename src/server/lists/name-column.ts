/** Names as UTF-8 in one buffer: half a million strings would take more memory. */
export interface NameColumn {
  readonly push: (name: string) => void;
  readonly at: (row: number) => string;
  /** 1 for each row whose name has a text in it. */
  readonly having: (text: string) => Uint8Array;
  /** The alphabetical place of each row, by bytes; equal names in the order of their rows. */
  readonly ranks: () => Int32Array;
}

/** UTF-8 takes at most three bytes for a UTF-16 code unit. */
const BYTES_MAX = 3;

export function nameColumn(): NameColumn {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let ends = new Uint32Array(1 << 12);
  let [rows, used] = [0, 0];
  const startOf = (row: number): number => (row === 0 ? 0 : ends[row - 1]!);
  return {
    push: (name) => {
      if (used + name.length * BYTES_MAX > bytes.length) {
        const larger = Buffer.allocUnsafe(bytes.length * 2 + name.length * BYTES_MAX);
        bytes.copy(larger, 0, 0, used);
        bytes = larger;
      }
      if (rows === ends.length) {
        const more = new Uint32Array(ends.length * 2);
        more.set(ends);
        ends = more;
      }
      used += bytes.write(name, used);
      ends[rows] = used;
      rows += 1;
    },
    having: (text) => {
      const found = new Uint8Array(rows);
      const wanted = Buffer.from(text);
      let row = 0;
      for (
        let at = bytes.indexOf(wanted);
        at !== -1 && at + wanted.length <= used;
        at = bytes.indexOf(wanted, at + 1)
      ) {
        while (ends[row]! <= at) row += 1;
        // A hit may begin in one name and end in the next.
        if (at + wanted.length <= ends[row]!) found[row] = 1;
      }
      return found;
    },
    ranks: () => {
      // One byte a letter: quick to compare, in the order of the bytes.
      const names = Array.from({ length: rows }, (_, row) => bytes.toString("latin1", startOf(row), ends[row]));
      const order = Int32Array.from(names.keys()).sort((one, other) => {
        if (names[one]! === names[other]!) return one - other;
        return names[one]! < names[other]! ? -1 : 1;
      });
      const ranks = new Int32Array(rows);
      for (const [rank, row] of order.entries()) ranks[row] = rank;
      return ranks;
    },
    at: (row) => bytes.toString("utf8", startOf(row), ends[row]),
  };
}
