import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBackup } from '#apps/server/backup/make-backup.ts'
import { restoreBackup } from '#apps/server/backup/restore-backup.ts'
import { openStorage } from '#apps/server/compose.ts'
import { reconcileDeposits } from '#features/deposits/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { seedPhoto } from '../../support/photos/seed-photo.ts'
import type { ServerProcess } from '../chat/servers.ts'
import { startMembers } from '../failover/members.ts'
import { createRunRecord } from '../failover/writes.ts'
import { checkRestore, type RestoreCheckResult } from './checks.ts'
import { callAs, openRestoreEnvironment, type RestoreEnvironment } from './restore-environment.ts'

/** Faults that a run has to find. */
export const plantedFaults = {
  /** The log of erasures is lost. */
  erasures: 'nobody is erased again',
  /** The chosen moment lies after the mistake. */
  late: 'the moment is after the deletion',
  /** The files that the restored rows need are not brought back. */
  files: 'npm run restore -- --files is left out',
} as const
export type PlantedFault = keyof typeof plantedFaults

export interface RestoreRunOptions {
  seed: number
  /** Whether the archive is in a bucket, not in a folder. */
  inBucket: boolean
  fault?: PlantedFault | undefined
  say(line: string): void
}

/** Members write undisturbed for this long between two steps. */
const quietMs = 2000
const longestWaitMs = 180_000
const log = createLog('silent')

const waitUntil = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const until = Date.now() + longestWaitMs; Date.now() < until; await sleep(100)) if (await isSo()) return
  throw new Error(`${what} took longer than ${longestWaitMs / 1000} s`)
}

const startDeposit = async (server: ServerProcess, token: string) => {
  const body = { channel: 'paystack', currency: 'NGN', amount: '16000' }
  const { id, reference } = await callAs(server, token, 'POST', '/deposit/payment/info', body)
  return { id: String(id), reference: String(reference) }
}

