// @slow
// What others get of the photos of a member who shows them only after a match: nothing but the blurred version, from any endpoint, event or mail.
import { expect, test } from 'vitest'
import { updateSettings } from '#features/account/contract.ts'
import { giftPlanIds } from '../support/features/gifts.ts'
import { fundMember } from '../support/features/wallet.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import { createPhotos } from '../support/people/photos.ts'
import { spotsJpeg } from '../support/photos/photo-files.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { processPhoto } from '#features/photos/server/processing/process-photo.ts'
import { callEndpoint } from './member-actions.ts'
import { normalizeOutputs, observeAll, type ObservedOutput } from './observe.ts'
import { fixedId, openPrivacyApp, printResult } from './setup.ts'

const photoId = '99999999-0000-4000-8000-000000000000'
const storageKey = 'c0ffee'.repeat(5)
const sizes = [160, 480, 1080] as const

const write = (testApp: TestApp, from: Person, to: Person, number: number) =>
  callEndpoint(testApp, from, `/conversations/${to.id}/messages`, {
    id: `1111111${number}-0000-4000-8000-000000000000`,
    body: `message ${number}`,
  })
const toggle = (testApp: TestApp, from: Person, action: string, to: Person) =>
  callEndpoint(testApp, from, `/actions/toggle/${action}?uid=${to.id}`)

/** A match, of which all events and mails are sent. */
const match = async (testApp: TestApp, me: Person, them: Person) => {
  for (const [from, to] of [
    [them, me],
    [me, them],
  ] as const) {
    await toggle(testApp, from, 'like', to)
    await testApp.runJobs()
    // Notifications with the same timestamp have no defined order.
    testApp.clock.advance({ minutes: 1 })
  }
}

type History = (testApp: TestApp, me: Person, them: Person) => Promise<unknown>
/** What has happened between the two members. In none of these histories are they matched at the end. */
const histories: Record<string, History> = {
  strangers: () => Promise.resolve(),
  'I liked them': (testApp, me, them) => toggle(testApp, me, 'like', them),
  'I liked their photo with a line': (testApp, me, them) =>
    callEndpoint(testApp, me, `/actions/like/${them.id}`, {
      id: '33333333-0000-4000-8000-000000000000',
      body: 'Where was this?',
      item: { kind: 'photo', id: photoId },
    }),
  'they liked me, and have looked at me': async (testApp, me, them) => {
    await toggle(testApp, them, 'like', me)
    await testApp.app.inject({ url: `/api/profile/${me.id}`, headers: { authorization: `Bearer ${them.token}` } })
  },
  'they wrote to me': (testApp, me, them) => write(testApp, them, me, 1),
  'they answered my request': async (testApp, me, them) => {
    await write(testApp, me, them, 1)
    await write(testApp, them, me, 2)
  },
  'they gave me a gift': async (testApp, me, them) => {
    await fundMember(testApp.db, them.id, { USD: 1000 }, testApp.clock.now())
    await callEndpoint(testApp, them, `/gift/${giftPlanIds.rose}/purchase/${me.id}`, {})
  },
  'matched, written and unmatched': async (testApp, me, them) => {
    await match(testApp, me, them)
    await write(testApp, them, me, 1)
    await toggle(testApp, them, 'unlike', me)
  },
  'I liked them, and they passed': async (testApp, me, them) => {
    await toggle(testApp, me, 'like', them)
    await toggle(testApp, them, 'dislike', me)
  },
  'matched, written, and they passed': async (testApp, me, them) => {
    await match(testApp, me, them)
    await write(testApp, them, me, 1)
    await toggle(testApp, them, 'dislike', me)
  },
  'I blocked a match': async (testApp, me, them) => {
    await match(testApp, me, them)
    await toggle(testApp, me, 'block', them)
  },
}

/** Returns the files of one of two pictures. Both pictures have the same blurred version, because it is made from the database row. */
const filesOf = async (look: 1 | 2) => (await processPhoto(await spotsJpeg(look === 1 ? 31 : 77, look === 1 ? 640 : 900, 800))).sizes

/** Gives the member a photo with fixed names; `look` says which of two pictures its files contain. */
const createPhoto = async (testApp: TestApp, them: Person, look: 1 | 2) => {
  const [photo] = await createPhotos(testApp, them, [await spotsJpeg(31, 640, 800)])
  const files = await filesOf(look)
  for (const size of sizes) await testApp.platform.storage.put(`${storageKey}/${size}.webp`, files[size], 'image/webp')
  const shape = look === 1 ? {} : { width: 900, height: 800, hash: '01'.repeat(128) }
  await testApp.db
    .updateTable('photo')
    .set({ id: photoId, storage_key: storageKey, ...shape })
    .where('id', '=', photo?.id ?? '')
    .execute()
}

