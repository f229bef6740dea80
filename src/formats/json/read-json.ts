import { type PathStep, pathText } from "../../domain/schema/faults.ts";

/** A JSON file as it was read: the value, and on which line each of its values begins. */
export interface JsonRead {
  readonly value: unknown;
  readonly lineOf: (path: readonly PathStep[]) => number;
  /** Keys that an object has twice: `JSON.parse` would silently take the last. */
  readonly repeated: readonly { readonly path: readonly PathStep[]; readonly line: number }[];
}

/** What does not belong where it stands; nothing after it can be read. */
export interface JsonFault {
  readonly line: number;
  readonly found: string;
}

/** Reads JSON with its lines. It never throws. */
export function readJson(text: string): JsonRead | JsonFault {
  try {
    return new Reader(text.replace(/^\uFEFF/, "")).whole();
  } catch (error) {
    if (error instanceof NotJson) return { line: error.line, found: error.found };
    throw error;
  }
}

class NotJson extends Error {
  readonly line: number;
  readonly found: string;
  constructor(line: number, found: string) {
    super("not JSON");
    [this.line, this.found] = [line, found];
  }
}

/** Deeper than this nobody writes; a hostile file must not exhaust the stack. */
const DEPTH_MAX = 100;
const FOUND_MAX = 40;

const SCALAR = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Reader {
  #at = 0;
  #line = 1;
  readonly #lines = new Map<string, number>();
  readonly #repeated: { readonly path: readonly PathStep[]; readonly line: number }[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): JsonRead {
    const value = this.#value([]);
    this.#space();
    if (this.#at < this.#text.length) throw this.#wrong();
    const lineOf = (path: readonly PathStep[]): number => {
      // A value that is missing is told where the object begins that should have it.
      for (let length = path.length; length > 0; length--) {
        const line = this.#lines.get(pathText(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    };
    return { value, lineOf, repeated: this.#repeated };
  }

  #value(path: readonly PathStep[]): unknown {
    this.#space();
    this.#lines.set(pathText(path), this.#line);
    if (path.length > DEPTH_MAX) throw this.#wrong();
    if (this.#takes("{")) return this.#object(path);
    if (this.#takes("[")) return this.#list(path);
    return this.#scalar();
  }

  #object(path: readonly PathStep[]): unknown {
    const entries = new Map<string, unknown>();
    if (this.#takes("}")) return {};
    do {
      this.#space();
      const line = this.#line;
      if (this.#text[this.#at] !== '"') throw this.#wrong();
      const key = this.#scalar() as string;
      if (entries.has(key)) this.#repeated.push({ path: [...path, key], line });
      if (!this.#takes(":")) throw this.#wrong();
      entries.set(key, this.#value([...path, key]));
    } while (this.#takes(","));
    if (!this.#takes("}")) throw this.#wrong();
    return Object.fromEntries(entries);
  }

  #list(path: readonly PathStep[]): unknown {
    const items: unknown[] = [];
    if (this.#takes("]")) return items;
    do items.push(this.#value([...path, items.length]));
    while (this.#takes(","));
    if (!this.#takes("]")) throw this.#wrong();
    return items;
  }

  #scalar(): unknown {
    SCALAR.lastIndex = this.#at;
    const [written] = SCALAR.exec(this.#text) ?? [];
    if (written === undefined) throw this.#wrong();
    try {
      const value: unknown = JSON.parse(written);
      this.#at += written.length;
      return value;
    } catch {
      throw this.#wrong(); // 007, or an escape that there is not
    }
  }

  #takes(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #space(): void {
    for (; " \t\r\n".includes(this.#text[this.#at] ?? "x"); this.#at++) if (this.#text[this.#at] === "\n") this.#line++;
  }

  #wrong(): NotJson {
    const rest = this.#text.slice(this.#at).split("\n", 1)[0] ?? "";
    return new NotJson(this.#line, rest.slice(0, FOUND_MAX));
  }
}
