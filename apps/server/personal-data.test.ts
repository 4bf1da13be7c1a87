import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/chat/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#testing/people.ts'
import { openStage, type Stage } from '#testing/stage.ts'
import { personalData } from './personal-data.ts'

let stage: Stage
let amina: Person
let brian: Person
beforeAll(async () => {
  stage = await openStage()
  amina = await createPerson(stage, 'amina', { passwordHash: 'marker', phone: '+237670000123' })
  brian = await createPerson(stage, 'brian')
  for (const [from, to] of [
    [amina, brian],
    [brian, amina],
  ] as const) {
    await stage.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
  }
  await stage.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'mine to take along' } }, { as: amina })
  await stage.runJobs()
})
afterAll(() => stage[Symbol.asyncDispose]())

test('every feature with tables of members is in the list', () => {
  const folders = readdirSync('features').filter((feature) => existsSync(join('features', feature, 'server/personal-data.ts')))
  expect(Object.keys(personalData).toSorted()).toEqual(folders.toSorted())
})

test('the export holds what the member gave and wrote', async () => {
  const parts = await Promise.all(Object.values(personalData).map((feature) => feature.export(stage.db, amina.id)))
  expect(JSON.stringify(parts)).toContain('mine to take along')
  expect(JSON.stringify(parts)).toContain(amina.email)
  expect(JSON.stringify(parts)).not.toContain('marker')
  expect(JSON.stringify(parts)).not.toContain(brian.email)
})

test('after erasure the email is nowhere, and only the accounts of the ledger keep the number of a member without a person', async () => {
  await inTransaction(stage.db, async (tx) => {
    for (const feature of Object.values(personalData)) await feature.erase(tx, amina.id, stage.clock.now())
  })
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
    stage.db,
  )
  const naming = async (marker: string): Promise<string[]> => {
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} held where held::text like ${`%${marker}%`}`.execute(stage.db)
      if (rows.length > 0) found.push(name)
    }
    return found.toSorted()
  }
  for (const marker of [amina.email, 'Amina', 'Bello', '+237670000123', 'mine to take along'])
    expect(await naming(marker), marker).toEqual([])
  expect(await naming(amina.id)).toEqual(['account', 'member'])
})
