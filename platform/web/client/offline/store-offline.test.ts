// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashKey } from '@tanstack/react-query'
import { minuteMs } from '#platform/shared/durations.ts'
import { queryClient } from '../query.ts'
import { resetSession, startSession } from '../session.ts'
import { useConnection } from '../socket.ts'
import { startStoringOffline } from './store-offline.ts'
import type { OfflineResponse } from './offline-store.ts'

const kept = vi.hoisted(() => new Map<string, OfflineResponse>())
vi.mock('./offline-store.ts', () => ({
  readOfflineResponses: () => Promise.resolve([...kept.values()]),
  writeOfflineResponses: (_member: string, answers: OfflineResponse[]) =>
    Promise.resolve(answers.forEach((one) => kept.set(one.hash, one))),
  deleteOfflineResponses: (_member: string, hashes: string[]) => Promise.resolve(hashes.forEach((hash) => kept.delete(hash))),
}))

const now = Date.UTC(2026, 2, 2, 9)
const feed = ['matches']
const list = ['likes']
const answer = vi.fn(() => Promise.resolve('new feed'))
const read = vi.fn(() => Promise.resolve())
const keep = (queryKey: readonly unknown[], ageMs: number) => {
  const hash = hashKey(queryKey)
  kept.set(hash, { hash, data: 'old', at: now - ageMs })
}
const stored = (queryKey: readonly unknown[]) => kept.get(hashKey(queryKey))?.data
let stop = () => {}
/** Starts with an open connection, as after a restart of the server, and lets the idle moment come. */
const connect = async () => {
  stop = startStoringOffline(() => [
    { queryKey: feed, answer },
    { queryKey: list, read },
  ])
  await vi.advanceTimersByTimeAsync(10_000)
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('indexedDB', {})
  kept.clear()
  queryClient.clear()
  answer.mockClear()
  read.mockClear()
  startSession({ id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' }, 'token')
  useConnection.setState({ state: 'connected' })
})
afterEach(() => {
  stop()
  useConnection.setState({ state: 'off' })
  resetSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches the kept feed again when it is older than ten minutes', async () => {
  keep(feed, 10 * minuteMs + 1)
  await connect()
  expect(answer).toHaveBeenCalledOnce()
  expect(stored(feed)).toBe('new feed')
})

it('leaves a younger feed alone, so that not every browser asks at once after a restart of the server', async () => {
  keep(feed, 10 * minuteMs - 1)
  await connect()
  expect(answer).not.toHaveBeenCalled()
  expect(stored(feed)).toBe('old')
})

it('does not fetch the feed in the background while it is on a screen', async () => {
  keep(feed, 60 * minuteMs)
  queryClient.setQueryData(feed, 'on the screen', { updatedAt: now - 5 * minuteMs })
  await connect()
  expect(answer).not.toHaveBeenCalled()
})

it('reads a list again whatever its age, and deletes what nothing can read', async () => {
  keep(list, 1)
  keep(['gone'], 1)
  await connect()
  expect(read).toHaveBeenCalledOnce()
  expect(stored(['gone'])).toBeUndefined()
})
