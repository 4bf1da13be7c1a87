// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { en } from '#platform/shared/i18n/locales/en.ts'
import { errorMessages, withFetchError, showResponseMessage, showFailure } from './errors.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { toastStore } from '../ui/toasts/toast.ts'

const refusal = (data: unknown, status = 422) => Object.assign(new Response(null, { status }), { data })
const shown = () => toastStore.current().map(({ tone, message }) => `${tone}: ${message}`)

beforeEach(() => {
  setCatalogues({ platform: en })
  toastStore.clear()
})

describe('failures', () => {
  it('show the message, then each field message, as separate toasts', () => {
    showFailure(refusal({ message: 'Please check.', errors: { email: ['Taken.', 'Too long.'], age: ['Too young.'] } }))
    expect(shown()).toEqual(['error: Please check.', 'error: Taken.', 'error: Too long.', 'error: Too young.'])
  })
  it('show field messages when there is no message', () => {
    expect(errorMessages(refusal({ errors: { email: ['Taken.'] } }))).toEqual(['Taken.'])
  })
  it('without data show a generic error', () => {
    showFailure(new TypeError('network'))
    showFailure(refusal(undefined, 502))
    expect(shown()).toEqual(['error: An error occurred.'])
  })
  it('are silent for an ended session, which the login page reports', () => {
    showFailure(refusal({ message: 'Please log in.' }, 401))
    expect(shown()).toEqual([])
  })
})

describe('messages in responses', () => {
  it('prefer the message in the data', () => {
    showResponseMessage({ message: 'outer', data: { message: 'inner' } })
    showResponseMessage({ message: 'outer' })
    showResponseMessage({})
    expect(shown()).toEqual(['info: inner', 'info: outer'])
  })
})

describe('reads', () => {
  it('return their result', async () => {
    await expect(withFetchError(Promise.resolve(3))).resolves.toBe(3)
  })
  it('rethrow the message of the server, otherwise a generic message', async () => {
    await expect(withFetchError(Promise.reject(refusal({ message: 'Gone.' }, 404)))).rejects.toMatchObject({
      message: 'Gone.',
      status: 404,
    })
    await expect(withFetchError(Promise.reject(refusal(undefined, 500)))).rejects.toMatchObject({
      message: 'Failed to fetch profile data',
      status: 500,
    })
    await expect(withFetchError(Promise.reject(new TypeError('x')))).rejects.toMatchObject({
      message: 'Failed to fetch profile data',
      status: 0,
    })
  })
})
