import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSettings, updateMe, updateSettings } from '#features/account/contract.ts'
import { signUp, verifyEmail } from '#features/auth/contract.ts'
import { listMatches } from '#features/matches/contract.ts'
import type { Gender } from '#features/members/gender-contract.ts'
import { listVocabulary } from '#features/members/vocabulary-entry-contract.ts'
import { getOnboarding, saveStep } from '#features/onboarding/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { readMailedCode, registrationBody } from '../../support/features/auth.ts'
import { createPerson, type Person, type PersonOptions } from '../../support/people/people.ts'
import { entryNames, storeVocabularyEntry } from '../../support/people/vocabulary.ts'

let testApp: TestApp
let amina: Person
let own: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
const store = (id: string, retired = false) =>
  storeVocabularyEntry(testApp, id, { list: 'genders', names: entryNames(id), subject: null, retired })
const person = (firstname: string, gender: Gender, options: PersonOptions = {}) =>
  createPerson(testApp, 'amina', { firstname, gender, ...options })
beforeEach(async () => {
  await testApp.db.deleteFrom('card').execute()
  await testApp.db.deleteFrom('vocabulary_entry').execute()
  await store('own_gender_4')
  await store('own_gender_9')
  amina = await person('Amina', 'female')
  own = await person('Own', 'own_gender_4')
})

const seek = (as: Person, genders: readonly Gender[], exactly = false) =>
  testApp.call(updateSettings, { body: { privacy: { seek: [...genders], seek_exactly: exactly } } }, { as })
const privacy = async (as: Person) => (await testApp.call(getSettings, {}, { as })).body.data.privacy
const names = async (as: Person, gender?: string) => {
  const { people } = (await testApp.call(listMatches, { query: { gender: gender as 'both' } }, { as })).body.data
  return people.map(({ firstname }) => firstname).toSorted()
}
const allBuiltIn = ['male', 'female', 'other'] as const

describe('who finds whom', () => {
  test('who seeks everybody is found by people of own genders, also of one that is added later', async () => {
    const later = await person('Later', 'own_gender_13')
    expect(await names(own)).toEqual(['Amina', 'Later'])
    expect(await names(later)).toEqual(['Amina', 'Own'])
    await seek(amina, allBuiltIn)
    expect(await names(own)).toEqual(['Amina', 'Later'])
  })

  test('who seeks exactly the three built-in genders, or one of them, is not', async () => {
    await seek(amina, allBuiltIn, true)
    expect(await names(own)).toEqual([])
    expect(await privacy(amina)).toMatchObject({ seek: allBuiltIn, seek_exactly: true })
    expect(await names(await person('Brian', 'male'))).toContain('Amina')
    await seek(amina, ['male'])
    expect(await names(own)).toEqual(['Brian'])
  })

  test('who seeks an own gender is found by its people only', async () => {
    await seek(amina, ['own_gender_4'])
    const [other, brian] = [await person('Other', 'own_gender_9'), await person('Brian', 'male')]
    expect(await names(own)).toContain('Amina')
    expect(await names(other)).not.toContain('Amina')
    expect(await names(brian)).not.toContain('Amina')
  })

  test('members in private mode stay hidden, whatever they seek', async () => {
    await testApp.call(updateSettings, { body: { privacy: { private_mode: true } } }, { as: amina })
    expect(await names(own)).toEqual([])
    await seek(amina, ['own_gender_4', 'own_gender_9'])
    expect(await names(own)).toEqual([])
  })

  test('the filter finds an own gender, and everybody by both, and keeps what was asked', async () => {
    await person('Brian', 'male')
    await person('Other', 'own_gender_9')
    expect(await names(amina, 'own_gender_4')).toEqual(['Own'])
    expect(await names(amina)).toEqual(['Own'])
    expect(await names(amina, 'both')).toEqual(['Brian', 'Other', 'Own'])
    expect(await names(amina, 'male')).toEqual(['Brian'])
    const refused = await testApp.call(listMatches, { query: { gender: 'own_gender_3' as 'both' } }, { as: amina })
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['gender']])
  })

  test('the gender and what is sought are in no answer about somebody else', async () => {
    await seek(own, ['own_gender_9'])
    for (const answer of [
      await testApp.call(getProfile, { params: { id: own.id } }, { as: amina }),
      await testApp.call(listMatches, { query: { gender: 'both' } }, { as: amina }),
    ])
      expect(answer.body).not.toMatchObject({ data: expect.objectContaining({ seek: expect.anything() }) as unknown })
    const seen = JSON.stringify((await testApp.call(getProfile, { params: { id: own.id } }, { as: amina })).body)
    expect(seen).not.toContain('own_gender')
    expect(seen).not.toContain('seek')
  })
})

