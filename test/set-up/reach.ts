import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const SRC = resolve(import.meta.dirname, "../../src");

/** A top-level declaration of a source file. */
interface Declaration {
  readonly key: string;
  readonly text: string;
}

interface SourceFile {
  /** By name, in the order of the file. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Local names that are imported, with the declaration they name. */
  readonly imported: ReadonlyMap<string, string>;
}

/** What can be reached by following names from some files: a name that nothing mentions is not reached. */
export function reachedFrom(isRoot: (path: string) => boolean): readonly Declaration[] {
  const files = new Map(sources(SRC).map((path) => [path, sourceFile(path)]));
  const found = new Map<string, Declaration>();
  const open: Declaration[] = [...files].flatMap(([path, { declarations }]) =>
    isRoot(path) ? [...declarations.values()] : [],
  );
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next.key)) continue;
    found.set(next.key, next);
    const [path = ""] = next.key.split("#");
    const { declarations, imported } = files.get(path)!;
    for (const [name] of next.text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const other = declarations.get(name) ?? declarationAt(files, imported.get(name));
      if (other !== undefined) open.push(other);
    }
    for (const [, names = "", from = ""] of next.text.matchAll(/\{([^{}]*)\} = await import\(\s*"([^"]+)"\s*\)/g))
      for (const name of names.split(",").map((each) => each.split(":")[0]!.trim())) {
        const other = declarationAt(files, `${join(dirname(path), from)}#${name}`);
        if (other !== undefined) open.push(other);
      }
  }
  return [...found.values()];
}

function declarationAt(files: ReadonlyMap<string, SourceFile>, key: string | undefined): Declaration | undefined {
  if (key === undefined) return undefined;
  const [path = "", name = ""] = key.split("#");
  return files.get(path)?.declarations.get(name);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [relative(SRC, path)] : [];
  });
}

const DECLARATION = /^(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) +([A-Za-z_$][\w$]*)/;

function sourceFile(path: string): SourceFile {
  const text = readFileSync(join(SRC, path), "utf8").replace(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, "");
  const imported = new Map<string, string>();
  for (const [, names = "", from = ""] of text.matchAll(/^import (?:type )?\{([^}]*)\} from "(\.[^"]+)";/gms))
    for (const each of names.split(",")) {
      const [name = "", local = name] = each
        .replace(/^\s*type /, "")
        .trim()
        .split(" as ");
      if (name !== "") imported.set(local, `${join(dirname(path), from)}#${name}`);
    }
  const declarations = new Map<string, Declaration>();
  let [name, lines]: [string, string[]] = ["", []];
  const end = (): void => {
    const before = declarations.get(name)?.text ?? "";
    if (name !== "") declarations.set(name, { key: `${path}#${name}`, text: `${before}\n${lines.join("\n")}` });
  };
  for (const line of text.split("\n")) {
    const [, declared] = DECLARATION.exec(line) ?? [];
    if (declared !== undefined) {
      end();
      [name, lines] = [declared, []];
    }
    if (!line.startsWith("import ")) lines.push(line);
  }
  end();
  return { declarations, imported };
}
