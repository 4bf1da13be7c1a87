// @slow
// A member who adds a number must not learn from it whether another member has proven the number or nobody has.
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { addKnownContacts, clearKnownContacts, maxKnownContactsPerCall, removeKnownContacts } from '#features/known-contacts/contract.ts'
import { isFullRun } from '../support/is-full-run.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { callEndpoint } from './member-actions.ts'
import { normalizeOutputs, observeAll, type ObservedOutput } from './observe.ts'
import { fixedId, openPrivacyApp, printResult } from './setup.ts'

const theirs = '+237671234567'
const nobodys = '+237671234568'

/** What has happened between the two members before I add the number. */
const histories: Record<string, (testApp: TestApp, me: Person, them: Person) => Promise<unknown>> = {
  strangers: () => Promise.resolve(),
  'I liked them': (testApp, me, them) => callEndpoint(testApp, me, `/actions/toggle/like?uid=${them.id}`),
  'they liked me': (testApp, me, them) => callEndpoint(testApp, them, `/actions/toggle/like?uid=${me.id}`),
  matched: async (testApp, me, them) => {
    await callEndpoint(testApp, me, `/actions/toggle/like?uid=${them.id}`)
    await callEndpoint(testApp, them, `/actions/toggle/like?uid=${me.id}`)
  },
}

/** Everything that I see for two days after I have added their number, or that of nobody. */
const runWorld = async (history: string, added: string): Promise<ObservedOutput[]> => {
  await using testApp = await openPrivacyApp()
  const create = (number: number, name: 'amina' | 'brian' | 'chantal', proven_phone: string) =>
    createPerson(testApp, name, { id: fixedId(number), email: `${name}@example.com`, country: 'CM', proven_phone, lat: 4.05, lng: 9.7 })
  const [me, them] = [await create(1, 'brian', '+237670000001'), await create(2, 'amina', theirs)]
  await create(3, 'chantal', '+237670000003')
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  await histories[history]?.(testApp, me, them)
  await testApp.runJobs()
  testApp.clock.advance({ minutes: 1 })
  const outputs: ObservedOutput[] = []
  const call = async (endpoint: typeof addKnownContacts | typeof removeKnownContacts) =>
    outputs.push({ source: endpoint.path, text: (await testApp.call(endpoint, { body: { contacts: [added] } }, { as: me })).text })
  await call(addKnownContacts)
  outputs.push(...(await observeAll(testApp, me, [them.id])))
  for (let day = 1; day <= 2; day++) {
    testApp.clock.advance({ days: 1 })
    await testApp.runJobs()
    outputs.push(...(await observeAll(testApp, me, [them.id], { changing: true })))
  }
  await callEndpoint(testApp, me, `/actions/toggle/unlike?uid=${them.id}`)
  await callEndpoint(testApp, me, `/actions/toggle/like?uid=${them.id}`)
  await call(removeKnownContacts)
  outputs.push(...(await observeAll(testApp, me, [them.id])))
  return normalizeOutputs(outputs, new Set([1, 2, 3].map(fixedId)))
}

test.each(isFullRun ? Object.keys(histories) : ['strangers', 'matched'])(
  'after "%s", adding a number of a member looks like adding one of nobody',
  { timeout: 120_000 },
  async (history) => {
    const [one, other] = [await runWorld(history, theirs), await runWorld(history, nobodys)]
    const different = one.filter(({ source, text }, index) => other[index]?.source !== source || other[index].text !== text)
    printResult(`known contacts, ${history}: ${one.length} answers compared, ${different.length} differ (target 0)`)
    expect(different).toEqual([])
    expect(one).toHaveLength(other.length)
  },
)

/** How many numbers of each kind are added. */
const size = isFullRun ? 1000 : 240
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('numbers of members and of nobody get the same answers, in the same time', { timeout: 240_000 }, async () => {
  await using testApp = await openPrivacyApp()
  const me = await createPerson(testApp, 'brian', { proven_phone: '+237670000001' })
  const members = Array.from({ length: size }, (_, index) => `+2376711${String(index).padStart(5, '0')}`)
  const nobody = Array.from({ length: size }, (_, index) => `+2376722${String(index).padStart(5, '0')}`)
  for (const proven_phone of members) await createPerson(testApp, 'amina', { proven_phone, placed: false })
  await testApp.runJobs()
  const times: Record<'member' | 'nobody', number[]> = { member: [], nobody: [] }
  const answers: Record<'member' | 'nobody', string[]> = { member: [], nobody: [] }
  const add = async (whose: 'member' | 'nobody', contacts: readonly string[]) => {
    const begun = performance.now()
    const { text } = await testApp.call(addKnownContacts, { body: { contacts: [...contacts] } }, { as: me })
    times[whose].push(performance.now() - begun)
    answers[whose].push(text)
    await testApp.call(clearKnownContacts, {}, { as: me })
    await testApp.runJobs()
  }
  const step = isFullRun ? maxKnownContactsPerCall / 4 : 30
  for (let at = 0; at < size; at += step) {
    const pair = [['member', members] as const, ['nobody', nobody] as const]
    for (const [whose, numbers] of at % (2 * step) === 0 ? pair : pair.toReversed()) await add(whose, numbers.slice(at, at + step))
  }
  expect(answers.member).toEqual(answers.nobody)
  const [member, none] = [median(times.member), median(times.nobody)]
  printResult(
    `known contacts: ${step} numbers of members take ${member.toFixed(1)} ms, of nobody ${none.toFixed(1)} ms (median of ${times.member.length})`,
  )
  // The medians differ by a few percent. A search that stops early, or a lock, would make them differ by far more.
  expect(Math.abs(member - none) / none).toBeLessThan(0.5)
})
