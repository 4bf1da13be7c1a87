import { afterAll, beforeAll, expect, test } from 'vitest'
import { readServerConfig } from './config.ts'
import { hasMembers } from '#features/members/server/index.ts'
import { claimInstallationMode } from '#platform/server/db/installation.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { describeDatabase, formatDatabaseDescription } from './describe-database.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await claimInstallationMode(testApp.db, 'demo', hasMembers)
})
afterAll(() => testApp[Symbol.asyncDispose]())

test('the description has engine, place and whether the database has members', async () => {
  const { config } = testApp.platform
  const empty = await describeDatabase(config, testApp.db)
  expect(empty).toMatchObject({ place: `${config.dataDir}/database`, hasMembers: false })
  expect(empty.engine).toMatch(/^embedded PostgreSQL \d+/)
  expect(empty.since).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(formatDatabaseDescription(empty)).toMatch(/, no members yet \(safe against a crash/)

  await createPerson(testApp, 'amina')
  const url = 'postgres://ndloo:not-for-logs@db.internal:6432/ndloo?sslmode=require'
  const server = await describeDatabase(
    readServerConfig({ DATA_DIR: config.dataDir, DEMO: '1', SECRET: 'x'.repeat(40), DATABASE_URL: url }),
    testApp.db,
  )
  expect(server.place).toMatch(/^\w+ at db\.internal:6432$/)
  expect(formatDatabaseDescription(server)).toMatch(/^PostgreSQL \d+[\d.]*, .*, with members$/)
  expect(JSON.stringify(server)).not.toContain('not-for-logs')
})
