import { constants, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { requireCompleteRestore } from '#platform/server/db/unfinished-restore.ts'
import type { Command } from '../programs/run-command.ts'

/** Command that copies the folder of the embedded database. The command holds the only connection, so nothing is written meanwhile. */
export const copyDatabaseCommand: Command = async ({ db, config }, [to]) => {
  if (to === undefined) return false
  await requireCompleteRestore(db)
  await db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection)
    await cp(join(config.dataDir, 'database'), to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
  return true
}
