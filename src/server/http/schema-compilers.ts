import ajvCompiler from "@fastify/ajv-compiler";
import stringifyCompiler from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";
import { eachWritten, writtenSchema } from "./written-schema.ts";

type Compilers = Required<NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>>;
type Serializer = (answer: unknown) => string;
/** As Ajv makes it. */
interface Validator {
  (value: unknown, place?: unknown): unknown;
  errors?: unknown;
}
type Build<Compiled> = (others: object, options: unknown) => (route: { readonly schema: object }) => Compiled;

/**
 * Fastify's own compilers, at the first request that needs them: a server has hundreds of schemas, and to compile all of
 * them when it starts takes seconds.
 */
export const COMPILED_ON_USE: Compilers = {
  buildValidator: onUse(ajvCompiler() as Build<Validator>, validatorOnUse) as Compilers["buildValidator"],
  buildSerializer: onUse(buildSerializer, serializerOnUse) as Compilers["buildSerializer"],
};

function buildSerializer(others: object, options: unknown): ReturnType<Build<Serializer>> {
  const compile = (stringifyCompiler() as Build<Serializer>)(eachWritten({ ...others }), options);
  return (route) => compile({ ...route, schema: writtenSchema({ ...route.schema }) });
}

/** Pages in four languages, and GET and HEAD, have the same schema: it is compiled once for all of them. */
function onUse<Compiled>(build: Build<Compiled>, wrap: (compile: () => Compiled) => Compiled): Build<Compiled> {
  const known = new Map<string, WeakMap<object, Compiled>>();
  const compilerFor: Build<Compiled> = (others, options) => {
    const compile = build(others, options);
    // What a schema refers to belongs to what is compiled from it.
    const key = JSON.stringify([others, options]);
    const compiled = known.get(key) ?? new WeakMap<object, Compiled>();
    known.set(key, compiled);
    return (route) => {
      const one = compiled.get(route.schema) ?? wrap(() => compile(route));
      compiled.set(route.schema, one);
      return one;
    };
  };
  let last: { readonly given: readonly unknown[]; readonly compiler: ReturnType<typeof compilerFor> } | null = null;
  return (others, options) => {
    // Fastify asks again for each route.
    const given = [...Object.values(others), options];
    if (last?.given.length !== given.length || given.some((each, at) => each !== last?.given[at]))
      last = { given, compiler: compilerFor(others, options) };
    return last.compiler;
  };
}

function validatorOnUse(compile: () => Validator): Validator {
  let compiled: Validator | null = null;
  const validate: Validator = (value, place) => {
    compiled ??= compile();
    const isValid = compiled(value, place);
    validate.errors = compiled.errors;
    return isValid;
  };
  // With it, Fastify hands in where the value is, which Ajv needs to convert a value.
  return Object.assign(validate, { schemaEnv: {} });
}

function serializerOnUse(compile: () => Serializer): Serializer {
  let compiled: Serializer | null = null;
  return (answer) => {
    compiled ??= compile();
    return compiled(answer);
  };
}
