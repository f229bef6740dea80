import { OLD_NAMES, type Operations, ROUTES } from "./operations.ts";

export type { Done, Operations } from "./operations.ts";

export interface ClientOptions {
  /** An account's token; without it only public operations work. */
  readonly token?: string;
  /** The language of sentences in answers: en, it, es, sv. */
  readonly language?: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Only of what changes something: say what would be done. */
  readonly dryRun?: boolean;
  /** Only of what changes something: your own name for the request. Sent again with the same key, it is done once. */
  readonly idempotencyKey?: string;
}

/** A refusal, as the office gave it (RFC 9457). */
export class OfficeProblem extends Error {
  readonly status: number;
  /** What kind of refusal it is: it stays, whatever the language. */
  readonly code: string;
  readonly parameters: unknown;

  constructor(status: number, { title, detail, code, parameters }: ProblemDocument) {
    super(detail ?? title ?? String(status));
    this.name = "OfficeProblem";
    this.status = status;
    this.code = code ?? "";
    this.parameters = parameters;
  }
}

interface ProblemDocument {
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly parameters?: unknown;
}

type InputOf<One extends Operations[keyof Operations]> = One["sends"] extends "json"
  ? One["params"] & One["body"]
  : One["params"] & One["query"] & (One["sends"] extends "bytes" ? { readonly bytes: Uint8Array } : object);

type Arguments<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

type Call<Name extends keyof Operations> = (
  ...asked: Arguments<InputOf<Operations[Name]>>
) => Promise<Operations[Name]["answer"]>;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** `lists.show` under "" is the member `lists` with the member `show`. */
type Under<Prefix extends string> = {
  readonly [Name in keyof Operations as MemberOf<Prefix, Name>]: Name extends `${Prefix}${infer Rest}`
    ? Rest extends `${infer Group}.${string}`
      ? Under<`${Prefix}${Group}.`>
      : Call<Name>
    : never;
};

type MemberOf<Prefix extends string, Name extends string> = Name extends `${Prefix}${infer Rest}`
  ? CamelCase<Rest extends `${infer Group}.${string}` ? Group : Rest>
  : never;

type OldNames = { readonly [Old in keyof typeof OLD_NAMES]: Call<(typeof OLD_NAMES)[Old]> };

/** An office as a program sees it: `office.lists.show(…)`, a function for each operation; old names work too. */
export type OfficeClient = Under<""> & OldNames;

/** The API of the office at an address, such as `https://ratings.example`. */
export function officeAt(address: string, options: ClientOptions = {}): OfficeClient {
  const callOf = (name: keyof Operations) => {
    const [method, path, sends] = ROUTES[name];
    return (input: Fields = {}, call: CallOptions = {}) => send(address, options, { method, path, sends, input, call });
  };
  const client: Group = {};
  for (const [old, name] of Object.entries(OLD_NAMES)) client[old] = callOf(name);
  for (const name of Object.keys(ROUTES) as (keyof Operations)[]) {
    const members = name.split(".").map(camelCase);
    groupIn(client, members.slice(0, -1))[members.at(-1) ?? ""] = callOf(name);
  }
  // Types and routes are made from the same document, so that every function is what its name says.
  return client as unknown as OfficeClient;
}

/** A group may be an old operation at once: `office.lists()` is what `office.lists.list()` is now. */
type Group = { [member: string]: Group | ((...asked: never[]) => Promise<unknown>) };

function groupIn(client: Group, members: readonly string[]): Group {
  let group = client;
  for (const member of members) {
    group[member] ??= {};
    group = group[member] as Group;
  }
  return group;
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Fields = Readonly<Record<string, unknown>>;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly sends: "nothing" | "json" | "bytes";
  readonly input: Fields;
  readonly call: CallOptions;
}

async function send(address: string, options: ClientOptions, request: Request): Promise<unknown> {
  const { method, call } = request;
  const body = bodyOf(request);
  const answer = await (options.fetch ?? globalThis.fetch)(urlOf(address, request), {
    method,
    headers: {
      accept: "application/json",
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.language === undefined ? {} : { "accept-language": options.language }),
      ...(call.idempotencyKey === undefined ? {} : { "idempotency-key": call.idempotencyKey }),
      ...(body === null ? {} : { "content-type": TYPES[request.sends] }),
    },
    ...(body === null ? {} : { body }),
    ...(call.signal === undefined ? {} : { signal: call.signal }),
  });
  if (answer.ok) return answer.json();
  throw new OfficeProblem(answer.status, await problemIn(answer));
}

const TYPES = { nothing: "", json: "application/json", bytes: "application/octet-stream" } as const;

function urlOf(address: string, { path, sends, input, call }: Request): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const url = new URL(filled, address);
  if (sends !== "json")
    for (const [name, value] of rest(path, input)) if (name !== "bytes") url.searchParams.set(name, String(value));
  if (call.dryRun) url.searchParams.set("dryRun", "true");
  return url;
}

function bodyOf({ path, sends, input }: Request): string | Uint8Array<ArrayBuffer> | null {
  if (sends === "nothing") return null;
  if (sends === "json") return JSON.stringify(Object.fromEntries(rest(path, input)));
  return new Uint8Array(input.bytes as Uint8Array);
}

/** What is not in the path. */
const rest = (path: string, input: Fields): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(input).filter(([name, value]) => value !== undefined && !path.includes(`{${name}}`));

/** A proxy in between may answer with something other than a problem document. */
async function problemIn(answer: Response): Promise<ProblemDocument> {
  const text = await answer.text();
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === "object" && problem !== null ? problem : {};
  } catch {
    return { title: `${answer.status} ${answer.statusText}` };
  }
}
