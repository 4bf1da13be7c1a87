import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listConversations, sendMessage } from '#features/chat/contract.ts'
import { listMatches } from '#features/matches/contract.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { listReactions, postReaction } from '#features/reactions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { randomUUID } from 'node:crypto'
import { getMe, getSettings, pauseAccount, resumeAccount, type SettingsEdit, updateSettings } from '../contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const settings = async () => (await testApp.call(getSettings, {}, { as: amina })).body.data
const edit = (body: SettingsEdit, as = amina) => testApp.call(updateSettings, { body }, { as })
const like = (from: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })

describe('settings', () => {
  it('start with open defaults and the language of the sign-up', async () => {
    const every = { in_app: true, email: true, push: true }
    expect(await settings()).toEqual({
      notifications: true,
      notices: {
        match: every,
        like: every,
        message: every,
        gift: every,
        newcomers: every,
        question: every,
        your_turn: every,
        payment: every,
        check_in: every,
        safety: every,
      },
      locale: 'en',
      privacy: {
        shows_activity: true,
        shows_reads: true,
        requests_from: 'everyone',
        requests_checked: false,
        private_mode: false,
        blurs_photos: false,
        shows_lastname: true,
        shows_birth: true,
        seek: ['male', 'female', 'other'],
        seek_exactly: false,
        min_age: 19,
        max_age: 120,
      },
      paused: false,
      export: { state: 'none', url: null, until: null, next_at: null },
    })
    expect((await testApp.call(getSettings, {})).status).toBe(401)
    expect((await testApp.call(updateSettings, { body: {} })).status).toBe(401)
  })

  it('have a switch per kind and channel; safety stays in the app', async () => {
    const { notices } = await settings()
    const reply = await edit({ notices: { like: { email: false }, safety: { push: false } } })
    const expected = { ...notices, like: { ...notices.like, email: false }, safety: { ...notices.safety, push: false } }
    expect(reply.body.data.notices).toEqual(expected)
    expect((await edit({ notices: { safety: { in_app: false } } } as never)).status).toBe(422)
    expect((await settings()).notices).toEqual(expected)
  })

  it('change one by one and are published to the other devices of the member', async () => {
    const before = await settings()
    const reply = await edit({ privacy: { shows_activity: false, seek: ['female'], min_age: 25 } })
    expect(reply.body.data).toEqual({
      ...before,
      privacy: { ...before.privacy, shows_activity: false, seek: ['female'], seek_exactly: true, min_age: 25 },
    })
    await edit({ notifications: false })
    await edit({ locale: 'sw' })
    expect(await settings()).toMatchObject({ notifications: false, locale: 'sw', privacy: { shows_activity: false, shows_birth: true } })
    await testApp.runJobs()
    expect(testApp.published.filter(({ to, name }) => name === 'settings' && to.includes(amina.id))).toHaveLength(3)
    expect((await edit({})).status).toBe(200)
  })

  it('apply to what others see', async () => {
    await edit({ privacy: { shows_lastname: false, shows_birth: false } })
    const { person } = (await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).body.data
    expect(person).toMatchObject({ lastname: 'B.', dob: null })
    expect((await testApp.call(listMatches, { query: {} }, { as: brian })).body.data.people.map(({ id }) => id)).toContain(amina.id)
    await edit({ privacy: { seek: ['female'] } })
    expect((await testApp.call(listMatches, { query: {} }, { as: brian })).body.data.people.map(({ id }) => id)).not.toContain(amina.id)
  })

  it('control who may write first and read receipts', async () => {
    const write = (from: Person, to: Person) =>
      testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'hello' } }, { as: from })
    await edit({ privacy: { requests_from: 'nobody', shows_reads: false } })
    expect((await settings()).privacy).toMatchObject({ requests_from: 'nobody', shows_reads: false, shows_activity: true })
    expect(await write(brian, amina)).toMatchObject({ status: 403, error: { code: 'chat.no_requests' } })
    await edit({ privacy: { requests_from: 'everyone' } })
    expect((await write(brian, amina)).status).toBe(200)
    expect((await settings()).privacy).toMatchObject({ requests_from: 'everyone', shows_reads: false })
  })

  it.each([
    [{ privacy: { min_age: 40, max_age: 30 } }, 'profiles.ages_crossed', 'privacy.max_age'],
    [{ privacy: { seek: [] } }, 'platform.invalid', 'privacy.seek'],
    [{ privacy: { min_age: 12 } }, 'platform.invalid', 'privacy.min_age'],
    [{ privacy: { requests_from: 'friends' } }, 'platform.invalid', 'privacy.requests_from'],
    [{ privacy: { shows_reads: null } }, 'platform.invalid', 'privacy.shows_reads'],
    [{ locale: 'xx' }, 'platform.invalid', 'locale'],
    [{ notifications: 'yes' }, 'platform.invalid', 'notifications'],
  ] as const)('refuse %j and change nothing', async (body, code, field) => {
    const before = await settings()
    const { status, error } = await edit({ notifications: false, ...body } as never)
    expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([422, code, [field]])
    expect(await settings()).toEqual(before)
  })

  it('merge parallel changes of different fields', async () => {
    await Promise.all([edit({ notifications: false }), edit({ privacy: { shows_birth: false } }), edit({ locale: 'fr' })])
    expect(await settings()).toMatchObject({ notifications: false, locale: 'fr', privacy: { shows_birth: false } })
  })

  it('keep both of two parallel changes of one kind', async () => {
    let second: Promise<void> = Promise.resolve()
    await inTransaction(testApp.db, async (tx) => {
      await changeNotificationPreferences(tx, amina.id, { like: { email: false } })
      second = inTransaction(testApp.db, (other) => changeNotificationPreferences(other, amina.id, { like: { push: false } }))
      await setTimeout(100)
    })
    await second
    expect((await settings()).notices.like).toEqual({ in_app: true, email: false, push: false })
  })

  it('suppress events of likes and matches for members who turned them off', async () => {
    await edit({ notifications: false })
    await like(brian, amina)
    await edit({ notifications: false }, brian)
    await like(amina, brian)
    await testApp.runJobs()
    const told = testApp.published.filter(
      ({ to, name }) => ['like', 'match'].includes(name) && (to.includes(amina.id) || to.includes(brian.id)),
    )
    expect(told).toEqual([])
  })
})

