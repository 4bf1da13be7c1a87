// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { en } from '#platform/shared/i18n/locales/en.ts'
import { errorSentences, fetched, showAnswer, showFailure } from './errors.ts'
import { speak } from '#tests/support/web/render-screen.tsx'
import { toastStore } from '../ui/toasts/toast.ts'

const refusal = (data: unknown, status = 422) => Object.assign(new Response(null, { status }), { data })
const shown = () => toastStore.current().map(({ tone, message }) => `${tone}: ${message}`)

beforeEach(() => {
  speak({ platform: en })
  toastStore.clear()
})

describe('failures', () => {
  it('are the message, then each message of each field, one toast each', () => {
    showFailure(refusal({ message: 'Please check.', errors: { email: ['Taken.', 'Too long.'], age: ['Too young.'] } }))
    expect(shown()).toEqual(['error: Please check.', 'error: Taken.', 'error: Too long.', 'error: Too young.'])
  })
  it('show the messages of fields when there is no other', () => {
    expect(errorSentences(refusal({ errors: { email: ['Taken.'] } }))).toEqual(['Taken.'])
  })
  it('without data are an error that occurred', () => {
    showFailure(new TypeError('network'))
    showFailure(refusal(undefined, 502))
    expect(shown()).toEqual(['error: An error occurred.'])
  })
  it('say nothing of a session that ended: the login does', () => {
    showFailure(refusal({ message: 'Please log in.' }, 401))
    expect(shown()).toEqual([])
  })
})

describe('answers by the way', () => {
  it('prefer the message in the data', () => {
    showAnswer({ message: 'outer', data: { message: 'inner' } })
    showAnswer({ message: 'outer' })
    showAnswer({})
    expect(shown()).toEqual(['info: inner', 'info: outer'])
  })
})

describe('reads', () => {
  it('give what they read', async () => {
    await expect(fetched(Promise.resolve(3))).resolves.toBe(3)
  })
  it('rethrow the message of the server, else a sentence of their own', async () => {
    await expect(fetched(Promise.reject(refusal({ message: 'Gone.' }, 404)))).rejects.toMatchObject({ message: 'Gone.', status: 404 })
    await expect(fetched(Promise.reject(refusal(undefined, 500)))).rejects.toMatchObject({
      message: 'Failed to fetch profile data',
      status: 500,
    })
    await expect(fetched(Promise.reject(new TypeError('x')))).rejects.toMatchObject({ message: 'Failed to fetch profile data', status: 0 })
  })
})
