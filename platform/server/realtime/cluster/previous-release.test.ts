import { expect, test } from 'vitest'
import { newClusterName, openClusterProcess } from '#tests/support/app/cluster-process.ts'
import { createSealer } from '../../secrets/seal.ts'
import type { ClusterMessage } from './socket-cluster.ts'

const redisUrl = process.env.TEST_REDIS_URL
const secrets = ['a secret of tests, long enough to be one'] as const
const sealer = createSealer(secrets, 'live:entry')

/** What a process of release 0.2 does at Redis: it reads the channel of the adapter of Socket.IO, and writes and reads the stream. */
const openPrevious = async (name: string) => {
  const process = await openClusterProcess(redisUrl ?? '', secrets)
  const { client } = process.link
  const channel = client.duplicate()
  await channel.connect()
  await channel.subscribe(`${name}#/#`, () => {})
  const write = (type: string, data: object) => {
    const entry = JSON.stringify({ uid: 'a process', nsp: '/', type, data: JSON.stringify(data) })
    return client.xAdd(name, '*', { sealed: sealer.seal(Buffer.from(entry)).toString('base64') })
  }
  const emit = (rooms: string[], name: string, payload: unknown) =>
    write('3', { packet: { type: 2, data: [name, payload], nsp: '/' }, opts: { rooms, except: [], flags: {} } })
  const stream = async () =>
    ((await client.xRange(name, '-', '+')) ?? []).map(({ message }) => {
      const plain = sealer.unseal(Buffer.from(message.sealed ?? '', 'base64'))?.toString() ?? '{}'
      const { type, data = '{}' } = JSON.parse(plain) as { type?: string; data?: string }
      return { type, ...(JSON.parse(data) as Record<string, unknown>) }
    })
  return {
    write,
    emit,
    stream,
    raw: client,
    leave: () => channel.unsubscribe(),
    [Symbol.asyncDispose]: async () => {
      await client.del(name)
      channel.destroy()
      await process[Symbol.asyncDispose]()
    },
  }
}
const event = (to: ClusterMessage['to'], payload: unknown, connection?: string): ClusterMessage => ({
  kind: 'event',
  to,
  name: 'note',
  payload,
  ...(connection === undefined ? {} : { connection }),
})

test.runIf(redisUrl)('processes of release 0.2 and of this one get each other’s messages, once', async () => {
  const name = newClusterName()
  await using one = await openClusterProcess(redisUrl ?? '', secrets, name)
  await using two = await openClusterProcess(redisUrl ?? '', secrets, name)
  await two.cluster.follow('brian', {})
  await using previous = await openPrevious(name)
  expect(await two.cluster.isFollowedElsewhere('chantal')).toBe(false)

  // This message is written before a process of this release has noticed the one of release 0.2.
  await previous.emit(['member:brian'], 'note', 'first')
  await expect.poll(() => one.cluster.isFollowedElsewhere('chantal'), { timeout: 5000 }).toBe(true)
  await previous.emit(['a socket'], 'note', 'to one socket')
  await previous.emit([], 'note', 'to all')
  await previous.emit(['session:a', 'session:b'], 'session:ended', {})
  await previous.write('6', { opts: { rooms: ['member:brian'], except: [] }, close: true })
  await previous.raw.xAdd(name, '*', { sealed: 'of nobody' })
  await previous.emit(['member:brian'], 'note', 'last')
  const all: ClusterMessage[] = [
    event(['brian'], 'first'),
    event([], 'to one socket', 'a socket'),
    event('everybody', 'to all'),
    { kind: 'ended', to: 'everybody', sessionIds: ['a', 'b'] },
    { kind: 'close', to: ['brian'] },
    event(['brian'], 'last'),
  ]
  await expect.poll(() => [one.delivered, two.delivered], { timeout: 5000 }).toEqual([all, all])

  const written = (await previous.stream()).length
  one.cluster.send(event(['brian', 'chantal'], 'to two'))
  one.cluster.send(event(['brian'], 'to one socket', 'a socket'))
  one.cluster.send(event('everybody', 'to all'))
  one.cluster.send({ kind: 'ended', to: 'everybody', sessionIds: ['a'] })
  one.cluster.send({ kind: 'close', to: ['brian'] })
  await expect.poll(async () => (await previous.stream()).length).toBe(written + 6)
  const opts = (rooms: string[]) => ({ rooms, except: [], flags: {} })
  const packet = (name: string, payload: unknown) => ({ type: 2, data: [name, payload], nsp: '/' })
  expect((await previous.stream()).slice(written)).toEqual([
    { type: '3', packet: packet('note', 'to two'), opts: opts(['member:brian', 'member:chantal']) },
    { type: '3', packet: packet('note', 'to one socket'), opts: opts(['a socket']) },
    { type: '3', packet: packet('note', 'to all'), opts: opts([]) },
    { type: '3', packet: packet('session:ended', {}), opts: opts(['session:a']) },
    { type: '6', close: true, opts: opts(['session:a']) },
    { type: '6', close: true, opts: opts(['member:brian']) },
  ])
  await expect.poll(() => two.delivered.length).toBe(all.length + 5)

  // Once the last process of release 0.2 has stopped, nothing more is written, and the stream expires.
  await previous.emit(['member:brian'], 'note', 'the very last')
  await previous.leave()
  await expect.poll(() => two.cluster.isFollowedElsewhere('chantal'), { timeout: 5000 }).toBe(false)
  expect(two.delivered.at(-1)).toEqual(event(['brian'], 'the very last'))
  const length = (await previous.stream()).length
  two.cluster.send(event(['brian'], 'only here'))
  await expect.poll(() => previous.raw.pTTL(name)).toBeGreaterThan(0)
  expect(await previous.stream()).toHaveLength(length)
  expect(two.delivered).toHaveLength(all.length + 6)
})