const inFeed = async (viewer: Person, id: string): Promise<boolean> => {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? {} : { cursor }
    const { people, next_cursor } = (await testApp.call(listMatches, { query }, { as: viewer })).body.data
    if (people.some((person) => person.id === id)) return true
    cursor = next_cursor
  }
  return false
}

describe('pausing', () => {
  it('hides from new people and keeps conversations; resuming reverts it', async () => {
    const chantal = await createPerson(testApp, 'chantal')
    await like(amina, brian)
    await like(brian, amina)
    await like(chantal, amina)
    await like(amina, chantal)
    const seenBy = async (viewer: Person) => ({
      profile: (await testApp.call(getProfile, { params: { id: amina.id } }, { as: viewer })).status,
      feed: await inFeed(viewer, amina.id),
      lists: (await testApp.call(listReactions, { query: { type: 'likes' } }, { as: viewer })).text.includes(amina.id),
    })
    const stranger = await createPerson(testApp, 'diego')
    expect(await seenBy(stranger)).toMatchObject({ profile: 200, feed: true })

    expect((await testApp.call(pauseAccount, {}, { as: amina })).body.data.paused).toBe(true)
    expect((await testApp.call(pauseAccount, {}, { as: amina })).body.data.paused).toBe(true)
    expect((await testApp.call(getMe, {}, { as: amina })).body.data.paused).toBe(true)
    const unknown = await testApp.call(getProfile, { params: { id: randomUUID() } }, { as: stranger })
    expect((await testApp.call(getProfile, { params: { id: amina.id } }, { as: stranger })).text).toBe(unknown.text)
    for (const viewer of [stranger, brian]) expect(await seenBy(viewer)).toEqual({ profile: 404, feed: false, lists: false })
    expect((await like(stranger, amina)).status).toBe(404)
    const { conversations } = (await testApp.call(listConversations, { query: {} }, { as: brian })).body.data
    expect(conversations.map(({ person }) => person.id)).toContain(amina.id)
    const sent = await testApp.call(
      sendMessage,
      { params: { uid: amina.id }, body: { id: randomUUID(), body: 'take care' } },
      { as: brian },
    )
    expect(sent.status).toBe(200)

    expect((await testApp.call(resumeAccount, {}, { as: amina })).body.data.paused).toBe(false)
    expect(await seenBy(stranger)).toMatchObject({ profile: 200, feed: true })
    expect(await seenBy(brian)).toMatchObject({ profile: 200, lists: true })
  })

  it('requires a session', async () => {
    expect((await testApp.call(pauseAccount, {})).status).toBe(401)
    expect((await testApp.call(resumeAccount, {})).status).toBe(401)
  })
})
