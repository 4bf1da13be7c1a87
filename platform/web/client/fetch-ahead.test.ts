import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead, isFetchingAhead } from './fetch-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('code that is fetched ahead', () => {
  it('comes once there is time, and says so', async () => {
    const onFetched = vi.fn()
    fetchAhead(async () => 'code', onFetched)
    expect(onFetched).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(onFetched).toHaveBeenCalledOnce()
    expect(isFetchingAhead()).toBe(false)
  })
  it('is not fetched for a screen that was left before', async () => {
    const load = vi.fn(async () => 'code')
    fetchAhead(load)()
    await vi.runAllTimersAsync()
    expect(load).not.toHaveBeenCalled()
  })
  it('does not call back a screen that was left while it came', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    const onFetched = vi.fn()
    const leave = fetchAhead(() => arrival, onFetched)
    vi.runAllTimers()
    expect(isFetchingAhead()).toBe(true)
    leave()
    arrive()
    await vi.runAllTimersAsync()
    expect(onFetched).not.toHaveBeenCalled()
    expect(isFetchingAhead()).toBe(false)
  })
  it('may fail without anybody hearing of it', async () => {
    const onFetched = vi.fn()
    fetchAhead(() => Promise.reject(new Error('offline')), onFetched)
    await vi.runAllTimersAsync()
    expect(onFetched).not.toHaveBeenCalled()
    expect(isFetchingAhead()).toBe(false)
  })
})