describe('a choice', () => {
  test('of a gender that is not offered is refused with its field, and changes nothing', async () => {
    for (const gender of ['own_gender_5', 'own_gender_3', 'own_x']) {
      const { status, error } = await seek(amina, ['male', gender as Gender])
      expect([status, error.errors !== undefined && Object.keys(error.errors).every((name) => name.startsWith('privacy.seek'))]).toEqual([
        422,
        true,
      ])
    }
    expect(await privacy(amina)).toMatchObject({ seek: allBuiltIn, seek_exactly: false })
    const { error } = await testApp.call(updateMe, { body: { seek: ['own_gender_5'] } }, { as: amina })
    expect(error).toMatchObject({ code: 'vocabulary.not_offered', errors: { seek: ['This is no longer offered. Choose something else.'] } })
  })

  test('of a gender that was retired since is kept and can be saved again, but nobody new can make it', async () => {
    await seek(amina, ['male', 'own_gender_4'])
    await store('own_gender_4', true)
    expect((await seek(amina, ['own_gender_4'])).status).toBe(200)
    expect(await names(own)).toEqual(['Amina'])
    expect((await seek(own, ['male', 'own_gender_4'])).status).toBe(422)
    expect((await seek(own, allBuiltIn)).status).toBe(200)
    expect((await testApp.call(getProfile, { params: { id: own.id } }, { as: own })).body.data.person).toMatchObject({
      gender: 'own_gender_4',
    })
  })

  test('in the questions after the sign-up sets the filter, too', async () => {
    const body = { seek: ['own_gender_4'] as Gender[] }
    expect((await testApp.call(saveStep, { params: { step: 'people' }, body }, { as: amina })).status).toBe(200)
    expect((await testApp.call(getOnboarding, {}, { as: amina })).body.data.answers).toMatchObject({ ...body, seek_exactly: true })
    expect((await testApp.call(listMatches, { query: {} }, { as: amina })).body.data.filter).toMatchObject({ gender: 'own_gender_4' })
    const refused = await testApp.call(saveStep, { params: { step: 'people' }, body: { seek: ['own_gender_5'] } }, { as: amina })
    expect([refused.status, refused.error.code]).toEqual([422, 'vocabulary.not_offered'])
  })
})

describe('a sign-up', () => {
  test('with an own gender makes a member who has it, also if it is retired before the address is proven', async () => {
    const { registration } = (await testApp.call(signUp, { body: registrationBody({ gender: 'own_gender_9' }) })).body.data
    await store('own_gender_9', true)
    await testApp.runJobs()
    const code = readMailedCode(testApp.mails, 'amina@example.com')
    const { user } = (await testApp.call(verifyEmail, { body: { email: 'amina@example.com', code, registration } })).body.data
    const row = await testApp.db.selectFrom('member').select(['gender', 'seek']).where('id', '=', user.id).executeTakeFirstOrThrow()
    expect(row).toEqual({ gender: 9, seek: 7 })
  })

  test('with a gender that is not offered, or no longer, is refused on its field', async () => {
    await store('own_gender_9', true)
    for (const gender of ['own_gender_5', 'own_gender_9'] as const) {
      const { status, error } = await testApp.call(signUp, { body: registrationBody({ email: 'new@example.com', gender }) })
      expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([422, 'vocabulary.not_offered', ['gender']])
    }
    const { error } = await testApp.call(signUp, { body: registrationBody({ gender: 'own_gender_8' as 'male' }) })
    expect(error.errors).toEqual({ gender: ['Please choose your gender'] })
  })

  test('sees the names of the genders in its language', async () => {
    const { entries, retired } = (await testApp.call(listVocabulary, {}, { language: 'fr' })).body.data
    expect(entries.filter(({ list }) => list === 'genders').map(({ id, name }) => [id, name])).toEqual([
      ['own_gender_4', 'own_gender_4 (fr)'],
      ['own_gender_9', 'own_gender_9 (fr)'],
    ])
    expect(retired.genders).toEqual([])
  })
})
