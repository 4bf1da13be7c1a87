import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { readPersonalDataExport } from '#tests/support/data/read-personal-data-export.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
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
  expect(await readPersonalDataExport(personalData, testApp.db, amina.id)).toMatchObject({ messages: [] })
  expect(await readPersonalDataExport(personalData, testApp.db, brian.id)).toMatchObject({ messages: [{ conversation_with: esi.id }] })
})

test('the export has changes and reactions of both, and earlier texts only of own messages; an erasure deletes them', async () => {
  await using testApp = await openTestApp()
  const talk = createChatCalls(testApp)
  const [amina, brian] = await talk.createPair()
  await talk.send(amina, brian, 'her first words')
  await talk.send(brian, amina, 'his first words', { reply_to: 2 })
  await talk.send(brian, amina, 'his second words')
  await talk.edit(amina, brian, 2, 'her better words')
  await talk.edit(brian, amina, 3, 'his better words')
  await talk.remove(brian, amina, 4)
  await talk.react(amina, brian, 3, '❤️')
  const now = testApp.clock.now()
  const hers = await readPersonalDataExport(personalData, testApp.db, amina.id)
  expect(hers).toMatchObject({
    messages: [
      { number: 1 },
      { number: 2, body: 'her better words', edited_at: now, earlier_texts: [{ body: 'her first words', until: now }] },
      { number: 3, answers_number: 2, body: 'his better words', edited_at: now, reactions: [{ from: amina.id, emoji: '❤️' }] },
      { number: 4, body: '', deleted_at: now },
    ],
  })
  for (const text of ['his first words', 'his second words']) {
    expect(JSON.stringify(hers)).not.toContain(text)
    expect(JSON.stringify(await readPersonalDataExport(personalData, testApp.db, brian.id))).toContain(text)
  }
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, brian.id, testApp.clock.now()))
  for (const table of ['message', 'message_reaction', 'message_version'] as const)
    expect(await testApp.db.selectFrom(table).select('seq').execute()).toEqual([])
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
