import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { openPlatform } from '#testing/platform.ts'
import type { MemberActor } from '../context.ts'

const actorOf = (id: string): MemberActor => ({ kind: 'member', id, role: 'user', sessionId: `session of ${id}`, address: '127.0.0.1' })

test('a connection that takes nothing of what it is told is closed before that is much, and one that reads stays', async () => {
  await using database = await openTestDatabase()
  const { app, platform } = await openPlatform(database.db, { amina: actorOf('amina'), brian: actorOf('brian') }, () => {})
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const open = async (token: string) => {
    const socket = io(address, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true })
    await once(socket as never, 'connect')
    return socket
  }
  try {
    const deaf = await open('amina')
    const reader = await open('brian')
    const { ws } = deaf.io.engine.transport as unknown as { ws: { _socket: Socket } }
    ws._socket.pause()
    const word = { text: 'x'.repeat(50_000) }
    let told = 0
    // What the network itself holds on to is filled first.
    for (; told < 2000 && platform.realtime.connections() === 2; told++) {
      platform.realtime.publish(['amina'], { name: 'word' }, word)
      await setImmediate()
    }
    expect(platform.realtime.connections()).toBe(1)
    expect(told * word.text.length).toBeLessThan(50e6)
    const heard = once(reader as never, 'last')
    platform.realtime.publish(['brian'], { name: 'last' }, {})
    await heard
    deaf.disconnect()
    reader.disconnect()
  } finally {
    await platform.realtime[Symbol.asyncDispose]()
    await app.close()
  }
})
