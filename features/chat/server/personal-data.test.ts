import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '#testing/people.ts'
import { taken } from '#testing/personal-data.ts'
import { openStage } from '#testing/stage.ts'
import { sendMessage } from '../contract.ts'
import { openMatch, personalData } from './index.ts'

test('a conversation is exported to both and goes with the one who is erased', async () => {
  await using stage = await openStage()
  const [amina, brian, esi] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian'), await createPerson(stage, 'esi')]
  for (const [a, b] of [
    [amina, brian],
    [brian, esi],
  ] as const)
    await inTransaction(stage.db, (tx) => openMatch(tx, a.id, b.id, stage.clock.now()))
  await stage.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'hello' } }, { as: amina })

  expect(await taken(personalData, stage.db, amina.id)).toMatchObject({
    messages: [
      { conversation_with: brian.id, from: null, body: 'matched' },
      { conversation_with: brian.id, from: amina.id, body: 'hello' },
    ],
  })
  expect(await taken(personalData, stage.db, esi.id)).toMatchObject({ messages: [{ conversation_with: brian.id }] })

  await inTransaction(stage.db, (tx) => personalData.erase(tx, amina.id, stage.clock.now()))
  expect(await taken(personalData, stage.db, amina.id)).toEqual({ messages: [] })
  expect(await taken(personalData, stage.db, brian.id)).toMatchObject({ messages: [{ conversation_with: esi.id }] })
})
