// @slow
// What the other can find out about an answer to "Have you met?". Brian and Amina were both asked; Amina answers, or does not.
import { expect, test } from 'vitest'
import { answerMeetingQuestion, listMeetingQuestions, type MeetingAnswer } from '#features/outcomes/contract.ts'
import { goToEvening, matchAndWrite } from '../support/features/outcomes.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import { normalizeOutputs, observeAll, type ObservedOutput } from './observe.ts'
import { fixedId, openPrivacyApp, printResult } from './setup.ts'

type Act = (testApp: TestApp, amina: Person, brian: Person) => Promise<unknown>

/** Everything that Brian receives, from the evening of the question until two weeks later, and what he reads about Amina. */
const observe = async (act: Act): Promise<ObservedOutput[]> => {
  await using testApp = await openPrivacyApp()
  const person = (number: number, name: 'amina' | 'brian') =>
    createPerson(testApp, name, { id: fixedId(number), email: `${name}@example.com`, photo: true })
  const [brian, amina] = [await person(1, 'brian'), await person(2, 'amina')]
  testApp.clock.advance({ days: 4 })
  await matchAndWrite(testApp, amina, brian)
  goToEvening(testApp, 4)
  await testApp.runJobs()
  expect((await testApp.call(listMeetingQuestions, {}, { as: amina })).body.data.uids).toEqual([brian.id])
  testApp.clock.advance({ hours: 1 })
  await act(testApp, amina, brian)
  const outputs: ObservedOutput[] = []
  for (const days of [0, 7, 7]) {
    if (days > 0) goToEvening(testApp, days)
    await testApp.runJobs()
    outputs.push(...(await observeAll(testApp, brian, [amina.id], { changing: true })))
  }
  return normalizeOutputs(outputs, new Set([brian.id, amina.id]))
}

const answers =
  (...given: MeetingAnswer[]): Act =>
  async (testApp, amina, brian) => {
    for (const answer of given) {
      const { status } = await testApp.call(answerMeetingQuestion, { params: { uid: brian.id }, body: { answer } }, { as: amina })
      expect(status).toBe(200)
    }
  }
/** She reads the question at the same time and does not answer it. That she is online may be seen. */
const nothing: Act = (testApp, amina) => testApp.call(listMeetingQuestions, {}, { as: amina })

test('whatever one answers, the other receives the same bytes as if there were no answer', { timeout: 240_000 }, async () => {
  const silent = await observe(nothing)
  expect(silent.length).toBeGreaterThan(60)
  let different = 0
  for (const given of [['yes'], ['not_yet'], ['stop']] as const) {
    const heard = await observe(answers(...given))
    different += heard.filter(({ text }, index) => text !== silent[index]?.text).length
    expect(heard, given[0]).toEqual(silent)
  }
  printResult(`meeting answer: ${3 * silent.length} answers compared, ${different} differ (target 0)`)
})

test('the harness would see it: a question that Brian answers himself', { timeout: 120_000 }, async () => {
  const own = await observe((testApp, amina, brian) => answers('yes')(testApp, brian, amina))
  expect(own).not.toEqual(await observe(nothing))
})
