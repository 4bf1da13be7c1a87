import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { renderFeedFunctions } from '#features/matches/server/sql/feed-functions.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { renderClient } from './client/render-client.ts'
import { tablesAfterMigrations } from './checks/migrations.ts'
import { type TableColumn, describeSchema, groupByTable, readColumns } from './schema-text.ts'

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  'numeric(20,8)': 'string',
  real: 'number',
  bigint: 'BigInteger',
  'timestamp with time zone': 'Timestamp',
  date: 'string',
  jsonb: 'Json',
  bytea: 'Buffer',
  xid8: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'uuid[]': 'string[]',
  'bit(256)': 'string',
}

// Render the feed's functions first; all functions are applied below.
const feed = renderFeedFunctions()
const isCheck = process.argv.includes('--check')
const staleOf = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([file, text]) => (existsSync(file) ? readFileSync(file, 'utf8') : '') !== text)
    .map(([file]) => file)
const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
}
if (!isCheck) write(feed)

await using embedded = await openEmbeddedDatabase()
await migrate(openDatabase(embedded.pool), '.')
const rows = async <T>(text: string): Promise<T[]> => (await embedded.pool.query(text)).rows as T[]
const columns = await readColumns(rows)
const tables = groupByTable(columns)
const pascal = (name: string) => name.replaceAll(/(^|[_-])(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const schema = await describeSchema(rows)

const made = '// Made by `npm run generate schema` from the migrations; never edited.'
const ownerByTable = new Map(tablesAfterMigrations(process.cwd()).map(({ name, owner = 'platform' }) => [name, owner]))
const ownerOf = (table: string) => ownerByTable.get(table) ?? 'platform'
const tablesOf = (owner: string) => `${pascal(owner)}Tables`

const columnTypes = [
  '/** Read as a string, written as either. */',
  'export type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>',
  'export type Timestamp = ColumnType<Date, Date, Date>',
  '/** Read parsed, written as JSON text. */',
  'export type Json = ColumnType<unknown, string, string>',
  'export type Generated<T> =',
  '  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>',
].join('\n')

const shape = (table: string, list: readonly TableColumn[]): string =>
  [
    `  ${table}: {`,
    ...list.map((c) => {
      const type = types[c.type]
      if (type === undefined) throw new Error(`no TypeScript type for ${c.type} of ${table}.${c.column}`)
      const full = c.nullable ? `${type} | null` : type
      return `    ${c.column}: ${c.generated || c.default !== null ? `Generated<${full}>` : full}`
    }),
    '  }',
  ].join('\n')

/** Renders the tables of one owner as an interface. */
const typesOf = (owner: string): string => {
  const body = [...tables].filter(([table]) => ownerOf(table) === owner).map(([table, list]) => shape(table, list))
  return [`export interface ${tablesOf(owner)} {`, ...body, '}'].join('\n')
}

const owners = [...new Set([...tables.keys()].map(ownerOf))].sort()
const allTypes = [
  made,
  "import type { ColumnType } from 'kysely'",
  '',
  columnTypes,
  ...owners.map((owner) => `\n${typesOf(owner)}`),
  '',
  `export interface DB extends ${owners.map(tablesOf).join(', ')} {}`,
  '',
].join('\n')

const files = { 'db/schema.sql': schema, 'db/types.gen.ts': allTypes, ...(await renderClient('.')) }
if (isCheck) {
  const stale = staleOf({ ...feed, ...files })
  if (stale.length > 0) {
    console.error(`${stale.join(', ')} does not match its sources: run npm run generate schema`)
    process.exitCode = 1
  }
} else write(files)
