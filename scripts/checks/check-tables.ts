// Each table has one writing feature, the owner its migration names. Other features call the owner; which of them may read it, db/readers.ts says.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tablesAfterMigrations } from './migrations.ts'
import { conclude, filesBelow, read } from './sources.ts'
import { tableUses } from './table-uses.ts'

const root = process.cwd()
const tables = tablesAfterMigrations(root)
const owners = new Map(tables.map((table) => [table.name, table.owner]))

interface Readers {
  by: readonly string[]
  tables: readonly string[]
  because: string
}
const declaration = 'db/readers.ts'
const readers: readonly Readers[] = existsSync(declaration)
  ? ((await import(pathToFileURL(join(root, declaration)).href)) as { readers: readonly Readers[] }).readers
  : []

const undeclared = tables.flatMap(({ name, owner, migration }) => {
  if (owner === undefined) return [`${migration}: table-owner: say "-- owner: <feature>" above table ${name}`]
  return owner === 'platform' || owner === 'sandbox' || existsSync(`features/${owner}`)
    ? []
    : [`${migration}: table-owner: ${name} belongs to ${owner}, which is no feature`]
})

/** Who a source file speaks for; tests, what helps them and code outside the server have no say. */
const speaker = (path: string): string | undefined => {
  if (!/\.(ts|sql)$/.test(path) || /(\.test|\/testing)\.ts$/.test(path)) return undefined
  if (path.startsWith('platform/server/')) return 'platform'
  if (path.startsWith('apps/sandbox/')) return 'sandbox'
  if (path.startsWith('apps/server/')) return 'apps'
  return /^features\/([^/]+)\/server\//.exec(path)?.[1]
}

/** Deletes from whatever table it is called with; the call says which. */
const batchedFrom = 'platform/server/db/delete-in-batches.ts'

const pairOf = (reader: string, table: string) => `${reader} ${table}`
const allowed = new Set(readers.flatMap(({ by, tables: read }) => by.flatMap((reader) => read.map((table) => pairOf(reader, table)))))
const used = new Set<string>()

const trespassesOf = (path: string): string[] => {
  const own = speaker(path) ?? ''
  const uses = tableUses(read(root, path), path.endsWith('.sql'), (name) => owners.has(name))
  const written = [...new Set(uses.writes)].flatMap((table) => {
    if (table === undefined) return [`${path}: table-name: write the name of a written table out, so that its writer can be found`]
    const owner = owners.get(table)
    return owner === own ? [] : [`${path}: table-writer: writes ${table}, which ${owner ?? 'no migration'} owns`]
  })
  const seen = [...new Set(uses.reads)].flatMap((table) => {
    if (table === undefined) return [`${path}: table-name: write the name of a table that is read out, so that its reader can be found`]
    const owner = owners.get(table)
    if (owner === own) return []
    used.add(pairOf(own, table))
    return allowed.has(pairOf(own, table))
      ? []
      : [`${path}: table-reader: reads ${table} of ${owner}: call ${owner}, or say why not in ${declaration}`]
  })
  return [...written, ...seen]
}

const sources = filesBelow(root).filter((path) => speaker(path) !== undefined && path !== batchedFrom)
const trespasses = sources.flatMap(trespassesOf)
const needless = [...allowed].filter((pair) => !used.has(pair)).map((pair) => `${declaration}: reader-unused: nothing reads ${pair}`)
const unreasoned = readers
  .filter(({ because }) => because.trim() === '')
  .map(({ tables: read }) => `${declaration}: reader-reason: say why ${read.join(', ')} may be read`)

conclude('tables', { count: tables.length, at: 'tables' }, [...undeclared, ...trespasses, ...needless, ...unreasoned])