/** Opens every photo address in some outputs, and returns what the address gives. */
const openAddresses = async (testApp: TestApp, outputs: readonly ObservedOutput[]) => {
  const addresses = new Set(outputs.flatMap(({ text }) => [...text.matchAll(/\/photos\/[^"\\ ]+/g)].map(([address]) => address)))
  const opened: { url: string; status: number; bytes: Buffer; headers: Record<string, unknown> }[] = []
  for (const url of addresses) {
    for (const accept of ['image/avif,image/webp', '*/*']) {
      const { statusCode, rawPayload, headers } = await testApp.app.inject({ url, headers: { accept } })
      const { date: _date, 'x-request-id': _id, ...kept } = headers
      opened.push({ url, status: statusCode, bytes: rawPayload, headers: kept })
    }
  }
  return opened
}

interface World {
  history: string
  look: 1 | 2
  blurs: boolean
}
/** Returns everything that the viewer gets of the other member: answers as text, and the files behind their addresses. */
const runWorld = async ({ history, look, blurs }: World) => {
  await using testApp = await openPrivacyApp()
  const create = (number: number, name: 'amina' | 'brian') =>
    createPerson(testApp, name, { id: fixedId(number), email: `${name}@example.com`, country: 'CM', lat: 4.05, lng: 9.7 })
  const [me, them] = [await create(1, 'brian'), await create(2, 'amina')]
  await createPhoto(testApp, them, look)
  if (blurs) await testApp.call(updateSettings, { body: { privacy: { blurs_photos: true } } }, { as: them })
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  await histories[history]?.(testApp, me, them)
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  const outputs = await observeAll(testApp, me, [them.id])
  // The event of a match that has ended had the real address, which is opened here, too.
  const current = outputs.filter(({ text }) => !text.startsWith('match '))
  const opened = await openAddresses(testApp, outputs)
  const files = Object.values(await filesOf(look))
  const isReal = ({ headers, bytes }: (typeof opened)[number]) =>
    headers['content-type'] === 'image/avif' || files.some((file) => file.equals(bytes))
  const row = await testApp.db.selectFrom('photo').selectAll().where('id', '=', photoId).executeTakeFirstOrThrow()
  return { outputs, current, opened, realFiles: opened.filter(isReal).length, row }
}
const runs = new Map<string, ReturnType<typeof runWorld>>()
const worldOf = (world: World): ReturnType<typeof runWorld> => {
  const name = JSON.stringify(world)
  const run = runs.get(name) ?? runWorld(world)
  runs.set(name, run)
  return run
}

test.each(Object.keys(histories))(
  'after "%s", no endpoint, event or mail leads to the real photo',
  { timeout: 120_000 },
  async (history) => {
    const { current, outputs, opened, realFiles, row } = await worldOf({ history, look: 1, blurs: true })
    expect(outputs.length).toBeGreaterThan(20)
    const texts = current.map(({ text }) => text).join('\n')
    expect([row.storage_key, row.hash, row.blur].filter((secret) => texts.includes(secret))).toEqual([])
    expect(current.filter(({ text }) => /\/photos\/[^"\\ ]+\/(?:160|480|1080)\./.test(text)).map(({ source }) => source)).toEqual([])
    expect(opened.length).toBeGreaterThan(0)
    expect(realFiles).toBe(0)
  },
)

/** Returns the answers that differ between two worlds, and what differs behind the addresses in them. */
const compareWorlds = async (world: World, otherWorld: World) => {
  const comparable = ({ current, opened }: Awaited<ReturnType<typeof runWorld>>) => [
    ...normalizeOutputs(current, new Set([1, 2].map(fixedId))),
    ...opened.map(({ url, status, headers, bytes }) => ({
      source: url,
      text: `${status} ${JSON.stringify(headers)} ${bytes.toString('base64')}`,
    })),
  ]
  const [one, other] = [comparable(await worldOf(world)), comparable(await worldOf(otherWorld))]
  const different = one.filter(({ source, text }, index) => other[index]?.source !== source || other[index].text !== text)
  return { different, lengths: [one.length, other.length] as const }
}

test.each(['strangers', 'they answered my request', 'matched, written and unmatched'])(
  'after "%s", two different photos look the same, to the byte',
  { timeout: 120_000 },
  async (history) => {
    const { different, lengths } = await compareWorlds({ history, look: 1, blurs: true }, { history, look: 2, blurs: true })
    printResult(`blurred photos, ${history}: ${lengths[0]} answers compared, ${different.length} differ (target 0)`)
    expect(different).toEqual([])
    expect(lengths[0]).toBe(lengths[1])
  },
)

test.each([
  ['I liked them', 'I liked them, and they passed'],
  ['matched, written and unmatched', 'matched, written, and they passed'],
])('"%s" looks like "%s": blurred photos do not tell of a dislike', { timeout: 120_000 }, async (history, secret) => {
  const { different, lengths } = await compareWorlds({ history, look: 1, blurs: true }, { history: secret, look: 1, blurs: true })
  printResult(`blurred photos, ${secret}: ${lengths[0]} answers compared, ${different.length} differ (target 0)`)
  expect(different).toEqual([])
  expect(lengths[0]).toBe(lengths[1])
})

test('the sweep finds the real photo of a member who shows it, and two of them differ', { timeout: 120_000 }, async () => {
  const { realFiles, outputs, row } = await worldOf({ history: 'strangers', look: 1, blurs: false })
  expect(realFiles).toBeGreaterThan(0)
  expect(outputs.some(({ text }) => text.includes(row.blur))).toBe(true)
  const shown = { history: 'strangers', blurs: false }
  expect((await compareWorlds({ ...shown, look: 1 }, { ...shown, look: 2 })).different.length).toBeGreaterThan(1)
})
