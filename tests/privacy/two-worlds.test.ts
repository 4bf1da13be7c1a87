import { afterAll, describe, expect, inject, test } from 'vitest'
import { createPerson } from '../support/people/people.ts'
import { acts, call, type Deed, histories, openDeeds, type Scene, secretDeeds } from './deeds.ts'
import { normalise, observe, type Told } from './observe.ts'
import { fixedId, moved, openWorld, report, say } from './world.ts'

/** Requests that are sent after everything was read. */
const attempts = ({ them }: Scene) => [
  { url: `/conversations/${them.id}/messages`, payload: { id: '22222222-0000-4000-8000-000000000000', body: 'are you there?' } },
  { url: `/conversations/${them.id}/read`, payload: { seq: 1 } },
  { url: `/actions/toggle/block?uid=${them.id}` },
]

const place = { lat: 4.05, lng: 9.7 }

/** Everything the observer can see after a history and an action of the other member. */
const run = async (history: keyof typeof histories, act: keyof typeof acts): Promise<Told[]> => {
  await using testApp = await openWorld()
  const person = async (number: number, name: 'amina' | 'brian' | 'chantal' | 'diego') => {
    const created = await createPerson(testApp, name, { id: fixedId(number), email: `${name}@example.com`, placed: false, country: 'CM' })
    await report(testApp, created, moved(place, number * 2.5, number))
    testApp.clock.advance({ minutes: 1 })
    return created
  }
  const scene = { testApp, me: await person(1, 'brian'), them: await person(2, 'amina') }
  const bystanders = [await person(3, 'chantal'), await person(4, 'diego')]
  for (const bystander of bystanders) {
    await call(testApp, bystander, `/actions/toggle/like?uid=${scene.me.id}`)
    // A timestamp of its own, because notifications with the same one have no defined order.
    await testApp.runJobs()
    testApp.clock.advance({ minutes: 1 })
  }
  await histories[history](scene)
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  // Both runs have the same last activity at this point.
  await testApp.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${scene.them.token}` } })
  await acts[act](scene)
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  const ids = [scene.me, scene.them, ...bystanders].map(({ id }) => id)
  const told = await observe(testApp, scene.me, [scene.them.id])
  told.push(...(await observe(testApp, scene.me, [scene.them.id], { changing: true })))
  for (const { url, payload } of attempts(scene)) {
    const headers = { authorization: `Bearer ${scene.me.token}` }
    const { statusCode, body } = await testApp.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload && { payload }) })
    told.push({ by: `try ${url}`, text: `${statusCode} ${body}` })
  }
  told.push(...(await observe(testApp, scene.me, [scene.them.id])))
  return normalise(told, new Set(ids))
}

const worlds = new Map<string, Promise<Told[]>>()
/** Runs each combination once. */
const world = (history: keyof typeof histories, act: keyof typeof acts): Promise<Told[]> => {
  const known = worlds.get(`${history}: ${act}`) ?? run(history, act)
  worlds.set(`${history}: ${act}`, known)
  return known
}

/** Outputs that differ between two runs. */
const differing = (one: readonly Told[], other: readonly Told[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [one[index], other[index]] as const).filter(
    ([a, b]) => a?.by !== b?.by || a?.text !== b?.text,
  )

/** Every case with `npm run bench privacy`; otherwise every third on a database server and every fifth on the embedded database. */
const step = process.env.PRIVACY === 'full' ? 1 : 'folder' in inject('template') ? 5 : 3
const cases = (all: readonly Deed[]) =>
  all.flatMap(({ after, ...deed }) => after.map((history) => ({ history, ...deed }))).filter((_, index) => index % step === 0)

describe('a secret action cannot be distinguished from an innocent one', () => {
  let compared = 0
  let different = 0
  afterAll(() => say(`two worlds: ${compared} answers compared, ${different} differ (target 0)`))

  test.each(cases(secretDeeds))(
    'after "$history", "$action" looks like "$looksLike"',
    { timeout: 120_000 },
    async ({ history, does, looksLike }) => {
      const [one, other] = [await world(history, does), await world(history, looksLike)]
      const found = differing(one, other)
      compared += one.length
      different += found.length
      expect(found).toEqual([])
      expect(one.length).toBeGreaterThan(20)
    },
  )
})

test.each(cases(openDeeds))(
  'the harness detects a visible action: after "$history", "$action"',
  { timeout: 120_000 },
  async ({ history, does, looksLike }) => {
    expect(differing(await world(history, does), await world(history, looksLike)).length).toBeGreaterThan(0)
  },
)
