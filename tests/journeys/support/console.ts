import { type APIRequestContext, expect } from '@playwright/test'
import { totpCode, totpStepAt } from '#platform/server/secrets/totp.ts'
import { callApi, readMailedCode, type Member, toMember, password, type SignedIn } from './people.ts'

/** An administrator with a second factor. `recovery` are the unused recovery codes, which work once each. */
export interface SignedInAdministrator extends Member {
  email: string
  recovery: string[]
}

/**
 * Signs in the demo's administrator with a fresh second factor. Another journey can have used the current code, which works once. No code
 * is tried twice, because after five wrong ones the server accepts none for 15 minutes.
 */
export const signInDemoAdministrator = async (request: APIRequestContext): Promise<Member> => {
  const demo = { email: 'admin@ndloo.example', password: 'welcome to ndloo' }
  const member = toMember((await (await request.post('/api/auth/login', { data: demo })).json()) as SignedIn)
  let tried = ''
  const enters = async () => {
    const { code } = (await (await request.get('/sandbox/authenticator.json')).json()) as { code: string }
    if (code === tried) return false
    tried = code
    return (await callApi(request, member, 'POST', '/admin/enter', { code, password: demo.password })).ok()
  }
  await expect.poll(enters, { timeout: 95_000 }).toBe(true)
  return member
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Decodes a base 32 secret. */
const secretOf = (shown: string): Buffer => {
  const bits = [...shown.replaceAll(/\s/g, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The current code of an authenticator for a base 32 secret. */
export const authenticatorCode = (shown: string): string => totpCode(secretOf(shown), totpStepAt(new Date()))

/** Creates another administrator with an authenticator through the API. */
const hire = async (request: APIRequestContext, by: Member, name: string): Promise<SignedInAdministrator> => {
  const email = `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  expect((await callApi(request, by, 'POST', '/admin/members', { name, email, role: 'admin', age: 40, country: 'CM' })).ok()).toBe(true)
  const reset = { email, code: await readMailedCode(request, email), password, confirmPassword: password }
  expect((await request.post('/api/auth/reset-password', { data: reset })).ok()).toBe(true)
  const member = toMember((await (await request.post('/api/auth/login', { data: { email, password } })).json()) as SignedIn)
  const begun = await callApi(request, member, 'POST', '/admin/second-factor', { password })
  const { data } = (await begun.json()) as { data: { secret: string } }
  const confirmed = await callApi(request, member, 'POST', '/admin/second-factor/confirm', { code: authenticatorCode(data.secret) })
  expect(confirmed.ok()).toBe(true)
  const { recovery_codes } = ((await confirmed.json()) as { data: { recovery_codes: string[] } }).data
  return { ...member, email, recovery: recovery_codes }
}

const proofMs = 5 * 60_000
let [hired, provenAt]: [[SignedInAdministrator, SignedInAdministrator] | undefined, number] = [undefined, 0]

/** Two administrators with a fresh login and second factor, shared by the journeys of a worker. */
export const prepareTwoAdministrators = async (request: APIRequestContext): Promise<[SignedInAdministrator, SignedInAdministrator]> => {
  if (hired === undefined) {
    const demo = await signInDemoAdministrator(request)
    hired = [await hire(request, demo, 'Conny'), await hire(request, demo, 'Judith')]
  }
  if (Date.now() - provenAt > proofMs) {
    for (const one of hired)
      expect((await callApi(request, one, 'POST', '/admin/enter', { code: one.recovery.pop(), password })).ok()).toBe(true)
    provenAt = Date.now()
  }
  return hired
}
