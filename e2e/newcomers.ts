import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mailedCode, password } from './people.ts'

/** Somebody of a journey's own, signed up and in by calls. */
export interface Newcomer {
  id: string
  token: string
  user: object
  firstName: string
}

const headersOf = ({ token }: Pick<Newcomer, 'token'>) => ({ authorization: `Bearer ${token}` })

/** Signs somebody up by calls, and places them. */
export const join = async (request: APIRequestContext, firstName: string, place: { lat: number; lng: number }): Promise<Newcomer> => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const registration = {
    firstName,
    lastName: 'Mbarga',
    email,
    countryCode: 'CM',
    mobileNumber: '677123456',
    gender: 'female',
    age: 30,
    password,
    confirmPassword: password,
    accept_terms: true,
    locale: 'en',
  }
  expect((await request.post('/api/auth/sign-up', { data: registration })).status()).toBe(202)
  const proof = await request.post('/api/auth/verify-email', { data: { email, code: await mailedCode(request, email) } })
  const { data } = (await proof.json()) as { data: { user: { id: string }; token: string } }
  const person = { id: data.user.id, token: data.token, user: data.user, firstName }
  expect((await request.put('/api/me/place', { headers: headersOf(person), data: place })).status()).toBe(200)
  return person
}

/** Calls the server as somebody. */
export const ask = (request: APIRequestContext, person: Newcomer, method: 'GET' | 'POST', path: string, data?: object) =>
  request.fetch(`/api${path}`, { method, headers: headersOf(person), ...(data === undefined ? {} : { data }) })

/** Has a page begin as somebody who is signed in. */
export const enterAs = async (page: Page, person: Newcomer): Promise<void> => {
  const session = JSON.stringify({ state: { user: person.user, _ndloo_token: person.token }, version: 0 })
  await page.addInitScript(`localStorage.setItem('auth', ${JSON.stringify(session)})`)
}
