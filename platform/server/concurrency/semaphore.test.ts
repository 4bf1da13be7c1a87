import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

/** Starts tasks behind a semaphore; the test ends each of them by `end`. */
const tasks = (permits: number, needs: number[]) => {
  const limited = createSemaphore(permits)
  const begun: number[] = []
  const ends: ((error?: Error) => void)[] = []
  const results = needs.map((need, n) =>
    limited(need, () => {
      begun.push(n)
      return new Promise<number>((resolve, reject) => (ends[n] = (error) => (error ? reject(error) : resolve(n))))
    }),
  )
  const end = async (n: number, error?: Error) => {
    ends[n]?.(error)
    await Promise.allSettled([results[n]])
    await setImmediate()
  }
  return { begun, results, end, limited }
}

it('runs tasks in order up to the limit, and goes on after a task that fails', async () => {
  const { begun, results, end, limited } = tasks(2, [1, 1, 1, 1])
  await setImmediate()
  expect(begun).toEqual([0, 1])
  await end(1, new Error('broken'))
  await expect(results[1]).rejects.toThrow('broken')
  expect(begun).toEqual([0, 1, 2])
  await end(0)
  await end(2)
  await end(3)
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3])
  expect(await limited(1, () => Promise.resolve('later'))).toBe('later')
})

it('runs a task that needs every permit alone, before later tasks', async () => {
  const { begun, end } = tasks(2, [1, 5, 1, 1])
  await setImmediate()
  expect(begun).toEqual([0])
  await end(0)
  expect(begun).toEqual([0, 1])
  await end(1)
  expect(begun).toEqual([0, 1, 2, 3])
})

it('refuses a task when the queue is full', async () => {
  const limited = createSemaphore(1, 1)
  let release = () => {}
  const first = limited(1, () => new Promise<void>((resolve) => (release = resolve)))
  const second = limited(1, () => Promise.resolve('second'))
  await expect(limited(1, () => Promise.resolve('third'))).rejects.toMatchObject({ reason: { code: 'platform.unavailable' } })
  release()
  await first
  expect(await second).toBe('second')
})
