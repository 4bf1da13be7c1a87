// @slow
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/server/clock.ts'
import { type BackupEnvironment, canBackUp, openBackupEnvironment, restoreOptions } from '#tests/support/data/backup.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { seedPhoto } from '#tests/support/photos/seed-photo.ts'
import { bucketEnvironment, openS3Double, type S3Double } from '#tests/support/doubles/s3-double.ts'
import { openStorage } from '../compose.ts'
import { makeBackup } from './make-backup.ts'
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

const bucket = () => bucketEnvironment(double)
const backups = () => join(machines.outside, 'backups')
const inBackups = async () => (await readdir(backups())).toSorted()
const now = () => systemClock.now()

/** Opens a service with photos of one member. */
const withPhotos = async (count: number, environment: Record<string, string> = {}) => {
  const { config, db } = await machines.openSource(environment)
  const amina = await createPerson({ db, clock: { ...systemClock, advance: () => {}, set: () => {} } }, 'amina')
  const keys: string[] = []
  for (let made = 0; made < count; made++) keys.push(await seedPhoto(db, openStorage(config), amina.id))
  return { config, db, amina, keys }
}

/** Lets `count` requests of a method succeed and fails later ones. Returns a counter of the requests. */
const failAfter = (method: string, count: number): (() => number) => {
  let asked = 0
  double.fault = (request) => (request.method === method && request.key !== '' && ++asked > count ? 403 : undefined)
  return () => asked
}

test.runIf(canBackUp)('a backup that fails while copying photos is incomplete, and the next one copies only the rest', async () => {
  const { config, keys } = await withPhotos(10, bucket())
  failAfter('GET', 18)
  await expect(makeBackup(config, join(backups(), 'one'), now())).rejects.toThrow(/object storage: answers 403/)
  expect(await inBackups()).toEqual(['one.half'])
  expect(await readdir(join(backups(), 'one.half'))).toEqual(['photos'])
  await expect(restoreBackup(restoreOptions(await machines.emptyTarget()), join(backups(), 'one.half'))).rejects.toThrow(/no whole backup/)

  // One photo was deleted meanwhile, and a killed process left half a file.
  const [gone = '', broken = ''] = await readdir(join(backups(), 'one.half/photos'))
  for (const key of double.objects.keys()) if (key.startsWith(`${gone}/`)) double.objects.delete(key)
  await writeFile(join(backups(), 'one.half/photos', broken, '.0123456789abcdef'), 'half a file')
  const asked = failAfter('GET', Infinity)
  const { files, copied } = await makeBackup(config, join(backups(), 'two'), now())
  expect(files).toBe(27)
  expect(copied).toBeGreaterThanOrEqual(12)
  expect(copied).toBeLessThanOrEqual(15)
  expect(asked()).toBe(copied)
  expect(await inBackups()).toEqual(['two'])
  expect((await readdir(join(backups(), 'two/photos'))).toSorted()).toEqual(keys.filter((key) => key !== gone).toSorted())
  expect((await readdir(join(backups(), 'two/photos', broken))).toSorted()).toEqual(['1080.webp', '160.webp', '480.webp'])
  expect((await stat(join(backups(), 'two'))).mode & 0o777).toBe(0o700)
})

test.runIf(canBackUp)('a file with a different size is copied again', async () => {
  const { config, keys } = await withPhotos(1)
  const damaged = join(backups(), 'one.half/photos', keys[0] ?? '', '480.webp')
  await mkdir(join(damaged, '..'), { recursive: true })
  await writeFile(damaged, 'cut')
  expect(await makeBackup(config, join(backups(), 'one'), now())).toMatchObject({ files: 3, copied: 3 })
  expect((await stat(join(backups(), 'one/photos', keys[0] ?? '', '480.webp'))).size).toBeGreaterThan(3)
})

test.runIf(canBackUp)('leftovers are deleted, except those of a running process and unknown files', async () => {
  const { config } = await withPhotos(1)
  const half = async (name: string, files: Record<string, string>) => {
    await mkdir(join(backups(), `${name}.half`), { recursive: true })
    for (const [file, content] of Object.entries(files)) await writeFile(join(backups(), `${name}.half`, file), content)
  }
  await half('living', { writing: `${hostname()} ${process.pid}`, 'database.dump': 'a dump under way' })
  await half('elsewhere', { writing: 'another-machine 1' })
  await half('killed', { writing: `${hostname()} 4194305`, 'database.dump': 'half a dump' })
  await half('silent', { writing: 'another-machine 1' })
  await half('older', { 'database.dump': 'half a dump of an earlier release' })
  await half('foreign', { 'diary.txt': 'none of ours' })
  const past = new Date(Date.now() - 120_000)
  await utimes(join(backups(), 'silent.half/writing'), past, past)
  await makeBackup(config, join(backups(), 'one'), now())
  expect(await inBackups()).toEqual(['elsewhere.half', 'foreign.half', 'living.half', 'one'])
  expect(await readdir(join(backups(), 'one'))).not.toContain('writing')
  await expect(makeBackup(config, join(backups(), 'living'), now())).rejects.toThrow(/another process writes .*living\.half/)
  await expect(makeBackup(config, join(backups(), 'foreign'), now())).rejects.toThrow(/foreign\.half holds something else/)
  expect(await readdir(join(backups(), 'foreign.half'))).toEqual(['diary.txt'])
})

test.runIf(canBackUp)('a stopped backup leaves no folder with its name', async () => {
  const { config } = await withPhotos(1)
  const signal = AbortSignal.abort(new Error('it was stopped'))
  await expect(makeBackup(config, join(backups(), 'one'), now(), { signal })).rejects.toThrow('it was stopped')
  expect(await inBackups()).toEqual([])
})

test.runIf(canBackUp)('photos of an earlier backup are linked with the option `since`', async () => {
  const { config, db, amina, keys } = await withPhotos(2)
  await makeBackup(config, join(backups(), 'one'), now())
  const later = await seedPhoto(db, openStorage(config), amina.id)
  const since = join(backups(), 'one')
  expect(await makeBackup(config, join(backups(), 'two'), now(), { since })).toMatchObject({ files: 9, copied: 3 })
  const links = async (key: string) => (await stat(join(backups(), 'two/photos', key, '480.webp'))).nlink
  expect([await links(keys[0] ?? ''), await links(later)]).toEqual([2, 1])
  await expect(makeBackup(config, join(backups(), 'three'), now(), { since: join(backups(), 'none') })).rejects.toThrow(/no whole backup/)
})
