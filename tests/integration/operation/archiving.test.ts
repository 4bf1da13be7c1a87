// @slow
import { expect, test } from 'vitest'
import { readArchiving } from '#platform/server/db/archiving.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { postgresProgramFolder, startPostgres } from '../../chaos/services/postgres.ts'

const patience = { timeout: 20_000 }

test('a server without an archive has none that could fail', async () => {
  await using opened = await openTestDatabase()
  expect(await readArchiving(opened.db)).toBe('off')
})

test.skipIf(postgresProgramFolder === undefined)('an archive works, fails and works again', async () => {
  await using postgres = await startPostgres({ archive_mode: 'on' })
  const pool = openPool(postgres.url, 1)
  try {
    const db = openDatabase(pool)
    const archive = async (command: string) => {
      await pool.query(`alter system set archive_command = '${command}'`)
      await pool.query('select pg_reload_conf()')
      await pool.query("select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()")
    }
    await archive('true')
    expect(await readArchiving(db)).toBe('working')
    await archive('false')
    await expect.poll(() => readArchiving(db), patience).toBe('failing')
    await archive('true')
    await expect.poll(() => readArchiving(db), patience).toBe('working')
  } finally {
    await pool.end()
  }
})
