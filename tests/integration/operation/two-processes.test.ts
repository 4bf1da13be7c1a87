import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { messageEvent, sendMessage } from '#features/chat/contract.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createPerson } from '../../support/people/people.ts'
import { openTestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

const address = process.env.TEST_REDIS_URL

const listen = async ({ app, platform }: { app: FastifyInstance; platform: Platform }): Promise<number> => {
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

test.runIf(address)('a message sent at one process arrives on a socket of another, and the socket closes with its session', async () => {
  await using testApp = await openTestApp()
  const { config, db, clock, log } = testApp.platform
  const clients = [await openRedis(address ?? '', log), await openRedis(address ?? '', log)]
  const [one, two] = await Promise.all(clients.map((redis) => composeService({ config, db, clock, log, redis })))
  if (one === undefined || two === undefined) throw new Error('not composed')
  const ports = [await listen(one), await listen(two)]
  const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  for (const [from, to] of [
    [amina, brian],
    [brian, amina],
  ] as const) {
    await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
  }

  const socket = io(`http://127.0.0.1:${ports[1]}`, { auth: { token: brian.token }, transports: ['websocket'] })
  await once(socket as never, 'connect')
  const arrival = once(socket as never, messageEvent.name)
  const body = { id: randomUUID(), body: 'across' }
  const sent = await one.app.inject({
    method: 'POST',
    url: `/api${sendMessage.path.replace(':uid', brian.id)}`,
    headers: { authorization: `Bearer ${amina.token}` },
    payload: body,
  })
  expect(sent.statusCode).toBe(200)
  const [payload] = (await arrival) as [unknown]
  expect(payload).toMatchObject({ uid: amina.id, message: { id: body.id, body: 'across' } })

  // A broadcast reaches the sockets of both processes.
  const goneEvent = once(socket as never, memberGoneEvent.name)
  one.platform.realtime.publish('everybody', memberGoneEvent, { uid: amina.id })
  expect(((await goneEvent) as [unknown])[0]).toEqual({ uid: amina.id })

  // A retry at the other process returns the same response. Presence is shared between processes.
  const again = await two.app.inject({
    method: 'POST',
    url: `/api${sendMessage.path.replace(':uid', brian.id)}`,
    headers: { authorization: `Bearer ${amina.token}` },
    payload: body,
  })
  expect(again.payload).toBe(sent.payload)
  expect(await one.platform.realtime.isConnected(brian.id)).toBe(true)
  expect(await one.platform.realtime.isConnected(amina.id)).toBe(false)

  const closed = once(socket as never, 'disconnect')
  one.platform.realtime.endSessions([brian.sessionId])
  await closed
  socket.close()
  for (const { app, platform } of [one, two]) {
    await platform.realtime[Symbol.asyncDispose]()
    await app.close()
  }
  await Promise.all(clients.map((redis) => redis[Symbol.asyncDispose]()))
})
