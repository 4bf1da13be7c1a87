// What one member may do to another without the other learning of it, one line each, beside what it has to look like.
import { personalData } from '#apps/server/features.ts'
import { returnGiftsOf } from '#features/gifts/server/index.ts'
import { planIds } from '../support/features/gifts.ts'
import { cancelDeletion, lockMember, startDeletion } from '#features/members/server/index.ts'
import { fundMember } from '../support/features/wallet.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'

export interface Scene {
  testApp: TestApp
  me: Person
  /** T of quality.md: who did something, or did not. */
  them: Person
}
type Act = (scene: Scene) => Promise<void>

/** A call that has to succeed. */
export const call = async (testApp: TestApp, from: Person, url: string, payload?: object): Promise<void> => {
  const headers = { authorization: `Bearer ${from.token}` }
  const response = await testApp.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.payload}`)
}
const toggle =
  (...actions: readonly string[]): Act =>
  async ({ testApp, me, them }) => {
    for (const action of actions) await call(testApp, them, `/actions/toggle/${action}?uid=${me.id}`)
  }
const iLike: Act = ({ testApp, me, them }) => call(testApp, me, `/actions/toggle/like?uid=${them.id}`)
const write = ({ testApp }: Scene, from: Person, to: Person, number: number) =>
  call(testApp, from, `/conversations/${to.id}/messages`, { id: `1111111${number}-0000-4000-8000-000000000000`, body: `message ${number}` })
const leave: Act = ({ testApp, them }) =>
  inTransaction(testApp.db, async (tx) => {
    const member = await lockMember(tx, them.id)
    if (member === undefined) throw new Error('nobody to leave')
    const now = testApp.clock.now()
    await returnGiftsOf(tx, them.id, now)
    await startDeletion(tx, member, { now, eraseAt: new Date(now.getTime() + 14 * 86_400_000) })
  })
const comeBack: Act = ({ testApp, them }) =>
  inTransaction(testApp.db, async (tx) => {
    await lockMember(tx, them.id)
    if (!(await cancelDeletion(tx, them.id, testApp.clock.now()))) throw new Error('nothing to take back')
  })
/** What happens to them after the 14 days. */
const erase: Act = async ({ testApp, them }) => {
  // All that their leaving told others was told by then.
  await testApp.runJobs()
  await inTransaction(testApp.db, async (tx) => {
    for (const feature of Object.values(personalData)) await feature.erase(tx, them.id, testApp.clock.now())
  })
}
const report: Act = ({ testApp, me, them }) =>
  call(testApp, them, `/abuse/${me.id}/report`, { content: 'asks everybody for money', category: 'scam' })
const give = async ({ testApp }: Scene, from: Person, to: Person): Promise<void> => {
  await fundMember(testApp.db, from.id, { USD: 1000 }, testApp.clock.now())
  // Movements of one moment have no order of their own.
  testApp.clock.advance({ minutes: 1 })
  await call(testApp, from, `/gift/${planIds.rose}/purchase/${to.id}`, {})
}
const nothing: Act = () => Promise.resolve()
const then =
  (...acts: readonly Act[]): Act =>
  async (scene) => {
    for (const act of acts) await act(scene)
  }

/** What was between the two before. */
export const histories = {
  strangers: nothing,
  'I liked them': iLike,
  'they liked me': toggle('like'),
  'matched, with messages': then(toggle('like'), iLike, async (scene) => {
    await write(scene, scene.me, scene.them, 1)
    await write(scene, scene.them, scene.me, 2)
  }),
  'strangers, with gifts both ways that wait': async (scene) => {
    await give(scene, scene.me, scene.them)
    await give(scene, scene.them, scene.me)
  },
} satisfies Record<string, Act>
/** What they may do then; a new deed is a line here and one below. */
export const acts = {
  nothing,
  like: toggle('like'),
  unlike: toggle('unlike'),
  dislike: toggle('dislike'),
  'dislike and take it back': toggle('dislike', 'undislike'),
  block: toggle('block'),
  'block and take it back': toggle('block', 'unblock'),
  'block, take it back and block again': toggle('block', 'unblock', 'block'),
  report,
  'report and block': then(report, toggle('block')),
  leave,
  'leave and be erased': then(leave, erase),
  'leave and come back': then(leave, comeBack),
  'leave, come back and leave': then(leave, comeBack, leave),
  'block and leave': then(toggle('block'), leave),
  'block, leave and be erased': then(toggle('block'), leave, erase),
} satisfies Record<string, Act>

const unmatched = ['strangers', 'I liked them'] as const
const likedMe = ['they liked me', 'matched, with messages'] as const
const always = [...unmatched, ...likedMe] as const
/** Those between whom least and most has been. */
const ends = ['strangers', 'matched, with messages'] as const

export interface Deed {
  does: keyof typeof acts
  /** What it must look like to me, byte for byte. */
  looksLike: keyof typeof acts
  after: readonly (keyof typeof histories)[]
}

export const secretDeeds: readonly Deed[] = [
  { does: 'dislike', looksLike: 'nothing', after: unmatched },
  { does: 'dislike', looksLike: 'unlike', after: likedMe },
  { does: 'dislike and take it back', looksLike: 'nothing', after: unmatched },
  { does: 'report', looksLike: 'nothing', after: always },
  { does: 'block', looksLike: 'leave', after: [...always, 'strangers, with gifts both ways that wait'] },
  { does: 'block', looksLike: 'leave and be erased', after: always },
  { does: 'report and block', looksLike: 'leave', after: ends },
  { does: 'block and take it back', looksLike: 'leave and come back', after: unmatched },
  { does: 'block, take it back and block again', looksLike: 'leave, come back and leave', after: ends },
  { does: 'block and leave', looksLike: 'leave, come back and leave', after: always },
  { does: 'block, leave and be erased', looksLike: 'leave, come back and leave', after: ends },
]

/** Deeds that do show: the harness has to see them. */
export const openDeeds: readonly Deed[] = [
  { does: 'like', looksLike: 'nothing', after: ['strangers'] },
  { does: 'unlike', looksLike: 'nothing', after: likedMe },
  { does: 'block', looksLike: 'nothing', after: always },
  { does: 'leave and come back', looksLike: 'nothing', after: ['strangers'] },
]
