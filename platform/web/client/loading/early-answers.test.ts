// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'

const answer = Promise.resolve(new Response('{}'))
const request = (method = 'GET', path = '/api/me') => ({ method, url: location.origin + path })
afterEach(() => {
  globalThis.earlyAnswers = undefined
})

it('gives an answer once, and only to the account and language that asked', () => {
  globalThis.earlyAnswers = { token: 'one', locale: 'fr', answers: { '/api/me': answer } }
  expect(takeEarlyAnswer(request(), 'other', 'fr')).toBeUndefined()
  expect(takeEarlyAnswer(request(), 'one', 'en')).toBeUndefined()
  expect(takeEarlyAnswer(request('POST'), 'one', 'fr')).toBeUndefined()
  expect(takeEarlyAnswer(request('GET', '/api/me?x=1'), 'one', 'fr')).toBeUndefined()
  expect(takeEarlyAnswer(request(), 'one', 'fr')).toBe(answer)
  expect(takeEarlyAnswer(request(), 'one', 'fr')).toBeUndefined()
})
