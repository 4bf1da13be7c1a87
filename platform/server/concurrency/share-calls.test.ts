import { expect, test } from 'vitest'
import { shareCalls } from './share-calls.ts'

const openCalls = () => {
  const calls: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const shared = shareCalls(() => new Promise<number>((resolve, reject) => calls.push({ resolve, reject })))
  return { calls, shared }
}

test('callers during a call share the next one, which begins after they asked', async () => {
  const { calls, shared } = openCalls()
  const first = shared()
  const [second, third] = [shared(), shared()]
  expect(calls).toHaveLength(1)
  calls[0]?.resolve(1)
  await expect(first).resolves.toBe(1)
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.resolve(2)
  await expect(Promise.all([second, third])).resolves.toEqual([2, 2])
})

test('a failed call fails only those who shared it', async () => {
  const { calls, shared } = openCalls()
  const first = shared()
  const second = shared()
  calls[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.resolve(2)
  await expect(second).resolves.toBe(2)
})
