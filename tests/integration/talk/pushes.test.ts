import { createECDH, randomBytes } from 'node:crypto'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endAllSessions, logout } from '#features/auth/contract.ts'
import { reactionsText } from '#features/reactions/locales/text.ts'
import { createSession } from '#features/auth/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { isPublicUrl } from '#platform/server/outbound/public-address.ts'
import type { PushSender, PushTarget } from '#platform/server/push/push.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { isFullRun } from '#tests/support/is-full-run.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { deletePush, getPushState, listNotifications, putPush, markNotificationsRead } from '#features/notifications/contract.ts'
import { changeNotificationPreferences, defineNotification, notify } from '#features/notifications/server/index.ts'

const matched = defineNotification({
  name: 'reactions.matched',
  kind: 'match',
  text: reactionsText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
const publicKey = createECDH('prime256v1').generateKeys('base64url')
const sent: { endpoint: string; payload: Record<string, string> }[] = []
let outcome: (endpoint: string) => 'sent' | 'gone' | Error = () => 'sent'
const push: PushSender = {
  publicKey,
  allows: isPublicUrl,
  send: ({ endpoint }: PushTarget, payload) => {
    const result = outcome(endpoint)
    if (result instanceof Error) return Promise.reject(result)
    if (result === 'sent') sent.push({ endpoint, payload: payload as Record<string, string> })
    return Promise.resolve(result)
  },
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, push)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const keys = () => ({ p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') })
const subscribe = (as: Person, name: string) =>
  testApp.call(putPush, { body: { endpoint: `https://push.example.org/${name}`, keys: keys() } }, { as })
const anotherDevice = async (person: Person): Promise<Person> => {
  const { id, token } = await inTransaction(testApp.db, (tx) =>
    createSession(tx, person.id, { remember: true, device: 'phone' }, testApp.clock.now()),
  )
  return { ...person, sessionId: id, token }
}
const notifyPerson = (to: Person, key: string, about?: string) =>
  inTransaction(testApp.db, (tx) =>
    notify(tx, matched, { to: to.id, key, now: testApp.clock.now(), ...(about === undefined ? {} : { about }) }),
  )
const sentTo = (name: string) => sent.filter(({ endpoint }) => endpoint.endsWith(`/${name}`))

describe('pushes', () => {
  it('reach every browser once, and name nobody', async () => {
    const [amina, brian] = [await createPerson(testApp, 'amina', { locale: 'fr' }), await createPerson(testApp, 'brian')]
    const phone = await anotherDevice(amina)
    expect((await subscribe(amina, 'laptop')).body.data).toEqual({ public_key: publicKey, subscribed: true })
    await subscribe(phone, 'phone')
    await notifyPerson(amina, 'one', brian.id)
    await testApp.runJobs()
    await testApp.runJobs()
    expect([sentTo('laptop'), sentTo('phone')].map((list) => list.length)).toEqual([1, 1])
    expect(sentTo('phone')[0]?.payload).toEqual({
      title: 'Bonne nouvelle sur Ndloo',
      body: 'Quelqu’un t’a répondu. Ouvre Ndloo pour voir qui.',
      path: '/dashboard/messages',
      tag: 'match',
      lang: 'fr',
    })
  })

  it('are not sent for read notifications', async () => {
    const amina = await createPerson(testApp, 'amina')
    const phone = await anotherDevice(amina)
    await subscribe(amina, 'read-laptop')
    await notifyPerson(amina, 'one')
    await testApp.call(markNotificationsRead, { body: {} }, { as: phone })
    await testApp.runJobs()
    expect(sentTo('read-laptop')).toEqual([])
  })

  it('are retried only for the browser whose service failed', async () => {
    const amina = await createPerson(testApp, 'amina')
    const phone = await anotherDevice(amina)
    await subscribe(amina, 'steady')
    await subscribe(phone, 'flaky')
    outcome = (endpoint) => (endpoint.endsWith('flaky') ? new Error('503') : 'sent')
    await notifyPerson(amina, 'one')
    await testApp.runJobs()
    outcome = () => 'sent'
    testApp.clock.advance({ minutes: 1 })
    await testApp.runJobs()
    expect([sentTo('steady').length, sentTo('flaky').length]).toEqual([1, 1])
  })

  it('delete a subscription that has ended', async () => {
    const amina = await createPerson(testApp, 'amina')
    await subscribe(amina, 'dead')
    outcome = () => 'gone'
    await notifyPerson(amina, 'one')
    await testApp.runJobs()
    outcome = () => 'sent'
    expect((await testApp.call(getPushState, {}, { as: amina })).body.data.subscribed).toBe(false)
  })

  it('end with the session', async () => {
    const amina = await createPerson(testApp, 'amina')
    const phone = await anotherDevice(amina)
    await subscribe(amina, 'ended-laptop')
    await subscribe(phone, 'ended-phone')
    await testApp.call(logout, {}, { as: phone })
    await notifyPerson(amina, 'one')
    await testApp.runJobs()
    expect([sentTo('ended-laptop').length, sentTo('ended-phone').length]).toEqual([1, 0])
    await testApp.call(endAllSessions, {}, { as: amina })
    await notifyPerson(amina, 'two')
    await testApp.runJobs()
    expect(sentTo('ended-laptop')).toHaveLength(1)
  })

  it('go to the member who used the browser last', async () => {
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await subscribe(amina, 'shared')
    await subscribe(brian, 'shared')
    await notifyPerson(amina, 'one')
    await testApp.runJobs()
    expect(sentTo('shared')).toEqual([])
    expect((await testApp.call(getPushState, {}, { as: amina })).body.data.subscribed).toBe(false)
  })

  it('are not sent when turned off by preference or in the browser', async () => {
    const amina = await createPerson(testApp, 'amina')
    await subscribe(amina, 'silent')
    await inTransaction(testApp.db, (tx) => changeNotificationPreferences(tx, amina.id, { match: { push: false } }))
    await notifyPerson(amina, 'one')
    await inTransaction(testApp.db, (tx) => changeNotificationPreferences(tx, amina.id, { match: { push: true } }))
    expect((await testApp.call(deletePush, {}, { as: amina })).body.data.subscribed).toBe(false)
    await notifyPerson(amina, 'two')
    await testApp.runJobs()
    expect(sentTo('silent')).toEqual([])
  })

  it.each(['http://push.example.org/a', 'https://localhost./', 'https://127.0.0.1/a', 'https://10.0.0.1/a', 'https://redis/a', 'nonsense'])(
    'refuse %s as the address of a push service',
    async (endpoint) => {
      const amina = await createPerson(testApp, 'amina')
      const { status, error } = await testApp.call(putPush, { body: { endpoint, keys: keys() } }, { as: amina })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['endpoint']])
    },
  )

  it('reject invalid keys', async () => {
    const amina = await createPerson(testApp, 'amina')
    const body = { endpoint: 'https://push.example.org/a', keys: { p256dh: 'abc', auth: '' } }
    expect((await testApp.call(putPush, { body }, { as: amina })).status).toBe(422)
    const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    const refused = await testApp.call(putPush, { body: { ...body, keys: { ...keys(), p256dh: offTheCurve } } }, { as: amina })
    expect([refused.status, refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual([
      422,
      'notifications.bad_key',
      ['keys.p256dh'],
    ])
  })
})

const events = isFullRun ? 1000 : 75

/** Many notifications, some read on one of two devices, with a push service and a mail server that fail at random. */
describe('a long run', () => {
  it('delivers nothing twice and nothing after it was read', async () => {
    const amina = await createPerson(testApp, 'amina')
    const phone = await anotherDevice(amina)
    await subscribe(amina, 'run-laptop')
    await subscribe(phone, 'run-phone')
    const random = createSeededRandom(20_261_122).next
    const readAt = new Map<string, number>()
    const late: string[] = []
    let current = 0
    outcome = () => (random() < 0.1 ? new Error('503') : 'sent')
    const mailsBefore = testApp.mails.length
    for (current = 0; current < events; current += 25) {
      await inTransaction(testApp.db, async (tx) => {
        for (let i = current; i < current + 25; i++) {
          await notify(tx, matched, { to: amina.id, key: `run ${i}`, about: `/dashboard/run/${i}`, now: testApp.clock.now() })
          // Sends the same again, as a repeated job would.
          if (random() < 0.3) await notify(tx, matched, { to: amina.id, key: `run ${i}`, now: testApp.clock.now() })
        }
      })
      const already = { sent: sent.length, mails: testApp.mails.length }
      if (random() < 0.5) {
        const device = random() < 0.5 ? amina : phone
        const { body } = await testApp.call(listNotifications, { query: {} }, { as: device })
        const seen = body.data.notifications.filter(({ read }) => !read && random() < 0.7)
        await testApp.call(markNotificationsRead, { body: { ids: seen.map(({ id }) => id) } }, { as: device })
        for (const { path } of seen) readAt.set(path, current)
      }
      if (random() < 0.7) await Promise.all([testApp.runJobs(), testApp.runJobs()])
      const delivered = [
        ...sent.slice(already.sent).map(({ payload }) => payload.path ?? ''),
        ...testApp.mails.slice(already.mails).map(({ text }) => /dashboard\/run\/\d+/.exec(text)?.[0] ?? ''),
      ]
      late.push(...delivered.filter((path) => readAt.has(path.startsWith('/') ? path : `/${path}`)))
      testApp.clock.advance({ seconds: 30 })
    }
    outcome = () => 'sent'
    for (let i = 0; i < 8; i++) {
      testApp.clock.advance({ minutes: 10 })
      await testApp.runJobs()
    }
    const mailed = testApp.mails.slice(mailsBefore).map(({ text }) => /dashboard\/run\/\d+/.exec(text)?.[0])
    const pushed = sent.map(({ endpoint, payload }) => `${endpoint} ${payload.path}`).filter((line) => line.includes('/run-'))
    expect({ late, doubledMails: mailed.length - new Set(mailed).size, doubledPushes: pushed.length - new Set(pushed).size }).toEqual({
      late: [],
      doubledMails: 0,
      doubledPushes: 0,
    })
    expect(mailed.length).toBe(events - [...readAt.keys()].filter((path) => !mailed.includes(path.slice(1))).length)
  }, 300_000)
})
