// Two processes behind a balancer, restarted one after the other under load, with live messages between them: npm run chaos rolling -- --rounds 3 --rate 200 [--caddy caddy]
// An upgrade from a release that was built elsewhere: --from <its build/server/main.js>
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { createTempFolder } from './chat/servers.ts'
import { createChatPopulation } from './chat/chat-population.ts'
import { buildServer } from './bundling/build-server.ts'
import { createServerProcess } from './money/server.ts'
import { openBalancer } from './service/balancer.ts'
import { openCaddy } from './service/caddy.ts'
import { measureArrivals, watchArrivals } from './service/arrivals.ts'
import { startLoad } from './service/load.ts'
import { findFreePort } from './services/ports.ts'
import { startPostgres } from './services/postgres.ts'
import { startRedis } from './services/redis.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '100' },
    // Uses this Caddy with deploy/Caddyfile instead of our own balancer.
    caddy: { type: 'string' },
    // The build that runs before the first restart.
    from: { type: 'string' },
  },
})
const folder = await createTempFolder()
const [postgres, redis, bundle] = [await startPostgres(), await startRedis(), await buildServer()]
const pool = openPool(postgres.url, 4)
const db = openDatabase(pool)
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
const before = values.from === undefined ? servers : ports.map((port) => createServerProcess(resolve(values.from ?? ''), port, environment))
// One process after the other, because the first one runs the migrations.
await before[0]?.start()
const world = await createChatPopulation(db, 40, 60, Math.random)
for (const server of before.slice(1)) await server.start()
const balancer = values.caddy === undefined ? await openBalancer(ports) : await openCaddy(values.caddy, ports, folder.path)

/** A live message is late after this time. */
const lateMs = 3000
let lost = 0
const watched: ReturnType<typeof watchArrivals>[] = []
const sockets = Array.from({ length: Number(values.sockets) }, (_, index) => {
  const { id = '', token } = world.members[index % world.members.length] ?? {}
  const socket = io(balancer.address, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
  })
  socket.on('disconnect', () => (lost += 1))
  watched.push(watchArrivals(socket, id))
  return socket
})
const allConnected = async (): Promise<number> => {
  const began = performance.now()
  while (sockets.some(({ connected }) => !connected) && performance.now() - began < 30_000) await sleep(20)
  return sockets.filter(({ connected }) => !connected).length
}
await allConnected()

const load = startLoad(balancer.address, world, Number(values.rate))
const stops: { code: number | null; ms: number }[] = []
await sleep(2000)
for (let round = 0; round < Number(values.rounds); round++)
  for (const [index, server] of servers.entries()) {
    const running = round === 0 ? before[index] : server
    stops.push(await (running ?? server).stop())
    await server.start()
    while (!(await balancer.takes(ports[index] ?? 0))) await sleep(20)
    await sleep(1000)
  }
await load.stop()
const away = await allConnected()
await sleep(lateMs)
const live = measureArrivals(load.acknowledged, watched, lateMs)
const stored = new Set((await db.selectFrom('message').select('id').execute()).map(({ id }) => id))
const missing = load.acknowledged.filter(({ id }) => !stored.has(id)).length

for (const socket of sockets) socket.disconnect()
await balancer[Symbol.asyncDispose]()
for (const server of servers) await server[Symbol.asyncDispose]()
await pool.end()
for (const one of [postgres, redis, bundle]) await one[Symbol.asyncDispose]()
await folder[Symbol.asyncDispose]()

const failed = Object.values(load.failures).reduce((sum, count) => sum + count, 0)
console.log(
  `${load.asked} requests at ${values.rate} a second, ${stops.length} restarts: ${failed} failed, the slowest ${Math.round(load.worstMs)} ms`,
)
for (const [why, count] of Object.entries(load.failures)) console.log(`  ${count}: ${why}`)
console.log(`${load.acknowledged.length} messages confirmed, ${missing} of them not stored`)
console.log(`${sockets.length} connections, told to go elsewhere ${lost} times, ${away} did not come back`)
console.log(
  `${live.expected} live messages to connected members: ${live.late} more than ${lateMs / 1000} s late, ${live.never} never, the slowest ${Math.round(live.slowestMs)} ms`,
)
console.log(`stops: ${stops.map(({ code, ms }) => `${Math.round(ms)} ms (${code})`).join(', ')}`)
process.exit(failed + missing + away + live.late + live.never === 0 && stops.every(({ code, ms }) => code === 0 && ms <= 10_000) ? 0 : 1)
