import pg from 'pg'
import { expect, test } from 'vitest'
import { explainFixableError } from './explain-fixable-error.ts'

const server = process.env.TEST_DATABASE_URL || undefined

const errorOf = async (change: (url: URL) => void, statement = 'select 1'): Promise<unknown> => {
  const url = new URL(server ?? '')
  change(url)
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
  throw new Error('nothing failed')
}

test.skipIf(server === undefined)('explains errors of PostgreSQL for a wrong address or role', async () => {
  expect(explainFixableError(await errorOf((url) => (url.pathname = '/no_such_database')))).toMatch(
    /^The database of the configuration does not exist: /,
  )
  expect(explainFixableError(await errorOf((url) => (url.username = 'no_such_role')))).toMatch(/^PostgreSQL refuses the user or password/)
  expect(explainFixableError(await errorOf((url) => (url.hostname = 'no-such-host.invalid')))).toMatch(
    /^A host name of the configuration is not known: /,
  )
  expect(explainFixableError(await errorOf((url) => (url.port = '1')))).toMatch(
    /^A server of the configuration does not answer: .*ECONNREFUSED/,
  )
})

test.skipIf(server === undefined)('explains a read-only database and a schema of another owner', async () => {
  const readOnly = (url: URL) => url.searchParams.set('options', '-c default_transaction_read_only=on')
  expect(explainFixableError(await errorOf(readOnly, 'create table explained (id integer)'))).toMatch(/^The database takes no writes\./)
  const refused = "do $$ begin raise exception 'permission denied for schema public' using errcode = 'insufficient_privilege'; end $$"
  expect(explainFixableError(await errorOf(() => {}, refused))).toMatch(
    /lacks a right in the database, which it has to own: permission denied/,
  )
})

test.each(['53300', '57P03'])('explains a server that is temporarily unavailable: %s', (code) => {
  expect(explainFixableError(Object.assign(new Error('too many'), { code }))).toBe('The database cannot serve at this moment: too many')
})

test('lists the errors of a host with several addresses, and does not explain bugs', () => {
  const each = [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]
  expect(explainFixableError(Object.assign(new AggregateError(each), { code: 'ECONNREFUSED' }))).toBe(
    'A server of the configuration does not answer: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  )
  expect(explainFixableError(new TypeError('x is not a function'))).toBeUndefined()
})
