import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccessToken, createServiceToken } from '#features/access-tokens/contract.ts'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { memberScopes, serviceScopes } from '#platform/shared/scopes.ts'
import { openTestApp, type TestApp } from '../support/app/test-app.ts'
import { createAdmin, createPerson, type Person } from '../support/people/people.ts'

let testApp: TestApp
let amina: Person
let chantal: Person
/** Two tokens with all scopes of their kind. `narrow` has, by scope, a token with all other scopes of the same kind. */
const tokens: Record<'personal' | 'service', string> & { narrow: Map<string, string> } = { personal: '', service: '', narrow: new Map() }

beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100000' })
  amina = await createPerson(testApp, 'amina')
  chantal = await createAdmin(testApp, 'chantal')
  const personal = async (scopes: readonly (typeof memberScopes)[number][]) =>
    (await testApp.call(createAccessToken, { body: { name: 'test', scopes: [...scopes] } }, { as: amina })).body.data.token
  const service = async (scopes: readonly (typeof serviceScopes)[number][]) =>
    (await testApp.call(createServiceToken, { body: { name: 'test', scopes: [...scopes], reason: 'for a test' } }, { as: chantal })).body
      .data.token
  tokens.personal = await personal(memberScopes)
  tokens.service = await service(serviceScopes)
  for (const scope of memberScopes) tokens.narrow.set(scope, await personal(memberScopes.filter((one) => one !== scope)))
  for (const scope of serviceScopes) tokens.narrow.set(scope, await service(serviceScopes.filter((one) => one !== scope)))
})
afterAll(() => testApp[Symbol.asyncDispose]())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** Sends a call without valid parameters, query or body: the service checks who may call before it reads them. */
const call = async ({ method, path }: Endpoint, token: string | undefined) => {
  const response = await testApp.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, 'x')}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const { code = '' } = response.headers['content-type']?.toString().includes('json') ? response.json<{ code?: string }>() : {}
  return { status: response.statusCode, code, text: response.payload }
}
/** All endpoints that take tokens into account; payment providers sign their calls to `/webhooks/` instead. */
const endpoints = () => testApp.app.endpoints.filter(({ path }) => !path.startsWith('/webhooks/'))

describe('tokens and the whole contract', () => {
  it('an endpoint without a scope refuses every token, known or not; one of the console does not exist for it', async () => {
    const closed = endpoints().filter(({ token }) => token === undefined)
    expect(closed.length).toBeGreaterThan(100)
    const unknownPath = await call({ method: 'GET', path: '/no/such', access: 'open', summary: '' }, tokens.personal)
    for (const one of closed)
      for (const token of [tokens.personal, tokens.service, `ndl_${'A'.repeat(43)}`]) {
        const { status, code, text } = await call(one, token)
        const expected = one.access === 'admin' ? [404, unknownPath.text] : [403, 'platform.token_not_allowed']
        expect([status, one.access === 'admin' ? text : code], nameOf(one)).toEqual(expected)
      }
  })

  it('an endpoint with a scope admits tokens with it, and refuses those without', async () => {
    const open = endpoints().filter(({ token }) => token !== undefined)
    expect(open.length).toBeGreaterThan(15)
    const refusals = new Set(['platform.token_not_allowed', 'platform.token_scope', 'platform.unauthenticated', 'platform.second_factor'])
    for (const one of open) {
      const own = one.access === 'admin' ? tokens.service : tokens.personal
      expect(refusals, nameOf(one)).not.toContain((await call(one, own)).code)
      for (const scope of [one.token, one.tokenReads].filter((each) => each !== undefined))
        expect((await call(one, tokens.narrow.get(scope))).code, nameOf(one)).toBe('platform.token_scope')
      const other = await call(one, one.access === 'admin' ? tokens.personal : tokens.service)
      expect([other.status, other.code], nameOf(one)).toEqual(
        one.access === 'admin' ? [404, 'platform.not_found'] : [403, 'platform.token_scope'],
      )
    }
  })

  it('no scope opens money, the console to members, or what keeps an account safe', () => {
    for (const { access, token, movesMoney, path, method } of endpoints().filter((one) => one.token !== undefined)) {
      const isMember = memberScopes.some((scope) => scope === token)
      expect(movesMoney, path).toBeUndefined()
      expect(isMember ? ['guest', 'member'] : ['admin'], path).toContain(access)
      expect(isMember || method === 'GET', path).toBe(true)
      expect(path).not.toMatch(
        /^\/(auth|account|deposit|gift|user-boost|admin\/(tokens|entry|enter|second-factor))|token|passkey|phone|export/,
      )
    }
  })

  it('a token of the service ends with the role of who made it', async () => {
    const figures = endpoints().find(({ path }) => path === '/admin/figures')
    if (figures === undefined) throw new Error('no such endpoint')
    const status = async () => (await call(figures, tokens.service)).status
    expect(await status()).not.toBe(404)
    await testApp.db.updateTable('member').set({ role: 'moderator' }).where('id', '=', chantal.id).execute()
    expect(await status()).toBe(404)
  })
})
