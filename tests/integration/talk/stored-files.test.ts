// @slow
// The encrypted files of conversations and profiles on both kinds of storage: what is counted, and when they are gone.
import { afterEach, describe, expect, test } from 'vitest'
import { deleteMe } from '#features/account/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { decideCase, listCases, reportMember } from '#features/moderation/contract.ts'
import { openTestApp, type Person, type TestApp } from '../../support/app/test-app.ts'
import { bucketEnvironment, openS3Double } from '../../support/doubles/s3-double.ts'
import { createAttachmentCalls } from '../../support/features/attachments.ts'
import { createChatCalls } from '../../support/features/messages.ts'
import { createVoiceHello } from '../../support/features/voice-hello.ts'
import { createAdmin, createPerson } from '../../support/people/people.ts'

const password = 'mangoes in the rain'
/** Nonce and tag of each encrypted file, which are not counted. */
const overheadBytes = 28
const ends: AsyncDisposable[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end[Symbol.asyncDispose]()
})

const openOn = async (kind: 'disk' | 'bucket'): Promise<TestApp> => {
  const bucket = kind === 'bucket' ? await openS3Double() : undefined
  if (bucket !== undefined) ends.push(bucket)
  const testApp = await openTestApp({
    ATTACHMENT_MEMBER_MB: '9',
    ...(bucket && bucketEnvironment(bucket)),
  })
  ends.push(testApp)
  testApp.platform.metrics.reportServiceWhen(() => Promise.resolve(true))
  return testApp
}

/** What is stored, as file sizes by the end of the name: a voice note has one file, a picture three. */
const readStored = async ({ platform: { storage } }: TestApp) => {
  const stored = { voice: { count: 0, bytes: 0 }, picture: { count: 0, bytes: 0 }, hellos: 0 }
  for await (const key of storage.keys()) {
    if (!key.endsWith('.bin')) continue
    const bytes = ((await storage.size(key)) ?? 0) - overheadBytes
    const name = key.split('/')[1]
    if (name === 'hello.bin') stored.hellos += 1
    else {
      const kind = name === 'audio.bin' ? 'voice' : 'picture'
      stored[kind].bytes += bytes
      if (kind === 'voice' || name === '1080.bin') stored[kind].count += 1
    }
  }
  return stored
}
/** Reads counts and bytes from the metrics, after the five minutes for which these values are cached. */
const readMetrics = async ({ clock, platform }: TestApp) => {
  clock.advance({ minutes: 6 })
  const text = await platform.metrics.write()
  const of = (kind: string) => {
    const value = (name: string) => Number(new RegExp(`^${name}\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1])
    return { count: value('ndloo_attachments'), bytes: value('ndloo_attachment_bytes') }
  }
  return { voice: of('voice'), picture: of('picture') }
}
const expectEqual = async (testApp: TestApp) => {
  const [{ hellos: _, ...stored }, counted] = [await readStored(testApp), await readMetrics(testApp)]
  expect(counted).toEqual(stored)
  return counted
}
const counts = async (testApp: TestApp) => {
  const { voice, picture, hellos } = await readStored(testApp)
  return [voice.count, picture.count, hellos]
}
const passDays = async (testApp: TestApp, days: number) => {
  testApp.clock.advance({ days: days - 1 })
  for (let hour = 0; hour < 24; hour += 8) {
    testApp.clock.advance({ hours: 8 })
    await testApp.runJobs()
  }
}

describe.each(['disk', 'bucket'] as const)('on the %s', (kind) => {
  const populate = async () => {
    const testApp = await openOn(kind)
    const [talk, files] = [createChatCalls(testApp), createAttachmentCalls(testApp)]
    const passwordHash = await hashPassword(password)
    const amina = await createPerson(testApp, 'amina', { passwordHash })
    const brian = await createPerson(testApp, 'brian', { passwordHash })
    await talk.match(amina, brian)
    for (const person of [amina, brian]) await createVoiceHello(testApp, person)
    const sent = {
      amina: [await files.send(amina, brian, 'voice'), await files.send(amina, brian, 'picture')],
      brian: [await files.send(brian, amina, 'voice'), await files.send(brian, amina, 'picture')],
    }
    await testApp.runJobs()
    const erase = async (person: Person) => {
      expect((await testApp.call(deleteMe, { body: { password, word: 'DELETE' } }, { as: person })).status).toBe(202)
      await passDays(testApp, 15)
    }
    return { testApp, talk, amina, brian, sent, erase }
  }

  test('the metrics equal what is stored after sending, a deletion and an erasure, whose files are gone within a day', async () => {
    const { testApp, talk, amina, brian, sent, erase } = await populate()
    expect(await counts(testApp)).toEqual([2, 2, 2])
    expect((await expectEqual(testApp)).picture.bytes).toBeGreaterThan(500)
    for (const { seq } of sent.amina) await talk.remove(amina, brian, seq)
    await passDays(testApp, 1)
    expect(await counts(testApp)).toEqual([1, 1, 2])
    await expectEqual(testApp)
    await erase(brian)
    // His hello is gone; so is the conversation, with the files of both.
    expect(await counts(testApp)).toEqual([0, 0, 1])
    expect(await expectEqual(testApp)).toEqual({ voice: { count: 0, bytes: 0 }, picture: { count: 0, bytes: 0 } })
  })

  test('what a report holds outlives its deletion and the erasure of its sender, and is gone with the report', async () => {
    const { testApp, talk, amina, brian, sent, erase } = await populate()
    const body = { content: 'He sends pictures that I did not ask for.' }
    expect((await testApp.call(reportMember, { params: { id: brian.id }, body }, { as: amina })).status).toBe(200)
    for (const { seq } of sent.brian) await talk.remove(brian, amina, seq)
    await passDays(testApp, 1)
    expect(await counts(testApp)).toEqual([2, 2, 2])
    await expectEqual(testApp)
    await erase(brian)
    expect(await counts(testApp)).toEqual([2, 2, 2])
    await expectEqual(testApp)
    const chantal = await createAdmin(testApp, 'chantal')
    const { cases } = (await testApp.call(listCases, { query: {} }, { as: chantal })).body.data
    for (const { id, version } of cases)
      expect((await testApp.call(decideCase, { params: { id }, body: { version, decision: 'dismiss' } }, { as: chantal })).status).toBe(200)
    await passDays(testApp, 179)
    expect(await counts(testApp)).toEqual([2, 2, 2])
    await passDays(testApp, 3)
    expect(await counts(testApp)).toEqual([0, 0, 1])
    await expectEqual(testApp)
  })
})
