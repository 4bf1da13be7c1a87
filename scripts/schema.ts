import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbedded } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { tablesAfterMigrations } from './checks/migrations.ts'

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
  'uuid[]': 'string[]',
  'bit(256)': 'string',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  default: string | null
  generated: boolean
}

await using embedded = await openEmbedded()
await migrate(openDatabase(embedded.pool), 'db/migrations')
const rows = async <T>(text: string): Promise<T[]> => (await embedded.pool.query(text)).rows as T[]
const columns = await rows<Column>(`
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    pg_get_expr(d.adbin, d.adrelid) as default, a.attidentity <> '' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%' order by c.relname, a.attnum`)
const constraints = await rows<{ table: string; name: string; definition: string }>(`
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%' order by 1, 2`)
const indexes = await rows<{ definition: string }>(`
  select indexdef as definition from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by tablename, indexname`)
const functions = await rows<{ definition: string }>(`
  select pg_get_functiondef(oid) as definition from pg_proc where pronamespace = 'public'::regnamespace order by proname`)
const triggers = await rows<{ definition: string }>(`
  select pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`)

const tables = new Map(
  [...new Set(columns.map((column) => column.table))].map((table) => [table, columns.filter((column) => column.table === table)]),
)
const pascal = (name: string) => name.replaceAll(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const schema = [
  '-- Made by `npm run db:schema` from the migrations; never edited.',
  ...[...tables].map(([table, list]) =>
    [
      `\ntable ${table}`,
      ...list.map(
        (c) =>
          `  ${c.column} ${c.type}${c.nullable ? '' : ' not null'}${c.generated ? ' identity' : ''}${c.default === null ? '' : ` default ${c.default}`}`,
      ),
      ...constraints.filter((c) => c.table === table).map((c) => `  constraint ${c.name} ${c.definition}`),
    ].join('\n'),
  ),
  '',
  ...indexes.map((index) => index.definition),
  '',
  ...functions.map((f) => f.definition.trim()),
  '',
  ...triggers.map((trigger) => trigger.definition),
  '',
].join('\n')

const made = '// Made by `npm run db:schema` from the migrations; never edited.'
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

const shape = (table: string, list: readonly Column[]): string =>
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

/** The tables of one owner, as an interface. */
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

const files = { 'db/schema.sql': schema, 'db/types.ts': allTypes }
if (process.argv.includes('--check')) {
  const stale = Object.entries(files).filter(([file, text]) => (existsSync(file) ? readFileSync(file, 'utf8') : '') !== text)
  if (stale.length > 0) {
    console.error(`${stale.map(([file]) => file).join(', ')} does not match the migrations: run npm run db:schema`)
    process.exitCode = 1
  }
} else for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
