import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { applyReaction } from '#features/reactions/contract.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { listNotifications, type NotificationKind, markNotificationsRead } from '#features/notifications/contract.ts'
import { reactionsText } from '#features/reactions/locales/text.ts'
import { changeNotificationPreferences, defineNotification, notify } from '#features/notifications/server/index.ts'
import { createUnsubscribeUrl } from '#features/notifications/server/unsubscribe/unsubscribe-url.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Registers a notification type for tests, of any kind. */
const defineTestType = (kind: NotificationKind) =>
  defineNotification({ name: 'reactions.matched', kind, text: reactionsText, path: '/dashboard/messages?uid={uid}', named: true })

const notifyPerson = (to: Person, key: string, kind: NotificationKind = 'match', about?: string) =>
  inTransaction(testApp.db, (tx) =>
    notify(tx, defineTestType(kind), { to: to.id, key, now: testApp.clock.now(), ...(about === undefined ? {} : { about }) }),
  )

const list = async (as: Person, query = {}, language = 'en') => {
  const { body } = await testApp.call(listNotifications, { query }, { as, language })
  return body.data
}

describe('notify', () => {
  it('adds it to the list, publishes the count and mails it without a name', async () => {
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await notifyPerson(amina, 'one', 'match', brian.id)
    await testApp.runJobs()
    const { notifications, unread } = await list(amina)
    expect(unread).toBe(1)
    expect(notifications[0]).toMatchObject({
      title: 'You and Brian like each other.',
      body: null,
      person: { id: brian.id },
      path: `/dashboard/messages?uid=${brian.id}`,
      read: false,
    })
    expect(testApp.published.filter(({ to }) => to.includes(amina.id))).toContainEqual({
      to: [amina.id],
      name: 'notification',
      payload: { unread: 1 },
    })
    const mails = testApp.mails.filter(({ to }) => to.address === amina.email)
    expect(mails).toHaveLength(1)
    for (const part of [mails[0]?.text, mails[0]?.html, mails[0]?.subject]) {
      expect(part).not.toMatch(/Brian|Otieno|dat(e|ing)|love/i)
      expect(part).not.toContain(brian.id)
    }
  })

  it('notifies once per key', async () => {
    const amina = await createPerson(testApp, 'amina')
    expect(await notifyPerson(amina, 'same')).toBe(true)
    expect(await notifyPerson(amina, 'same')).toBe(false)
    testApp.clock.advance({ days: 100 })
    await testApp.runJobs()
    expect(await testApp.db.selectFrom('notification').select('id').where('member_id', '=', amina.id).execute()).toEqual([])
    expect(await notifyPerson(amina, 'same')).toBe(false)
  })

  it('does nothing when the transaction is rolled back', async () => {
    const amina = await createPerson(testApp, 'amina')
    const failed = inTransaction(testApp.db, async (tx) => {
      await notify(tx, defineTestType('gift'), { to: amina.id, key: 'never', now: testApp.clock.now() })
      throw new Error('changed our mind')
    })
    await expect(failed).rejects.toThrow('changed our mind')
    await testApp.runJobs()
    expect(await list(amina)).toMatchObject({ notifications: [], unread: 0 })
    expect(testApp.mails.filter(({ to }) => to.address === amina.email)).toEqual([])
  })

  it('follows the preferences, and keeps safety in the list', async () => {
    const amina = await createPerson(testApp, 'amina')
    await inTransaction(testApp.db, (tx) =>
      changeNotificationPreferences(tx, amina.id, { gift: { in_app: false }, match: { email: false }, safety: { email: false } }),
    )
    await notifyPerson(amina, '1', 'gift')
    await notifyPerson(amina, '2', 'match')
    await notifyPerson(amina, '3', 'safety')
    await testApp.runJobs()
    expect((await list(amina)).unread).toBe(2)
    expect(testApp.mails.filter(({ to }) => to.address === amina.email)).toHaveLength(1)
  })

  it('sends only safety when notifications are turned off', async () => {
    const amina = await createPerson(testApp, 'amina')
    await testApp.db.updateTable('member').set({ notifications: false }).where('id', '=', amina.id).execute()
    await notifyPerson(amina, '1', 'match')
    await notifyPerson(amina, '2', 'safety')
    await testApp.runJobs()
    expect((await list(amina)).unread).toBe(1)
    expect(testApp.mails.filter(({ to }) => to.address === amina.email)).toHaveLength(1)
  })

  it('does not mail a notification that was read', async () => {
    const amina = await createPerson(testApp, 'amina')
    await notifyPerson(amina, '1')
    await testApp.call(markNotificationsRead, { body: {} }, { as: amina })
    await testApp.runJobs()
    expect(testApp.mails.filter(({ to }) => to.address === amina.email)).toEqual([])
  })

  it('mails a run of likes once until they are read', async () => {
    const amina = await createPerson(testApp, 'amina')
    for (const key of ['1', '2', '3']) await notifyPerson(amina, key, 'like')
    await testApp.runJobs()
    expect((await list(amina)).unread).toBe(3)
    expect(testApp.mails.filter(({ to }) => to.address === amina.email)).toHaveLength(1)
  })

  it('hides notifications about members who became invisible', async () => {
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await notifyPerson(amina, 'x', 'match', brian.id)
    await testApp.call(applyReaction, { params: { action: 'block' }, query: { uid: amina.id } }, { as: brian })
    expect(await list(amina)).toMatchObject({ notifications: [], unread: 0 })
  })
})

