// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMatches } from '#features/matches/contract.ts'
import { setPlace } from '#features/places/contract.ts'
import { getProfile, type OwnPerson, type ProfileEdit } from '#features/profiles/contract.ts'
import { updateProfile } from '#features/profiles/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { storeProfileField } from '#tests/support/features/profile-fields.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import {
  getOnboarding,
  type OnboardingAnswer,
  type OnboardingStep,
  onboardingSteps,
  saveStep,
  stopOfferingOnboarding,
} from '../contract.ts'
import { personalData } from './personal-data.ts'
import { isOnboardingOffered } from './show-onboarding.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
})

const save = (step: OnboardingStep, body: OnboardingAnswer = {}, as = amina) => testApp.call(saveStep, { params: { step }, body }, { as })
const read = async (as = amina) => (await testApp.call(getOnboarding, {}, { as })).body.data
const own = async () => (await testApp.call(getProfile, { params: { id: amina.id } }, { as: amina })).body.data.person as OwnPerson
const edit = (changes: ProfileEdit) => updateProfile(testApp.ctx(amina), changes)
const filter = async (as = amina) => (await testApp.call(listMatches, { query: {} }, { as })).body.data.filter
const openSteps = async (as = amina) => (await read(as)).steps.filter(({ state }) => state === 'open').map(({ step }) => step)
const rows = () => testApp.db.selectFrom('onboarding').selectAll().where('member_id', '=', amina.id).execute()

describe('an answer', () => {
  it('goes to the profile and to the filter the feed begins with', async () => {
    expect((await save('people', { seek: ['male'], min_age: 25, max_age: 40 })).status).toBe(200)
    await save('distance', { distance: '10' })
    await save('goals', { looking_for: ['marriage', 'unsure'] })
    await save('languages', { languages: ['fr', 'dua'] })
    await save('interests', { interests: ['makossa', 'cooking'] })
    await save('prompt', { prompt: { question: 'perfect_sunday', answer: 'Fish at the river' } })
    const last = await save('privacy', { shows_birth: false, shows_lastname: false })
    expect(await own()).toMatchObject({
      seek: ['male'],
      min_age: 25,
      max_age: 40,
      looking_for: ['marriage', 'unsure'],
      languages: ['fr', 'dua'],
      interests: ['makossa', 'cooking'],
      prompts: [{ question: 'perfect_sunday', answer: 'Fish at the river' }],
      shows_birth: false,
      shows_lastname: false,
    })
    expect(await filter()).toEqual({ gender: 'male', min_age: 25, max_age: 40, distance: '10' })
    expect(last.body.data).toMatchObject({ state: 'ended', next: null, answers: { distance: '10' } })
  })

  it('to the operator’s required questions goes to the profile; without any the step is left out', async () => {
    expect((await openSteps()).includes('fields')).toBe(false)
    await storeProfileField(testApp, 'height00', { kind: 'number', min: 100, max: 250, required: true, filterable: true })
    expect(await openSteps()).toEqual(onboardingSteps.filter((step) => step !== 'place'))
    const wrong = await save('fields', { fields: [{ id: 'height00', value: 300 }] })
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['fields.height00']])
    await save('fields', { fields: [{ id: 'height00', value: 172 }] })
    const answered = [{ id: 'height00', value: 172 }]
    expect([(await own()).fields, (await read()).answers.fields]).toEqual([answered, answered])
    expect((await openSteps()).includes('fields')).toBe(false)
    await storeProfileField(testApp, 'height00', { kind: 'number', min: 100, max: 250, required: true, filterable: true, retired: true })
    expect((await read()).steps.map(({ step }) => step)).not.toContain('fields')
  })

  it('changes only the fields of its question', async () => {
    await save('goals', { looking_for: ['dating'], seek: ['female'], distance: '5' })
    expect(await own()).toMatchObject({ looking_for: ['dating'], seek: ['male', 'female', 'other'] })
    expect(await filter()).toEqual({ gender: 'both', distance: '20' })
  })

  it('changes nothing when it is repeated, also at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => save('prompt', { prompt: { question: 'home_is', answer: 'Where it smells of plantain' } })))
    await Promise.all([1, 2].map(() => save('people', { seek: ['female'], min_age: 30, max_age: 50 })))
    expect((await own()).prompts).toEqual([{ question: 'home_is', answer: 'Where it smells of plantain' }])
    expect(await rows()).toHaveLength(1)
    expect(await filter()).toMatchObject({ gender: 'female', min_age: 30, max_age: 50 })
  })

  it('keeps the rest of a filter and of a profile', async () => {
    await testApp.call(listMatches, { query: { country: 'CM', max_age: 60 } }, { as: amina })
    await edit({ prompts: [{ question: 'My dog', answer: 'barks' }] })
    await save('people', { seek: ['male'], min_age: 30 })
    expect(await filter()).toMatchObject({ country: 'CM', gender: 'male', min_age: 30 })
    expect(await filter()).not.toHaveProperty('max_age')
    await save('prompt', { prompt: { question: 'home_is', answer: 'here' } })
    await save('prompt', { prompt: { question: 'small_joy', answer: 'rain', instead_of: 'home_is' } })
    expect((await own()).prompts).toEqual([
      { question: 'small_joy', answer: 'rain' },
      { question: 'My dog', answer: 'barks' },
    ])
  })

  it('says both when the filter has no word for the genders', async () => {
    await save('people', { seek: ['female', 'other'] })
    expect(await filter()).toMatchObject({ gender: 'both' })
    await save('people', { seek: ['other'] })
    expect(await filter()).toMatchObject({ gender: 'both' })
  })

  it('is refused when the ages cross or a profile has no room, and then nothing is recorded', async () => {
    const crossed = await save('people', { seek: ['male'], min_age: 50, max_age: 30 })
    expect([crossed.status, crossed.error.code]).toEqual([422, 'profiles.ages_crossed'])
    const prompts = [1, 2, 3, 4, 5].map((number) => ({ question: `Question ${number}`, answer: 'yes' }))
    await edit({ prompts })
    const full = await save('prompt', { prompt: { question: 'home_is', answer: 'here' } })
    expect([full.status, Object.keys(full.error.errors ?? {})]).toEqual([422, ['prompt']])
    expect(await own()).toMatchObject({ prompts, seek: ['male', 'female', 'other'] })
    expect(await rows()).toEqual([])
  })
})

