import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '#features/blocks/server/index.ts'
import { lockMember, startDeletion, startSuspension } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#testing/people.ts'
import { openStage, type Stage } from '#testing/stage.ts'
import { openMatch } from './open-match.ts'

let stage: Stage
beforeAll(async () => void (stage = await openStage()))
afterAll(() => stage[Symbol.asyncDispose]())

type Hiding = (tx: Tx, member: { id: string; status: string }, now: Date) => Promise<unknown>
const suspension =
  (kind: 'hold' | 'suspend'): Hiding =>
  (tx, member, now) =>
    startSuspension(tx, member, { decisionId: randomUUID(), kind, until: null, reason: 'scam', now })

test.each<[string, Hiding]>([
  ['held', suspension('hold')],
  ['suspended', suspension('suspend')],
  ['deleted', (tx, member, now) => startDeletion(tx, member, { now, eraseAt: new Date(now.getTime() + 1000) })],
])('that somebody is %s is heard by those they talk with, and by no stranger', async (_, hide) => {
  const [brian, friend, blocked]: Person[] = await Promise.all([
    createPerson(stage, 'brian'),
    createPerson(stage, 'amina'),
    createPerson(stage, 'chantal'),
  ])
  if (brian === undefined || friend === undefined || blocked === undefined) throw new Error('nobody')
  await createPerson(stage, 'esi')
  const now = stage.clock.now()
  await inTransaction(stage.db, async (tx) => {
    await openMatch(tx, brian.id, friend.id, now)
    await openMatch(tx, brian.id, blocked.id, now)
    await block(tx, brian.id, blocked.id, now)
  })
  stage.published.length = 0
  await inTransaction(stage.db, async (tx) => {
    const member = await lockMember(tx, brian.id)
    if (member !== undefined) await hide(tx, member, now)
  })
  await stage.runJobs()
  const told = stage.published.filter(({ name }) => name === 'gone')
  expect(told).toEqual([{ to: [brian.id, friend.id], name: 'gone', payload: { uid: brian.id } }])
})
