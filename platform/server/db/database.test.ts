import { expect, inject, test } from 'vitest'
import { databaseUrl } from '#tests/support/database/template.ts'
import { openMigrationPool, openPool } from './database.ts'

const template = inject('template')
const server = 'server' in template ? template.server : undefined

test.runIf(server !== undefined).each([
  ['a pool', (url: string) => openPool(url, 1)],
  ['a pool for migrations', openMigrationPool],
])('%s survives the end of an idle connection and opens another one', async (_name, open) => {
  const url = databaseUrl(server ?? '', 'postgres')
  const [pool, other] = [open(url), openPool(url, 1)]
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const removed = new Promise((resolve) => pool.once('remove', resolve))
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await removed
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await Promise.all([pool.end(), other.end()])
  }
})
