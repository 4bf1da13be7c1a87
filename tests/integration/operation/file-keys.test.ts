// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretLostCommand } from '#apps/server/commands/secret-lost.ts'
import { createSecretStatusCommand } from '#apps/server/commands/secret-status.ts'
import { getOwnVoiceHello } from '#features/voice-hello/contract.ts'
import { countSealedBySecret, reseal } from '#platform/server/secrets/sealed-values.ts'
import { fileKeySealedStore } from '#platform/server/storage/file-keys.ts'
import { openTestApp, type Person, type TestApp } from '../../support/app/test-app.ts'
import { createAttachmentCalls, fileUrl } from '../../support/features/attachments.ts'
import { createChatCalls } from '../../support/features/messages.ts'
import { createVoiceHello } from '../../support/features/voice-hello.ts'

type Secrets = [string, ...string[]]
const [first, second, third] = ['first', 'second', 'third'].map((name) => `the ${name} secret, long enough to be one`) as [
  string,
  string,
  string,
]
let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  ;[amina, brian] = await createChatCalls(testApp).createPair()
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Lets the process use these secrets. */
const use = (...secrets: Secrets) => Object.assign(testApp.platform.config, { secrets })
const run = async (command: typeof secretLostCommand, args: string[] = []) => {
  const output: string[] = []
  const { db, config } = testApp.platform
  const succeeded = await command(
    { db, config, print: (line: string) => void output.push(line) } as Parameters<typeof secretLostCommand>[0],
    args,
  )
  return { succeeded, output: output.join('\n') }
}
const helloOf = async (person: Person) =>
  (await testApp.call(getOwnVoiceHello, undefined, { as: person })).body.data?.voice_hello?.audio ?? ''
const status = async (url: string) => (await testApp.app.inject({ url })).statusCode

test('files stay readable through a change of SECRET, and one value is sealed anew for all of them', async () => {
  use(first)
  const files = createAttachmentCalls(testApp)
  await createVoiceHello(testApp, amina)
  const urls = [fileUrl(await files.send(amina, brian, 'voice')), fileUrl(await files.send(amina, brian, 'picture')), await helloOf(amina)]
  use(second, first)
  for (const url of urls) expect(await status(url)).toBe(200)
  const { db } = testApp.platform
  expect(await countSealedBySecret(db, fileKeySealedStore, [second, first])).toMatchObject({ previous: { values: 1 } })
  expect((await run(createSecretStatusCommand(testApp.clock))).output).toContain('Under SECRET_PREVIOUS: the key of encrypted files')
  expect(await reseal(db, fileKeySealedStore, [second, first])).toBe(1)
  use(second)
  for (const url of urls) expect(await status(url)).toBe(200)
})

test('after SECRET is lost, old files are given up on request, and new ones work at once', async () => {
  use(second)
  const old = fileUrl(await createAttachmentCalls(testApp).send(amina, brian, 'voice'))
  const oldHello = await helloOf(amina)
  use(third)
  expect([await status(old), await status(oldHello)]).toEqual([503, 503])
  const message = await createAttachmentCalls(testApp).send(amina, brian, 'voice')
  expect(await status(fileUrl(message))).toBe(200)
  expect(await run(secretLostCommand)).toMatchObject({
    succeeded: false,
    output: expect.stringMatching(/3 voice notes and pictures can be opened by nobody[^]*1 voice hellos can be opened by nobody/),
  })
  expect(await run(secretLostCommand, ['--sure'])).toMatchObject({
    succeeded: true,
    output: expect.stringMatching(/3 voice notes and pictures are given up[^]*1 voice hellos are given up/),
  })
  expect([await status(old), await status(oldHello), await status(fileUrl(message))]).toEqual([404, 404, 200])
  expect(await run(secretLostCommand)).toMatchObject({ succeeded: true })
  const { messages } = await createChatCalls(testApp).list(amina, brian)
  expect(messages.map(({ kind, attachment }) => [kind, attachment === null])).toEqual([
    ['system', true],
    ['voice', true],
    ['picture', true],
    ['voice', true],
    ['voice', false],
  ])
})
