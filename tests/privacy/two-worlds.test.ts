// @slow
import { afterAll, describe, expect, test } from 'vitest'
import { isFullRun } from '../support/is-full-run.ts'
import { createPerson } from '../support/people/people.ts'
import {
  memberActions,
  callEndpoint,
  type ActionCase,
  histories,
  visibleActions,
  type ActionScene,
  hiddenActions,
} from './member-actions.ts'
import { normalizeOutputs, observeAll, type ObservedOutput } from './observe.ts'
import { fixedId, offsetPosition, openPrivacyApp, sendPosition, printResult } from './setup.ts'

/** Requests that are sent after everything was read. */
const attemptedRequests = ({ them }: ActionScene) => [
  { url: `/conversations/${them.id}/messages`, payload: { id: '22222222-0000-4000-8000-000000000000', body: 'are you there?' } },
  { url: `/conversations/${them.id}/read`, payload: { seq: 1 } },
  // Sends the line that some histories have already sent, and a new line.
  ...['33333333-0000-4000-8000-000000000000', '44444444-0000-4000-8000-000000000000'].map((id) => ({
    url: `/actions/like/${them.id}`,
    payload: { id, body: 'Prove it', item: { kind: 'prompt', question: 'the_dish', answer: 'Ndolè' } },
  })),
  { url: `/actions/toggle/block?uid=${them.id}` },
]

const place = { lat: 4.05, lng: 9.7 }

/** Everything the observer can see after a history and an action of the other member. */
const runHistory = async (history: keyof typeof histories, act: keyof typeof memberActions): Promise<ObservedOutput[]> => {
  await using testApp = await openPrivacyApp()
  const person = async (number: number, name: 'amina' | 'brian' | 'chantal' | 'diego') => {
    const created = await createPerson(testApp, name, { id: fixedId(number), email: `${name}@example.com`, placed: false, country: 'CM' })
    await sendPosition(testApp, created, offsetPosition(place, number * 2.5, number))
    testApp.clock.advance({ minutes: 1 })
    return created
  }
  const scene = { testApp, me: await person(1, 'brian'), them: await person(2, 'amina') }
  const bystanders = [await person(3, 'chantal'), await person(4, 'diego')]
  for (const bystander of bystanders) {
    await callEndpoint(testApp, bystander, `/actions/toggle/like?uid=${scene.me.id}`)
    // A timestamp of its own, because notifications with the same one have no defined order.
    await testApp.runJobs()
    testApp.clock.advance({ minutes: 1 })
  }
  await histories[history](scene)
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  // This request gives the other member the same last activity in both runs.
  await testApp.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${scene.them.token}` } })
  await memberActions[act](scene)
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  const ids = [scene.me, scene.them, ...bystanders].map(({ id }) => id)
  const outputs = await observeAll(testApp, scene.me, [scene.them.id])
  outputs.push(...(await observeAll(testApp, scene.me, [scene.them.id], { changing: true })))
  for (const { url, payload } of attemptedRequests(scene)) {
    const headers = { authorization: `Bearer ${scene.me.token}` }
    const { statusCode, body } = await testApp.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload && { payload }) })
    outputs.push({ source: `try ${url}`, text: `${statusCode} ${body}` })
  }
  outputs.push(...(await observeAll(testApp, scene.me, [scene.them.id])))
  return normalizeOutputs(outputs, new Set(ids))
}

const finishedRuns = new Map<string, Promise<ObservedOutput[]>>()
/** Returns the outputs after a history and an action; each combination runs only once. */
const outputsOf = (history: keyof typeof histories, act: keyof typeof memberActions): Promise<ObservedOutput[]> => {
  const known = finishedRuns.get(`${history}: ${act}`) ?? runHistory(history, act)
  finishedRuns.set(`${history}: ${act}`, known)
  return known
}

/** Outputs that differ between two runs. */
const differingOutputs = (one: readonly ObservedOutput[], other: readonly ObservedOutput[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [one[index], other[index]] as const).filter(
    ([a, b]) => a?.source !== b?.source || a?.text !== b?.text,
  )

/** Every case with `npm run bench privacy`, otherwise every fifth. */
const step = isFullRun ? 1 : 5
const cases = (all: readonly ActionCase[]) =>
  all.flatMap(({ after, ...actionCase }) => after.map((history) => ({ history, ...actionCase }))).filter((_, index) => index % step === 0)

describe('a secret action cannot be distinguished from an innocent one', () => {
  let compared = 0
  let different = 0
  afterAll(() => printResult(`two worlds: ${compared} answers compared, ${different} differ (target 0)`))

  test.each(cases(hiddenActions))(
    'after "$history", "$action" looks like "$looksLike"',
    { timeout: 120_000 },
    async ({ history, action, looksLike }) => {
      const [one, other] = [await outputsOf(history, action), await outputsOf(history, looksLike)]
      const found = differingOutputs(one, other)
      compared += one.length
      different += found.length
      expect(found).toEqual([])
      expect(one.length).toBeGreaterThan(20)
    },
  )
})

test.each(cases(visibleActions))(
  'the harness detects a visible action: after "$history", "$action"',
  { timeout: 120_000 },
  async ({ history, action, looksLike }) => {
    expect(differingOutputs(await outputsOf(history, action), await outputsOf(history, looksLike)).length).toBeGreaterThan(0)
  },
)
