// Each table has one writing feature, the owner its migration names. Other features call the owner; db/readers.ts lists
// those that may read it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tablesAfterMigrations } from './migrations.ts'
import { reportProblems, filesBelow, readSource } from './sources.ts'
import { findTableUses } from './table-uses.ts'

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
  ? ((await import(pathToFileURL(join(root, declaration)).href)) as { crossFeatureReads: readonly Readers[] }).crossFeatureReads
  : []

const undeclared = tables.flatMap(({ name, owner, migration }) => {
  if (owner === undefined) return [`${migration}: table-owner: say "-- owner: <feature>" above table ${name}`]
  return owner === 'platform' || owner === 'sandbox' || existsSync(`features/${owner}`)
    ? []
    : [`${migration}: table-owner: ${name} belongs to ${owner}, which is no feature`]
})

/** The feature or other part of the server that a source file belongs to; undefined for tests, their helpers and other code. */
const speaker = (path: string): string | undefined => {
  if (!/\.(ts|sql)$/.test(path) || /(\.test|\/testing)\.ts$/.test(path)) return undefined
  if (path.startsWith('platform/server/')) return 'platform'
  if (path.startsWith('apps/sandbox/')) return 'sandbox'
  if (path.startsWith('apps/server/')) return 'apps'
  return /^features\/([^/]+)\/server\//.exec(path)?.[1]
}

/** Files that write tables which their callers name. The callers count as the writers. */
const writersForOthers = ['delete-in-batches.ts', 'partitions/make-partitions.ts', 'partitions/purge-partitions.ts'].map(
  (file) => `platform/server/db/${file}`,
)

const pairOf = (reader: string, table: string) => `${reader} ${table}`
const allowed = new Set(readers.flatMap(({ by, tables: read }) => by.flatMap((reader) => read.map((table) => pairOf(reader, table)))))
const used = new Set<string>()

const trespassesOf = (path: string): string[] => {
  const own = speaker(path) ?? ''
  const uses = findTableUses(readSource(root, path), path.endsWith('.sql'), (name) => owners.has(name))
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

const sources = filesBelow(root).filter((path) => speaker(path) !== undefined && !writersForOthers.includes(path))
const trespasses = sources.flatMap(trespassesOf)
const needless = [...allowed].filter((pair) => !used.has(pair)).map((pair) => `${declaration}: reader-unused: nothing reads ${pair}`)
const unreasoned = readers
  .filter(({ because }) => because.trim() === '')
  .map(({ tables: read }) => `${declaration}: reader-reason: say why ${read.join(', ')} may be read`)

reportProblems('tables', { count: tables.length, at: 'tables' }, [...undeclared, ...trespasses, ...needless, ...unreasoned])
