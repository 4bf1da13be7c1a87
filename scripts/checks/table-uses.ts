// Finds the tables that a source file reads and writes, through the query builder or in SQL.

/** Tables that a source file reads and writes; `undefined` stands for a name that is not a literal. */
export interface TableUses {
  reads: (string | undefined)[]
  writes: (string | undefined)[]
}

const withoutComments = (source: string, isSql: boolean): string =>
  isSql ? source.replaceAll(/--.*$/gm, '') : source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '')

const name = `\\s*['"\`]\\w+(?:\\s+as\\s+\\w+)?['"\`]\\s*`
const builderWrite = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*(?:<[^>()]*>)?\(\s*([^)]*)\)/g
const batched = /\b(?:deleteInBatches\(\s*\w+,|declareDayPartitionedTable\()\s*([^,)]*)/g
/** Matches one table name or a list of names. Subqueries are matched separately. */
const builderRead = new RegExp(
  `(?<!\\b(?:Array|Buffer))\\.(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\\s*(?:<[^>()]*>)?\\((${name}|\\s*\\[(?:${name},?)+\\])`,
  'g',
)
/** Matches a table name in a variable. Callbacks and subqueries have an arrow or a dot, so they do not match. */
const builderReadHidden = /\.(?:selectFrom|(?:inner|left|right|full|cross)Join)\(\s*(?:\w+\s*[,)]|sql\.table\()/g
const rawWrite =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?("?\w+"?|\$\{)|\bupdate\s+(?:only\s+)?("?\w+"?|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi
const alias = `(?:\\s+(?:as\\s+)?\\w+)?`
/** Matches one or more table names after `from`, `join` or `using`. `delete from` is a write. */
const rawRead = new RegExp(
  `(?<!\\bdelete\\s+)\\b(?:from|join|using)\\s+(?:only\\s+)?("?\\w+"?${alias}(?:\\s*,\\s*"?\\w+"?${alias})*)`,
  'gi',
)
const rawReadHidden = /\b(?:from|join)\s+\$\{sql\.table\(/gi

const quoted = (argument: string): string[] =>
  [...argument.matchAll(/['"`](\w+)(?:\s+as\s+\w+)?['"`]/g)].flatMap(([, table]) => (table === undefined ? [] : [table]))

const builderUses = (code: string): TableUses => ({
  writes: [...code.matchAll(builderWrite), ...code.matchAll(batched)].flatMap(([, argument = '']) => {
    const names = quoted(argument)
    return names.length > 0 ? names : [undefined]
  }),
  reads: [
    ...[...code.matchAll(builderRead)].flatMap(([, argument = '']) => quoted(argument)),
    ...[...code.matchAll(builderReadHidden)].map(() => undefined),
  ],
})

const plain = (table: string): string => table.replaceAll('"', '').toLowerCase()

/** Returns the tables used in SQL text. Only known tables count, because prose such as "update your filter set" looks like SQL. */
const rawUses = (code: string, isTable: (name: string) => boolean): TableUses => ({
  writes: [...code.matchAll(rawWrite)]
    .map((match) => plain(match[1] ?? match[2] ?? ''))
    .filter((table) => table.startsWith('$') || isTable(table))
    .map((table) => (table.startsWith('$') ? undefined : table)),
  reads: [
    ...[...code.matchAll(rawRead)]
      .flatMap(([, list = '']) => list.split(','))
      .map((table) => plain(/"?\w+"?/.exec(table)?.[0] ?? ''))
      .filter(isTable),
    ...[...code.matchAll(rawReadHidden)].map(() => undefined),
  ],
})

/** Finds the tables that a TypeScript or SQL source reads and writes. */
export const findTableUses = (source: string, isSql: boolean, isTable: (name: string) => boolean): TableUses => {
  const code = withoutComments(source, isSql)
  const [raw, built] = [rawUses(code, isTable), isSql ? { reads: [], writes: [] } : builderUses(code)]
  return {
    reads: [...raw.reads, ...built.reads.filter((table) => table === undefined || isTable(table))],
    writes: [...raw.writes, ...built.writes],
  }
}
