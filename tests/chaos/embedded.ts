// The embedded database killed under load: npm run chaos embedded -- --kills 40. Every confirmed message must be stored afterwards.
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from '#features/wallet/server/index.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createTempFolder } from './chat/servers.ts'
import { createChatPopulation } from './chat/chat-population.ts'
import { buildServer } from './bundling/build-server.ts'
import { createServerProcess } from './money/server.ts'
import { startLoad } from './service/load.ts'
import { findFreePort } from './services/ports.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '40' }, rate: { type: 'string', default: '60' } } })
const folder = await createTempFolder()
const bundle = await buildServer()
const prepare = async () => {
  await using store = await openEmbeddedFolder(folder.path, 'build/database-template')
  const db = openDatabase(store.pool)
  await migrate(db, '.')
  // Awaited here, because the database closes afterwards.
  return await createChatPopulation(db, 20, 30, Math.random)
}
const world = await prepare()
const environment = { DATA_DIR: folder.path, DEMO: '0', EMBEDDED: '1', SMTP_URL: 'smtp://127.0.0.1:1' }
const server = createServerProcess(bundle.main, await findFreePort(), environment)
await server.start()

// A second process on the same folder names the first one and exits.
const refused = await promisify(execFile)(process.execPath, [bundle.main], {
  env: {
    ...process.env,
    ...environment,
    PORT: String(await findFreePort()),
    PUBLIC_URL: 'http://127.0.0.1:1',
    ALLOW_EMBEDDED_PAYMENTS: '0',
  },
}).then(
  () => 'it ran',
  (error: unknown) => (error as { stdout: string }).stdout,
)

const confirmed: { id: string }[] = []
let asked = 0
for (let kill = 0; kill < Number(values.kills); kill++) {
  const load = startLoad(server.address, world, Number(values.rate))
  await sleep(300 + Math.random() * 1500)
  await server.kill()
  await load.stop()
  confirmed.push(...load.acknowledged)
  asked += load.asked
  await server.start()
}
await server.stop()
await using store = await openEmbeddedFolder(folder.path)
const db = openDatabase(store.pool)
const stored = new Set((await db.selectFrom('message').select('id').execute()).map(({ id }) => id))
const missing = confirmed.filter(({ id }) => !stored.has(id)).length
const violations = await checkLedger(db)
console.log(
  `${server.kills} kills, ${asked} requests, ${confirmed.length} messages confirmed: ${missing} of them lost, ${violations.length} broken invariants`,
)
console.log(refused.includes('in use by process') ? 'A second process was refused.' : `A second process WAS NOT REFUSED: ${refused}`)
await bundle[Symbol.asyncDispose]()
await folder[Symbol.asyncDispose]()
process.exit(missing + violations.length === 0 && confirmed.length > 0 && refused.includes('in use by process') ? 0 : 1)
