import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from '../../chaos/services/postgres.ts'
import { findDatabaseParent } from './folder.ts'

// Runs a command with a PostgreSQL of its own: node --import tsx tests/support/database/in-memory.ts npm run test:all
// Each test file copies and drops a database of a thousand files. In memory, that takes a tenth of the processor time of a disk.
const [, , program, ...words] = process.argv
if (program === undefined) throw new Error('name the command to run')

/** Nothing outlives the command, so nothing is made safe against a power cut. The log stays small, because it takes memory, too. */
const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', shared_buffers: '128MB', max_wal_size: '256MB' }
/** Room for PostgreSQL with the databases of two workers, and for the embedded databases of other tests. */
const mostBytes = 4 * 2 ** 30
await using postgres = await startPostgres(settings, undefined, findDatabaseParent(mostBytes))
const { url } = postgres
const child = spawn(program, words, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url, E2E_DATABASE_URL: url } })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const [code] = (await once(child, 'exit')) as [number | null]
process.exitCode = code ?? 1
