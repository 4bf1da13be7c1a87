// @slow
import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileErasureLog } from '#features/account/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { readRestoreMark } from '#platform/server/db/unfinished-restore.ts'
import { createLog } from '#platform/server/log.ts'
import { type BackupEnvironment, canBackUp, openBackupEnvironment, restoreOptions, testDatabaseUrl } from '#tests/support/data/backup.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { seedPhoto } from '#tests/support/photos/seed-photo.ts'
import { bucketEnvironment, openS3Double, type S3Double } from '#tests/support/doubles/s3-double.ts'
import { openStorage } from '../compose.ts'
import { startService } from '../service.ts'
import { makeBackup } from './make-backup.ts'
import { findPostgresProgram } from './postgres-programs.ts'
import { restoreBackup } from './restore-backup.ts'

let machines: BackupEnvironment
let double: S3Double
beforeEach(async () => {
  machines = await openBackupEnvironment()
  double = await openS3Double()
})
afterEach(async () => {
  await double[Symbol.asyncDispose]()
  await machines[Symbol.asyncDispose]()
})

const now = () => systemClock.now()
const start = (config: Config) => startService({ ...config, port: 0 }, createLog('silent'), process.cwd())
const isPostgres = canBackUp && testDatabaseUrl !== undefined

/** Makes a backup of a service with two members, one of whom has photos. */
const backUp = async (name = 'one') => {
  const { config, db } = await machines.openSource()
  const stage = { db, clock: { ...systemClock, advance: () => {}, set: () => {} } }
  const [amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian')]
  for (let made = 0; made < 4; made++) await seedPhoto(db, openStorage(config), amina.id)
  const folder = join(machines.outside, 'backups', name)
  const manifest = await makeBackup(config, folder, now())
  return { config, db, amina, brian, folder, manifest }
}
const emailOf = (config: Config, id: string) =>
  machines.withRestored(config, (db) => db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirst())

test.runIf(canBackUp)('after a restore that failed while copying photos no server starts, and a second restore continues it', async () => {
  const { folder, brian, manifest } = await backUp()
  await createFileErasureLog(join(machines.outside, 'later')).add(brian.id, now())
  const erased = [join(machines.outside, 'later')]
  const target = await machines.emptyTarget(bucketEnvironment(double))
  let puts = 0
  double.fault = ({ method, key }) => (method === 'PUT' && key.endsWith('.webp') && ++puts > 5 ? 403 : undefined)
  await expect(restoreBackup(restoreOptions(target), folder, { erased })).rejects.toThrow(/object storage/)
  expect(await machines.withRestored(target, readRestoreMark)).toEqual({ madeAt: manifest.madeAt, databaseDone: true })
  await expect(start(target)).rejects.toThrow(/half restored from the backup of .*npm run restore/)
  await expect(makeBackup(target, join(machines.outside, 'backups/of-half'), now())).rejects.toThrow(/half restored|could not be copied/)

  double.fault = undefined
  const restored = await restoreBackup(restoreOptions(target), folder, { erased })
  expect(restored).toMatchObject({ files: 12, incomplete: 0, violations: [] })
  expect(restored.copied).toBeLessThanOrEqual(7)
  expect(await machines.withRestored(target, readRestoreMark)).toBeUndefined()
  expect((await emailOf(target, brian.id))?.email).toMatch(/@deleted\.invalid$/)
  // The restore mark is removed; the start fails only because the database is not a demo's.
  await expect(start(target)).rejects.toThrow('the demo needs an empty database')
  await expect(restoreBackup(restoreOptions(target), folder)).rejects.toThrow(/not empty|holds a database already/)
})

test.runIf(isPostgres)('after a dump that loaded only in part no server starts, until the restore is repeated', async () => {
  const { folder, amina, manifest } = await backUp()
  const other = join(machines.outside, 'backups/other')
  await makeBackup((await backUp('third')).config, other, now())
  // Half of the data of the largest table is cut off, so pg_restore fails part-way.
  const dump = join(folder, 'database.dump')
  const sizes = await Promise.all(
    (await readdir(dump))
      .filter((name) => name.endsWith('.dat.gz'))
      .map(async (name) => ({ name, size: (await stat(join(dump, name))).size })),
  )
  const largest = join(dump, sizes.toSorted((a, b) => b.size - a.size)[0]?.name ?? '')
  const whole = await readFile(largest)
  await writeFile(largest, whole.subarray(0, Math.floor(whole.length / 2)))
  const target = await machines.emptyTarget()
  await expect(restoreBackup(restoreOptions(target), folder, { jobs: 2 })).rejects.toThrow(/pg_restore failed/)
  expect(await machines.withRestored(target, readRestoreMark)).toEqual({ madeAt: manifest.madeAt, databaseDone: false })
  await expect(start(target)).rejects.toThrow(/half restored/)
  await expect(restoreBackup(restoreOptions(target), other)).rejects.toThrow(/half restored from the backup of .*restore that one again/)

  await writeFile(largest, whole)
  expect(await restoreBackup(restoreOptions(target), folder, { jobs: 2 })).toMatchObject({ files: 12, copied: 12, violations: [] })
  expect((await emailOf(target, amina.id))?.email).toBe(amina.email)
})

test.runIf(isPostgres)('only one restore runs at a time', async () => {
  const { folder } = await backUp()
  const target = await machines.emptyTarget()
  const both = await Promise.allSettled([restoreBackup(restoreOptions(target), folder), restoreBackup(restoreOptions(target), folder)])
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(refused).toEqual([expect.stringMatching(/another restore .* is under way/)])
})

test.runIf(isPostgres)('a backup of an earlier release, with its dump in one file, can be restored', async () => {
  const { config, folder, amina, manifest } = await backUp()
  const { path } = await findPostgresProgram('pg_dump')
  const file = join(folder, 'one-file')
  await promisify(execFile)(path, [`--dbname=${config.databaseUrl}`, '--no-owner', '--no-privileges', '--format=custom', `--file=${file}`])
  await rm(join(folder, 'database.dump'), { recursive: true })
  await rename(file, join(folder, 'database.dump'))
  const { format, madeAt, engine, mode, files, secret } = manifest
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ format, madeAt, engine, mode, files, secret }))
  const target = await machines.emptyTarget()
  expect(await restoreBackup(restoreOptions(target), folder)).toMatchObject({ files: 12, violations: [], sameSecret: true })
  expect((await emailOf(target, amina.id))?.email).toBe(amina.email)
})

test.runIf(isPostgres)('a backup made with a newer program is refused before anything is written', async () => {
  const { folder, manifest } = await backUp()
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, program: 99 }))
  const target = await machines.emptyTarget()
  await expect(restoreBackup(restoreOptions(target), folder)).rejects.toThrow(
    /of PostgreSQL 99, and .*pg_restore of \d+, .*postgresql-client-99/,
  )
  expect(await machines.withRestored(target, readRestoreMark)).toBeUndefined()
})
