import { expect, test, vi } from 'vitest'
import { newClusterName, openClusterProcess } from '#tests/support/app/cluster-process.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ClusterMessage } from './socket-cluster.ts'

const redisUrl = process.env.TEST_REDIS_URL
const secrets = ['a secret of tests, long enough to be one'] as const
const open = (name: string) => openClusterProcess(redisUrl ?? '', secrets, name)
const note = (to: ClusterMessage['to'], payload: unknown): ClusterMessage => ({ kind: 'event', to, name: 'note', payload })

test.runIf(redisUrl)('a process reads what its own sockets need, each message once, and nothing else', async () => {
  const name = newClusterName()
  const { next } = createSeededRandom(27)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  await using one = await open(name)
  await using two = await open(name)
  await using three = await open(name)
  await using four = await open(name)
  const processes = [one, two, three, four] as const
  const members = Array.from({ length: 60 }, (_, index) => `member ${index}`)
  // The last process has no socket. A member has one or two devices.
  const homes = new Map(members.map((member) => [member, new Set([pick([0, 1, 2] as const), pick([0, 1, 2] as const)])]))
  await Promise.all([...homes].flatMap(([member, indexes]) => [...indexes].map((index) => processes[index].cluster.follow(member, {}))))

  const text = 'x'.repeat(1000)
  const before = processes.map(({ proxy }) => proxy.bytes())
  const expected: string[][] = processes.map(() => [])
  const copies = processes.map(() => 0)
  for (let number = 0; number < 400; number++) {
    const sender = pick([0, 1, 2, 3] as const)
    const to = [...new Set(Array.from({ length: pick([1, 1, 1, 3]) }, () => pick(members)))]
    processes[sender].cluster.send(note(to, `${number} ${text}`))
    for (const index of [0, 1, 2] as const) {
      const here = to.filter((member) => homes.get(member)?.has(index)).length
      copies[index] = (copies[index] ?? 0) + here
      if (here > 0 && index !== sender) expected[index]?.push(`${number}`)
    }
  }
  const arrived = () =>
    processes.map(({ delivered }) =>
      delivered.map((message) => String((message as { payload?: unknown }).payload).split(' ')[0] ?? '').toSorted(),
    )
  await expect.poll(arrived, { timeout: 15_000 }).toEqual(expected.map((numbers) => numbers.toSorted()))
  for (const [index, { proxy }] of processes.entries())
    // 30 kB more are allowed for answers to commands, and for a look for older releases each second.
    expect(proxy.bytes() - (before[index] ?? 0)).toBeLessThan((copies[index] ?? 0) * (text.length + 300) + 30_000)
  expect(copies.at(-1)).toBe(0)
})

test.runIf(redisUrl)('a message to everybody and one to a large audience reach each process once', async () => {
  const name = newClusterName()
  await using one = await open(name)
  await using two = await open(name)
  const audience = Array.from({ length: 250 }, (_, index) => `member ${index}`)
  await Promise.all(audience.slice(0, 120).map((member) => two.cluster.follow(member, {})))
  one.cluster.send(note(audience, 'to many'))
  one.cluster.send(note('everybody', 'to all'))
  one.cluster.send(note([], 'to nobody'))
  await expect.poll(() => two.delivered.at(-1)).toEqual(note('everybody', 'to all'))
  // The large audience is sent in three parts. This process follows nobody of the third part, so two parts and the message to everybody arrive.
  expect(two.delivered).toHaveLength(3)
  const reached = two.delivered.slice(0, 2).flatMap(({ to }) => to)
  expect(audience.slice(0, 120).filter((member) => !reached.includes(member))).toEqual([])
  expect(one.delivered).toEqual([])
})

test.runIf(redisUrl)('a member is connected while any device is, on any process', async () => {
  const name = newClusterName()
  await using one = await open(name)
  await using two = await open(name)
  await using three = await open(name)
  const [phone, tab, otherTab] = [{}, {}, {}]
  const elsewhere = () => Promise.all([one, two, three].map(({ cluster }) => cluster.isFollowedElsewhere('amina')))
  expect(await elsewhere()).toEqual([false, false, false])
  await Promise.all([two.cluster.follow('amina', tab), two.cluster.follow('amina', otherTab)])
  expect(await elsewhere()).toEqual([true, false, true])
  await one.cluster.follow('amina', phone)
  expect(await elsewhere()).toEqual([true, true, true])
  two.cluster.unfollow('amina', tab)
  two.cluster.unfollow('amina', tab)
  expect(await elsewhere()).toEqual([true, true, true])
  two.cluster.unfollow('amina', otherTab)
  await expect.poll(elsewhere).toEqual([false, true, true])
  two.cluster.unfollow('nobody', tab)

  // A process that is killed loses its connections at once.
  await one.proxy.refuse()
  await expect.poll(() => Promise.all([two, three].map(({ cluster }) => cluster.isFollowedElsewhere('amina')))).toEqual([false, false])
  await expect.poll(() => one.cluster.isUp(), { timeout: 5000 }).toBe(false)
  expect(await one.cluster.isFollowedElsewhere('amina')).toBe(false)
  await one.proxy.open()
  await expect.poll(elsewhere, { timeout: 10_000 }).toEqual([false, true, true])
})

test.runIf(redisUrl)('a process whose connection was lost lets its own sockets catch up, and the others do not', async () => {
  const name = newClusterName()
  await using one = await open(name)
  await using two = await open(name)
  await two.cluster.follow('brian', {})
  await two.proxy.refuse()
  await expect.poll(() => two.cluster.isUp(), { timeout: 5000 }).toBe(false)
  one.cluster.send(note(['brian'], 'missed'))
  await two.proxy.open()
  await expect.poll(() => two.cluster.isUp(), { timeout: 10_000 }).toBe(true)
  await expect.poll(() => two.gaps(), { timeout: 10_000 }).toBeGreaterThan(0)
  one.cluster.send(note(['brian'], 'after'))
  await expect.poll(() => two.delivered).toEqual([note(['brian'], 'after')])
  expect(one.gaps()).toBe(0)
})

test.runIf(redisUrl)('what cannot be sent is missed by nobody: the others let their sockets catch up', async () => {
  const name = newClusterName()
  await using one = await open(name)
  await using two = await open(name)
  await one.proxy.refuse()
  await expect.poll(() => one.cluster.isUp(), { timeout: 5000 }).toBe(false)
  one.cluster.send(note(['brian'], 'lost'))
  await one.proxy.open()
  await expect.poll(() => two.gaps(), { timeout: 10_000 }).toBeGreaterThan(0)
})

test.runIf(redisUrl)('what no process of the service has sent changes nothing', async () => {
  const name = newClusterName()
  await using one = await open(name)
  await using two = await open(name)
  await using stranger = await openClusterProcess(redisUrl ?? '', ['a secret that nobody else has, long enough'], name)
  stranger.cluster.send(note('everybody', 'forged'))
  for (const packet of ['', 'forged', JSON.stringify(note('everybody', 'forged')), 'x'.repeat(5000)])
    await stranger.link.client.publish(`${name}:everybody`, packet)
  // Simulates a message of a later release, which this release does not understand.
  vi.spyOn(two.delivered, 'push').mockImplementationOnce(() => {
    throw new Error('unknown kind')
  })
  one.cluster.send(note('everybody', 'not understood'))
  one.cluster.send(note('everybody', 'true'))
  await expect.poll(() => two.delivered).toEqual([note('everybody', 'true')])
  expect(two.gaps()).toBe(0)
})