/** Deletes every message, as an operator's mistake would. Returns the moment to go back to: a second before it. */
const makeMistake = async ({ ask }: RestoreEnvironment, isLate: boolean): Promise<{ moment: string; at: number }> => {
  const [row] = await ask<{ moment: string; at: string }>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00' as moment, extract(epoch from at) * 1000 as at
     from (select date_trunc('milliseconds', clock_timestamp()) + $1::interval as at) moment`,
    [isLate ? '1 second' : '-1 second'],
  )
  if (row === undefined) throw new Error('PostgreSQL knows no time')
  await ask('delete from message')
  return { moment: row.moment, at: Number(row.at) }
}

const isSettled = ({ ask }: RestoreEnvironment, id: string): Promise<boolean> =>
  ask<{ status: string }>('select status from deposit where id = $1', [id]).then(([row]) => row?.status === 'settled')

/** Returns the names of the files that are missing under a photo's storage key. */
const findMissingFiles = async ({ config }: RestoreEnvironment, key: string): Promise<string[]> => {
  const storage = openStorage(config)
  const names = [1080, 480, 160].map((size) => `${key}/${size}.webp`)
  const sizes = await Promise.all(names.map((name) => storage.size(name)))
  return names.filter((_, index) => sizes[index] === undefined)
}

/** Restores database and files, and returns how long each took, in seconds. */
const goBack = async (scene: RestoreEnvironment, backup: string, moment: string, fault: PlantedFault | undefined) => {
  const { archive, ask, config, stopDatabaseFor } = scene
  const began = performance.now()
  await stopDatabaseFor(() => archive.restore(moment))
  await waitUntil('the recovery', async () => (await ask<{ over: boolean }>('select not pg_is_in_recovery() as over'))[0]?.over === true)
  const database = (performance.now() - began) / 1000
  if (fault === 'erasures') for (const folder of [config.dataDir, backup]) await rm(join(folder, 'erased'), { force: true })
  const files = fault === 'files' ? undefined : await restoreBackup({ config, log, root: '.' }, backup, { filesOnly: true })
  return { database, files: (performance.now() - began) / 1000 - database, restored: files }
}

/** Lets somebody delete everything while members write, goes back to a second before it, and compares. */
export const runRestore = async ({ seed, inBucket, fault, say }: RestoreRunOptions): Promise<RestoreCheckResult> => {
  await using scene = await openRestoreEnvironment(seed, inBucket)
  const { archive, ask, config, world, withDatabase } = scene
  const storage = openStorage(config)
  const [payer, erasedBefore, erasedAfter, photographer] = world.members.toReversed()
  if (!payer || !erasedBefore || !erasedAfter || !photographer) throw new Error('nobody is there')
  const addPhoto = () => withDatabase((db) => seedPhoto(db, storage, photographer.id))

  const server = await scene.startServer()
  const record = createRunRecord()
  const addresses = [`http://127.0.0.1:${server.port}`]
  const members = startMembers({ addresses, world, seed, record, trustsSilence: false })
  const backup = join(scene.folder, 'backups/one')
  const photos = { kept: await addPhoto(), removed: await addPhoto() }
  const began = performance.now()
  await archive.backUp()
  const backupSeconds = (performance.now() - began) / 1000
  const { files } = await makeBackup(config, backup, new Date(), { filesOnly: true })
  say(`backup in ${backupSeconds.toFixed(1)} s with ${files} files; members had ${record.acknowledged.length} writes answered meanwhile`)
  const recent = await addPhoto()
  await scene.erase(erasedBefore.id, server)
  const pending = await startDeposit(server, payer.token)
  await sleep(quietMs)

  const { moment, at } = await makeMistake(scene, fault === 'late')
  const [mistake] = await ask<{ left: number }>('select count(*)::int as left from message')
  say(`every message was deleted; going back to ${moment}, ${mistake?.left} messages are left`)
  const lost = await startDeposit(server, payer.token)
  for (const { id, reference } of [pending, lost]) {
    scene.pay(reference)
    await callAs(server, payer.token, 'POST', `/deposit/${id}/refresh`)
    await waitUntil('the payment', () => isSettled(scene, id))
  }
  const [photo] = await ask<{ id: string }>('select id from photo where storage_key = $1', [photos.removed])
  await callAs(server, photographer.token, 'DELETE', `/profile/images/${photo?.id}/remove`)
  await waitUntil('the deletion of the files', async () => (await findMissingFiles(scene, photos.removed)).length === 3)
  const later = await addPhoto()
  await scene.erase(erasedAfter.id, server)
  await sleep(quietMs)
  await members.finish()
  await server[Symbol.asyncDispose]()
  // PostgreSQL archives a part of its log only when the part is closed. Otherwise the last minute would be missing in the archive.
  const [segment] = await ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await waitUntil('the archive', async () => {
    const [archived] = await ask<{ last: string | null }>('select last_archived_wal as last from pg_stat_archiver')
    return (archived?.last ?? '') >= (segment?.name ?? '')
  })

  const times = await goBack(scene, backup, moment, fault)
  const beganToServe = performance.now()
  const back = await scene.startServer()
  const serving = (performance.now() - beganToServe) / 1000
  say(
    `database ${times.database.toFixed(1)} s, files and erasures ${times.files.toFixed(1)} s, start ${serving.toFixed(1)} s: ` +
      `${((times.database + times.files + serving) / 60).toFixed(2)} minutes`,
  )
  await waitUntil('the payment that the provider knows', () => isSettled(scene, pending.id))
  const span = { from: new Date(Date.now() - dayMs), until: new Date() }
  const compared = await withDatabase((db) => reconcileDeposits({ db, config, clock: systemClock, log }, span))
  await back[Symbol.asyncDispose]()
  // Awaited, because the scene ends with this function.
  return await withDatabase((db) =>
    checkRestore(db, {
      at,
      acknowledged: record.acknowledged,
      erased: [erasedBefore.id, erasedAfter.id],
      missingFiles: async () => (await Promise.all([...Object.values(photos), recent].map((key) => findMissingFiles(scene, key)))).flat(),
      leftFiles: async () => 3 - (await findMissingFiles(scene, later)).length,
      deposits: { pending, lost },
      differences: compared.flatMap(({ differences }) => differences),
    }),
  )
}
