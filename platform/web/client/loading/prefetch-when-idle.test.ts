import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchWhenIdle, isPrefetching } from './prefetch-when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('prefetching when idle', () => {
  it('loads when idle, then calls back', async () => {
    const onFetched = vi.fn()
    prefetchWhenIdle(async () => 'code', onFetched)
    expect(onFetched).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(onFetched).toHaveBeenCalledOnce()
    expect(isPrefetching()).toBe(false)
  })
  it('does not load when cancelled before', async () => {
    const load = vi.fn(async () => 'code')
    prefetchWhenIdle(load)()
    await vi.runAllTimersAsync()
    expect(load).not.toHaveBeenCalled()
  })
  it('does not call back when cancelled while loading', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    const onFetched = vi.fn()
    const leave = prefetchWhenIdle(() => arrival, onFetched)
    vi.runAllTimers()
    expect(isPrefetching()).toBe(true)
    leave()
    arrive()
    await vi.runAllTimersAsync()
    expect(onFetched).not.toHaveBeenCalled()
    expect(isPrefetching()).toBe(false)
  })
  it('ignores failures', async () => {
    const onFetched = vi.fn()
    prefetchWhenIdle(() => Promise.reject(new Error('offline')), onFetched)
    await vi.runAllTimersAsync()
    expect(onFetched).not.toHaveBeenCalled()
    expect(isPrefetching()).toBe(false)
  })
})
