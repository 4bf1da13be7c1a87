// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { takeEarlyResponse } from './early-responses.ts'

const answer = Promise.resolve(new Response('{}'))
const request = (method = 'GET', path = '/api/me') => ({ method, url: location.origin + path })
afterEach(() => {
  globalThis.earlyAnswers = undefined
})

it('gives an answer once, and only to the account and language that asked', () => {
  globalThis.earlyAnswers = { token: 'one', locale: 'fr', answers: { '/api/me': answer } }
  expect(takeEarlyResponse(request(), 'other', 'fr')).toBeUndefined()
  expect(takeEarlyResponse(request(), 'one', 'en')).toBeUndefined()
  expect(takeEarlyResponse(request('POST'), 'one', 'fr')).toBeUndefined()
  expect(takeEarlyResponse(request('GET', '/api/me?x=1'), 'one', 'fr')).toBeUndefined()
  expect(takeEarlyResponse(request(), 'one', 'fr')).toBe(answer)
  expect(takeEarlyResponse(request(), 'one', 'fr')).toBeUndefined()
})
