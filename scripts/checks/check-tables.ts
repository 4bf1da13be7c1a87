// Each table is written only by its owner, which its migration names.
import { existsSync } from 'node:fs'
import { tablesAfterMigrations } from './migrations.ts'
import { conclude, filesBelow, read } from './sources.ts'

const root = process.cwd()
const tables = tablesAfterMigrations(root)
const owners = new Map(tables.map((table) => [table.name, table.owner]))

const undeclared = tables.flatMap(({ name, owner, migration }) => {
  if (owner === undefined) return [`${migration}: table-owner: say "-- owner: <feature>" above table ${name}`]
  return owner === 'platform' || owner === 'sandbox' || existsSync(`features/${owner}`)
    ? []
    : [`${migration}: table-owner: ${name} belongs to ${owner}, which is no feature`]
})

/** The owner a server source file belongs to; undefined for tests and other files. */
const ownerOfFile = (path: string): string | undefined => {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return undefined
  if (path.startsWith('platform/server/')) return 'platform'
  if (path.startsWith('apps/sandbox/')) return 'sandbox'
  if (path.startsWith('apps/server/')) return 'apps'
  return /^features\/([^/]+)\/server\//.exec(path)?.[1]
}

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '')

const builderCall = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*(?:<[^>()]*>)?\(\s*([^)]*)\)/g
const batched = /\bdeleteInBatches\(\s*\w+,\s*([^,)]*)/g
/** This file deletes from the table of its argument; callers are checked instead. */
const batchedFrom = 'platform/server/db/delete-in-batches.ts'
const rawWrite =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?("?\w+"?|\$\{)|\bupdate\s+(?:only\s+)?("?\w+"?|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi

/** Tables that a source file writes; `undefined` for a name that is not a literal. */
const writes = (source: string): (string | undefined)[] => {
  const code = withoutComments(source)
  const built = [...code.matchAll(builderCall), ...code.matchAll(batched)].flatMap(([, argument = '']) => {
    const names = [...argument.matchAll(/['"`](\w+)(?:\s+as\s+\w+)?['"`]/g)].map((match) => match[1])
    return names.length > 0 ? names : [undefined]
  })
  const raw = [...code.matchAll(rawWrite)]
    .map((match) => (match[1] ?? match[2] ?? '').replaceAll('"', '').toLowerCase())
    // Skips prose such as "update your filter set".
    .filter((name) => name.startsWith('$') || owners.has(name))
    .map((name) => (name.startsWith('$') ? undefined : name))
  return [...built, ...raw]
}

const sources = filesBelow(root).filter((path) => ownerOfFile(path) !== undefined && path !== batchedFrom)
const violations = sources.flatMap((path) =>
  [...new Set(writes(read(root, path)))].flatMap((table) => {
    if (table === undefined) return [`${path}: table-name: write the name of a written table out, so that its writer can be found`]
    const owner = owners.get(table)
    return owner === ownerOfFile(path) ? [] : [`${path}: table-writer: writes ${table}, which ${owner ?? 'no migration'} owns`]
  }),
)

conclude('tables', { count: tables.length, at: 'tables' }, [...undeclared, ...violations])
