import { filesBelow, readSource } from './sources.ts'

export interface Table {
  name: string
  /** The feature that owns the table, or `platform`; undefined without an `-- owner:` comment. */
  owner: string | undefined
  /** Path of the migration that created the table. */
  migration: string
  /** Whether a column holds a member id. */
  aboutMember: boolean
}

const owned = /--\s*owner:\s*([\w-]+)/
const created = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/i
const dropped = /\bdrop\s+table\s+(?:if\s+exists\s+)?(\w+)/i
const altered = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i
const renamed = /\brename\s+to\s+(\w+)/i
const attached = /\battach\s+partition\s+(\w+)/i
const member = /\breferences\s+member\b|\b(?:\w+_)?member_id\b/i

/** Splits SQL into statements and removes comments, except `-- owner:` comments. */
const statements = (sql: string): string[] =>
  sql
    .split('\n')
    .map((line) => owned.exec(line)?.[0] ?? line.replace(/--.*$/, ''))
    .join('\n')
    .split(';')

const apply = (tables: Map<string, Table>, statement: string, migration: string): void => {
  const name = created.exec(statement)?.[1]
  if (name !== undefined) {
    // A partition is written through its parent.
    if (/\bpartition\s+of\b/i.test(statement)) return
    tables.set(name, { name, owner: owned.exec(statement)?.[1], migration, aboutMember: name === 'member' || member.test(statement) })
    return
  }
  const gone = dropped.exec(statement)?.[1]
  if (gone !== undefined) tables.delete(gone)
  const table = tables.get(altered.exec(statement)?.[1] ?? '')
  if (table === undefined) return
  // A table that is attached as a partition is written through its parent.
  tables.delete(attached.exec(statement)?.[1] ?? '')
  if (member.test(statement)) table.aboutMember = true
  const newName = renamed.exec(statement)?.[1]
  if (newName === undefined) return
  tables.delete(table.name)
  tables.set(newName, { ...table, name: newName })
}

/** The tables that exist after all migrations of `db/migrations`. */
export const tablesAfterMigrations = (root: string): Table[] => {
  const tables = new Map<string, Table>()
  for (const migration of filesBelow(root, 'db/migrations').filter((path) => path.endsWith('.sql')))
    for (const statement of statements(readSource(root, migration))) apply(tables, statement, migration)
  return [...tables.values()]
}
