// @slow
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileErasureLog } from '#features/account/server/index.ts'
import { logoFiles } from '#features/brand/server/index.ts'
import { checkLedger, readWallet } from '#features/wallet/server/index.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type BackupEnvironment, canBackUp, openBackupEnvironment, restoreOptions, testDatabaseUrl } from '#tests/support/data/backup.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { seedPhoto } from '#tests/support/photos/seed-photo.ts'
import { bucketEnvironment, openS3Double } from '#tests/support/doubles/s3-double.ts'
import { openStorage } from '../compose.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let machines: BackupEnvironment
beforeEach(async () => void (machines = await openBackupEnvironment()))
afterEach(() => machines[Symbol.asyncDispose]())

test.runIf(canBackUp)('a backup of a running service is restored completely, without members erased since', async () => {
  const { config, db } = await machines.openSource()
  const stage = { db, clock: { ...systemClock, advance: () => {}, set: () => {} } }
  const [amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian')]
  const storage = openStorage(config)
  await fundMember(db, amina.id, { USD: 5000 }, systemClock.now())
  const kept = await seedPhoto(db, storage, amina.id)
  const gone = await seedPhoto(db, storage, brian.id)
  const logo = 'a'.repeat(24)
  for (const file of logoFiles) await storage.put(`brand/${logo}/${file}`, Buffer.from(file), 'image/png')
  await db.updateTable('brand').set({ logo }).execute()
  const picture = 'b'.repeat(24)
  for (const size of [96, 256]) await storage.put(`gifts/${picture}/${size}.webp`, Buffer.from(`a gift of ${size}`), 'image/webp')
  await db.updateTable('gift_plan').set({ picture }).where('icon', '=', 'rose').execute()
  await storage.put(`exports/${'a'.repeat(32)}/ndloo.zip`, Buffer.from('an archive'), 'application/zip')

  let writing = true
  const chantal = await createPerson(stage, 'chantal')
  const writer = (async () => {
    while (writing) await fundMember(db, chantal.id, { USD: 1 }, systemClock.now())
  })()
  const folder = join(machines.outside, 'backups/one')
  const manifest = await makeBackup(config, folder, systemClock.now())
  writing = false
  await writer
  expect(manifest).toMatchObject({ engine: testDatabaseUrl === undefined ? 'embedded' : 'postgres', mode: 'demo', files: 14 })

  // Erased after the backup; this file stands for `DATA_DIR/erased`.
  await createFileErasureLog(join(machines.outside, 'later')).add(brian.id, systemClock.now())
  const target = await machines.emptyTarget()
  const restored = await restoreBackup(restoreOptions(target), folder, { erased: [join(machines.outside, 'later')] })
  expect(restored).toMatchObject({ files: 11, incomplete: 0, sameSecret: true, violations: [] })

  const back = await machines.openRestored(target)
  expect(await readWallet(back, amina.id)).toEqual(await readWallet(db, amina.id))
  const member = (id: string) => back.selectFrom('member').select('email').where('id', '=', id).executeTakeFirst()
  expect((await member(amina.id))?.email).toBe(amina.email)
  expect((await member(brian.id))?.email).toMatch(/@deleted\.invalid$/)
  const files = openStorage(target)
  expect((await files.get(`${kept}/480.webp`))?.bytes.toString()).toBe(`${kept} 480`)
  expect(await files.get(`${gone}/480.webp`)).toBeUndefined()
  expect((await files.get(`brand/${logo}/logo.png`))?.bytes.toString()).toBe('logo.png')
  expect((await files.get(`gifts/${picture}/256.webp`))?.bytes.toString()).toBe('a gift of 256')
  await fundMember(back, amina.id, { USD: 1 }, systemClock.now())
  expect(await checkLedger(back)).toEqual([])
})

test.runIf(canBackUp)('a restore moves photos from the data folder to a bucket and applies erasures from later backups', async () => {
  await using double = await openS3Double()
  const { config, db } = await machines.openSource()
  const stage = { db, clock: { ...systemClock, advance: () => {}, set: () => {} } }
  const [amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian')]
  const key = await seedPhoto(db, openStorage(config), amina.id)
  // A backup leaves AVIF files out, because the service makes them again from the WebP files.
  await openStorage(config).put(`${key}/160.avif`, Buffer.from('avif'), 'image/avif')
  await makeBackup(config, join(machines.outside, 'backups/one'), systemClock.now())
  await createFileErasureLog(join(config.dataDir, 'erased')).add(brian.id, systemClock.now())
  await makeBackup(config, join(machines.outside, 'backups/two'), systemClock.now())

  const target = await machines.emptyTarget(bucketEnvironment(double))
  await restoreBackup(restoreOptions(target), join(machines.outside, 'backups/one'))
  expect([...double.objects.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    [`${key}/1080.webp`, `${key}/160.webp`, `${key}/480.webp`, `erased/${brian.id}.json`].toSorted((a, b) => (a < b ? -1 : 1)),
  )
  const back = await machines.openRestored(target)
  const row = await back.selectFrom('member').select('email').where('id', '=', brian.id).executeTakeFirst()
  expect(row?.email).toMatch(/@deleted\.invalid$/)
})

test.runIf(canBackUp)('nothing is overwritten, and an incomplete backup is refused', async () => {
  const { config } = await machines.openSource()
  const folder = join(machines.outside, 'backups/one')
  await makeBackup(config, folder, systemClock.now())
  await expect(makeBackup(config, folder, systemClock.now())).rejects.toThrow(/not empty/)
  await expect(restoreBackup(restoreOptions(config), folder)).rejects.toThrow(/not empty|holds a database already|is in use/)
  await mkdir(join(machines.outside, 'half'))
  await writeFile(join(machines.outside, 'half/manifest.json'), '{"format": 1')
  const target = await machines.emptyTarget()
  await expect(restoreBackup(restoreOptions(target), join(machines.outside, 'half'))).rejects.toThrow(/no whole backup/)
  await expect(restoreBackup(restoreOptions(target), folder, { erased: [join(machines.outside, 'nowhere')] })).rejects.toThrow(/not there/)
  expect((await readdir(join(machines.outside, 'backups'))).toSorted()).toEqual(['one'])
})
