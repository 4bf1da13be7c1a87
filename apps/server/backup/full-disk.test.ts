// @slow
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/server/clock.ts'
import { type BackupEnvironment, canBackUp, openBackupEnvironment, restoreOptions, testDatabaseUrl } from '#tests/support/data/backup.ts'
import { openStorage } from '../compose.ts'
import { describeFailedRun } from './command-line.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** Mounts a file system; false without the right to do so. */
const mount = (...options: string[]): boolean => {
  try {
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const unmount = (folder: string) => void execFileSync('umount', [folder])
const mountSmall = (folder: string): boolean => mount('-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', folder)
const canMount = (): boolean => {
  const probe = mkdtempSync(join(tmpdir(), 'ndloo-mount-'))
  const mounted = mountSmall(probe)
  if (mounted) unmount(probe)
  rmdirSync(probe)
  return mounted
}

let machines: BackupEnvironment
let disk: string
let mounted = false
beforeEach(async () => {
  machines = await openBackupEnvironment()
  disk = join(machines.outside, 'disk')
  await mkdir(disk)
  mounted = mountSmall(disk)
})
afterEach(async () => {
  if (mounted) unmount(disk)
  await machines[Symbol.asyncDispose]()
})

test.runIf(canBackUp && canMount())('a full disk is reported in a sentence, and leaves no folder that looks like a backup', async () => {
  const { config } = await machines.openSource()
  const storage = openStorage(config)
  for (let made = 0; made < 40; made++) await storage.put(`photo${made}/480.webp`, Buffer.alloc(1_000_000, made), 'image/webp')
  const into = join(disk, 'one')
  const folder = join(config.dataDir, 'database')
  const databaseMb = testDatabaseUrl === undefined ? Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10) : 0
  const failed = (size: string) => {
    mount('-o', `remount,size=${size}`, disk)
    return makeBackup(config, into, systemClock.now()).then(() => 'a backup', describeFailedRun)
  }
  // The database does not fit.
  expect(await failed('32k')).toMatch(
    testDatabaseUrl === undefined ? /could not be copied|disk is full/ : /pg_dump failed:[\s\S]*No space left on device|disk is full/,
  )
  expect(existsSync(into)).toBe(false)
  // The database fits, but not all photos; the copied ones are kept.
  expect(await failed(`${databaseMb + 20}m`)).toMatch(/disk is full/)
  expect(await readdir(disk)).toEqual(['one.half'])
  expect(await readdir(join(disk, 'one.half'))).toEqual(['photos'])
  mount('-o', 'remount,size=400m', disk)
  const { files, copied } = await makeBackup(config, into, systemClock.now())
  expect(files).toBe(40)
  expect(copied).toBeLessThan(40)
  expect(await restoreBackup(restoreOptions(await machines.emptyTarget()), into)).toMatchObject({ violations: [] })
})
