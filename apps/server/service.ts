import { join } from 'node:path'
import { createClient, type RedisClientType } from 'redis'
import { demoAdmin, seedAdmin } from '#db/demo-admin.ts'
import { demoLogin, seedDemo } from '#db/demo.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { stampInstallation } from '#platform/server/db/installation.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import { openDoor } from '#platform/server/door.ts'
import type { Logger } from '#platform/server/log.ts'
import { adminCreate } from './commands/admin-create.ts'
import { deposits } from './commands/deposits.ts'
import { ledgerCheck } from './commands/ledger-check.ts'
import { compose } from './compose.ts'
import { obey } from './operate.ts'
import { say } from './say.ts'

/** What the running server does for an operator while it has the embedded database open, by the names of the commands. */
const commands = { 'admin-create': adminCreate, deposits, 'ledger-check': ledgerCheck }

const bringUpToDate = async (config: Config, db: Database, root: string): Promise<void> => {
  const folder = join(root, 'db/migrations')
  if (config.migrateDatabaseUrl === undefined) return void (await migrate(db, folder))
  const pool = openPool(config.migrateDatabaseUrl, 1)
  try {
    await migrate(openDatabase(pool), folder)
  } finally {
    await pool.end()
  }
}

const connectRedis = async (url: string, log: Logger): Promise<RedisClientType> => {
  // Without Redis each process goes on by itself at once, rather than wait for it.
  const redis: RedisClientType = createClient({ url, disableOfflineQueue: true })
  redis.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  await redis.connect()
  return redis
}

const sameOrigin = (publicUrl: string, apiOrigin: string | undefined) => (origin: string, host: string) =>
  origin === publicUrl || origin === apiOrigin || origin.replace(/^https?:\/\//, '') === host

/** Starts everything and answers when people can come; disposing stops it without dropping a request in flight. */
export const startService = async (config: Config, log: Logger, root: string): Promise<AsyncDisposable> => {
  const store = await openStore(config, root)
  store.pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  const db = openDatabase(store.pool)
  await bringUpToDate(config, db, root)
  await stampInstallation(db, config.demo ? 'demo' : 'real')
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, log)
  const { platform, app } = await compose({
    config,
    db,
    log,
    clock: systemClock,
    ...(redis === undefined ? {} : { redis }),
    ...(config.role === 'worker' ? {} : { webFolder: join(root, 'build/web') }),
  })
  if (config.demo) {
    await seedDemo(platform, say)
    await seedAdmin(platform)
  }
  platform.realtime.attach(app.server, platform, sameOrigin(platform.publicUrl, config.apiUrl))
  if (config.role !== 'api') platform.jobs.start(2000)
  await app.listen({ host: config.host, port: config.port })
  const door =
    config.databaseUrl === undefined
      ? await openDoor(config.dataDir, (job, tell) => obey(commands, job, { db, config, log, say: tell }))
      : undefined
  announce(config, platform.publicUrl)
  return {
    [Symbol.asyncDispose]: async () => {
      await door?.[Symbol.asyncDispose]()
      await platform.realtime[Symbol.asyncDispose]()
      await app.close()
      await platform.jobs[Symbol.asyncDispose]()
      await redis?.close()
      await store[Symbol.asyncDispose]()
    },
  }
}

const announce = (config: Config, address: string): void => {
  say(`\nNdloo is ready at ${address}`)
  if (!config.demo) return
  say(`  Demo login   ${demoLogin.email}   password   ${demoLogin.password}`)
  say(`  Console      ${address}/admin   ${demoAdmin.email}   same password   codes at ${address}/sandbox/authenticator`)
  say(`  Mailbox      ${address}/sandbox/mail   (where codes arrive)`)
  say(`  Data         ${config.dataDir}   (embedded database: safe against a crash, not against a power cut)`)
  say('  Stop with Ctrl+C.')
}
