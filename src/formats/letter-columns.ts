/** First and last character of a part of a line, from 1. */
export type LetterColumns = readonly [first: number, last: number];

/**
 * The columns, in characters, of parts of a line that are given by places in its string. Characters are counted once for
 * the whole line: counting from its beginning for each part would take the square of its length.
 */
export function letterColumns(line: string): (from: number, to: number) => LetterColumns {
  const before = charactersBefore(line);
  return (from, to) => {
    const first = before(from) + 1;
    return [first, Math.max(first, before(to))];
  };
}

function charactersBefore(line: string): (place: number) => number {
  if (!/[\ud800-\udfff]/.test(line)) return (place) => Math.min(place, line.length);
  const counts = new Uint32Array(line.length + 1);
  let [place, count] = [0, 0];
  for (const character of line) {
    for (const end = place + character.length; place < end; place++) counts[place] = count;
    count += 1;
  }
  counts[line.length] = count;
  return (at) => counts[Math.min(at, line.length)] ?? count;
}
