// @slow
// What the suggestions to me tell of T, who passed on me, or was shown me and decided nothing, or never saw me.
import { beforeAll, expect, test } from 'vitest'
import { ImpressionCounter } from '#features/boosts/server/index.ts'
import { readSuggestions, trainSuggestions, defaultTrainingLimits } from '#features/suggestions/server/index.ts'
import { createTrainingThrottle } from '#features/suggestions/server/training/training-throttle.ts'
import { readPopulation } from '#features/suggestions/server/training/read-population.ts'
import { createLog } from '#platform/server/log.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { generateFeedWorld, insertFeedWorld } from '../support/feed/feed-world.ts'
import { createPerson } from '../support/people/people.ts'
import { type ActionScene, callEndpoint } from './member-actions.ts'
import { observeAll } from './observe.ts'
import { fixedId, openPrivacyApp } from './setup.ts'

type History = (scene: ActionScene) => Promise<void>

const isShown: History = async ({ testApp, me, them }) => {
  const counter = new ImpressionCounter(testApp.db, testApp.platform.log)
  counter.recordShown([me.id], testApp.clock.now(), them.id)
  await counter.flush()
}
const react =
  (action: string): History =>
  ({ testApp, me, them }) =>
    callEndpoint(testApp, them, `/actions/toggle/${action}?uid=${me.id}`)
const both =
  (...parts: History[]): History =>
  async (scene) => {
    for (const part of parts) await part(scene)
  }

const histories = {
  'never saw me': () => Promise.resolve(),
  'was shown me': isShown,
  'passed on me': both(isShown, react('dislike')),
  'liked me and passed on me': both(isShown, react('like'), react('dislike')),
  'liked me and took it back': both(isShown, react('like'), react('unlike')),
  'likes me': both(isShown, react('like')),
} satisfies Record<string, History>

/** Returns the training data, the suggestions to me and all answers that I get, after a history and one night. */
const runWorld = async (history: History) => {
  await using testApp = await openPrivacyApp()
  const { db, clock, platform } = testApp
  await insertFeedWorld(db, generateFeedWorld(60, createSeededRandom(11).next, clock.now()), clock.now())
  await db.deleteFrom('presence').execute()
  await db.updateTable('member').set({ created_at: clock.now(), verified_at: clock.now() }).execute()
  const scene = {
    testApp,
    me: await createPerson(testApp, 'brian', { id: fixedId(1) }),
    them: await createPerson(testApp, 'amina', { id: fixedId(2), photo: true }),
  }
  await history(scene)
  // Trains directly and not by the job, whose random numbers differ from run to run.
  clock.advance({ hours: 16 })
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const { outcome } = await trainSuggestions({ ...platform, log, random: () => 0.3 }, { ...defaultTrainingLimits, minLikes: 1 })
  const pace = createTrainingThrottle(60_000, { isMemoryLow: () => false, isStopping: () => false })
  const reading = { now: clock.now(), secret: platform.config.secrets[0], limits: defaultTrainingLimits, pace, random: () => 0.3 }
  const { population } = await readPopulation(db, reading)
  const suggested = await readSuggestions(db, scene.me.id)
  const answers = await observeAll(testApp, scene.me, [scene.them.id], { without: ['/matches'] })
  return { outcome, population, suggested, lines, answers: answers.map(({ text }) => text).join('\n') }
}

type World = Awaited<ReturnType<typeof runWorld>>
const worlds = {} as Record<keyof typeof histories, World>
beforeAll(async () => {
  for (const [name, history] of Object.entries(histories)) worlds[name as keyof typeof histories] = await runWorld(history)
}, 300_000)

test('the harness sees it when T likes me: the suggestions to me change', () => {
  expect(worlds['likes me'].outcome).toBe('done')
  expect(worlds['likes me'].suggested).not.toEqual(worlds['was shown me'].suggested)
  expect(worlds['likes me'].suggested.indexOf(fixedId(2))).toBeLessThan(worlds['was shown me'].suggested.indexOf(fixedId(2)))
})

test.each(['passed on me', 'liked me and passed on me', 'liked me and took it back'] as const)(
  'T who %s is to me like T who was shown me and decided nothing',
  (history) => {
    expect(worlds[history].population).toEqual(worlds['was shown me'].population)
    expect(worlds[history].suggested).toEqual(worlds['was shown me'].suggested)
    expect(worlds['was shown me'].suggested).toContain(fixedId(2))
  },
)

test('T who never saw me differs by at most one step of exposure, and by nothing else', () => {
  const { shownStep: shown, sawStep: saw, ...rest } = worlds['was shown me'].population
  const { shownStep, sawStep, ...others } = worlds['never saw me'].population
  expect(others).toEqual(rest)
  const differences = [
    ...shown.map((step, index) => step - (shownStep[index] ?? 0)),
    ...saw.map((step, index) => step - (sawStep[index] ?? 0)),
  ]
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
  expect(Math.min(...differences)).toBe(0)
})

test('the log of a training has counts and nothing else', () => {
  const written = worlds['likes me'].lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const known = ['level', 'time', 'pid', 'hostname', 'msg', 'outcome', 'members', 'likes', 'suggested', 'peak_mb', 'seconds']
  expect(written.length).toBeGreaterThan(0)
  expect(written.flatMap((line) => Object.keys(line)).filter((key) => !known.includes(key))).toEqual([])
})

test('no answer has a factor or a score', () => {
  expect(worlds['likes me'].answers.length).toBeGreaterThan(1000)
  for (const word of ['score', 'factor', 'taste', 'traits', 'percent', 'suggestion'])
    expect(worlds['likes me'].answers).not.toMatch(new RegExp(`"[^"]*${word}[^"]*":`))
})
