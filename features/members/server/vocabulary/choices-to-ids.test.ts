// @slow
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** The statement of the migration that adds the job. */
const addJobOfMigration = async () => {
  const [, statement = ''] = /^(insert into job.*?);$/ms.exec(readFileSync('db/migrations/0053_vocabulary.sql', 'utf8')) ?? []
  await sql.raw(statement).execute(testApp.db)
  const { rows } = await sql<{
    id: string
  }>`update job set run_at = ${testApp.clock.now()} where kind = 'members.choices-to-ids' returning id`.execute(testApp.db)
  return rows.length
}
const write = (person: Person, interests: string[], prompts: { question: string; answer: string }[]) =>
  testApp.db
    .updateTable('member')
    .set({ interests, prompts: JSON.stringify(prompts) })
    .where('id', '=', person.id)
    .execute()
const read = (person: Person) =>
  testApp.db.selectFrom('member').select(['interests', 'prompts']).where('id', '=', person.id).executeTakeFirstOrThrow()

it('is not added to an installation where nobody has written anything', async () => {
  expect(await addJobOfMigration()).toBe(0)
})
it('turns typed interests and questions into ids, batch after batch, and loses nothing', async () => {
  const amina = await createPerson(testApp, 'amina')
  const brian = await createPerson(testApp, 'brian')
  const chantal = await createPerson(testApp, 'chantal')
  await write(amina, ['Afrobeats', 'Cuisine', 'Kite surfing'], [{ question: 'Mon dimanche parfait', answer: 'Rien' }])
  await write(brian, ['Board games', 'board games'], [{ question: 'My own question', answer: 'Mine' }])
  await write(chantal, ['jazz'], [{ question: 'proverb', answer: 'Slowly' }])
  // Adds 1100 members with random ids, more than one batch, so that the three above are in different batches.
  await sql`
    insert into member (id, status, email, phone, phone_country, firstname, lastname, gender, birth, country, terms_version, terms_accepted_at, created_at, interests)
    select gen_random_uuid(), 'active', n || '@many.example', '', 'CM', 'M', 'M', 0, '1990-01-01', 'CM', '1', now(), now(), '{Cinéma}'
    from generate_series(1, 1100) n`.execute(testApp.db)
  expect(await addJobOfMigration()).toBe(1)
  await testApp.runJobs()
  expect(await read(amina)).toEqual({
    interests: ['afrobeats', 'cooking', 'Kite surfing'],
    prompts: [{ question: 'perfect_sunday', answer: 'Rien' }],
  })
  expect(await read(brian)).toEqual({ interests: ['board_games'], prompts: [{ question: 'My own question', answer: 'Mine' }] })
  expect(await read(chantal)).toEqual({ interests: ['jazz'], prompts: [{ question: 'proverb', answer: 'Slowly' }] })
  const { rows } =
    await sql`select interests, count(*)::int as members from member where email like '%@many.example' group by interests`.execute(
      testApp.db,
    )
  expect(rows).toEqual([{ interests: ['cinema'], members: 1100 }])
})
