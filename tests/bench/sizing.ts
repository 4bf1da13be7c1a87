// Measures the cost of members at several sizes: database size, processor time of typical actions, and memory.
//   npm run build && npm run bench sizing -- [--members 10000,100000,300000,1000000] [--reactions 6] [--visitors 700] [--portraits <folder>] [--embedded 10000]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { argon2 } from '#features/auth/server/password/passwords.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createTempFolder } from '../chaos/chat/servers.ts'
import { buildServer } from '../chaos/bundling/build-server.ts'
import { startPostgres } from '../chaos/services/postgres.ts'
import type { CrashableService } from '../chaos/services/service.ts'
import { privateBytesOfChildren, residentBytes } from './measure/cpu-time.ts'
import { openBenchDatabase } from './measure/database.ts'
import { postmasterPidOf } from './measure/processor-cost.ts'
import { loadMembers } from './feed/load-members.ts'
import { measureDatabaseCache, measureCosts, type MeasuredServer } from './sizing/costs.ts'
import { openDatabaseClient, openServer, startMailbox } from './sizing/environment.ts'
import { preparePhotos } from './sizing/photos.ts'
import { insertMemberData, measureGroupBytes, measureIndexBloat, countRows } from './sizing/tables.ts'
import { password, pickVisitors, type Visitor } from './sizing/actions.ts'
import { median } from './measure/timing.ts'

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '10000,100000,300000,1000000' },
    reactions: { type: 'string', default: '6' },
    visitors: { type: 'string', default: '700' },
    portraits: { type: 'string' },
    // Number of members for a first measurement on the embedded database.
    embedded: { type: 'string' },
  },
})
/** Largest number of members for which the growth of tables is measured. Rewriting larger tables takes too long. */
const mostGrown = 100_000

const print = (line: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${line}`)

interface Ground {
  postgres: CrashableService
  /** The built server. */
  main: string
  environment: Record<string, string>
  passwordHash: string
  jpeg: Buffer
}

/** Creates and loads a database that is kept; returns its rows and sizes. */
const load = async ({ postgres, passwordHash }: Ground, name: string, members: number) => {
  await using bench = await openBenchDatabase(name, true, postgres.url)
  await loadMembers(bench.client, members, Number(options.reactions))
  const { rows: sizes } = await bench.client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  await insertMemberData(bench.client, passwordHash)
  const [rows, bytes] = [await countRows(bench.client), await measureGroupBytes(bench.client)]
  print(`${members} members loaded: ${JSON.stringify(bytes)}`)
  const grown = members <= mostGrown ? await measureIndexBloat(bench.client) : undefined
  const visitors = await pickVisitors(bench.client, Number(options.visitors))
  await bench.client.query('checkpoint')
  return { url: bench.url, visitors, loaded: Number(sizes[0]?.bytes), rows, bytes, grown }
}

const measure = async (ground: Ground, members: number): Promise<unknown> => {
  const name = `ndloo_sizing_${members}`
  const { url, visitors, ...held } = await load(ground, name, members)
  // The crash empties the cache.
  await ground.postgres.crash()
  await using client = await openDatabaseClient(url)
  await using server = await openServer(ground, { DATABASE_URL: url })
  const idle = residentBytes(server.pid())
  const postmasterPid = await postmasterPidOf(client)
  const scene: MeasuredServer = { ...server, serverPid: server.pid(), postmasterPid, visitors, jpeg: ground.jpeg }
  const cache = await measureDatabaseCache(client, scene)
  print(`  cached: ${cache.map(({ visits, bytes: there }) => `${Math.round(there / 2 ** 20)} MB after ${visits} visits`).join(', ')}`)
  const costs = await measureCosts(scene, print)
  const memory = { idle, after: residentBytes(server.pid()), connection: median(privateBytesOfChildren(postmasterPid)) }
  await server.stop()
  await using admin = await openDatabaseClient(ground.postgres.url)
  await client.end()
  await admin.query(`drop database ${name} with (force)`)
  return { members, ...held, cache, costs, memory, load: loadavg()[0] }
}

/** Measures the same actions on a server with the embedded database. */
const measureEmbedded = async (ground: Ground, members: number): Promise<unknown> => {
  await using folder = await createTempFolder()
  const fill = async (): Promise<Visitor[]> => {
    await using store = await openEmbeddedFolder(folder.path)
    await migrate(openDatabase(store.pool), '.')
    await loadMembers(store.pool, members, Number(options.reactions))
    await insertMemberData(store.pool, ground.passwordHash)
    // Awaited here, while the database is open.
    return await pickVisitors(store.pool, Number(options.visitors))
  }
  const visitors = await fill()
  print(`${members} members loaded, in the embedded database`)
  await using server = await openServer(ground, { DATA_DIR: folder.path, EMBEDDED: '1' })
  const idle = residentBytes(server.pid())
  const costs = await measureCosts({ ...server, serverPid: server.pid(), postmasterPid: undefined, visitors, jpeg: ground.jpeg }, print)
  return { embedded: members, costs, memory: { idle, after: residentBytes(server.pid()) }, load: loadavg()[0] }
}

const { kept, jpeg } = await preparePhotos(options.portraits)
print(`${kept} bytes stored per photo; load ${loadavg()[0]?.toFixed(1)}`)
await using folder = await createTempFolder()
await using bundle = await buildServer()
await using mailbox = await startMailbox()
await using postgres = await startPostgres({ shared_buffers: '2GB', max_wal_size: '4GB' })
const environment = { DATA_DIR: folder.path, DEMO: '0', SMTP_URL: mailbox.url, ALLOW_EMBEDDED_PAYMENTS: '0' }
const ground: Ground = { postgres, main: bundle.main, environment, passwordHash: await argon2.hash(password), jpeg }
if (options.embedded !== undefined) console.log(JSON.stringify(await measureEmbedded(ground, Number(options.embedded))))
for (const members of options.members.split(',').filter(Boolean).map(Number)) console.log(JSON.stringify(await measure(ground, members)))
