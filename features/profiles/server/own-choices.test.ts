import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { storeVocabularyEntry } from '#tests/support/people/vocabulary.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { getProfile, type ProfileEdit } from '../contract.ts'
import { updateProfile } from './update-profile.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('vocabulary_entry').execute()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await storeVocabularyEntry(testApp, 'own_kites')
  await storeVocabularyEntry(testApp, 'own_scouts', { sensitive: true })
  await storeVocabularyEntry(testApp, 'own_my_team', { list: 'prompts', subject: null })
  await storeVocabularyEntry(testApp, 'own_pen_friends', { list: 'goals', subject: null })
})

const save = (edit: ProfileEdit) => updateProfile(testApp.ctx(amina), edit)
const seenBy = async (as: Person) => {
  const { interests, looking_for, prompts } = (await testApp.call(getProfile, { params: { id: amina.id } }, { as })).body.data.person
  return { interests, looking_for, questions: prompts.map(({ question }) => question) }
}
const team = { question: 'own_my_team', answer: 'The Lions' }
const everything: ProfileEdit = {
  interests: ['jazz', 'own_kites', 'own_scouts'],
  looking_for: ['own_pen_friends', 'marriage', 'own_pen_friends'],
  prompts: [team],
}
const retireAll = async () => {
  await storeVocabularyEntry(testApp, 'own_kites', { retired: true })
  await storeVocabularyEntry(testApp, 'own_scouts', { sensitive: true, retired: true })
  await storeVocabularyEntry(testApp, 'jazz', { names: null, retired: true })
  await storeVocabularyEntry(testApp, 'own_my_team', { list: 'prompts', retired: true })
  await storeVocabularyEntry(testApp, 'own_pen_friends', { list: 'goals', retired: true })
  await storeVocabularyEntry(testApp, 'marriage', { list: 'goals', names: null, retired: true })
}
const refusedFields = (edit: ProfileEdit): Promise<string[]> =>
  save(edit).then(
    () => [],
    (error: { details?: { fields?: object } }) => Object.keys(error.details?.fields ?? {}),
  )

describe("the operator's own interests, prompts and goals", () => {
  test('are chosen like the built-in ones, and sensitive interests are shown only by choice', async () => {
    await save(everything)
    const shown = { looking_for: ['marriage', 'own_pen_friends'], questions: ['own_my_team'] }
    expect(await seenBy(amina)).toEqual({ ...shown, interests: ['jazz', 'own_kites', 'own_scouts'] })
    expect(await seenBy(brian)).toEqual({ ...shown, interests: ['jazz', 'own_kites'] })
    await save({ shows_sensitive: true })
    expect((await seenBy(brian)).interests).toEqual(['jazz', 'own_kites', 'own_scouts'])
  })

  test('are hidden from others at once when they become sensitive', async () => {
    await save(everything)
    await storeVocabularyEntry(testApp, 'own_kites', { sensitive: true })
    expect((await seenBy(brian)).interests).toEqual(['jazz'])
  })

  test('stay with their member when they are retired, also when the profile is saved again', async () => {
    await save(everything)
    await retireAll()
    const before = await seenBy(amina)
    await save({ ...everything, prompts: [{ ...team, answer: 'The Elephants' }] })
    expect(await seenBy(amina)).toEqual(before)
    expect(await seenBy(brian)).toMatchObject({ interests: ['jazz', 'own_kites'], questions: ['own_my_team'] })
    await save({ interests: ['own_kites'] })
    expect(await refusedFields({ interests: ['own_kites', 'jazz'] })).toEqual(['interests'])
  })

  test('cannot be chosen by others once they are retired', async () => {
    await retireAll()
    expect(await refusedFields({ interests: ['own_kites'] })).toEqual(['interests'])
    // Older clients send the name of an interest instead of its id.
    expect(await refusedFields({ interests: ['JAZZ'] })).toEqual(['interests'])
    expect(await refusedFields({ looking_for: ['dating', 'marriage'] })).toEqual(['looking_for'])
    const proverb = { question: 'proverb', answer: 'Slowly' }
    expect(await refusedFields({ prompts: [proverb, team] })).toEqual(['prompts.1.question'])
    expect(await refusedFields({ interests: ['cinema'], looking_for: ['dating'], prompts: [proverb] })).toEqual([])
  })

  test('that do not exist are refused, and names become ids', async () => {
    expect(await refusedFields({ interests: ['own_unknown'], looking_for: ['own_unknown'] })).toEqual(['looking_for', 'interests'])
    await save({ interests: [' OWN_SCOUTS (FR)', 'Kite surfing'] })
    expect((await seenBy(amina)).interests).toEqual(['own_scouts', 'Kite surfing'])
    expect((await seenBy(brian)).interests).toEqual(['Kite surfing'])
  })
})
