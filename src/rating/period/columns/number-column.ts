/** Whole numbers that come one by one, and may be a million. */
interface NumberColumn {
  /** Adds a number; says how many there are. */
  readonly push: (value: number) => number;
  readonly length: () => number;
  readonly values: () => Int32Array;
}

export function numberColumn(): NumberColumn {
  let values = new Int32Array(1024);
  let length = 0;
  return {
    push: (value) => {
      if (length === values.length) {
        const larger = new Int32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
      return length;
    },
    length: () => length,
    values: () => values.subarray(0, length),
  };
}
