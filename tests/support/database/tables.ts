import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** Reads the names of all tables, in order. */
export const readTableNames = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Finds the tables with a row that contains a word, in order. */
export const findTablesContaining = async (db: Database, word: string): Promise<string[]> => {
  const found: string[] = []
  for (const table of await readTableNames(db)) {
    const { rows } = await sql`select from ${sql.table(table)} held where strpos(held::text, ${word}) > 0 limit 1`.execute(db)
    if (rows.length > 0) found.push(table)
  }
  return found
}
