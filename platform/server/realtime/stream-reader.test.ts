import { createClient, type RedisClientType } from 'redis'
import { expect, test } from 'vitest'
import { openFaultProxy } from '#tests/support/doubles/fault-proxy.ts'
import { createResilientReader } from './stream-reader.ts'

const redisUrl = process.env.TEST_REDIS_URL
const stream = `ndloo:test:${process.pid}:reader`

const open = async (port: number) => {
  const url = new URL(redisUrl ?? '')
  url.host = `127.0.0.1:${port}`
  const raw: RedisClientType = createClient({ url: url.href, socket: { socketTimeout: 4000, reconnectStrategy: 100 } })
  const reader = createResilientReader(raw)
  let connections = 0
  raw.on('ready', () => (connections += 1))
  await reader.connect()
  return { raw, reader, count: () => connections }
}
const portOf = (url: string) => Number(new URL(url).port) || 6379
type Read = { messages: { id: string; message: { n: string } }[] }[] | null

test.runIf(redisUrl)('a reader continues when the stream restarts with an earlier clock, and misses nothing between reads', async () => {
  const { raw, reader } = await open(portOf(redisUrl ?? ''))
  const writer: RedisClientType = createClient({ url: redisUrl ?? '' })
  await writer.connect()
  const readFrom = async (id: string) =>
    ((await reader.xRead([{ key: stream, id }], { BLOCK: 100, COUNT: 10 })) as Read)?.[0]?.messages ?? []
  await writer.xAdd(stream, '5000-0', { n: 'before' })
  expect(await readFrom('$')).toEqual([])
  await writer.xAdd(stream, '5001-0', { n: 'between' })
  expect((await readFrom('$')).map(({ message }) => message.n)).toEqual(['between'])
  await writer.xAdd(stream, '5002-0', { n: 'next' })
  expect((await readFrom('5001-0')).map(({ message }) => message.n)).toEqual(['next'])

  await writer.del(stream)
  await writer.xAdd(stream, '17-0', { n: 'of the new one' })
  // As after Redis has come back.
  raw.emit('ready')
  expect(await readFrom('5002-0')).toEqual([])
  await writer.xAdd(stream, '18-0', { n: 'received' })
  expect((await readFrom('5002-0')).map(({ message }) => message.n)).toEqual(['received'])
  await writer.del(stream)
  await writer.close()
  raw.destroy()
})

test.runIf(redisUrl)(
  'an idle subscriber stays connected, and one with a dead connection reconnects',
  async () => {
    await using proxy = await openFaultProxy(portOf(redisUrl ?? ''))
    const { raw, reader, count } = await open(proxy.port)
    const received: string[] = []
    await reader.subscribe(['ndloo:test:channel'], (text) => received.push(text))
    const writer: RedisClientType = createClient({ url: redisUrl ?? '' })
    await writer.connect()
    const began = performance.now()
    await expect.poll(() => performance.now() - began, { timeout: 10_000, interval: 500 }).toBeGreaterThan(6000)
    expect(count()).toBe(1)

    proxy.hang()
    // New connections hang as well until the proxy is opened.
    await expect.poll(() => raw.isReady, { timeout: 15_000 }).toBe(false)
    await proxy.open()
    await expect
      .poll(async () => (await writer.publish('ndloo:test:channel', 'again'), received.length), { timeout: 15_000 })
      .toBeGreaterThan(0)
    await writer.close()
    raw.destroy()
  },
  60_000,
)
