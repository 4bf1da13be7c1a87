import { constants, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { requireCompleteRestore } from '#platform/server/db/unfinished-restore.ts'
import type { Command } from '../programs/run-command.ts'

/** Copies the folder of the embedded database. There is one connection: while it is held nothing is written, and everybody waits. */
export const copyDatabase: Command = async ({ db, config }, [to]) => {
  if (to === undefined) return false
  await requireCompleteRestore(db)
  await db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection)
    await cp(join(config.dataDir, 'database'), to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
  return true
}
