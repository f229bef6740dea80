import { decode } from "../decode.ts";

/** Bytes in, text out; never a part of a line, or of an XML tag. */
export interface TextStream {
  readonly write: (bytes: Uint8Array) => void;
  readonly end: () => void;
}

/** A caller may hand over a whole file at once: it is taken in pieces, so that no text is as long as the file. */
const PIECE = 65_536;

/** No line of a list is nearly as long. What is longer is no list, and must not fill the memory. */
export const SEGMENT_MAX = 1_048_576;

const LINE_FEED = 10;
const TAG_END = 62;

/**
 * UTF-8 where it fits, else Windows-1252; decided for each line by itself (in XML also for each tag), so that it does
 * not matter in which pieces a file arrives. A byte order mark is left out.
 */
export function textStream(take: (text: string, bytes: Uint8Array) => void, tooLong: () => void): TextStream {
  const kept = growingBytes();
  let [started, isXml, failed] = [false, false, false];
  const piece = (bytes: Uint8Array): void => {
    const cut = lastEnd(bytes, isXml) + 1;
    if (cut === 0) kept.add(bytes);
    else if (kept.length + firstEnd(bytes, isXml) >= SEGMENT_MAX) kept.add(bytes);
    else {
      kept.add(bytes.subarray(0, cut));
      take(decoded(kept.all(), isXml), kept.all());
      kept.set(bytes.subarray(cut));
    }
    check();
  };
  const check = (): void => {
    failed = kept.length >= SEGMENT_MAX;
    if (failed) tooLong();
  };
  /** The first bytes say whether lines or tags are looked for: they are kept until they do. */
  const start = (bytes: Uint8Array): Uint8Array | undefined => {
    kept.add(bytes);
    const whole = withoutMark(kept.all());
    const first = whole?.findIndex((byte) => byte > 32) ?? -1;
    if (whole === undefined || first === -1) return undefined;
    isXml = whole[first] === 60;
    started = true;
    const begun = whole.slice();
    kept.set(new Uint8Array(0));
    return begun;
  };
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length && !failed; at += PIECE) {
        const part = bytes.subarray(at, at + PIECE);
        const text = started ? part : start(part);
        if (text) piece(text);
        else check();
      }
    },
    end: () => {
      if (kept.length === 0 || failed) return;
      kept.add(new Uint8Array([LINE_FEED]));
      if (started) take(decoded(kept.all(), isXml), kept.all());
    },
  };
}

const lastEnd = (bytes: Uint8Array, isXml: boolean): number =>
  isXml ? Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(TAG_END)) : bytes.lastIndexOf(LINE_FEED);

const firstEnd = (bytes: Uint8Array, isXml: boolean): number =>
  bytes.findIndex((byte) => byte === LINE_FEED || (isXml && byte === TAG_END));

const MARK = [0xef, 0xbb, 0xbf] as const;

/** undefined while these may be the first bytes of a mark. */
function withoutMark(bytes: Uint8Array): Uint8Array | undefined {
  const alike = MARK.findIndex((byte, at) => bytes[at] !== byte);
  if (alike === -1) return bytes.subarray(MARK.length);
  return alike === bytes.length ? undefined : bytes;
}

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array, isXml: boolean): string {
  try {
    return STRICT.decode(bytes);
  } catch {
    return decodedEach(bytes, isXml);
  }
}

/** Runs of plain lines are decoded together, every other line by itself. */
function decodedEach(bytes: Uint8Array, isXml: boolean): string {
  let [text, plainFrom, lineFrom, plain] = ["", 0, 0, true];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte > 127) plain = false;
    if (byte !== LINE_FEED && !(isXml && byte === TAG_END) && at !== bytes.length - 1) continue;
    if (!plain) {
      text += STRICT.decode(bytes.subarray(plainFrom, lineFrom)) + lineText(bytes.subarray(lineFrom, at + 1));
      plainFrom = at + 1;
    }
    [lineFrom, plain] = [at + 1, true];
  }
  return text + STRICT.decode(bytes.subarray(plainFrom));
}

const lineText = (bytes: Uint8Array): string => {
  try {
    return STRICT.decode(bytes);
  } catch {
    return decode(bytes)
      .lines.map(({ text, end }) => text + end)
      .join("");
  }
};

/** Bytes that are added to many times: room is made ahead, so that a file given byte by byte is not copied each time. */
function growingBytes() {
  let room = new Uint8Array(1_024);
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    if (length + bytes.length > room.length) {
      const larger = new Uint8Array(Math.max(room.length * 2, length + bytes.length));
      larger.set(room.subarray(0, length));
      room = larger;
    }
    room.set(bytes, length);
    length += bytes.length;
  };
  return {
    get length() {
      return length;
    },
    add,
    set: (bytes: Uint8Array): void => {
      length = 0;
      add(bytes);
    },
    /** What was kept, in place: it is overwritten by what comes next. */
    all: (): Uint8Array => room.subarray(0, length),
  };
}
