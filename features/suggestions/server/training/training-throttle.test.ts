import { expect, test } from 'vitest'
import { createTrainingThrottle } from './training-throttle.ts'

const never = { isMemoryLow: () => false, isStopping: () => false }
const work = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('other work of the process gets its turn between the slices', async () => {
  let turns = 0
  let isOver = false
  const takeTurn = (): void => void (isOver || (turns++, setImmediate(takeTurn)))
  setImmediate(takeTurn)
  const pace = createTrainingThrottle(60_000, never)
  for (let step = 0; step < 30; step++) {
    work(6)
    await pace.breathe()
  }
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(30)
})

test('a slice that is not used up goes on without a rest', () => {
  expect(createTrainingThrottle(60_000, never).breathe()).toBeUndefined()
})

test.each([
  ['out_of_time', 0, {}],
  ['out_of_memory', 60_000, { isMemoryLow: () => true }],
  ['stopping', 60_000, { isStopping: () => true }],
] as const)('it ends the computation: %s', async (reason, ms, changes) => {
  const pace = createTrainingThrottle(ms, { ...never, ...changes })
  work(6)
  await expect(pace.breathe()).rejects.toMatchObject({ reason })
})
