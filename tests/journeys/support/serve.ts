import { spawn } from 'node:child_process'
import { createECDH, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUrl } from '../../support/database/template.ts'

// Starts the built service with a new database for one run of the journeys.
const server = process.env.E2E_DATABASE_URL
const dataDir = await mkdtemp(join(tmpdir(), 'ndloo-e2e-'))
const database = `ndloo_e2e_${randomUUID().replaceAll('-', '')}`

const pair = createECDH('prime256v1')
pair.generateKeys()

const onAdmin = async (statement: string): Promise<void> => {
  if (server === undefined) return
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

await onAdmin(`create database ${database}`)
const child = spawn(process.execPath, ['build/server/main.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env.E2E_PORT,
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_MEMBERS: process.env.DEMO_MEMBERS ?? '24',
    LIMIT_FACTOR: '100',
    LOG_LEVEL: 'warn',
    VAPID_PUBLIC_KEY: process.env.VAPID_PUBLIC_KEY ?? pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: process.env.VAPID_PRIVATE_KEY ?? pair.getPrivateKey('base64url'),
    ...(server === undefined ? {} : { DATABASE_URL: databaseUrl(server, database), SECRET: 'a secret of browser journeys, long enough' }),
    ...(process.env.E2E_REDIS_URL === undefined ? {} : { REDIS_URL: process.env.E2E_REDIS_URL }),
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  const cleaned = onAdmin(`drop database if exists ${database} with (force)`).then(() => rm(dataDir, { recursive: true, force: true }))
  void cleaned.finally(() => process.exit(code ?? 1))
})
