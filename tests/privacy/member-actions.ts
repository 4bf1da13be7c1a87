// Actions of one member that another member must not notice, one line each, with the action that each must look like.
import { personalDataHandlers } from '#apps/server/features.ts'
import { queueGiftReturns } from '#features/gifts/server/index.ts'
import { giftPlanIds } from '../support/features/gifts.ts'
import { cancelDeletion, lockMember, startDeletion, updateMember } from '#features/members/server/index.ts'
import { fundMember } from '../support/features/wallet.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'

export interface ActionScene {
  testApp: TestApp
  me: Person
  /** The member who acts in one of the two compared runs and does not in the other (T in docs/quality.md). */
  them: Person
}
type Action = (scene: ActionScene) => Promise<void>

/** Calls an endpoint that must succeed. */
export const callEndpoint = async (testApp: TestApp, from: Person, url: string, payload?: object): Promise<void> => {
  const headers = { authorization: `Bearer ${from.token}` }
  const response = await testApp.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.payload}`)
}
const toggle =
  (...actions: readonly string[]): Action =>
  async ({ testApp, me, them }) => {
    for (const action of actions) await callEndpoint(testApp, them, `/actions/toggle/${action}?uid=${me.id}`)
  }
const iLike: Action = ({ testApp, me, them }) => callEndpoint(testApp, me, `/actions/toggle/like?uid=${them.id}`)
const write = ({ testApp }: ActionScene, from: Person, to: Person, number: number) =>
  callEndpoint(testApp, from, `/conversations/${to.id}/messages`, {
    id: `1111111${number}-0000-4000-8000-000000000000`,
    body: `message ${number}`,
  })
/** I like the other member with a line about an answer on their profile. */
const iLikeWithLine: Action = async ({ testApp, me, them }) => {
  const prompt = { question: 'the_dish', answer: 'Ndolè' }
  await inTransaction(testApp.db, (tx) => updateMember(tx, them.id, { prompts: JSON.stringify([prompt]) }, testApp.clock.now()))
  await callEndpoint(testApp, me, `/actions/like/${them.id}`, {
    id: '33333333-0000-4000-8000-000000000000',
    body: 'Prove it',
    item: { kind: 'prompt', ...prompt },
  })
}
const leave: Action = ({ testApp, them }) =>
  inTransaction(testApp.db, async (tx) => {
    const member = await lockMember(tx, them.id)
    if (member === undefined) throw new Error('nobody to leave')
    const now = testApp.clock.now()
    await queueGiftReturns(tx, them.id, now)
    await startDeletion(tx, member, { now, eraseAt: new Date(now.getTime() + 14 * 86_400_000) })
  })
const cancelLeaving: Action = ({ testApp, them }) =>
  inTransaction(testApp.db, async (tx) => {
    await lockMember(tx, them.id)
    if (!(await cancelDeletion(tx, them.id, testApp.clock.now()))) throw new Error('nothing to take back')
  })
/** The erasure after 14 days. */
const erase: Action = async ({ testApp, them }) => {
  // All events of the deletion were published by then.
  await testApp.runJobs()
  await inTransaction(testApp.db, async (tx) => {
    for (const feature of Object.values(personalDataHandlers)) await feature.erase(tx, them.id, testApp.clock.now())
  })
}
const report: Action = ({ testApp, me, them }) =>
  callEndpoint(testApp, them, `/abuse/${me.id}/report`, { content: 'asks everybody for money', category: 'scam' })
const give = async ({ testApp }: ActionScene, from: Person, to: Person): Promise<void> => {
  await fundMember(testApp.db, from.id, { USD: 1000 }, testApp.clock.now())
  // Entries with the same timestamp have no defined order.
  testApp.clock.advance({ minutes: 1 })
  await callEndpoint(testApp, from, `/gift/${giftPlanIds.rose}/purchase/${to.id}`, {})
}
const setPrivacy =
  (privacy: { private_mode: boolean } | { blurs_photos: boolean }): Action =>
  async ({ testApp, them }) => {
    const headers = { authorization: `Bearer ${them.token}` }
    const payload = { privacy }
    const response = await testApp.app.inject({ method: 'PATCH', url: '/api/me/settings', headers, payload })
    if (response.statusCode !== 200) throw new Error(response.payload)
    await testApp.runJobs()
  }
const setPrivateMode = (isOn: boolean): Action => setPrivacy({ private_mode: isOn })
/** The other member is shown me in their feed. */
const seeMe: Action = async ({ testApp, me, them }) => {
  const headers = { authorization: `Bearer ${them.token}` }
  const { payload } = await testApp.app.inject({ url: '/api/matches?distance=any', headers })
  if (!payload.includes(me.id)) throw new Error(`not shown: ${payload}`)
}
const nothing: Action = () => Promise.resolve()
const inSequence =
  (...actions: readonly Action[]): Action =>
  async (scene) => {
    for (const act of actions) await act(scene)
  }

/** What has happened between the two members before the action. */
export const histories = {
  strangers: nothing,
  'I liked them': iLike,
  'they liked me': toggle('like'),
  'I liked them with a line': iLikeWithLine,
  'matched, with messages': inSequence(toggle('like'), iLike, async (scene) => {
    await write(scene, scene.me, scene.them, 1)
    await write(scene, scene.them, scene.me, 2)
  }),
  'strangers, with gifts both ways that wait': async (scene) => {
    await give(scene, scene.me, scene.them)
    await give(scene, scene.them, scene.me)
  },
} satisfies Record<string, Action>
/** What the other member may do after a history. A new action is a line here and one in the list of cases below. */
export const memberActions = {
  nothing,
  like: toggle('like'),
  unlike: toggle('unlike'),
  dislike: toggle('dislike'),
  'be shown me and decide nothing': seeMe,
  'be shown me and pass': inSequence(seeMe, toggle('dislike')),
  'dislike and take it back': toggle('dislike', 'undislike'),
  block: toggle('block'),
  'block and take it back': toggle('block', 'unblock'),
  'block, take it back and block again': toggle('block', 'unblock', 'block'),
  report,
  'report and block': inSequence(report, toggle('block')),
  leave,
  'leave and be erased': inSequence(leave, erase),
  'leave and come back': inSequence(leave, cancelLeaving),
  'leave, come back and leave': inSequence(leave, cancelLeaving, leave),
  'begin private mode': setPrivateMode(true),
  'begin private mode and pass': inSequence(setPrivateMode(true), toggle('dislike')),
  'begin and end private mode': inSequence(setPrivateMode(true), setPrivateMode(false)),
  'begin private mode and take the like back': inSequence(setPrivateMode(true), toggle('unlike')),
  'begin private mode, take the like back and pass': inSequence(setPrivateMode(true), toggle('dislike')),
  'begin private mode and block': inSequence(setPrivateMode(true), toggle('block')),
  'begin private mode and leave': inSequence(setPrivateMode(true), leave),
  // The member has no photo here. The effect on photos is tested in blurred-photos.test.ts.
  'begin to blur photos': setPrivacy({ blurs_photos: true }),
  'begin to blur photos and block': inSequence(setPrivacy({ blurs_photos: true }), toggle('block')),
  'block and leave': inSequence(toggle('block'), leave),
  'block, leave and be erased': inSequence(toggle('block'), leave, erase),
} satisfies Record<string, Action>

const withoutTheirLike = ['strangers', 'I liked them'] as const
const withTheirLike = ['they liked me', 'matched, with messages'] as const
const allHistories = [...withoutTheirLike, ...withTheirLike] as const
/** The histories with the least and the most contact. */
const extremeHistories = ['strangers', 'matched, with messages'] as const

export interface ActionCase {
  action: keyof typeof memberActions
  /** The action that the observer must not be able to tell apart from this one, byte for byte. */
  looksLike: keyof typeof memberActions
  after: readonly (keyof typeof histories)[]
}

export const hiddenActions: readonly ActionCase[] = [
  { action: 'dislike', looksLike: 'nothing', after: withoutTheirLike },
  { action: 'dislike', looksLike: 'unlike', after: withTheirLike },
  { action: 'be shown me and pass', looksLike: 'be shown me and decide nothing', after: withoutTheirLike },
  { action: 'be shown me and decide nothing', looksLike: 'nothing', after: withoutTheirLike },
  { action: 'dislike and take it back', looksLike: 'nothing', after: withoutTheirLike },
  { action: 'report', looksLike: 'nothing', after: [...allHistories, 'I liked them with a line'] },
  {
    action: 'block',
    looksLike: 'leave',
    after: [...allHistories, 'I liked them with a line', 'strangers, with gifts both ways that wait'],
  },
  { action: 'block', looksLike: 'leave and be erased', after: allHistories },
  { action: 'report and block', looksLike: 'leave', after: extremeHistories },
  { action: 'block and take it back', looksLike: 'leave and come back', after: [...allHistories, 'I liked them with a line'] },
  { action: 'block, take it back and block again', looksLike: 'leave, come back and leave', after: extremeHistories },
  { action: 'leave and come back', looksLike: 'nothing', after: ['strangers'] },
  { action: 'begin private mode', looksLike: 'leave', after: withoutTheirLike },
  { action: 'begin private mode', looksLike: 'nothing', after: withTheirLike },
  { action: 'begin private mode and pass', looksLike: 'leave', after: withoutTheirLike },
  { action: 'begin and end private mode', looksLike: 'leave and come back', after: withoutTheirLike },
  { action: 'begin and end private mode', looksLike: 'nothing', after: ['strangers', ...withTheirLike] },
  {
    action: 'begin private mode, take the like back and pass',
    looksLike: 'begin private mode and take the like back',
    after: withTheirLike,
  },
  { action: 'begin private mode and block', looksLike: 'begin private mode and leave', after: withTheirLike },
  { action: 'begin to blur photos', looksLike: 'nothing', after: allHistories },
  { action: 'begin to blur photos and block', looksLike: 'leave', after: extremeHistories },
  { action: 'block and leave', looksLike: 'leave, come back and leave', after: allHistories },
  { action: 'block, leave and be erased', looksLike: 'leave, come back and leave', after: extremeHistories },
]

/** Actions that are visible; the harness must detect them. */
export const visibleActions: readonly ActionCase[] = [
  { action: 'like', looksLike: 'nothing', after: ['strangers'] },
  { action: 'unlike', looksLike: 'nothing', after: withTheirLike },
  { action: 'begin private mode', looksLike: 'nothing', after: withoutTheirLike },
  { action: 'block', looksLike: 'nothing', after: allHistories },
]
