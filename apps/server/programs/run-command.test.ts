import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readServerConfig } from '../config.ts'
import { prepareDatabase } from '#tests/support/database/prepared-database.ts'
import { adminCreateCommand } from '../commands/admin-create.ts'
import { depositsCommand } from '../commands/deposits.ts'
import { ledgerCheckCommand } from '../commands/ledger-check.ts'
import { secretStatusCommand } from '../commands/secret-status.ts'
import { runCommand } from './run-command.ts'

test('commands create an administrator, set rates and check the ledger without a running server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-operate-'))
  const output: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => output.push(String(line)) > 0)
  try {
    await using database = await prepareDatabase(join(folder, 'data'))
    const config = readServerConfig({ ...database.environment, DEMO: '1', SECRET: 'a secret of tests, long enough to be one' })
    expect(await runCommand(config, 'admin-create', adminCreateCommand, ['--email', 'first@example.com'])).toBe(true)
    expect(output.join('')).toMatch(/first@example\.com is an administrator\.[\s\S]*with the code {7}\d{6}/)
    expect(await runCommand(config, 'deposits', depositsCommand, ['rate', 'NGN', '1600', '--sure'])).toBe(true)
    expect(output.at(-1)).toBe('A dollar costs 1648 NGN from now on.\n')
    expect(await runCommand(config, 'deposits', depositsCommand, ['rate', 'NGN', '9999'])).toBe(false)
    expect(await runCommand(config, 'ledger-check', ledgerCheckCommand, [])).toBe(true)
    expect(await runCommand(config, 'secret-status', secretStatusCommand, [])).toBe(true)
    expect(output.slice(-2).join('')).toBe('Under SECRET: nothing stored.\nSECRET_PREVIOUS is not set.\n')
    const made = await database.work((db) => db.selectFrom('member').select(['email', 'role']).execute())
    expect(made).toEqual([{ email: 'first@example.com', role: 'admin' }])
  } finally {
    write.mockRestore()
    await rm(folder, { recursive: true, force: true })
  }
})
