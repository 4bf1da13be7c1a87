// @slow
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login, signUp } from '#features/auth/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { listConversations } from '#features/chat/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { createPerson, type Person, type PersonOptions } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { deleteMe, getDeletionForfeits, getMe, pauseAccount } from '../../contract.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let hash: string
let amina: Person
let brian: Person
const someone = (options: PersonOptions = {}) => createPerson(testApp, 'amina', { passwordHash: hash, ...options })
beforeAll(async () => {
  testApp = await openTestApp()
  hash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await someone()
  brian = await createPerson(testApp, 'brian')
})

const remove = (body = { password, word: 'DELETE' }, as = amina) => testApp.call(deleteMe, { body }, { as })
const signIn = (fields: { cancel_deletion?: boolean; password?: string } = {}, language = 'en') =>
  testApp.call(login, { body: { email: amina.email, password, ...fields } }, { language })
const rowOf = (person: Person) => testApp.db.selectFrom('member').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
const profileSeen = async () => (await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).status
const befriend = async () => {
  for (const [from, to] of [
    [amina, brian],
    [brian, amina],
  ] as const)
    await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
}
const chatsOf = async (person: Person) =>
  (await testApp.call(listConversations, { query: {} }, { as: person })).body.data.conversations.length

describe('deleting the account', () => {
  it('lists what is lost', async () => {
    const { data } = (await testApp.call(getDeletionForfeits, {}, { as: amina })).body
    expect(data).toEqual({ wallet: { usd: '0.00', credits: 0 }, plan: null, gifts: { received: 0, sent: 0 }, grace_days: 14 })
    await testApp.db.updateTable('entitlement').set({ plan_id: 'spark' }).where('member_id', '=', amina.id).execute()
    expect((await testApp.call(getDeletionForfeits, {}, { as: amina })).body.data.plan).toMatchObject({ name: 'Spark' })
    expect((await testApp.call(getDeletionForfeits, {})).status).toBe(401)
  })

  it('hides at once, ends every session, and mails in the member’s language', async () => {
    await befriend()
    await testApp.db.updateTable('member').set({ locale: 'fr' }).where('id', '=', amina.id).execute()
    const reply = await remove({ password, word: ' supprimer ' })
    expect([reply.status, reply.body.data]).toEqual([202, { erase_at: '2026-03-16T09:00:00.000Z' }])
    expect((await testApp.call(getMe, {}, { as: amina })).status).toBe(401)
    expect([await profileSeen(), await chatsOf(brian)]).toEqual([404, 0])
    await testApp.runJobs()
    expect(testApp.mails.at(-1)).toMatchObject({ to: { address: amina.email }, subject: 'Ton compte Ndloo va être supprimé' })
    expect(testApp.mails.at(-1)?.text).toContain('16 mars 2026')
    expect(testApp.published.filter(({ name }) => name === 'gone')).toEqual([
      { to: [amina.id, brian.id], name: 'gone', payload: { uid: amina.id } },
    ])
  })

  it.each([
    [{ password: 'another one', word: 'DELETE' }, 'account.password_wrong', 'password'],
    [{ password, word: 'yes' }, 'account.word_wrong', 'word'],
    [{ password: '', word: 'DELETE' }, 'platform.invalid', 'password'],
  ])('refuses %j and changes nothing', async (body, code, field) => {
    const { status, error } = await remove(body)
    expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([422, code, [field]])
    expect((await rowOf(amina)).status).toBe('active')
    expect((await testApp.call(getMe, {}, { as: amina })).status).toBe(200)
  })

  it('limits password guesses and requires a session', async () => {
    for (let guess = 0; guess < 10; guess++) await remove({ password: `guess ${guess}`, word: 'DELETE' })
    expect((await remove()).status).toBe(429)
    expect((await testApp.call(deleteMe, { body: { password, word: 'DELETE' } })).status).toBe(401)
  })

  it('is refused to the last administrator', async () => {
    const asAdmin = (person: Person, role = 'admin') => testApp.db.updateTable('member').set({ role }).where('id', '=', person.id).execute()
    await asAdmin(amina)
    const refused = await testApp.call(deleteMe, { body: { password, word: 'DELETE' } }, { as: amina, language: 'sw' })
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      409,
      'account.last_admin',
      'Wewe ndiye msimamizi wa mwisho. Mteue mwingine kwanza.',
    ])
    expect((await rowOf(amina)).status).toBe('active')
    expect((await testApp.call(getMe, {}, { as: amina })).status).toBe(200)
    // A suspended administrator does not count, so Amina is still the last administrator.
    await asAdmin(brian)
    await testApp.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', brian.id).execute()
    expect((await remove()).error.code).toBe('account.last_admin')
    // Of two parallel deletions by administrators one is refused.
    const esi = await createPerson(testApp, 'esi', { passwordHash: hash })
    await asAdmin(esi)
    const both = await Promise.all([remove(), remove(undefined, esi)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
    for (const each of [amina, brian, esi]) await asAdmin(each, 'user')
  })

  it('happens once for two parallel requests', async () => {
    const replies = await Promise.all([remove(), remove()])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 401])
  })
})

