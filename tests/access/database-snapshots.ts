// Reads the state of the whole database and restores it.
import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/server/db/database.ts'

/** Row count and checksum by table. */
export type TableChecksums = Record<string, string>

/** Tables that a timer writes every half minute. They are not compared, because any earlier request may have caused the change. */
const writtenLater = ['attention', 'cards_seen']

const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely_%' order by 1`.execute(
    db,
  )
  if (rows.length < 30) throw new Error(`only ${rows.length} tables were found`)
  return rows.map(({ name }) => name).filter((name) => !writtenLater.includes(name))
}

export interface DatabaseSnapshots {
  /** Reads the current state. */
  read(): Promise<TableChecksums>
  /** Saves the current state for `restore`. */
  save(): Promise<TableChecksums>
  /** Restores the tables that differ from the saved state; returns their names. */
  restore(): Promise<string[]>
}

/** Names of the tables that differ between two states. */
export const changedTables = (before: TableChecksums, after: TableChecksums): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])

/** Copies every table into the schema `saved`, empty, and notes every table that a statement writes: reading all of them takes too long. */
const prepareCopies = async (db: Database, names: readonly string[]): Promise<void> => {
  await sql`create schema saved`.execute(db)
  await sql`create table saved.written (name text not null)`.execute(db)
  await sql`
    create function saved.note_write() returns trigger language plpgsql as
    $$ begin insert into saved.written values (tg_table_name); return null; end $$`.execute(db)
  for (const name of names) {
    await sql`create table ${sql.id('saved', name)} as table ${sql.id('public', name)} with no data`.execute(db)
    // One lock at a time: background work that writes several tables would wait for two in the opposite order.
    await sql`create trigger note_write after insert or update or delete or truncate on ${sql.id('public', name)}
      execute function saved.note_write()`.execute(db)
  }
}

/** Opens snapshots of every table of a test database, without those that a timer writes. */
export const openDatabaseSnapshots = async (db: Database): Promise<DatabaseSnapshots> => {
  const names = await listTables(db)
  await prepareCopies(db, names)
  let saved: TableChecksums = {}
  const sumsOf = async (tables: readonly string[], schema = 'public'): Promise<TableChecksums> => {
    if (tables.length === 0) return {}
    const parts = tables.map(
      (name) =>
        sql`select ${sql.lit(name)} as name, count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum
          from ${sql.id(schema, name)} t`,
    )
    const { rows } = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
  }
  const read = async (): Promise<TableChecksums> => {
    const { rows } = await sql<{ name: string }>`select distinct name from saved.written`.execute(db)
    return { ...saved, ...(await sumsOf(rows.map(({ name }) => name))) }
  }
  return {
    read,
    save: async () => {
      // What is written from here on is noted, and compared later even if the copy has it already.
      await sql`delete from saved.written`.execute(db)
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          for (const name of names) {
            await sql`delete from ${sql.id('saved', name)}`.execute(tx)
            await sql`insert into ${sql.id('saved', name)} select * from ${sql.id('public', name)}`.execute(tx)
          }
        })
      saved = await sumsOf(names, 'saved')
      return saved
    },
    restore: async () => {
      const { rows } = await sql<{ name: string }>`delete from saved.written returning name`.execute(db)
      const written = [...new Set(rows.map(({ name }) => name))]
      const changed = changedTables(saved, { ...saved, ...(await sumsOf(written)) })
      if (changed.length === 0) return changed
      await inTransaction(db, async (tx) => {
        // Disables triggers: they forbid changes of the ledger, and the restored data is consistent.
        await sql`set local session_replication_role = replica`.execute(tx)
        for (const name of changed) {
          await sql`delete from ${sql.id('public', name)}`.execute(tx)
          await sql`insert into ${sql.id('public', name)} overriding system value select * from ${sql.id('saved', name)}`.execute(tx)
        }
      })
      return changed
    },
  }
}
