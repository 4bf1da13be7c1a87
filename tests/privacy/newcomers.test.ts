// @slow
// What the alert about newcomers tells. Brian has an alert and two accounts of his own who fit it, so that a third newcomer decides.
import { beforeAll, expect, test } from 'vitest'
import { getNewcomerAlert, listMatches, putNewcomerAlert } from '#features/matches/contract.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { memberActions } from './member-actions.ts'
import { fixedId, openPrivacyApp } from './setup.ts'

const evening = ({ clock }: TestApp, days: number) =>
  clock.set(new Date(Math.floor(clock.now().getTime() / dayMs + days) * dayMs + 17 * hourMs))

const ids = [2, 3, 4].map(fixedId)
const photo = { photo: true }

/** Returns what Brian can see once every newcomer counts. `third` runs before, and decides whether there is a third newcomer. */
const observe = async (third: (testApp: TestApp, brian: Person) => Promise<unknown>): Promise<string> => {
  await using testApp = await openPrivacyApp()
  const brian = await createPerson(testApp, 'brian', { id: fixedId(1), email: 'brian@example.com', ...photo })
  const as = { as: brian }
  await testApp.call(putNewcomerAlert, { body: {} }, as)
  for (const id of ids.slice(0, 2)) await createPerson(testApp, 'amina', { id, ...photo })
  await third(testApp, brian)
  for (let day = 0; day < 5; day++) {
    evening(testApp, 1)
    await testApp.runJobs()
  }
  const { notifications, unread } = (await testApp.call(listNotifications, { query: {} }, as)).body.data
  const { people } = (await testApp.call(listMatches, { query: { peek: '1' } }, as)).body.data
  return JSON.stringify({
    told: notifications.map((entry) => ({ ...entry, id: '' })),
    unread,
    people: people.map(({ id }) => id),
    alert: (await testApp.call(getNewcomerAlert, {}, as)).body,
    events: testApp.published.filter(({ to }) => to !== 'everybody' && to.includes(brian.id)),
    mails: testApp.mails.filter(({ to }) => to.address === brian.email),
  })
}

const amina = (testApp: TestApp) => createPerson(testApp, 'amina', { id: fixedId(4), ...photo })
const joinsAnd = (act: keyof typeof memberActions) => async (testApp: TestApp, brian: Person) =>
  memberActions[act]({ testApp, me: brian, them: await amina(testApp) })

/** What Brian sees when nobody else joins, and when Amina does. */
const worlds: Record<'without' | 'with', string> = { without: '', with: '' }
beforeAll(async () => {
  worlds.without = await observe(() => Promise.resolve())
  worlds.with = await observe(amina)
}, 120_000)

test('the harness would see it: a third newcomer is told of', () => {
  expect(worlds.with).toContain('newcomers')
  expect(worlds.without).not.toContain('newcomers')
})

test.each(['block', 'leave', 'leave and be erased'] as const)(
  'who joined and then did "%s" never joined',
  { timeout: 60_000 },
  async (act) => {
    expect(await observe(joinsAnd(act))).toBe(worlds.without)
  },
)

test('who joined and then did "dislike" is told of like anybody', { timeout: 60_000 }, async () => {
  expect(await observe(joinsAnd('dislike'))).toBe(worlds.with)
})

test('the hour of joining changes nothing', { timeout: 60_000 }, async () => {
  const later = async (testApp: TestApp) => {
    testApp.clock.advance({ hours: 7 })
    await amina(testApp)
  }
  const told = (world: string) => (JSON.parse(world) as { told: unknown }).told
  expect(told(await observe(later))).toEqual(told(worlds.with))
})