describe('cancelling a deletion', () => {
  it('is offered at login and restores everything', async () => {
    await befriend()
    await remove()
    testApp.clock.advance({ days: 13, hours: 23 })
    expect((await signIn({ password: 'wrong' })).error.code).toBe('auth.wrong_credentials')
    const offered = await signIn({}, 'pt')
    expect([offered.status, offered.error.code, offered.error.message]).toEqual([
      403,
      'auth.leaving',
      'Esta conta será eliminada em 16 de março de 2026.',
    ])
    expect(await profileSeen()).toBe(404)
    const back = await signIn({ cancel_deletion: true })
    expect(back.status).toBe(200)
    expect([await profileSeen(), await chatsOf(brian)]).toEqual([200, 1])
    testApp.clock.advance({ days: 2 })
    await testApp.runJobs()
    expect((await rowOf(amina)).email).toBe(amina.email)
  })

  it('keeps a paused member paused and changes nothing for others', async () => {
    await testApp.call(pauseAccount, {}, { as: amina })
    await remove()
    await signIn({ cancel_deletion: true })
    expect((await rowOf(amina)).status).toBe('paused')
    expect((await signIn({ cancel_deletion: true })).status).toBe(200)
    expect((await rowOf(amina)).status).toBe('paused')
  })

  it('is refused after 14 days', async () => {
    await remove()
    testApp.clock.advance({ days: 14 })
    expect((await signIn({ cancel_deletion: true })).error.code).toBe('auth.wrong_credentials')
    await testApp.runJobs()
    expect((await signIn({ cancel_deletion: true })).error.code).toBe('auth.wrong_credentials')
  })
})

describe('erasure', () => {
  const record = () => join(testApp.platform.config.dataDir, 'erased')

  it('happens after 14 days, mails the member and frees the address', async () => {
    await remove()
    testApp.clock.advance({ days: 14 })
    await testApp.runJobs()
    expect(await rowOf(amina)).toMatchObject({ status: 'deleted', firstname: '', email: `${amina.id}@deleted.invalid` })
    expect(testApp.mails.at(-1)).toMatchObject({
      to: { address: amina.email, name: 'Amina Bello' },
      subject: 'Your Ndloo account has been deleted',
    })
    expect(readFileSync(record(), 'utf8')).toContain(amina.id)
    const again = await testApp.call(signUp, {
      body: {
        firstName: 'Amina',
        lastName: 'Bello',
        email: amina.email,
        countryCode: 'CM',
        mobileNumber: '670123456',
        gender: 'female',
        age: 27,
        password,
        confirmPassword: password,
        accept_terms: true,
      },
    })
    await testApp.runJobs()
    expect([again.status, testApp.mails.at(-1)?.to.address, testApp.mails.at(-1)?.subject]).toEqual([
      202,
      amina.email,
      expect.stringMatching(/^\d{6} /),
    ])
  })

  it('leaves the same row of everybody, whatever they had set', async () => {
    const at = testApp.clock.now()
    await testApp.db
      .updateTable('member')
      .set({
        bio: 'Highlife',
        looking_for: ['dating'],
        interests: ['music'],
        seek: 1,
        min_age: 30,
        max_age: 40,
        notifications: false,
        shows_lastname: false,
        shows_birth: false,
        shows_activity: true,
        sees_activity: true,
        activity_shown_at: at,
        shows_reads: true,
        sees_reads: true,
        reads_shown_at: at,
        requests_from: 'nobody',
        requests_checked: true,
        private_mode: true,
        blurs_photos: true,
        boosted_until: at,
        locale: 'fr',
      })
      .where('id', '=', amina.id)
      .execute()
    const esi = await createPerson(testApp, 'esi', { passwordHash: hash })
    await remove()
    await remove(undefined, esi)
    testApp.clock.advance({ days: 15 })
    await testApp.runJobs()
    const [{ id: _, email: __, ...one }, { id: ___, email: ____, ...other }] = await Promise.all([rowOf(amina), rowOf(esi)])
    expect(one).toMatchObject({ status: 'deleted', terms_accepted_at: one.created_at })
    expect({ ...one, created_at: null, terms_accepted_at: null }).toEqual({ ...other, created_at: null, terms_accepted_at: null })
  })
})
