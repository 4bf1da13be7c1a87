// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollOnceLoaded, queryClient } from './query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

const follow = (queryFn: () => Promise<string>) => {
  const observer = new QueryObserver(queryClient, { queryKey: ['polled'], queryFn, retry: false, refetchInterval: pollOnceLoaded(1000) })
  return { observer, stop: observer.subscribe(() => {}) }
}

it('a polled query that failed at first keeps its error, with the button under it, until the reader tries again', async () => {
  const fetch = vi.fn(() => Promise.reject<string>(new Error('gone')))
  const { observer, stop } = follow(fetch)
  await vi.advanceTimersByTimeAsync(5000)
  expect([observer.getCurrentResult().status, fetch.mock.calls.length]).toEqual(['error', 1])
  stop()
})

it('a polled query is repeated once it has data', async () => {
  const fetch = vi.fn(() => Promise.resolve('here'))
  const { stop } = follow(fetch)
  await vi.advanceTimersByTimeAsync(3500)
  expect(fetch).toHaveBeenCalledTimes(4)
  stop()
})
