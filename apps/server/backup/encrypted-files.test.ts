// @slow
// Voice notes, pictures and voice hellos after a restore: who could open them before, can open them again.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileErasureLog } from '#features/account/server/index.ts'
import { getOwnVoiceHello } from '#features/voice-hello/contract.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Database } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { createEndpointCaller, type Person } from '#tests/support/app/test-app.ts'
import { type BackupEnvironment, canBackUp, openBackupEnvironment, restoreOptions } from '#tests/support/data/backup.ts'
import { bucketEnvironment, openS3Double, type S3Double } from '#tests/support/doubles/s3-double.ts'
import { createAttachmentCalls, fileUrl } from '#tests/support/features/attachments.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { createVoiceHello } from '#tests/support/features/voice-hello.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { composeService, openStorage } from '../compose.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let machines: BackupEnvironment
let double: S3Double
beforeEach(async () => {
  machines = await openBackupEnvironment()
  double = await openS3Double()
})
afterEach(async () => {
  await machines[Symbol.asyncDispose]()
  await double[Symbol.asyncDispose]()
})

/** A service on a database, whose endpoints can be called until the end of `work`. */
const withService = async <T>(config: Config, db: Database, work: (service: ReturnType<typeof callable>) => Promise<T>): Promise<T> => {
  const { app, platform } = await composeService({ config, db, log: createLog('silent'), clock: systemClock })
  try {
    await app.ready()
    return await work(callable(app, db))
  } finally {
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
    await platform.jobs[Symbol.asyncDispose]()
  }
}
const callable = (app: Awaited<ReturnType<typeof composeService>>['app'], db: Database) => {
  const stage = { app, db, call: createEndpointCaller(app), clock: { ...systemClock, advance: () => {}, set: () => {} } }
  const open = async (url: string) => {
    const { statusCode, rawPayload } = await app.inject({ url })
    return statusCode === 200 ? rawPayload.toString('base64') : statusCode
  }
  return {
    ...stage,
    talk: createChatCalls(stage),
    files: createAttachmentCalls(stage),
    /** What somebody can open in a conversation, and of their own voice hello. */
    openAll: async (as: Person, peer: Person) => {
      const { messages } = await createChatCalls(stage).list(as, peer)
      const hello = (await stage.call(getOwnVoiceHello, undefined, { as })).body.data.voice_hello
      const urls = messages.filter(({ attachment }) => attachment !== null).map((message) => fileUrl(message))
      return Promise.all([...urls, ...(hello === null ? [] : [hello.audio])].map(open))
    },
  }
}

test.runIf(canBackUp).each([
  ['the disk', 'a bucket'],
  ['a bucket', 'the disk'],
])('what was on %s is readable after a restore to %s, without that of members erased since', async (from, to) => {
  const on = (kind: string) => (kind === 'a bucket' ? bucketEnvironment(double) : {})
  const { config, db } = await machines.openSource(on(from))
  const { amina, brian, chantal, before, lost } = await withService(config, db, async (service) => {
    const { talk, files } = service
    const [one, other] = [await createPerson(service, 'amina'), await createPerson(service, 'brian')]
    const third = await createPerson(service, 'chantal')
    await talk.match(one, other)
    await talk.match(one, third)
    await files.send(one, other, 'voice')
    await files.send(other, one, 'picture')
    await createVoiceHello(service, one)
    await files.send(one, third, 'picture')
    await createVoiceHello(service, third)
    const { storage_key: key } = await db
      .selectFrom('attachment')
      .select('storage_key')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return { amina: one, brian: other, chantal: third, before: await service.openAll(one, other), lost: key }
  })
  expect(before).toHaveLength(3)
  expect(before.every((file) => typeof file === 'string' && file.length > 100)).toBe(true)

  const folder = join(machines.outside, 'backups/one')
  await makeBackup(config, folder, systemClock.now())
  await createFileErasureLog(join(machines.outside, 'later')).add(chantal.id, systemClock.now())
  double.objects.clear()
  const target = await machines.emptyTarget(on(to))
  const restored = await restoreBackup(restoreOptions(target), folder, { erased: [join(machines.outside, 'later')] })
  // A voice note, three sizes of a picture and a voice hello.
  expect(restored).toMatchObject({ files: 5, incomplete: 0, violations: [] })

  const back = await machines.openRestored(target)
  await withService(target, back, async (service) => {
    expect(await service.openAll(amina, brian)).toEqual(before)
    expect((await service.openAll(brian, amina)).slice(0, 2)).toEqual(before.slice(0, 2))
  })
  for await (const key of openStorage(target).keys()) expect(key).not.toContain(lost)
})
