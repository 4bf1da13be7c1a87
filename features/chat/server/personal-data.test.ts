import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { readPersonalDataExport } from '#tests/support/data/read-personal-data-export.ts'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { sendMessage } from '../contract.ts'
import { openMatchConversation } from './index.ts'
import { personalData } from './personal-data.ts'

test('a conversation is exported to both members and deleted when one is erased', async () => {
  await using testApp = await openTestApp()
  const [amina, brian, esi] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'esi'),
  ]
  for (const [a, b] of [
    [amina, brian],
    [brian, esi],
  ] as const)
    await inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now()))
  await testApp.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'hello' } }, { as: amina })

  expect(await readPersonalDataExport(personalData, testApp.db, amina.id)).toMatchObject({
    messages: [
      { conversation_with: brian.id, from: null, body: 'matched' },
      { conversation_with: brian.id, from: amina.id, body: 'hello' },
    ],
  })
  expect(await readPersonalDataExport(personalData, testApp.db, esi.id)).toMatchObject({ messages: [{ conversation_with: brian.id }] })

  await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
  expect(await readPersonalDataExport(personalData, testApp.db, amina.id)).toEqual({ messages: [] })
  expect(await readPersonalDataExport(personalData, testApp.db, brian.id)).toMatchObject({ messages: [{ conversation_with: esi.id }] })
})

test('a long conversation is read in batches, each message once and in order', async () => {
  await using testApp = await openTestApp()
  const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await inTransaction(testApp.db, (tx) => openMatchConversation(tx, amina.id, brian.id, testApp.clock.now()))
  await sql`insert into message (conversation_id, seq, id, sender_id, kind, body, created_at)
    select conversation_id, n, gen_random_uuid(), ${amina.id}, 'text', 'word ' || n, now() from participant, generate_series(2, 2500) n
    where member_id = ${amina.id}`.execute(testApp.db)
  const { messages } = (await readPersonalDataExport(personalData, testApp.db, amina.id)) as { messages: { body: string }[] }
  expect(messages.map(({ body }) => body)).toEqual(['matched', ...Array.from({ length: 2499 }, (_, index) => `word ${index + 2}`)])
})
