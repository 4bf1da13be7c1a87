import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether PostgreSQL archives its log, for restores to a point in time; `failing` when its last attempt failed. */
export type Archiving = 'off' | 'working' | 'failing'

/** Reads whether PostgreSQL archives its log. Every role may. */
export const readArchiving = async (db: Database): Promise<Archiving> => {
  const { rows } = await sql<{ archiving: Archiving }>`
    select case when current_setting('archive_mode') = 'off' then 'off'
      when last_failed_time > coalesce(last_archived_time, '-infinity') then 'failing' else 'working' end as archiving
    from pg_stat_archiver`.execute(db)
  return rows[0]?.archiving ?? 'off'
}
