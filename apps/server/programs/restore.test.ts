// @slow
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { buyCreditsWithDollars, sellCreditsForDollars } from '#features/wallet/server/convert.ts'
import { checkLedger, readWallet } from '#features/wallet/server/index.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { createLog } from '#platform/server/log.ts'
import { createTexts } from '#platform/server/texts.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { testClock } from '#tests/support/app/clock.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { databaseUrl } from '#tests/support/database/template.ts'
import { localeCatalogues } from '../texts.ts'

const run = promisify(execFile)
const server = process.env.TEST_DATABASE_URL || undefined

/** Path of a PostgreSQL program, also outside PATH. */
const program = (name: string): string => {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(folder, version, 'bin', name)).find((path) => existsSync(path)) ?? name
}
const canDump = await run(program('pg_dump'), ['--version']).then(
  () => true,
  () => false,
)

const log = createLog('silent')
const texts = createTexts(localeCatalogues, log)
const clock = testClock()

const buy = (db: Database, { id, sessionId }: Person, intent: string, usd: bigint) => {
  const actor = { kind: 'member', id, role: 'user', sessionId, address: '127.0.0.1' } as const
  return { actor, db, now: clock.now(), locale: 'en', log, intent, usd } as const
}
const buyFor = async (db: Database, person: Person, intent: string, usd: bigint) =>
  buyCreditsWithDollars(buy(db, person, intent, usd), { texts }, { usd })

/** Creates a member with a history in dollars and credits. */
const withHistory = async (db: Database): Promise<Person> => {
  const amina = await createPerson({ db, clock }, 'amina')
  await fundMember(db, amina.id, { USD: 5000 }, clock.now())
  for (let round = 0; round < 5; round++) {
    clock.advance({ seconds: 1 })
    await buyFor(db, amina, `buy ${round}`, 250n)
    await sellCreditsForDollars(buy(db, amina, `sell ${round}`, 0n), { texts }, { credits: 90n })
  }
  return amina
}

/** Checks that a restored ledger is sound, knows earlier requests, and accepts new ones. */
const expectAlive = async (db: Database, amina: Person, before: unknown): Promise<void> => {
  expect(await checkLedger(db)).toEqual([])
  expect(await readWallet(db, amina.id)).toEqual(before)
  expect((await buyFor(db, amina, 'buy 0', 250n)).wallet).toEqual(before)
  await buyFor(db, amina, 'after the restore', 100n)
  expect(await readWallet(db, amina.id)).not.toEqual(before)
  expect(await checkLedger(db)).toEqual([])
}

// Skipped without a server or its programs.
test.runIf(server !== undefined && canDump)(
  'a dump of a database in use is restored completely and accepts new postings',
  async () => {
    await using source = await openTestDatabase()
    const amina = await withHistory(source.db)
    const before = await readWallet(source.db, amina.id)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(source.db)
    const name = `ndloo_restored_${randomUUID().replaceAll('-', '')}`
    const target = databaseUrl(server ?? '', name)
    const folder = await mkdtemp(join(tmpdir(), 'ndloo-dump-'))
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    try {
      await run(program('pg_dump'), ['--format=custom', `--file=${join(folder, 'dump')}`, databaseUrl(server ?? '', rows[0]?.name ?? '')])
      await admin.query(`create database ${name}`)
      await run(program('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${target}`, join(folder, 'dump')])
      const pool = openPool(target, 2)
      try {
        await expectAlive(openDatabase(pool), amina, before)
      } finally {
        await pool.end()
      }
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    }
  },
  60_000,
)

test.runIf(server === undefined)('a copy of the closed embedded database opens completely in another folder', async () => {
  const [from = '', to = ''] = await Promise.all(['a', 'b'].map((name) => mkdtemp(join(tmpdir(), `ndloo-copy-${name}-`))))
  try {
    const template = inject('template')
    await cp('folder' in template ? template.folder : '', from, { recursive: true })
    const source = await openEmbeddedDatabase(from)
    const db = openDatabase(source.pool)
    const amina = await withHistory(db)
    const before = await readWallet(db, amina.id)
    await source[Symbol.asyncDispose]()
    await cp(from, to, { recursive: true })
    await using copy = await openEmbeddedDatabase(to)
    await expectAlive(openDatabase(copy.pool), amina, before)
  } finally {
    for (const folder of [from, to]) await rm(folder, { recursive: true, force: true })
  }
})
