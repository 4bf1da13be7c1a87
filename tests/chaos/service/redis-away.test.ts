// @slow
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { composeService } from '#apps/server/compose.ts'
import { messageEvent, sendMessage } from '#features/chat/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import type { Platform } from '#platform/server/platform.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { createPerson } from '../../support/people/people.ts'
import { openTestApp } from '../../support/app/test-app.ts'
import { redisProgramPath, startRedis } from '../services/redis.ts'

const listen = async ({ app, platform }: { app: FastifyInstance; platform: Platform }): Promise<number> => {
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

test.runIf(redisProgramPath !== undefined)(
  'what is sent while Redis is away arrives by itself once it is back, started anew and empty',
  async () => {
    await using server = await startRedis()
    await using testApp = await openTestApp()
    const { config, db, clock, log } = testApp.platform
    await using first = await openRedis(server.url, log)
    await using second = await openRedis(server.url, log)
    const [one, two] = [
      await composeService({ config, db, clock, log, redis: first }),
      await composeService({ config, db, clock, log, redis: second }),
    ]
    await listen(one)
    const port = await listen(two)
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    for (const [from, to] of [
      [amina, brian],
      [brian, amina],
    ] as const)
      await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })

    // Stands for a member's device. A real device asks for missed messages whenever it connects; here the connections are only counted.
    const socket = io(`http://127.0.0.1:${port}`, {
      auth: { token: brian.token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
    })
    const heard: string[] = []
    socket.on(messageEvent.name, ({ message }: { message: { body: string } }) => heard.push(message.body))
    let connections = 0
    socket.on('connect', () => (connections += 1))
    await once(socket as never, 'connect')
    const send = async (body: string) => {
      const { statusCode } = await one.app.inject({
        method: 'POST',
        url: `/api${sendMessage.path.replace(':uid', brian.id)}`,
        headers: { authorization: `Bearer ${amina.token}` },
        payload: { id: randomUUID(), body },
      })
      expect(statusCode).toBe(200)
    }
    await expect.poll(async () => (await send('before'), heard.length), { timeout: 10_000 }).toBeGreaterThan(0)

    const back = server.crash()
    await expect.poll(() => first.isUp() || second.isUp()).toBe(false)
    await send('while away')
    await back
    await expect.poll(() => first.isUp() && second.isUp(), { timeout: 5000 }).toBe(true)
    // The server disconnects the device once, and the device reconnects; a real device asks for missed messages then.
    await expect.poll(() => connections, { timeout: 10_000 }).toBe(2)
    await expect.poll(async () => (await send('after'), heard.includes('after')), { timeout: 10_000 }).toBe(true)
    expect(socket.connected).toBe(true)
    socket.close()
    for (const { app, platform } of [one, two]) {
      await platform.realtime[Symbol.asyncDispose]()
      await app.close()
    }
  },
  60_000,
)
