/** A column of an application table. */
export interface TableColumn {
  table: string
  column: string
  type: string
  nullable: boolean
  default: string | null
  generated: boolean
}

/** The columns of each table, in their order. */
export const groupByTable = (columns: readonly TableColumn[]): Map<string, TableColumn[]> =>
  new Map([...new Set(columns.map(({ table }) => table))].map((table) => [table, columns.filter((column) => column.table === table)]))

/** Runs a query without parameters. */
export type RunQuery = <T>(text: string) => Promise<T[]>

/** Reads the columns of all tables except the migrator's. */
export const readColumns = (ask: RunQuery): Promise<TableColumn[]> =>
  ask<TableColumn>(`
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    pg_get_expr(d.adbin, d.adrelid) as default, a.attidentity <> '' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%' order by c.relname, a.attnum`)

/** Describes the schema of a database as text: columns, constraints, indexes, functions and triggers. The order does not depend on its history. */
export const describeSchema = async (ask: RunQuery): Promise<string> => {
  const columns = await readColumns(ask)
  const constraints = await ask<{ table: string; name: string; definition: string }>(`
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%' order by 1, 2`)
  const indexes = await ask<{ definition: string }>(`
  select indexdef as definition from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by tablename, indexname`)
  const functions = await ask<{ definition: string }>(`
  select pg_get_functiondef(oid) as definition from pg_proc where pronamespace = 'public'::regnamespace order by proname, oidvectortypes(proargtypes)`)
  const triggers = await ask<{ definition: string }>(`
  select pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`)
  const keys = await ask<{ table: string; key: string }>(
    `select partrelid::regclass::text as table, pg_get_partkeydef(partrelid) as key from pg_partitioned_table`,
  )
  const tables = groupByTable(columns)
  return [
    '-- Made by `npm run generate schema` from the migrations and SQL functions; never edited.',
    ...[...tables].map(([table, list]) =>
      [
        `\ntable ${table}`,
        ...list.map(
          (c) =>
            `  ${c.column} ${c.type}${c.nullable ? '' : ' not null'}${c.generated ? ' identity' : ''}${c.default === null ? '' : ` default ${c.default}`}`,
        ),
        ...keys.filter((one) => one.table === table).map(({ key }) => `  partition by ${key}`),
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
}
