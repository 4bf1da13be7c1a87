import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import type { MemberActor } from '../context.ts'

const amina: MemberActor = { kind: 'member', id: 'amina', role: 'user', sessionId: 'a session', address: '127.0.0.1' }

test('a draining process refuses new connections, closes open ones, and finishes polling requests', async () => {
  await using database = await openTestDatabase()
  const { app, platform } = await openTestPlatform(database.db, { amina }, () => {})
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const open = (transport: 'polling' | 'websocket') =>
    io(address, { auth: { token: 'amina' }, transports: [transport], reconnection: false, forceNew: true })
  const poll = (sid = '') => fetch(`${address}/socket.io/?EIO=4&transport=polling${sid}`)
  try {
    const stays = open('websocket')
    await once(stays as never, 'connect')
    const greeting = await (await poll()).text()
    const { sid } = JSON.parse(greeting.slice(1)) as { sid: string }

    const closed = once(stays as never, 'disconnect')
    await platform.realtime.drain(0)
    expect((await closed)[0]).toBe('transport close')

    const refused = await poll()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    for (const transport of ['polling', 'websocket'] as const) {
      const [{ description }] = (await once(open(transport) as never, 'connect_error')) as [{ description: number | { message: string } }]
      expect(typeof description === 'number' ? String(description) : description.message).toContain('503')
    }
    const begun = await fetch(`${address}/socket.io/?EIO=4&transport=polling&sid=${sid}`, { method: 'POST', body: '40{"token":"amina"}' })
    expect(begun.status).toBe(200)
    expect((await poll(`&sid=${sid}`)).status).toBe(200)
  } finally {
    await platform.realtime[Symbol.asyncDispose]()
    await app.close()
  }
})