describe('the list', () => {
  it('is in the language of the request, paged, newest first', async () => {
    const amina = await createPerson(testApp, 'amina')
    for (let i = 0; i < 35; i++) {
      await notifyPerson(amina, String(i))
      if (i % 2) testApp.clock.advance({ seconds: 1 })
    }
    const first = await list(amina, {}, 'fr')
    expect(first.notifications).toHaveLength(30)
    expect(first.notifications[0]?.title).toBe('Bonne nouvelle sur Ndloo')
    const second = await list(amina, { cursor: first.next_cursor ?? '' })
    expect(second.next_cursor).toBeNull()
    expect(new Set([...first.notifications, ...second.notifications].map(({ id }) => id)).size).toBe(35)
  })

  it('marks as read by id, up to a time, or all; never those of others', async () => {
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await notifyPerson(amina, '1')
    await notifyPerson(amina, '2')
    const ids = (await list(amina)).notifications.map(({ id }) => id)
    expect((await testApp.call(markNotificationsRead, { body: { ids } }, { as: brian })).body.data.unread).toBe(0)
    expect((await testApp.call(markNotificationsRead, { body: { ids: ids.slice(0, 1) } }, { as: amina })).body.data.unread).toBe(1)
    const until = testApp.clock.now().toISOString()
    testApp.clock.advance({ seconds: 1 })
    await notifyPerson(amina, '3')
    expect((await testApp.call(markNotificationsRead, { body: { until } }, { as: amina })).body.data.unread).toBe(1)
    expect((await testApp.call(markNotificationsRead, { body: {} }, { as: amina })).body.data.unread).toBe(0)
    expect((await testApp.call(markNotificationsRead, { body: { ids: ['not an id'] } }, { as: amina })).status).toBe(422)
  })
})

describe('the unsubscribe address', () => {
  const stopAddress = async (person: Person): Promise<string> => {
    await notifyPerson(person, 'mailed')
    await testApp.runJobs()
    const mail = testApp.mails.findLast(({ to }) => to.address === person.email)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(url)
    return url.replace(testApp.platform.publicUrl, '')
  }
  const post = (url: string, payload = 'List-Unsubscribe=One-Click') =>
    testApp.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

  it('asks on GET and unsubscribes on POST', async () => {
    const amina = await createPerson(testApp, 'amina', { locale: 'pt' })
    const url = await stopAddress(amina)
    const page = await testApp.app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.payload).toContain('Deixar de receber estes e-mails')
    const before = testApp.mails.length
    await notifyPerson(amina, 'looked')
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(before + 1)
    expect((await post(url)).statusCode).toBe(200)
    await notifyPerson(amina, 'stopped')
    await notifyPerson(amina, 'another kind', 'gift')
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(before + 2)
    expect((await list(amina)).unread).toBe(4)
  })

  it('unsubscribes from every kind but safety on request', async () => {
    const amina = await createPerson(testApp, 'amina')
    const url = await stopAddress(amina)
    const before = testApp.mails.length
    await post(url, 'all=1')
    for (const kind of ['gift', 'payment'] as const) await notifyPerson(amina, kind, kind)
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(before)
    await notifyPerson(amina, 'safety', 'safety')
    await testApp.runJobs()
    const mail = testApp.mails.at(-1)
    expect(testApp.mails).toHaveLength(before + 1)
    expect(mail?.headers).toBeUndefined()
    expect(mail?.text).toContain('/dashboard/settings')
    expect(mail?.text).not.toContain('unsubscribe')
  })

  it('does not stop safety mails with a link of an earlier release', async () => {
    const amina = await createPerson(testApp, 'amina')
    const url = createUnsubscribeUrl(testApp.platform, amina.id, 'safety').replace(testApp.platform.publicUrl, '')
    for (const payload of ['List-Unsubscribe=One-Click', 'all=1']) {
      const reply = await post(url, payload)
      expect([reply.statusCode, reply.payload.includes('can’t be stopped with a link')]).toEqual([200, true])
    }
    const before = testApp.mails.length
    await notifyPerson(amina, 'safety', 'safety')
    await notifyPerson(amina, 'gift', 'gift')
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(before + 2)
  })

  it('is invalid when changed', async () => {
    const amina = await createPerson(testApp, 'amina')
    const brian = await createPerson(testApp, 'brian')
    const url = await stopAddress(amina)
    expect((await post(url.replace(amina.id, brian.id))).statusCode).toBe(404)
    expect((await post(url.replace('k=match', 'k=gift'))).statusCode).toBe(404)
    expect((await post(url.replace(/s=.*/, 's='))).statusCode).toBe(404)
    expect((await testApp.app.inject({ url: `${url}&k=gift` })).statusCode).toBe(404)
  })
})
