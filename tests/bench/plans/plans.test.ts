// @slow
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTempFolder } from '#tests/chaos/chat/servers.ts'
import { isFullRun } from '#tests/support/is-full-run.ts'
import { loadMembers } from '../feed/load-members.ts'
import { type BenchDatabase, openBenchDatabase } from '../measure/database.ts'
import { insertMemberData } from '../sizing/tables.ts'
import { explainRequests } from './explain-requests.ts'
import { findSlowSteps } from './slow-steps.ts'

const template = inject('template')
const server = 'server' in template ? template.server : undefined

test('a large table that is read whole and a large sort are found, at any depth', () => {
  const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'member', 'Plan Rows': 9 }
  const sort = { 'Node Type': 'Sort', 'Plan Rows': 20, Plans: [{ 'Node Type': 'Append', 'Plan Rows': 5000, Plans: [scan] }] }
  expect(findSlowSteps(sort, new Map([['member', 100_000]]))).toEqual(['sorts 5000 rows', 'reads all 100000 rows of member'])
  expect(findSlowSteps(scan, new Map([['member', 40]]))).toEqual([])
})

describe.skipIf(server === undefined)('what members do all day, on a server with many of them', () => {
  let database: BenchDatabase
  beforeAll(async () => {
    database = await openBenchDatabase(`ndloo_test_plans_${process.pid}`, false, server)
    await loadMembers(database.client, isFullRun ? 100_000 : 5000, 6)
    await insertMemberData(database.client, 'not a hash')
  })
  afterAll(() => database[Symbol.asyncDispose]())

  const slowOnes = async (kind: 'generic' | 'custom') => {
    await using folder = await createTempFolder()
    const { statements, slow } = await explainRequests({ url: database.url, client: database.client, kind, dataDir: folder.path })
    expect(statements.get('matches, 20 km')).toBeGreaterThan(4)
    return slow
  }

  test.each(['generic', 'custom'] as const)('no %s plan reads a large table whole or sorts many rows', async (kind) => {
    expect(await slowOnes(kind)).toEqual([])
  })

  test('the test would see it: without its index the list of notifications is read from the whole table', async () => {
    await database.client.query('drop index notification_list')
    const slow = await slowOnes('generic')
    expect(slow.map(({ request }) => request)).toContain('notifications')
  })
})
