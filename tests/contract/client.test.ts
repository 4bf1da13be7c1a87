import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccessToken } from '#features/access-tokens/contract.ts'
import { createClient, isRefusal, NdlooError } from '../../client/index.js'
import { renderClient } from '../../scripts/client/render-client.ts'
import { openServedTestApp, type ServedTestApp } from '../support/app/served-app.ts'
import { createChatCalls } from '../support/features/messages.ts'
import { createPerson, type Person } from '../support/people/people.ts'

test('the types of the client are those of the contracts', async () => {
  for (const [file, text] of Object.entries(await renderClient('.')))
    expect(readFileSync(file, 'utf8') === text, `${file} is old`).toBe(true)
})

describe('a program with a token', () => {
  let testApp: ServedTestApp
  let amina: Person
  let brian: Person
  let token: string
  beforeAll(async () => {
    testApp = await openServedTestApp()
    const talk = createChatCalls(testApp)
    ;[amina, brian] = await talk.createPair()
    await talk.send(brian, amina, 'see you at the lake')
    const body = { name: 'my calendar', scopes: ['matches:read' as const, 'messages:read' as const] }
    token = (await testApp.call(createAccessToken, { body }, { as: amina })).body.data.token
  })
  afterAll(() => testApp[Symbol.asyncDispose]())
  const client = (given: string | undefined = token) => createClient({ url: `http://127.0.0.1:${testApp.port}/`, token: given })

  test('reads matches and a conversation', async () => {
    const stranger = await createPerson(testApp, 'diego', { city: 'Douala' })
    const { data } = await client().call('GET /matches', { query: { distance: 'any' } })
    const names: string[] = data.people.map(({ firstname }) => firstname)
    expect(names).toContain('Diego')
    expect(data.people.map(({ id }) => id)).toContain(stranger.id)
    const conversation = await client().call('GET /conversations/:uid/messages', { params: { uid: brian.id } })
    expect(conversation.data.messages.map(({ body }) => body)).toContain('see you at the lake')
  })

  test('gets a refusal with its code, its sentence and the time to wait', async () => {
    const name = 'GET /conversations/:uid/messages' as const
    const error = await client()
      .call(name, { params: { uid: testApp.platform.config.demo ? '6b0f7a39-0000-4000-8000-00000000000a' : '' } })
      .catch((reason: unknown) => reason)
    if (!isRefusal(error, name)) throw new Error('no refusal')
    // In the type of `code`, this call has only its own error codes.
    const code: 'platform.not_found' | undefined = error.code === 'platform.not_found' ? error.code : undefined
    expect([error.status, code]).toEqual([404, 'platform.not_found'])
    // @ts-expect-error -- a code that this call does not have
    expect(error.code === 'wallet.nothing').toBe(false)
    const denied: unknown = await client()
      .call('GET /me')
      .catch((reason: unknown) => reason)
    expect(denied).toBeInstanceOf(NdlooError)
    expect(denied).toMatchObject({ status: 403, code: 'platform.token_scope', message: 'This token needs the scope profile:read.' })
  })

  test('does not compile with a wrong path, parameter or value', () => {
    const wrong = () => [
      // @ts-expect-error -- no such call
      client().call('GET /nothing'),
      // @ts-expect-error -- the member is missing
      client().call('GET /conversations/:uid/messages'),
      // @ts-expect-error -- no such distance
      client().call('GET /matches', { query: { distance: 'far' } }),
    ]
    expect(wrong).toBeTypeOf('function')
  })
})
