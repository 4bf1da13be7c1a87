import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCommand, openControlSocket } from '#platform/server/control-socket.ts'
import { createLog } from '#platform/server/log.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { adminCreateCommand } from './commands/admin-create.ts'
import { depositsCommand } from './commands/deposits.ts'
import { ledgerCheckCommand } from './commands/ledger-check.ts'
import { dispatchCommand } from './programs/run-command.ts'

let testApp: TestApp
let folder: string
let controlSocket: AsyncDisposable
beforeAll(async () => {
  testApp = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'ndloo-operator-'))
  const { db, platform } = testApp
  const commands = { 'admin-create': adminCreateCommand, deposits: depositsCommand, 'ledger-check': ledgerCheckCommand }
  const context = { db, config: platform.config, log: createLog('silent') }
  controlSocket = await openControlSocket(folder, (request, print) => dispatchCommand(commands, request, { ...context, print }))
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

test('a failed command prints a sentence and changes nothing', async () => {
  expect(await ask('admin-create', '--email', 'nobody')).toEqual([false, expect.stringContaining('npm run admin:create')])
  expect(await ask('admin-create', '--emial', 'x')).toEqual([false, expect.stringContaining('--emial')])
  const [jumped, why] = await ask('deposits', 'rate', 'NGN', '9999')
  expect([jumped, why]).toEqual([false, expect.stringContaining('more than 10 %')])
  expect(await ask('drop-everything')).toEqual([false, expect.stringContaining('knows no drop-everything')])
  expect(await ask('constructor')).toEqual([false, expect.stringContaining('knows no constructor')])
})
