import { randomUUID } from 'node:crypto'
import { createClient, type RedisClientType } from 'redis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, openFaultProxy } from '#tests/support/doubles/fault-proxy.ts'
import { openChannelReader } from './channel-reader.ts'

const redisUrl = process.env.TEST_REDIS_URL
const portOf = (url: string) => Number(new URL(url).port) || 6379

let proxy: FaultProxy
let writer: RedisClientType
beforeEach(async () => {
  if (redisUrl === undefined) return
  proxy = await openFaultProxy(portOf(redisUrl))
  writer = createClient({ url: redisUrl })
  await writer.connect()
})
afterEach(async () => {
  if (redisUrl === undefined) return
  await proxy[Symbol.asyncDispose]()
  await writer.close()
})

/** Opens a reader behind the proxy. Channels have names of their own, because other tests use the same Redis. */
const open = () => {
  const url = new URL(redisUrl ?? '')
  url.host = `127.0.0.1:${proxy.port}`
  const client: RedisClientType = createClient({
    url: url.href,
    disableOfflineQueue: true,
    socket: { socketTimeout: 4000, reconnectStrategy: 50 },
  })
  const [received, names]: [string[], Map<string, string>] = [[], new Map()]
  let [breaks, connections, pings] = [0, 0, 0]
  const channel = (name: string) => names.get(name) ?? names.set(name, `ndloo:test:${randomUUID()}`).get(name) ?? ''
  client.on('ready', () => (connections += 1))
  const reader = openChannelReader(
    client,
    [channel('always')],
    (packet) => void (packet.toString() === 'ping' ? (pings += 1) : received.push(packet.toString())),
    () => (breaks += 1),
  )
  return {
    reader,
    channel,
    received,
    pings: () => pings,
    breaks: () => breaks,
    connections: () => connections,
    publish: (name: string, text: string) => writer.publish(channel(name), text),
    [Symbol.dispose]: () => reader[Symbol.dispose](),
  }
}
const connected = async ({ publish, pings }: ReturnType<typeof open>) => {
  const before = pings()
  await expect.poll(async () => (await publish('always', 'ping'), pings()), { timeout: 15_000 }).toBeGreaterThan(before)
}

test.runIf(redisUrl)('it reads exactly the channels that were added and not removed, in whatever order that happened', async () => {
  using one = open()
  await connected(one)
  await one.reader.add([one.channel('amina')])
  one.reader.remove([one.channel('amina')])
  one.reader.remove([one.channel('nobody')])
  await Promise.all([one.reader.add([one.channel('amina')]), one.reader.add([one.channel('amina'), one.channel('brian')])])
  void one.reader.add([one.channel('chantal')])
  one.reader.remove([one.channel('chantal')])
  await expect.poll(() => one.publish('chantal', 'to nobody')).toBe(0)
  expect(one.reader.reads(one.channel('chantal'))).toBe(false)
  await one.publish('amina', 'to amina')
  await one.publish('brian', 'to brian')
  await expect.poll(() => one.received).toEqual(['to amina', 'to brian'])
  expect(one.breaks()).toBe(0)
})

test.runIf(redisUrl)('after an outage it reads what is wanted then, and tells that messages may have been missed', async () => {
  using one = open()
  await connected(one)
  await one.reader.add([one.channel('stays'), one.channel('leaves')])
  await proxy.refuse()
  await expect.poll(() => one.reader.isReady(), { timeout: 10_000 }).toBe(false)
  one.reader.remove([one.channel('leaves')])
  const added = one.reader.add([one.channel('comes')])
  expect(await Promise.all(['stays', 'leaves', 'comes'].map((name) => one.publish(name, 'missed')))).toEqual([0, 0, 0])
  await proxy.open()
  await added
  await expect.poll(one.breaks).toBe(1)
  await expect.poll(() => Promise.all(['stays', 'leaves', 'comes'].map((name) => one.publish(name, name)))).toEqual([1, 0, 1])
  await expect.poll(() => new Set(one.received)).toEqual(new Set(['stays', 'comes']))
})

test.runIf(redisUrl)('one that starts without Redis reads what was added meanwhile', async () => {
  await proxy.refuse()
  using one = open()
  const added = one.reader.add([one.channel('amina')])
  expect(one.reader.reads(one.channel('amina'))).toBe(false)
  await proxy.open()
  await added
  expect(await one.publish('amina', 'to amina')).toBe(1)
  await expect.poll(one.breaks).toBe(1)
})

test.runIf(redisUrl)(
  'an idle one stays connected, and one with a dead connection reconnects',
  async () => {
    using one = open()
    await connected(one)
    const began = performance.now()
    await expect.poll(() => performance.now() - began, { timeout: 10_000, interval: 500 }).toBeGreaterThan(6000)
    expect(one.connections()).toBe(1)
    proxy.hang()
    // New connections hang as well until the proxy is opened.
    await expect.poll(() => one.reader.isReady(), { timeout: 15_000 }).toBe(false)
    await proxy.open()
    await connected(one)
  },
  60_000,
)
