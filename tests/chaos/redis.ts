// Two processes over one Redis behind a balancer, while Redis is killed, hangs, and is missing when a process starts. No request may fail.
//   npm run build && npm run chaos redis [-- --seconds 12 --rate 100 --sockets 100 --caddy caddy]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { io } from 'socket.io-client'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createChatPopulation } from './chat/chat-population.ts'
import { buildServer } from './bundling/build-server.ts'
import { createServerProcess } from './money/server.ts'
import { createTempFolder } from './chat/servers.ts'
import { openBalancer } from './service/balancer.ts'
import { openCaddy } from './service/caddy.ts'
import { startLoad } from './service/load.ts'
import { findFreePort } from './services/ports.ts'
import { startPostgres } from './services/postgres.ts'
import { startRedis } from './services/redis.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    rate: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '100' },
    // Uses this Caddy with deploy/Caddyfile instead of our own balancer.
    caddy: { type: 'string' },
  },
})
const awayMs = Number(values.seconds) * 1000
const folder = await createTempFolder()
const [postgres, redis, bundle] = [await startPostgres(), await startRedis(), await buildServer()]
const pool = openPool(postgres.url, 4)
const db = openDatabase(pool)
await migrate(db, '.')
const world = await createChatPopulation(db, 40, 60, Math.random)
const ports = [await findFreePort(), await findFreePort()]
const environment = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  DEMO: '0',
  SMTP_URL: 'smtp://127.0.0.1:1',
  DATA_DIR: folder.path,
  MAX_LAG_MS: '1500',
}
const servers = ports.map((port) => createServerProcess(bundle.main, port, environment))
for (const server of servers) await server.start()
const balancer = values.caddy === undefined ? await openBalancer(ports) : await openCaddy(values.caddy, ports, folder.path)

let returns = 0
const sockets = Array.from({ length: Number(values.sockets) }, (_, index) => {
  const token = world.members[index % world.members.length]?.token
  const socket = io(balancer.address, { auth: { token }, transports: ['websocket'], forceNew: true, reconnectionDelay: 200 })
  socket.on('connect', () => (returns += 1))
  return socket
})
const allConnected = async (): Promise<number> => {
  const began = performance.now()
  while (sockets.some(({ connected }) => !connected) && performance.now() - began < 30_000) await sleep(20)
  return sockets.filter(({ connected }) => !connected).length
}
await allConnected()

const faults: Record<string, () => Promise<void>> = {
  killed: () => redis.away(awayMs),
  hanging: () => redis.hang(awayMs),
  'away while a process starts': async () => {
    const back = redis.away(awayMs)
    await servers[0]?.stop()
    await servers[0]?.start()
    await back
  },
}
let failed = 0
for (const [name, fault] of Object.entries(faults)) {
  const load = startLoad(balancer.address, world, Number(values.rate))
  await sleep(2000)
  const before = returns
  await fault()
  // Redis is connected again, and every client has reconnected and caught up.
  await sleep(8000)
  await load.stop()
  const stayedAway = await allConnected()
  const stored = new Set((await db.selectFrom('message').select('id').execute()).map(({ id }) => id))
  const missing = load.acknowledged.filter(({ id }) => !stored.has(id)).length
  const failures = Object.entries(load.failures)
  failed += failures.length + missing + stayedAway
  const caughtUp = returns - before >= sockets.length
  if (!caughtUp) failed += 1
  console.log(
    `Redis ${name}, ${values.seconds} s: ${load.asked} requests, ${failures.reduce((sum, [, count]) => sum + count, 0)} failed, the slowest ${Math.round(load.worstMs)} ms; ` +
      `${load.acknowledged.length} messages confirmed, ${missing} not stored; connections that came back to catch up: ${caughtUp ? 'all' : returns - before}`,
  )
  for (const [why, count] of failures) console.log(`  ${count}: ${why}`)
}

for (const socket of sockets) socket.disconnect()
await balancer[Symbol.asyncDispose]()
for (const server of servers) await server[Symbol.asyncDispose]()
await pool.end()
for (const one of [postgres, redis, bundle]) await one[Symbol.asyncDispose]()
await folder[Symbol.asyncDispose]()
process.exit(failed === 0 ? 0 : 1)
