import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listMessages, sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '../../support/people/people.ts'
import { openTestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

test('a message retried after half a minute, after a restart and on another process is stored once, with equal answers', async () => {
  await using testApp = await openTestApp()
  const { config, db, clock, log } = testApp.platform
  const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await inTransaction(db, (tx) => openMatchConversation(tx, amina.id, brian.id, clock.now()))
  const payload = { id: randomUUID(), body: 'once' }
  const send = async (app: typeof testApp.app) =>
    app.inject({
      method: 'POST',
      url: `/api${sendMessage.path.replace(':uid', brian.id)}`,
      headers: { authorization: `Bearer ${amina.token}` },
      payload,
    })
  const responses = [await send(testApp.app)]
  testApp.clock.advance({ seconds: 31 })
  responses.push(await send(testApp.app))
  // Two further processes, one after the other. Neither has the earlier responses in memory.
  for (let start = 0; start < 2; start++) {
    const { app, platform } = await composeService({ config, db, clock, log })
    responses.push(...(await Promise.all(Array.from({ length: 20 }, (_, turn) => send(turn % 2 === 0 ? app : testApp.app)))))
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
  }
  expect(new Set(responses.map(({ statusCode, payload: text }) => `${statusCode} ${text}`)).size).toBe(1)
  expect(responses[0]?.statusCode).toBe(200)
  const { body } = await testApp.call(listMessages, { params: { uid: brian.id }, query: {} }, { as: amina })
  expect(body.data.messages.map((message) => message.body)).toEqual(['matched', 'once'])
})