describe('progress', () => {
  it('is kept for other devices, which go on where it was left', async () => {
    expect((await read()).next).toBe('people')
    await save('people', { seek: ['male'] })
    await save('goals')
    const { next, steps, state, answers } = await read()
    expect({ next, state, seek: answers.seek }).toEqual({ next: 'distance', state: 'open', seek: ['male'] })
    expect(steps.slice(0, 3)).toEqual([
      { step: 'people', state: 'answered' },
      { step: 'goals', state: 'skipped' },
      { step: 'distance', state: 'open' },
    ])
  })

  it('keeps an answer when the question is skipped later', async () => {
    await save('goals', { looking_for: ['friendship'] })
    await save('goals')
    expect((await read()).steps).toContainEqual({ step: 'goals', state: 'answered' })
    expect((await own()).looking_for).toEqual(['friendship'])
  })

  it('asks for the place first where there is none, and for the distance unless the place is skipped', async () => {
    const esi = await createPerson(testApp, 'esi', { placed: false })
    // The list contains the question about distance from the start, so that answering the place does not make the list longer.
    expect(await openSteps(esi)).toEqual(onboardingSteps.filter((step) => step !== 'fields'))
    await save('place', {}, esi)
    const skipped = (await read(esi)).steps
    expect(skipped).toContainEqual({ step: 'place', state: 'skipped' })
    expect(skipped.map(({ step }) => step)).not.toContain('distance')
    await testApp.call(setPlace, { body: { lat: 5.6, lng: -0.18 } }, { as: esi })
    await save('place', {}, esi)
    expect((await read(esi)).steps.slice(2, 4)).toEqual([
      { step: 'place', state: 'answered' },
      { step: 'distance', state: 'open' },
    ])
  })

  it('ends when every question was skipped', async () => {
    for (const step of await openSteps()) await save(step)
    expect(await read()).toMatchObject({ state: 'ended', next: null })
  })
})

describe('the offer on the matches screen', () => {
  const offered = (role: 'user' | 'guest' | 'admin' = 'user') => isOnboardingOffered(testApp.db, { ...testApp.ctx(amina).actor, role })

  it.each(['asked', 'ended'] as const)('is gone for good after “%s”', async (state) => {
    expect(await offered()).toBe(true)
    expect((await testApp.call(stopOfferingOnboarding, { body: { state } }, { as: amina })).body.data.state).toBe(state)
    expect(await offered()).toBe(false)
    await save('goals')
    expect(await offered()).toBe(false)
  })

  it('stays ended', async () => {
    await testApp.call(stopOfferingOnboarding, { body: { state: 'ended' } }, { as: amina })
    await testApp.call(stopOfferingOnboarding, { body: { state: 'asked' } }, { as: amina })
    expect((await read()).state).toBe('ended')
  })

  it('is made to no guest and no administrator', async () => {
    expect([await offered('user'), await offered('guest'), await offered('admin')]).toEqual([true, false, false])
    await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
    expect((await save('goals')).status).toBe(403)
  })
})

describe('what one looks for', () => {
  it('is visible to nobody else', async () => {
    const brian = await createPerson(testApp, 'brian')
    const seen = async () => (await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).text
    await save('people', { seek: ['male', 'other'] })
    const before = await seen()
    await save('people', { seek: ['male', 'female'] })
    expect(await seen()).toBe(before)
  })

  it('is exported and erased with the progress', async () => {
    await save('goals', { looking_for: ['dating'] })
    expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ onboarding: { state: 'open', steps: { goals: 'answered' } } })
    await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    expect(await personalData.export(testApp.db, amina.id)).toEqual({ onboarding: null })
  })
})
