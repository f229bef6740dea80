// Makes src/client/operations.ts from the OpenAPI document: what every operation takes and answers, as types, and where it
// is. Part of `npm run docs`; a test compares the file with what this would write.

/** The whole file. */
export function operationsFile(document) {
  const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    )
    .filter(({ operationId }) => operationId !== undefined)
    .sort((one, other) => (one.operationId < other.operationId ? -1 : 1));
  return `// Made by \`npm run docs\` from the OpenAPI document; do not edit by hand.

${Object.entries(document.components.schemas)
  .filter(([name]) => name !== "Problem")
  .map(([name, schema]) => `/** ${schema.description ?? name}. */\nexport type ${name} = ${typeOf(schema, 0)};`)
  .join("\n\n")}

/** What an action did. */
export type Done = ${typeOf(DONE_OF(operations), 0)};

/** Every operation of the API: what it takes, and what it answers. */
export interface Operations {
${operations.map(operationType).join("\n")}
}

/** Where each is, and what is written into its address. */
export const ROUTES = {
${operations.map(routeOf).join("\n")}
} as const satisfies Readonly<Record<keyof Operations, readonly [method: string, path: string, sends: string]>>;

/** What each was called before: programs that use it keep working. */
export const OLD_NAMES = {
${operations.map((each) => `  ${key(each["x-old-name"])}: ${text(each.operationId)},`).join("\n")}
} as const satisfies Readonly<Record<string, keyof Operations>>;
`;
}

/** Nearly every action answers the same: it is named once. */
const DONE_OF = (operations) =>
  operations.find(({ operationId }) => operationId === "users.add").responses["200"].content["application/json"].schema;

const routeOf = ({ operationId, method, path, requestBody }) =>
  `  ${key(operationId)}: [${text(method.toUpperCase())}, ${text(path)}, ${text(sentBy(requestBody))}],`;

/** A file goes as its bytes, with everything else in the address. */
const sentBy = (requestBody) =>
  requestBody === undefined ? "nothing" : "application/octet-stream" in requestBody.content ? "bytes" : "json";

function operationType({ operationId, summary, parameters = [], requestBody, responses }) {
  const at = (place) => parameters.filter((each) => each.in === place);
  const fields = [
    ["sends", text(sentBy(requestBody))],
    ["params", objectOf(at("path"), 2)],
    ["query", objectOf(at("query"), 2)],
    ["body", sentBy(requestBody) === "json" ? typeOf(bodyOf(requestBody), 2) : "object"],
    ["answer", answerOf(responses)],
  ];
  const lines = fields.map(([name, type]) => `    readonly ${name}: ${type};`);
  return `  /** ${summary ?? operationId}. */\n  readonly ${key(operationId)}: {\n${lines.join("\n")}\n  };`;
}

const bodyOf = ({ content }) => content["application/json"]?.schema ?? {};

const answerOf = (responses) => {
  const found = ["200", "202"].flatMap((status) => responses[status]?.content?.["application/json"]?.schema ?? []);
  const isDone = ({ properties = {} }) => "entries" in properties && "unconfirmed" in properties;
  const types = found.map((schema) => (isDone(schema) ? "Done" : typeOf(schema, 2)));
  return types.length === 0 ? "unknown" : unique(types).join(" | ");
};

const objectOf = (parameters, depth) =>
  typeOf(
    {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    depth,
  );

/** A JSON schema as a type. What says nothing may be anything. */
function typeOf(schema, depth) {
  if (schema === true || schema === undefined) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if ("const" in schema) return text(schema.const);
  if (schema.enum) return schema.enum.map(text).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unique(choices.map((each) => typeOf(each, depth))).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, depth)).join(" | ");
  switch (schema.type) {
    case "array":
      return `readonly (${typeOf(schema.items, depth)})[]`;
    case "object":
      return recordOf(schema, depth);
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}

function recordOf({ properties = {}, required = [], additionalProperties, patternProperties = {} }, depth) {
  const names = Object.keys(properties);
  const others = additionalProperties ? `Readonly<Record<string, ${typeOf(additionalProperties, depth)}>>` : null;
  if (names.length === 0) return others ?? patternsOf(patternProperties, depth);
  const indent = "  ".repeat(depth);
  const lines = names.map((name) => {
    const optional = required.includes(name) ? "" : "?";
    return `${indent}  readonly ${key(name)}${optional}: ${typeOf(properties[name], depth + 1)};`;
  });
  return [`{\n${lines.join("\n")}\n${indent}}`, ...(others === null ? [] : [others])].join(" & ");
}

/** Records whose names have a pattern. */
function patternsOf(patterns, depth) {
  const types = unique(Object.values(patterns).map((schema) => typeOf(schema, depth)));
  return types.length === 0 ? "object" : `Readonly<Record<string, ${types.join(" | ")}>>`;
}

const text = (value) => JSON.stringify(value);
const key = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : text(name));
const unique = (values) => [...new Set(values)];
