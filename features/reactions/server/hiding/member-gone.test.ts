import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { lockMember, startDeletion, startSuspension } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { applyReaction } from '../../contract.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

type Hiding = (tx: Tx, member: { id: string; status: string }, now: Date) => Promise<unknown>
const suspension =
  (kind: 'hold' | 'suspend'): Hiding =>
  (tx, member, now) =>
    startSuspension(tx, member, { decisionId: randomUUID(), kind, until: null, reason: 'scam', now })

test.each<[string, Hiding]>([
  ['held', suspension('hold')],
  ['suspended', suspension('suspend')],
  ['deleted', (tx, member, now) => startDeletion(tx, member, { now, eraseAt: new Date(now.getTime() + 1000) })],
])('when a member is %s, only members who have them in a conversation or on a list get the event', async (_, hide) => {
  const brian = await createPerson(testApp, 'brian')
  const [friend, blocked, admirer, liked, passedOn] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'chantal'),
    await createPerson(testApp, 'esi'),
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'chantal'),
  ]
  await createPerson(testApp, 'esi')
  const react = (from: Person, action: 'like' | 'dislike', to: Person) =>
    testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
  await react(admirer, 'like', brian)
  await react(brian, 'like', liked)
  // A disliked member gets no event, now or later.
  await react(brian, 'dislike', passedOn)
  const now = testApp.clock.now()
  await inTransaction(testApp.db, async (tx) => {
    await openMatchConversation(tx, brian.id, friend.id, now)
    await openMatchConversation(tx, brian.id, blocked.id, now)
    await addBlock(tx, brian.id, blocked.id, now)
  })
  testApp.published.length = 0
  await inTransaction(testApp.db, async (tx) => {
    const member = await lockMember(tx, brian.id)
    if (member !== undefined) await hide(tx, member, now)
  })
  await testApp.runJobs()
  const told = testApp.published.filter(({ name }) => name === 'gone')
  const those = [friend, blocked, admirer, liked].map(({ id }) => id).toSorted()
  expect(told).toEqual([{ to: [brian.id, ...those], name: 'gone', payload: { uid: brian.id } }])
})
