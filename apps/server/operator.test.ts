import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { sendCommand, openControlSocket } from '#platform/server/control-socket.ts'
import { createLog } from '#platform/server/log.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { adminCreateCommand } from './commands/admin-create.ts'
import { depositsCommand } from './commands/deposits.ts'
import { ledgerCheckCommand } from './commands/ledger-check.ts'
import { runCommandFromSocket } from './programs/run-command.ts'

let testApp: TestApp
let folder: string
let controlSocket: AsyncDisposable
beforeAll(async () => {
  testApp = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'ndloo-operator-'))
  const { db, platform } = testApp
  const commands = { 'admin-create': adminCreateCommand, deposits: depositsCommand, 'ledger-check': ledgerCheckCommand }
  const context = { db, config: platform.config, log: createLog('silent') }
  controlSocket = await openControlSocket(folder, (request, print) => runCommandFromSocket(commands, request, { ...context, print }))
})
afterAll(async () => {
  await controlSocket[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
  await testApp[Symbol.asyncDispose]()
})

const ask = async (name: string, ...args: string[]): Promise<[succeeded: boolean | undefined, output: string]> => {
  const output: string[] = []
  return [await sendCommand(folder, { name, args }, (line) => void output.push(line)), output.join('\n')]
}

test('a running server creates an administrator, sets rates and checks the ledger for the operator', async () => {
  const [made, invitation] = await ask('admin-create', '--email', 'first@example.com', '--name', 'Esi Mensah')
  expect([made, invitation]).toEqual([true, expect.stringMatching(/first@example\.com is an administrator\.[\s\S]*with the code {7}\d{6}/)])
  const { role } = await testApp.db.selectFrom('member').select('role').where('email', '=', 'first@example.com').executeTakeFirstOrThrow()
  expect(role).toBe('admin')
  expect(await ask('deposits', 'rate', 'NGN', '1600', '--sure')).toEqual([true, expect.stringContaining('NGN from now on')])
  expect(await ask('ledger-check')).toEqual([true, 'The ledger is sound.'])
})

test('the operator alone loosens the rule of the second person, with a reason, and the audit log names the operator', async () => {
  const { db } = testApp
  await db.updateTable('money_rule').set({ enabled: true, limit_cents: '1500' }).execute()
  const rule = () => db.selectFrom('money_rule').select(['enabled', 'limit_cents']).executeTakeFirstOrThrow()
  const kept = { enabled: true, limit_cents: '1500' }
  expect(await ask('deposits', 'second-person', 'off')).toEqual([false, 'this field is required'])
  for (const limit of ['-1', 'many', '2000000.00'])
    expect(await ask('deposits', 'second-person', limit, '--reason', 'one person is left')).toEqual([false, expect.any(String)])
  expect(await ask('deposits', 'second-person')).toEqual([false, expect.stringContaining('second-person off')])
  expect(await rule()).toEqual(kept)
  expect(await ask('deposits', 'second-person', 'off', '--reason', 'one person is left')).toEqual([true, 'Payments need no second person.'])
  expect(await rule()).toEqual({ enabled: false, limit_cents: '1500' })
  expect(await ask('deposits', 'second-person', '20.00', '--reason', 'two again')).toEqual([
    true,
    'Payments over 20.00 USD need a second person.',
  ])
  const { entries } = await readAuditPage(db, { subjectKind: 'money_rule', subjectId: 'second_person' })
  expect(entries.map(({ admin_id, reason }) => [admin_id, reason])).toEqual([
    [null, 'two again'],
    [null, 'one person is left'],
  ])
})

test('a failed command prints a sentence and changes nothing', async () => {
  expect(await ask('admin-create', '--email', 'nobody')).toEqual([false, expect.stringContaining('npm run admin:create')])
  expect(await ask('admin-create', '--emial', 'x')).toEqual([false, expect.stringContaining('--emial')])
  const [jumped, why] = await ask('deposits', 'rate', 'NGN', '9999')
  expect([jumped, why]).toEqual([false, expect.stringContaining('more than 10 %')])
  expect(await ask('drop-everything')).toEqual([false, expect.stringContaining('knows no drop-everything')])
  expect(await ask('constructor')).toEqual([false, expect.stringContaining('knows no constructor')])
})
