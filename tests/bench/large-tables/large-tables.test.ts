// @slow
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadMembers } from '../feed/load-members.ts'
import { type BenchDatabase, openBenchDatabase } from '../measure/database.ts'
import { loadConversations } from './load-conversations.ts'
import { pickTimedMembers } from './pick-timed-members.ts'
import { type TimedMember, timedActions } from './timed-actions.ts'

const template = inject('template')
const server = 'server' in template ? template.server : undefined

describe.skipIf(server === undefined)('the bench of large tables, at a small size', () => {
  let database: BenchDatabase
  let members: TimedMember[]
  beforeAll(async () => {
    database = await openBenchDatabase(`ndloo_test_large_${process.pid}`, false, server)
    await loadMembers(database.client, 5000, 12)
    await loadConversations(database.client, 20)
    members = await pickTimedMembers(database, 3)
  })
  afterAll(() => database[Symbol.asyncDispose]())

  test('loads ten conversations for each member', async () => {
    const { rows } = await database.client.query<{ messages: number; sides: number }>(
      'select (select count(*)::int from message) as messages, (select count(*)::int from participant) as sides',
    )
    expect(rows).toEqual([{ messages: 5000 * 5 * 20, sides: 5000 * 10 }])
  })

  test.each(Object.entries(timedActions))('%s finds what was loaded', async (_name, act) => {
    expect(members).toHaveLength(3)
    for (const member of members) await act(database, member)
  })

  test('an action that finds nothing fails', async () => {
    const [member] = members
    if (member === undefined) throw new Error('nobody was picked')
    const act = timedActions['new messages']
    const { rows } = await database.client.query<{ id: string }>('select gen_random_uuid() as id')
    await expect(act?.(database, { ...member, peer: rows[0]?.id ?? '' })).rejects.toThrow()
  })
})
