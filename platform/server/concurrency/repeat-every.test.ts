import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatEvery } from './repeat-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('repeats one run at a time, goes on after a failure, and ends', async () => {
  let runs = 0
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const errors: unknown[] = []
  const work = () => {
    runs += 1
    return new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
  }
  const repeated = repeatEvery(100, work, (error) => errors.push(error))
  await vi.advanceTimersByTimeAsync(350)
  expect(runs).toBe(1)
  settle?.reject(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(100)
  expect([runs, errors]).toEqual([2, [new Error('the database is away')]])
  settle?.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toBe(3)
  settle?.resolve()
  repeated[Symbol.dispose]()
  await vi.advanceTimersByTimeAsync(300)
  expect(runs).toBe(3)
})
