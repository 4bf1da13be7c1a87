// Measures seconds per GB for backup and restore, on its own PostgreSQL: npm run bench backup [-- --members 75000 --photos 2000 --jobs 2]
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import { openStorage } from '#apps/server/compose.ts'
import { copyObjects } from '#apps/server/backup/copy-objects.ts'
import { makeBackup } from '#apps/server/backup/make-backup.ts'
import { findPostgresProgram, runPostgresProgram } from '#apps/server/backup/postgres-programs.ts'
import { restoreBackup } from '#apps/server/backup/restore-backup.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { createLog } from '#platform/server/log.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import { startPostgres } from '../chaos/services/postgres.ts'
import { openBenchDatabase } from './measure/database.ts'
import { loadMembers } from './feed/load-members.ts'
import { insertMemberData } from './sizing/tables.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '75000' },
    photos: { type: 'string', default: '2000' },
    jobs: { type: 'string', default: String(Math.max(2, Math.min(4, availableParallelism()))) },
  },
})
const jobs = Number(values.jobs)
const gigabyte = 1e9
/** Bytes of a photo in its three sizes, about those of phone photos. */
const sizes = [
  [1080, 170_000],
  [480, 45_000],
  [160, 8_000],
] as const

const folder = await mkdtemp(join(tmpdir(), 'ndloo-bench-backup-'))
await using server = await startPostgres({ max_wal_size: '4GB' })
await using bench = await openBenchDatabase('bench_backup', false, server.url)
await loadMembers(bench.client, Number(values.members))
await insertMemberData(bench.client, 'nobody signs in')

const configOf = (name: string, databaseUrl: string) =>
  readServerConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name), DEMO: '1', SECRET: 'a secret of a measurement, long enough' })
const config = configOf('source', bench.url)
const storage = openStorage(config)
const { rows: photos } = await bench.client.query<{ storage_key: string }>('select storage_key from photo order by id limit $1', [
  values.photos,
])
for (const { storage_key: key } of photos)
  await Promise.all(sizes.map(([size, bytes]) => storage.put(`${key}/${size}.webp`, randomBytes(bytes), 'image/webp')))
const photoBytes = photos.length * sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
await bench.client.query('vacuum analyze')
const { rows } = await bench.client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
const databaseBytes = Number(rows[0]?.bytes)

const sizeOf = async (path: string): Promise<number> => {
  const found = await stat(path)
  if (!found.isDirectory()) return found.size
  let sum = 0
  for (const name of await readdir(path)) sum += await sizeOf(join(path, name))
  return sum
}
const timed = async <T>(what: string, bytes: number, work: () => Promise<T>): Promise<[number, T]> => {
  const startedAt = performance.now()
  const result = await work()
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${what}: ${seconds.toFixed(1)} s, ${((seconds * gigabyte) / bytes).toFixed(1)} s/GB`)
  return [seconds, result]
}
const admin = new pg.Client({ connectionString: server.url })
await admin.connect()
const emptyDatabase = async (name: string): Promise<string> => {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  return Object.assign(new URL(server.url), { pathname: `/${name}` }).href
}

console.log(
  `database ${(databaseBytes / gigabyte).toFixed(2)} GB, ${photos.length * sizes.length} files of photos ${(photoBytes / gigabyte).toFixed(2)} GB, load ${loadavg()[0]?.toFixed(1)}`,
)
const [dump, restore] = [await findPostgresProgram('pg_dump'), await findPostgresProgram('pg_restore')]
const [parallel, single] = [join(folder, 'dump'), join(folder, 'dump.custom')]
await timed('dump into one file, as the release before', databaseBytes, () =>
  runPostgresProgram(dump, bench.url, ['--format=custom', `--file=${single}`]),
)
for (const count of [1, jobs]) {
  await rm(parallel, { recursive: true, force: true })
  await timed(`dump, ${count} jobs`, databaseBytes, () =>
    runPostgresProgram(dump, bench.url, ['--format=directory', `--jobs=${count}`, `--file=${parallel}`]),
  )
}
console.log(`the dump has ${((await sizeOf(parallel)) / gigabyte).toFixed(2)} GB`)
await timed('restore in a single transaction, as the release before', databaseBytes, async () =>
  runPostgresProgram(restore, await emptyDatabase('bench_restored'), ['--single-transaction', '--exit-on-error', single]),
)
for (const count of [1, jobs])
  await timed(`restore, ${count} jobs`, databaseBytes, async () =>
    runPostgresProgram(restore, await emptyDatabase('bench_restored'), [`--jobs=${count}`, '--exit-on-error', parallel]),
  )

// The photos were just written, so reads are partly served from memory.
await promisify(execFile)('sync')
await timed('photos', photoBytes, () => copyObjects(storage, diskStorage(join(folder, 'photos')), storage.keys()))
await timed('photos that are there already', photoBytes, () => copyObjects(storage, diskStorage(join(folder, 'photos')), storage.keys()))

const all = databaseBytes + photoBytes
const one = join(folder, 'backups/one')
const stopping = new AbortController()
const watching = setInterval(() => {
  readdir(`${one}.half/photos`).then(
    (names) => names.length > photos.length / 2 && stopping.abort(new Error('stopped')),
    () => {},
  )
}, 20)
await timed('whole backup, stopped half way through the photos', all, () =>
  makeBackup(config, one, new Date(), { jobs, signal: stopping.signal }).catch(() => {}),
)
clearInterval(watching)
const [, resumed] = await timed('the same, resumed', all, () => makeBackup(config, one, new Date(), { jobs }))
console.log(`of ${resumed.files} files ${resumed.copied} were copied by the resumed run`)
await timed('whole backup with --since', all, () => makeBackup(config, join(folder, 'backups/two'), new Date(), { jobs, since: one }))
const target = configOf('target', await emptyDatabase('bench_restored'))
const [, restored] = await timed('whole restore, with migrations, photos and the check of the ledger', all, () =>
  restoreBackup({ config: target, log: createLog('silent'), root: '.' }, one, { jobs }),
)
console.log(`${restored.files} files came back, load ${loadavg()[0]?.toFixed(1)}`)
await admin.end()
await rm(folder, { recursive: true, force: true })
