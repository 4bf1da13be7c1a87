import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spokenLanguages } from '#features/members/vocabulary-contract.ts'
import type { ProfileEdit } from '#features/profiles/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getMe, updateMe } from '../contract.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina', { birth_estimated: true })
})

const edit = (body: ProfileEdit) => testApp.call(updateMe, { body }, { as: amina })
const person = async () => (await testApp.call(getMe, {}, { as: amina })).body.data.person
const card = () => testApp.db.selectFrom('card').selectAll().where('id', '=', amina.id).executeTakeFirstOrThrow()
const refusal = async (body: ProfileEdit) => {
  const before = await person()
  const { status, error } = await edit(body)
  expect(await person()).toEqual(before)
  return [status, error.code, Object.keys(error.errors ?? {})]
}

describe('GET /me', () => {
  it('returns the account and what is missing', async () => {
    const fresh = await createPerson(testApp, 'esi', { placed: false })
    const reply = await testApp.call(getMe, {}, { as: fresh })
    expect(reply.body.data).toMatchObject({
      id: fresh.id,
      wallet: { usd: '0.00', credits: 0 },
      person: { id: fresh.id, email: fresh.email },
      unread: { messages: 0, likes: 0 },
      missing: { photo: true, place: true },
      offers_onboarding: true,
    })
    expect((await testApp.call(getMe, {}, { as: amina })).body.data.missing).toEqual({ photo: true, place: false })
    expect((await testApp.call(getMe, {})).status).toBe(401)
  })
})

describe('PATCH /me', () => {
  it('changes the given fields only', async () => {
    const before = await person()
    const reply = await edit({
      firstname: 'Aminata',
      bio: '',
      looking_for: ['dating', 'marriage', 'dating'],
      interests: ['makossa', 'makossa'],
      prompts: [{ question: 'Q', answer: 'A' }],
      seek: ['male'],
      min_age: 25,
      max_age: 40,
      shows_activity: false,
    })
    expect(reply.status).toBe(200)
    expect(reply.body.data.person).toEqual({
      ...before,
      firstname: 'Aminata',
      bio: '',
      looking_for: ['dating', 'marriage'],
      interests: ['makossa'],
      prompts: [{ question: 'Q', answer: 'A' }],
      seek: ['male'],
      seek_exactly: true,
      min_age: 25,
      max_age: 40,
      shows_activity: false,
    })
    expect(await card()).toMatchObject({ seek: 1, min_age: 25, max_age: 40 })
    expect((await edit({})).status).toBe(200)
  })

  it('stores what older clients type as ids where there is one', async () => {
    const reply = await edit({
      interests: ['Kite surfing', 'Cuisine', 'cooking', 'MÚSICA EN VIVO'],
      prompts: [
        { question: 'Mon dimanche parfait', answer: 'Rien' },
        { question: 'My own question', answer: 'Mine' },
      ],
      languages: ['fr', 'ewo', 'fr'],
      looking_for: ['unsure'],
    })
    expect(reply.body.data.person).toMatchObject({
      interests: ['Kite surfing', 'cooking', 'live_music'],
      prompts: [
        { question: 'perfect_sunday', answer: 'Rien' },
        { question: 'My own question', answer: 'Mine' },
      ],
      languages: ['fr', 'ewo'],
      looking_for: ['unsure'],
    })
  })

  it('refuses unknown languages and more than ten', async () => {
    expect((await testApp.call(updateMe, { body: { languages: ['qq'] } as never }, { as: amina })).status).toBe(422)
    expect(await refusal({ languages: spokenLanguages.slice(0, 11) })).toEqual([422, 'platform.invalid', ['languages']])
  })

  it('accepts the exact date of birth once', async () => {
    expect((await edit({ dob: '1996-02-03' })).body.data.person).toMatchObject({ dob: '1996-02-03', birth_estimated: false, age: 30 })
    expect((await card()).birth).toBe('1996-02-03')
    expect((await edit({ dob: '1996-02-03' })).status).toBe(200)
    expect(await refusal({ dob: '1995-02-03' })).toEqual([422, 'profiles.birth_fixed', ['dob']])
  })

  it('refuses a date of birth below the minimum age', async () => {
    // With this date of birth, the member turns 19, the minimum age, on the next day.
    expect(await refusal({ dob: '2007-03-03' })).toEqual([422, 'profiles.age_over_18', ['dob']])
    expect(await refusal({ dob: '2030-01-01' })).toEqual([422, 'profiles.age_over_18', ['dob']])
    expect(await refusal({ dob: '1850-01-01' })).toEqual([422, 'platform.invalid', ['dob']])
    expect((await edit({ dob: '2007-03-02' })).body.data.person.age).toBe(19)
  })

  it('stores phone numbers in E.164 and refuses invalid ones', async () => {
    expect((await edit({ phone: '6 71 23 45 67' })).body.data.person.phone).toBe('+237671234567')
    expect((await edit({ phone: '024 412 3456', phone_country: 'GH' })).body.data.person.phone).toBe('+233244123456')
    expect(await refusal({ phone: '12' })).toEqual([422, 'profiles.phone_invalid', ['phone']])
    expect(await refusal({ phone: '+33612345678' })).toEqual([422, 'profiles.phone_invalid', ['phone']])
    expect(await refusal({ phone_country: 'CM' })).toEqual([422, 'profiles.phone_invalid', ['phone']])
  })

  it('refuses crossed ages, also with a stored one', async () => {
    expect(await refusal({ min_age: 40, max_age: 30 })).toEqual([422, 'profiles.ages_crossed', ['max_age']])
    await edit({ max_age: 30 })
    expect(await refusal({ min_age: 31 })).toEqual([422, 'profiles.ages_crossed', ['min_age']])
  })

  it('reports every invalid field and changes none', async () => {
    const [status, , fields] = await refusal({ firstname: 'Other', phone: 'x', dob: '2010-01-01', min_age: 50, max_age: 40 })
    expect([status, fields]).toEqual([422, ['dob', 'phone', 'max_age']])
    expect((await edit({ firstname: '  ' })).status).toBe(422)
    expect((await edit({ seek: [] })).status).toBe(422)
    expect((await edit({ bio: 'a\0b' })).status).toBe(422)
  })
})
