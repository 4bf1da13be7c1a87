// The processor time of live events at 2 to 16 processes on one Redis, and the cost of a process that closes 2,000 sockets. With `--before`, another
// checkout is measured in turns with this one:
//   npm run bench events [-- --processes 2,4,8,16 --rounds 3 --rate 200 --seconds 5 --drain 2000 --before ../ndloo-0.2]
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { createClient, type RedisClientType } from 'redis'
import { folderAliases } from '../../chaos/bundling/build-server.ts'
import { startRedis } from '../../chaos/services/redis.ts'
import { startServerFleet } from './server-fleet.ts'
import { median } from '../measure/timing.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2,4,8,16' },
    rounds: { type: 'string', default: '3' },
    // Events a second, of all processes together.
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    sockets: { type: 'string', default: '160' },
    drain: { type: 'string', default: '2000' },
    before: { type: 'string' },
  },
})
const [rounds, rate, seconds, sockets, drained] = [values.rounds, values.rate, values.seconds, values.sockets, values.drain].map(
  Number,
) as [number, number, number, number, number]
/** The warm-up of each process, the same for two processes as for sixteen, because Node.js compiles code only when it runs often. */
const warmUp = { perSecond: 50, seconds: 6 }
const counts = values.processes.split(',').map(Number)

const folder = join('build', `bench-${randomUUID().slice(0, 8)}`)
/** Bundles a server process with the platform of a checkout. */
const bundle = async (name: string, checkout: string): Promise<string> => {
  const platform = resolve(checkout, 'platform')
  // Release 0.2 has this file one folder up.
  const cluster = ['cluster/redis-cluster.ts', 'redis-cluster.ts'].find((file) => existsSync(join(platform, 'server/realtime', file))) ?? ''
  const alias = {
    ...folderAliases,
    '#platform': platform,
    '#platform/server/realtime/cluster/redis-cluster.ts': join(platform, 'server/realtime', cluster),
  }
  const outfile = join(folder, `${name}.js`)
  const entryPoints = ['tests/bench/events/server-process.ts']
  await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias,
    logLevel: 'error',
  })
  return resolve(outfile)
}

/** Measures the processor milliseconds of an event for a socket of another process: summed over all processes, and of one that takes no part. */
const measureEvents = async (
  [name, main]: [name: string, main: string],
  count: number,
  redisUrl: string,
): Promise<{ all: number; bystander: number }> => {
  await using fleet = await startServerFleet(main, count + 1, redisUrl)
  const members = Array.from({ length: sockets }, () => randomUUID())
  for (const [index, member] of members.entries()) await fleet.connect(member, index % count)
  /** Each of the first `count` processes publishes its share of the events to members of the other processes. The last one only waits. */
  const publish = (index: number, during: number, audience = members.filter((_, at) => at % count !== index)) =>
    index === count
      ? ({ kind: 'wait', ms: during * 1000 } as const)
      : ({ kind: 'publish', members: audience, perSecond: rate / count, seconds: during } as const)
  await fleet.run((index) => ({ ...publish(index, warmUp.seconds), perSecond: warmUp.perSecond }))
  const idle = await fleet.run((index) => publish(index, seconds, []))
  const before = fleet.received()
  const busy = await fleet.run((index) => publish(index, seconds))
  const events = Math.round((rate / count) * seconds) * count
  const missing = events - (fleet.received() - before)
  if (missing > 0) console.log(`  ${name}: ${missing} of ${events} events did not arrive`)
  const costs = busy.map((ms, index) => (ms - (idle[index] ?? 0)) / events)
  return { all: costs.slice(0, count).reduce((sum, ms) => sum + ms, 0), bystander: costs.at(-1) ?? Number.NaN }
}

const commandsOf = async (redis: RedisClientType): Promise<number> =>
  Number(/total_commands_processed:(\d+)/.exec(await redis.info('stats'))?.[1])
/** Measures the cost of a process that closes all its sockets and asks for each member whether another process still has a socket. */
const measureDrain = async (main: string, count: number, redisUrl: string) => {
  await using fleet = await startServerFleet(main, count, redisUrl)
  for (let opened = 0; opened < drained; opened += 50)
    await Promise.all(Array.from({ length: Math.min(50, drained - opened) }, () => fleet.connect(randomUUID(), 0)))
  const redis: RedisClientType = createClient({ url: redisUrl })
  await redis.connect()
  const before = await commandsOf(redis)
  const { ms, cpuMs } = await fleet.drain(12_000)
  const commands = (await commandsOf(redis)) - before
  await redis.close()
  return { ms, commands, othersMs: cpuMs.reduce((sum, cost) => sum + cost, 0) / (count - 1) }
}

try {
  await using redis = await startRedis()
  const mains = [
    ['now', await bundle('now', '.')],
    ...(values.before === undefined ? [] : [['before', await bundle('before', values.before)]]),
  ] as [string, string][]
  console.log(`${rate} events a second to ${sockets} members, ${rounds} rounds; processor µs per event, medians (from–to)`)
  for (const count of counts) {
    const results = new Map<string, { all: number; bystander: number }[]>()
    for (let round = 0; round < rounds; round++)
      for (const [name, main] of mains)
        results.set(name, [...(results.get(name) ?? []), await measureEvents([name, main], count, redis.url)])
    for (const [name, list] of results) {
      const say = (what: 'all' | 'bystander') => {
        const costs = list.map((one) => one[what] * 1000)
        return `${median(costs).toFixed(0)} (${Math.min(...costs).toFixed(0)}–${Math.max(...costs).toFixed(0)})`
      }
      console.log(
        `${count} processes, ${name}: all together ${say('all')}, one without a socket ${say('bystander')}; load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  }
  if (drained > 0)
    for (const count of counts.filter((one) => one <= 8))
      for (const [name, main] of mains) {
        const { ms, commands, othersMs } = await measureDrain(main, count, redis.url)
        console.log(
          `${drained} sockets of one of ${count} processes closed, ${name}: ${commands} commands to Redis, all members known after ${(ms / 1000).toFixed(1)} s, ${othersMs.toFixed(0)} ms of each other process; load ${loadavg()[0]?.toFixed(1)}`,
        )
      }
} finally {
  await rm(folder, { recursive: true, force: true })
}
