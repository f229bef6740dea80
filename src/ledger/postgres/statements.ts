/** A column of what a statement gives. */
export interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** A statement as a connection knows it. */
export interface Statement {
  readonly sql: string;
  /** Under which the connection keeps it; empty: it does not. */
  name: string;
  isSent: boolean;
  uses: number;
  /** null: not known yet. */
  columns: readonly Column[] | null;
  /** It failed, and nobody knows how far it came: it is not remembered any more. */
  readonly forget: () => void;
}

/** A connection remembers no more statements than these. */
const STATEMENTS_MAX = 200;

/** What is worth remembering: what is planned. */
const isPlanned = (sql: string): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(sql);

/** The statements of one connection: what is asked again and again is read and planned once. */
export function statementsOf(): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  const forgotten = new Set<string>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    if (forgotten.has(sql) || known.size === STATEMENTS_MAX || !isPlanned(sql))
      return { sql, name: "", isSent: false, uses: 0, columns: null, forget: () => undefined };
    const name = `own-${known.size + forgotten.size + 1}`;
    const forget = (): void => {
      known.delete(sql);
      forgotten.add(sql);
      // It may have been asked again already.
      Object.assign(made, { name: "", columns: null });
    };
    const made: Statement = { sql, name, isSent: false, uses: 0, columns: null, forget };
    known.set(sql, made);
    return made;
  };
}
