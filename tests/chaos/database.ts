// Two processes behind deploy/Caddyfile while their database is read-only, full, locked or replaced: npm run chaos database
import pg from 'pg'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { openFaultProxy } from '../support/doubles/fault-proxy.ts'
import { createTempFolder } from './chat/servers.ts'
import { createChatPopulation } from './chat/chat-population.ts'
import { buildServer } from './bundling/build-server.ts'
import { createServerProcess } from './money/server.ts'
import { exhaustConnections, createPhaseRunner, portOf } from './service/database-phases.ts'
import { openCaddy } from './service/caddy.ts'
import { findFreePort } from './services/ports.ts'
import { startPostgres } from './services/postgres.ts'

const settings = { max_connections: '24', max_wal_senders: '2' }
const folder = await createTempFolder()
const primary = await startPostgres(settings)
const admin = new pg.Client({ connectionString: primary.url })
await admin.connect()
await admin.query('create role ndloo login')
await admin.query('alter schema public owner to ndloo')
/** A role without the reserved superuser connections, as in production. */
const urlAt = (port: number) => `postgres://ndloo@127.0.0.1:${port}/postgres`
const pool = openPool(urlAt(portOf(primary.url)), 2)
const db = openDatabase(pool)
await migrate(db, '.')
const world = await createChatPopulation(db, 20, 20, Math.random)
const standby = await startPostgres(settings, primary.url)
const bundle = await buildServer()

const gates = [await openFaultProxy(portOf(primary.url)), await openFaultProxy(portOf(primary.url))] as const
const ports = [await findFreePort(), await findFreePort()]
const environment = { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:1', DATA_DIR: folder.path, MAX_LAG_MS: '1500', DATABASE_POOL: '8' }
const servers = ports.map((port, index) =>
  createServerProcess(bundle.main, port, { ...environment, DATABASE_URL: urlAt(gates[index === 0 ? 0 : 1].port) }),
)
for (const server of servers) await server.start()
const caddy = await openCaddy('caddy', ports, folder.path)
const phases = createPhaseRunner({ address: caddy.address, ports, world })

await phases.measureThroughBalancer('nothing is wrong', 4000)

// A failover after which one process is connected to the standby.
gates[0].redirect(portOf(standby.url))
await gates[0].refuse()
await gates[0].open()
await phases.measureThroughBalancer('the first process leads to a standby', 8000)
gates[0].redirect(portOf(primary.url))
await phases.waitUntilReady('it leads to the primary again, its connections still to the standby')
await phases.measureThroughBalancer('after that', 4000)
await gates[0].refuse()
await gates[0].open()
await phases.waitUntilReady('every connection is new')

await admin.query('alter system set default_transaction_read_only = on')
await admin.query('select pg_reload_conf()')
await phases.measureThroughBalancer('the server is read-only, through Caddy', 5000)
await phases.measureFirstProcess('the server is read-only, the first process asked directly', 3000)
await admin.query('set default_transaction_read_only = off')
await admin.query('alter system reset default_transaction_read_only')
await admin.query('select pg_reload_conf()')
await phases.waitUntilReady('the server is writable again')

// Another client takes all free connections while the processes have one or two each.
await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ndloo' and pid not in (
  select pid from pg_stat_activity where usename = 'ndloo' order by backend_start desc limit 3)`)
const greedy = await exhaustConnections(urlAt(portOf(primary.url)))
await phases.measureThroughBalancer(`the server is full (${greedy.length} connections of somebody else)`, 8000)
for (const client of greedy) await client.end()
await phases.waitUntilReady('the server has room again')

await admin.query('begin')
await admin.query('lock table member in access exclusive mode')
await phases.measureThroughBalancer('every statement waits for a lock', 12_000)
await admin.query('commit')
await phases.waitUntilReady('the lock is gone')
await phases.measureThroughBalancer('after that', 4000)

await caddy[Symbol.asyncDispose]()
for (const server of servers) await server[Symbol.asyncDispose]()
await pool.end()
await admin.end()
for (const gate of gates) await gate[Symbol.asyncDispose]()
for (const one of [standby, primary, bundle, folder]) await one[Symbol.asyncDispose]()
