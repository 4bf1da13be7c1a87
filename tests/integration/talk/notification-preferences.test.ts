// @slow
import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateSettings } from '#features/account/contract.ts'
import {
  listNotifications,
  notificationChannels,
  notificationKinds,
  putPush,
  type NotificationChannel,
  type NotificationKind,
} from '#features/notifications/contract.ts'
import { notify } from '#features/notifications/server/index.ts'
import { getNotificationTypesByName, type NotificationType } from '#features/notifications/server/notification-type.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { isPublicUrl } from '#platform/server/outbound/public-address.ts'
import type { PushSender } from '#platform/server/push/push.ts'
import { createWaitingWriter } from '../../support/features/messages.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

const pushed: string[] = []
const push: PushSender = {
  publicKey: createECDH('prime256v1').generateKeys('base64url'),
  allows: isPublicUrl,
  send: ({ endpoint }) => {
    pushed.push(endpoint)
    return Promise.resolve('sent')
  },
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, push)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const subscribe = async (person: Person): Promise<void> => {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const { status } = await testApp.call(putPush, { body: { endpoint: `https://push.example.org/${person.id}`, keys } }, { as: person })
  expect(status).toBe(200)
}

/** All stored types of a kind; transient ones, such as an incoming call, are only pushed. */
const noticesOf = (kind: NotificationKind): NotificationType[] => {
  const all = [...getNotificationTypesByName(testApp.platform).values()].filter((one) => one.kind === kind && one.delivery === 'stored')
  expect(all.length, kind).toBeGreaterThan(0)
  return all
}

/** The channels that delivered something to a member. */
const carried = async (person: Person): Promise<NotificationChannel[]> => {
  await testApp.runJobs()
  await testApp.runJobs()
  const { notifications } = (await testApp.call(listNotifications, { query: {} }, { as: person })).body.data
  const by: Record<NotificationChannel, boolean> = {
    in_app: notifications.length > 0,
    email: testApp.mails.some(({ to }) => to.address === person.email),
    push: pushed.some((endpoint) => endpoint.endsWith(person.id)),
  }
  return notificationChannels.filter((channel) => by[channel])
}

const values = { count: 1, days: 1, plan: 'Spark', amount: { amount: '1.00', currency: 'USD' }, usd: { amount: '1.00', currency: 'USD' } }
const counts = { shown: 1, views: 1, shown_before: 1, views_before: 1 }
const notifyPerson = async (person: Person, notice: NotificationType): Promise<void> => {
  const about = notice.kind === 'your_turn' ? { about: await createWaitingWriter(testApp, person) } : {}
  await inTransaction(testApp.db, async (tx) => {
    const wanted = { to: person.id, ...about, values: { ...values, ...counts }, key: notice.name, now: testApp.clock.now() }
    expect(await notify(tx, notice, wanted)).toBe(true)
  })
}

// `safety` cannot be turned off in the app, and the settings reject it.
const switches = notificationKinds
  .flatMap((kind) => notificationChannels.map((channel) => [kind, channel] as const))
  .filter(([kind, channel]) => kind !== 'safety' || channel !== 'in_app')

/** A member with a push subscription who has turned off one kind in one channel. */
const whoSilences = async (kind: NotificationKind, channel: NotificationChannel): Promise<Person> => {
  const person = await createPerson(testApp, 'amina')
  await subscribe(person)
  const { status } = await testApp.call(updateSettings, { body: { notices: { [kind]: { [channel]: false } } } }, { as: person })
  expect(status).toBe(200)
  return person
}

it.each(switches)('%s turned off in %s still uses the other channels', async (kind, channel) => {
  for (const notice of noticesOf(kind)) {
    const silenced = await whoSilences(kind, channel)
    await notifyPerson(silenced, notice)
    expect(await carried(silenced), notice.name).toEqual(notificationChannels.filter((each) => each !== channel))
  }
})

it.each(switches)('turning off %s in %s does not affect other kinds', async (kind, channel) => {
  const [other] = notificationKinds.filter((each) => each !== kind).flatMap(noticesOf)
  const silenced = await whoSilences(kind, channel)
  if (other !== undefined) await notifyPerson(silenced, other)
  expect(await carried(silenced)).toEqual([...notificationChannels])
})
